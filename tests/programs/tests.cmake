# The example programs as people run them: arguments and piped input in, standard output, standard error and
# the exit code out. Each test is one call of run.cmake.
function(add_program_test name)
    cmake_parse_arguments(PARSE_ARGV 1 arg "" "PROGRAM;INPUT;EXIT;OUTPUT;ERROR" "ARGUMENTS")
    add_test(NAME program.${name}
             COMMAND ${CMAKE_COMMAND} -D program=$<TARGET_FILE:tessera-${arg_PROGRAM}> "-Darguments=${arg_ARGUMENTS}"
                     "-Dinput=${arg_INPUT}" "-Dexit=${arg_EXIT}" "-Doutput=${arg_OUTPUT}" "-Derror=${arg_ERROR}"
                     -P ${CMAKE_CURRENT_SOURCE_DIR}/programs/run.cmake)
endfunction()

add_program_test(gtp.session PROGRAM gtp EXIT 0
    INPUT "tessera-game distrify-4\n7 play b a1\ntessera-position\nquit\nname\n"
    OUTPUT "^= \n\n=7 \n\n= 4/4/4/b3 w\n\n= \n\n$")
add_program_test(gtp.ends_with_its_input PROGRAM gtp EXIT 0 INPUT "name" OUTPUT "^= Tessera\n\n$")
add_program_test(gtp.thinks PROGRAM gtp ARGUMENTS --level mcts:10 --seed 3 EXIT 0
    INPUT "tessera-level\ntessera-game distrify-5\ntessera-position 2b2/2b2/1w1w1/2b2/2b2 b\ngenmove b\n"
    OUTPUT "^= mcts:10\n\n= \n\n= \n\n= c3\n\n$")
add_program_test(gtp.bad_level PROGRAM gtp ARGUMENTS --level strong EXIT 2 ERROR "^tessera-gtp: --level: no such level")

# Two people, whose moves come whole or in parts; what is refused says why, and is asked for again.
add_program_test(play.two_people PROGRAM play ARGUMENTS distrify-4 human human EXIT 0
    INPUT "a9\nb2,\nb2\nc4,\nd1\nposition\nundo\nposition\n"
    OUTPUT "'a9' is not legal: no such cell.*'b2,' is not legal.*then one of: .*d1.*> 2w1/4/1b2/3w b\n.*> 4/4/1b2/4 w\n")
add_program_test(play.steps_of_workers PROGRAM play ARGUMENTS fabrik human human EXIT 0
    INPUT "f6\ng7\nblack\nf6\nc1\na2\na1\nposition\n"
    OUTPUT "then one of: .*\nblack> f6-then one of: a1 .*'f6-c1,a2' is not legal: not both workers see a2 then\\.\nAfter 'f6-c1,' there can be: a1 .*> 11/11/11/11/6\\*4/11/11/11/11/11/b1\\*8 w play\n")
# A cell goes on with what was begun, even where it would be a move by itself: f6 and g7 both see f7.
add_program_test(play.begun_moves_go_on PROGRAM play ARGUMENTS fabrik human human EXIT 0
    INPUT "f6\ng7\nblack\nf6\nf7\n\nF7\nposition\n"
    OUTPUT "black> f6-then one of: .*black> f6-f7,black> .*> 11/11/11/11/5b\\*4/5\\*5/11/11/11/11/11 w play\n")
add_program_test(play.reasons.distrify PROGRAM play ARGUMENTS distrify-4 human human EXIT 0
    INPUT "b2\nb2\nc2,c2\npass\na3,\nb4\n\nx\nfoo bar\n"
    OUTPUT "'b2' is not legal: b2 is not empty\\..*'c2,c2' is not legal: .*'pass' is not legal: a player who can place a stone must not pass\\..*'a3,b4' is not legal: a3 and b4 are diagonally adjacent\\..*'x' is not legal: .*I do not know 'foo'")
