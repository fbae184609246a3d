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
    OUTPUT "then one of: .*\nblack> f6-then one of: a1 .*'f6-c1,a2' is not legal: after 'f6-c1,' there can be: a1 .*> 11/11/11/11/6\\*4/11/11/11/11/11/b1\\*8 w play\n")
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
add_program_test(play.unknown_variant PROGRAM play ARGUMENTS chess EXIT 2 ERROR "no variant is called 'chess'")
add_program_test(play.unknown_level PROGRAM play ARGUMENTS fabrik strong EXIT 2 ERROR "level 'strong': no such level")
add_program_test(play.bad_position PROGRAM play ARGUMENTS distrify-4 --position "4/4/4 b" EXIT 2
    ERROR "--position '4/4/4 b': .* at byte")

add_program_test(selfplay.match PROGRAM selfplay EXIT 0
    ARGUMENTS distrify-4 mcts:50 random --games 10 --threads 2 --records selfplay.records
    OUTPUT "^player .*\nmcts:50 +[0-9]+ +0 .*%.*\nrandom .*\n10 games of .* wins by seat: black [0-9]+ white [0-9]+\n$")
add_program_test(selfplay.three_players PROGRAM selfplay ARGUMENTS exo-3 mcts:5 random random --games 3 EXIT 0
    OUTPUT "3 games of 27.0 moves")
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
add_program_test(solve.three_players PROGRAM solve ARGUMENTS exo-3 EXIT 2 ERROR "no evaluation for two players")

foreach(program IN ITEMS gtp perft picture play selfplay solve tour)
    add_program_test(${program}.help PROGRAM ${program} ARGUMENTS --help EXIT 0 OUTPUT "^usage: tessera-${program}")
    add_program_test(${program}.bad_argument PROGRAM ${program} ARGUMENTS --nonsense EXIT 2
        ERROR "^tessera-${program}: ")
endforeach()
