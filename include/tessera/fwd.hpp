#pragma once

#include <tessera/games/fabrik/facts.hpp>  // fabrik::Rules and its values: a template argument must be complete

/// The names of the games, for headers that only mention them.
namespace tessera {

namespace distrify {
template <int N>
class State;
}  // namespace distrify

namespace exo {
template <int Players>
class State;
}  // namespace exo

namespace fabrik {
template <Rules R>
class State;
}  // namespace fabrik

namespace morelli {
template <int N>
class State;
}  // namespace morelli

/// Distrify on a board of N × N cells, N from 2 to 19.
template <int N = 9>
using Distrify = distrify::State<N>;

/// Exo for two or three players.
template <int Players = 2>
using Exo = exo::State<Players>;

/// Fabrik by its published rules; four in a row win; each player has an own worker; a stone needs the sight of
/// either worker.
using Fabrik = fabrik::State<fabrik::standard>;
/// The revision of 2018: four in a row win.
using FabrikFour = fabrik::State<fabrik::four>;
/// Each player has a worker of their own, and three in a row win.
using FabrikArbeiter = fabrik::State<fabrik::arbeiter>;
/// A stone needs the sight of one worker only.
using FabrikEither = fabrik::State<fabrik::either>;

/// Morelli on a board of N × N cells, N odd and from 5 to 31.
template <int N = 13>
using Morelli = morelli::State<N>;

}  // namespace tessera