add_program_test(play.reasons.morelli PROGRAM play ARGUMENTS morelli-5 human human EXIT 0
    INPUT "a1\nc3\nc5-c4\nc5-b2\nc5-c3\nstop\n"
    OUTPUT "'a1' is not legal: the piece on a1 cannot be moved by you\\..*'c3' is not legal: there is no piece on c3\\..*'c5-b2' is not legal: .*If the game stops now, it is a draw\\.")
add_program_test(play.reasons.exo PROGRAM play ARGUMENTS exo human human --setup flat EXIT 0
    INPUT "srt\n3,3\n0,1\nsrt@0,1\n"
    OUTPUT "p1> then one of: -1,-1 -1,0 -1,1 0,-1 .*p1> SRT@'SRT@3,3' is not legal: 3,3 is not next to the star or to a planet of this galaxy\\..*p2> 'SRT@0,1' is not legal: SRT has been taken\\.")
add_program_test(play.not_on_a_terminal PROGRAM play ARGUMENTS distrify-4 human human INPUT "a1\n" EXIT 0
    OUTPUT "\n1\\(b\\)\\. \\. \\. 1\n")
add_program_test(play.with_a_computer PROGRAM play ARGUMENTS distrify-4 human mcts:20 EXIT 0
    INPUT "hint\nb2\nundo\nposition\nquit\n"
    OUTPUT "I would play [a-d][1-4]\\..*white \\(mcts:20\\) plays .*> 4/4/4/4 b\n")
add_program_test(play.computers PROGRAM play ARGUMENTS exo-3 random random mcts:5 --seed 4 EXIT 0
    OUTPUT "p3 \\(mcts:5\\) plays .*(p[123] has won|The game is a draw)\\.\n$")
add_program_test(play.asks PROGRAM play EXIT 0 INPUT "chess\ndistrify-4\n5\n3\nrandom\nquit\n"
    OUTPUT "'chess' is none of: .*'5' is none of: 1 2 3 4.*black \\(random\\) plays .*white> $")
add_program_test(play.saves_and_loads PROGRAM play ARGUMENTS distrify-4 human human EXIT 0
    INPUT "b2\nsave saved.record\nundo\nload saved.record\nposition\nload nothing.record\nsave\n"
    OUTPUT "Saved to saved.record.*> 4/4/1b2/4 w\n.*Cannot read nothing.record.*Save to which file")
add_program_test(play.draws PROGRAM play ARGUMENTS distrify-4 human human EXIT 0
    INPUT "b2\npicture drawn.svg\npicture\npicture no/such/folder.svg\n"
    OUTPUT "Drawn into drawn.svg.*Draw into which file.*Cannot write no/such/folder.svg")
add_program_test(play.over PROGRAM play ARGUMENTS distrify-4 human human --position "2b1/2b1/2b1/4 b" EXIT 0
    INPUT "c1\na1\nundo\nposition\n"
    OUTPUT "black has won\\..*game over> The game is over.*> 2b1/2b1/2b1/4 b\n")
add_program_test(play.which_of_several PROGRAM play ARGUMENTS --load ${CMAKE_CURRENT_SOURCE_DIR}/programs/two.records EXIT 2
    ERROR "two.records has 2 games; choose one with --game")
add_program_test(play.second_of_several PROGRAM play EXIT 0 INPUT "position\n"
    ARGUMENTS distrify-4 human human --game 2 --load ${CMAKE_CURRENT_SOURCE_DIR}/programs/two.records
    OUTPUT "> 4/4/1b2/4 w\n")
add_program_test(play.no_such_record PROGRAM play ARGUMENTS --load nothing.record EXIT 2 ERROR "cannot read nothing.record")
add_program_test(play.record_is_a_folder PROGRAM play ARGUMENTS --load ${CMAKE_CURRENT_SOURCE_DIR} EXIT 2 ERROR "cannot read ")
add_program_test(play.record_is_none PROGRAM play EXIT 2 ARGUMENTS distrify-4
    --load ${CMAKE_CURRENT_SOURCE_DIR}/programs/same_games.cmake ERROR "same_games.cmake: the tag Game is missing")
add_program_test(play.load_or_position PROGRAM play EXIT 2 ERROR "--load excludes --setup and --position"
    ARGUMENTS distrify-4 --position "4/4/4/4 b" --game 1 --load ${CMAKE_CURRENT_SOURCE_DIR}/programs/two.records)
