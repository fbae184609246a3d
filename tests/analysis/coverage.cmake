# Runs the unit tests of a build with clang's coverage and says how much of the headers they run. What only the
# compiler runs, such as the tables that are worked out in constant expressions, counts as not run.
cmake_minimum_required(VERSION 3.25)
file(GLOB old ${work}/*.profraw)
file(REMOVE ${old})
execute_process(COMMAND ${CMAKE_COMMAND} -E env LLVM_PROFILE_FILE=${work}/tests.profraw ${tests} COMMAND_ERROR_IS_FATAL ANY)
execute_process(COMMAND ${profdata} merge -sparse ${work}/tests.profraw -o ${work}/tests.profdata COMMAND_ERROR_IS_FATAL ANY)
execute_process(COMMAND ${cov} report ${tests} -instr-profile=${work}/tests.profdata --show-branch-summary
                        --show-region-summary=false ${include}
                OUTPUT_VARIABLE report COMMAND_ERROR_IS_FATAL ANY)
message("${report}")
execute_process(COMMAND ${cov} show ${tests} -instr-profile=${work}/tests.profdata --show-branches=count
                        --show-instantiations=false -format=html -output-dir=${work}/html ${include}
                COMMAND_ERROR_IS_FATAL ANY)
message("Line by line: ${work}/html/index.html")

# TOTAL, functions, lines and branches: how many, how many not run, and the share that was run.
if(NOT report MATCHES "TOTAL +[0-9]+ +[0-9]+ +[0-9.]+% +[0-9]+ +[0-9]+ +([0-9]+)\\.[0-9]+% +[0-9]+ +[0-9]+ +([0-9]+)\\.[0-9]+%")
    message(FATAL_ERROR "the report has no total")
endif()
if(CMAKE_MATCH_1 LESS 95 OR CMAKE_MATCH_2 LESS 95)
    message(FATAL_ERROR "less than 95 % of lines or branches were run")
endif()
