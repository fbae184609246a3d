#pragma once

#include <tessera/algorithm/computer.hpp>        // Computer
#include <tessera/algorithm/immediate_win.hpp>   // immediate_win
#include <tessera/algorithm/level.hpp>           // Level
#include <tessera/algorithm/mcts.hpp>            // Mcts
#include <tessera/algorithm/negamax.hpp>         // Negamax
#include <tessera/algorithm/parallel_mcts.hpp>   // ParallelMcts
#include <tessera/algorithm/parallel_perft.hpp>  // divide, parallel_perft
#include <tessera/algorithm/perft.hpp>           // perft
#include <tessera/algorithm/playout.hpp>         // playout
#include <tessera/algorithm/proof.hpp>           // ProofSearch
#include <tessera/io/diagram.hpp>                // diagram
#include <tessera/io/gtp.hpp>                    // gtp::Engine
#include <tessera/io/history.hpp>                // History
#include <tessera/io/record.hpp>                 // Record
#include <tessera/io/svg.hpp>                    // svg
#include <tessera/variants.hpp>                  // all games
#include <tessera/version.hpp>                   // version