add_program_test(play.unknown_variant PROGRAM play ARGUMENTS chess EXIT 2 ERROR "no variant is called 'chess'")
add_program_test(play.unknown_level PROGRAM play ARGUMENTS fabrik strong EXIT 2 ERROR "level 'strong': no such level")
add_program_test(play.bad_position PROGRAM play ARGUMENTS distrify-4 --position "4/4/4 b" EXIT 2
    ERROR "--position '4/4/4 b': .* at byte")

add_program_test(selfplay.match PROGRAM selfplay EXIT 0
    ARGUMENTS distrify-4 mcts:50 random --games 10 --threads 2 --records selfplay.records
    OUTPUT "^player .*\nmcts:50 +[0-9]+ +0 .*%.*\nrandom .*\n10 games of .* wins by seat: black [0-9]+ white [0-9]+\n$")
add_program_test(selfplay.three_players PROGRAM selfplay ARGUMENTS exo-3 mcts:5 random random --games 3 EXIT 0
    OUTPUT "3 games of 27.0 moves")
add_test(NAME program.selfplay.same_seed_same_games
         COMMAND ${CMAKE_COMMAND} -D program=$<TARGET_FILE:tessera-selfplay>
                 "-Darguments=distrify-4;mcts:20;negamax:1;--games;6;--seed;5" -Dwork=${CMAKE_CURRENT_BINARY_DIR}/same-games
                 -P ${CMAKE_CURRENT_SOURCE_DIR}/programs/same_games.cmake)
add_program_test(selfplay.shares_draws PROGRAM selfplay EXIT 0 ARGUMENTS morelli-5 random random --games 4 --seed 2
    OUTPUT "random +0 +4 +0 +50\\.0%")
add_program_test(selfplay.no_place_for_records PROGRAM selfplay EXIT 2
    ARGUMENTS fabrik hard hard --games 1000000 --records nowhere/at.all ERROR "cannot write 'nowhere/at.all'")
add_program_test(selfplay.too_few_players PROGRAM selfplay ARGUMENTS exo-3 random random EXIT 2
    ERROR "expected 3 players for exo-3")
add_program_test(selfplay.no_negamax_for_three PROGRAM selfplay ARGUMENTS exo-3 random random negamax:2 EXIT 2
    ERROR "no evaluation for two players")

add_program_test(picture.last_move PROGRAM picture EXIT 0
    ARGUMENTS fabrik --moves "f6 h8 black f6-f7,g8" --guides --highlight "a1 b2" OUTPUT "^<svg .*white to move.*head.*</svg>\n$")
add_program_test(picture.setup PROGRAM picture ARGUMENTS morelli-7 --setup free --targets EXIT 0
    OUTPUT "<desc>7/7/7/7/7/7/7 b setup</desc>")
add_program_test(picture.space PROGRAM picture ARGUMENTS exo-3 --setup "piles 4" --no-coordinates EXIT 0 OUTPUT "p1 to move")
add_program_test(picture.bad_move PROGRAM picture ARGUMENTS distrify-4 --moves "b2 b2" EXIT 2 ERROR "'b2' is not legal")
add_program_test(picture.bad_cell PROGRAM picture ARGUMENTS distrify-4 --highlight "b2 e5" EXIT 2 ERROR "'e5' is not a cell")
add_program_test(picture.no_cells PROGRAM picture ARGUMENTS exo --highlight a1 EXIT 2 ERROR "this game has no cells")
add_program_test(perft.count PROGRAM perft ARGUMENTS distrify-4 3 --threads 2 EXIT 0 OUTPUT "^perft 3: 130620 in ")
add_program_test(perft.divide PROGRAM perft ARGUMENTS distrify-4 1 --divide --position "ww1b/bwbw/b2b/wbww w" EXIT 0
    OUTPUT "^pass 1\nperft 1: 1 in ")
add_program_test(perft.setup PROGRAM perft ARGUMENTS morelli-5 0 --setup facing EXIT 0 OUTPUT "^perft 0: 1 in ")
add_program_test(perft.bad_setup PROGRAM perft ARGUMENTS distrify-4 1 --setup facing EXIT 2 ERROR "only one setup")
add_program_test(perft.bad_depth PROGRAM perft ARGUMENTS distrify-4 x EXIT 2 ERROR "DEPTH: expected a number")

add_program_test(solve.win PROGRAM solve ARGUMENTS distrify-3 --table 10 EXIT 0 OUTPUT "solved: black wins in 3\n$")
add_program_test(solve.draw PROGRAM solve ARGUMENTS morelli-5 --table 14 EXIT 0 OUTPUT "solved: draw\n$")
add_program_test(solve.gives_up PROGRAM solve ARGUMENTS distrify --depth 1 --table 10 EXIT 0 OUTPUT "not solved\n$")
add_program_test(solve.proof PROGRAM solve ARGUMENTS distrify-3 --proof --table 10 EXIT 0
    OUTPUT "^black wins by b2, .*solved: black wins\n$")
add_program_test(solve.proof_of_a_draw PROGRAM solve ARGUMENTS morelli-5 --proof --position "b4/5/5/5/4w b play" EXIT 0
    OUTPUT "^black does not win, .*white does not win, .*solved: draw\n$")
add_program_test(solve.no_memory PROGRAM solve ARGUMENTS distrify-3 --table 40 EXIT 2 ERROR "--table: there is not so much memory")
add_program_test(solve.three_players PROGRAM solve ARGUMENTS exo-3 EXIT 2 ERROR "no evaluation for two players")

foreach(program IN ITEMS gtp perft picture play selfplay solve tour)
    add_program_test(${program}.help PROGRAM ${program} ARGUMENTS --help EXIT 0 OUTPUT "^usage: tessera-${program}")
    add_program_test(${program}.bad_argument PROGRAM ${program} ARGUMENTS --nonsense EXIT 2
        ERROR "^tessera-${program}: ")
endforeach()

# On a terminal there are colours, unless nobody wants them, and bars for those who wait.
find_program(SCRIPT script)
if(SCRIPT AND UNIX AND NOT APPLE)
    function(add_terminal_test name)
        cmake_parse_arguments(PARSE_ARGV 1 arg "" "PROGRAM;INPUT;OUTPUT;NOT;ENVIRONMENT" "ARGUMENTS")
        add_test(NAME program.terminal.${name}
                 COMMAND ${CMAKE_COMMAND} -D script=${SCRIPT} -D program=$<TARGET_FILE:tessera-${arg_PROGRAM}>
                         "-Darguments=${arg_ARGUMENTS}" "-Dinput=${arg_INPUT}" "-Doutput=${arg_OUTPUT}" "-Dnot=${arg_NOT}"
                         -P ${CMAKE_CURRENT_SOURCE_DIR}/programs/terminal.cmake)
        set_tests_properties(program.terminal.${name} PROPERTIES ENVIRONMENT "TERM=xterm;${arg_ENVIRONMENT}")
    endfunction()
    add_terminal_test(colours PROGRAM play ARGUMENTS distrify-4 human human INPUT "a1\nquit\n" OUTPUT "\\[[0-9;]+m.*●")
    add_terminal_test(no_colour PROGRAM play ARGUMENTS distrify-4 human human INPUT "a1\nquit\n" ENVIRONMENT NO_COLOR=1
        OUTPUT "1\\(b\\)" NOT "\\[[0-9;]+m|●")
    add_terminal_test(dumb PROGRAM play ARGUMENTS distrify-4 human human INPUT "a1\nquit\n" ENVIRONMENT TERM=dumb
        OUTPUT "1\\(b\\)" NOT "\\[[0-9;]+m|●")
    add_terminal_test(bar PROGRAM selfplay ARGUMENTS distrify-5 mcts:1000 mcts:1000 --games 20 OUTPUT "of 20, about .*20 games of")
    add_terminal_test(no_bar_if_it_is_quick PROGRAM perft ARGUMENTS distrify-4 2 OUTPUT "perft 2: 1668" NOT "of 16")
endif()
