# What it costs to include Tessera: the seconds (user time) to compile an empty main with each game's header and
# with everything, without optimisation; and that such a main has nothing of Tessera in its object file.
#
#   cmake -D compiler=g++ [-D work=<directory>] [-D runs=3] -P bench/inclusion.cmake
#
# The smallest time of all runs counts: whatever else the machine does can only add to it. With runs=0 only the
# object file is looked at.
cmake_minimum_required(VERSION 3.25)

cmake_path(GET CMAKE_CURRENT_LIST_DIR PARENT_PATH root)
foreach(default IN ITEMS compiler=c++ work=${root}/build/inclusion runs=3 nm=nm size=size)
    string(REGEX MATCH "^([a-z]+)=(.*)$" default "${default}")
    if(NOT DEFINED ${CMAKE_MATCH_1})
        set(${CMAKE_MATCH_1} ${CMAKE_MATCH_2})
    endif()
endforeach()
set(flags -std=c++20 -O0 -I ${root}/include -I ${work})

# Compiles an empty main after these includes; sets `milliseconds`.
function(compile name includes)
    file(WRITE ${work}/${name}.cpp "${includes}int main() {}\n")
    execute_process(
        COMMAND sh -c "\"$@\" && times" sh ${compiler} ${flags} -c ${name}.cpp -o ${name}.o
        WORKING_DIRECTORY ${work} OUTPUT_VARIABLE times COMMAND_ERROR_IS_FATAL ANY)
    # The second line is of the children: user time, then the system's.
    if(NOT times MATCHES "\n([0-9]+)m([0-9]+)[.]([0-9]+)s ")
        message(FATAL_ERROR "times of the shell: ${times}")
    endif()
    string(SUBSTRING "${CMAKE_MATCH_3}000" 0 3 fraction)
    math(EXPR milliseconds "${CMAKE_MATCH_1} * 60000 + ${CMAKE_MATCH_2} * 1000 + 1${fraction} - 1000")
    return(PROPAGATE milliseconds)
endfunction()

# What is in an object file: the names of its symbols, and the bytes of its code and data.
function(contents object out)
    execute_process(COMMAND ${nm} -C ${object} WORKING_DIRECTORY ${work}
                    OUTPUT_VARIABLE symbols COMMAND_ERROR_IS_FATAL ANY)
    string(REGEX REPLACE "[0-9a-f]+ ([A-Za-z] )" "\\1" symbols "${symbols}")
    execute_process(COMMAND ${size} ${object} WORKING_DIRECTORY ${work}
                    OUTPUT_VARIABLE bytes COMMAND_ERROR_IS_FATAL ANY)
    string(REGEX MATCH "\n *([0-9]+)[\t ]+([0-9]+)[\t ]+([0-9]+)" bytes "${bytes}")
    set(${out} "${symbols}text ${CMAKE_MATCH_1}, data ${CMAKE_MATCH_2}, bss ${CMAKE_MATCH_3}" PARENT_SCOPE)
endfunction()

file(GLOB games RELATIVE ${root}/include/tessera/games ${root}/include/tessera/games/*)
if(runs GREATER 0)
    execute_process(COMMAND ${compiler} --version OUTPUT_VARIABLE compiler_version COMMAND_ERROR_IS_FATAL ANY)
    string(REGEX MATCH "^[^\n]*" compiler_version "${compiler_version}")
    message("${compiler_version}, -O0, an empty main, the best of ${runs}\n")
    message("includes               user seconds   at most")
    foreach(name IN ITEMS nothing LISTS games ITEMS tessera)
        set(includes "#include <tessera/${name}.hpp>\n")
        set(budget 1000)
        if(name STREQUAL "nothing")
            set(includes "")
        elseif(name STREQUAL "tessera")
            set(budget 2500)
        endif()
        unset(best)
        foreach(run RANGE 1 ${runs})
            compile(${name} "${includes}")
            if(NOT DEFINED best OR milliseconds LESS best)
                set(best ${milliseconds})
            endif()
        endforeach()
        foreach(time IN ITEMS best budget)
            math(EXPR whole "${${time}} / 1000")
            math(EXPR rest "${${time}} % 1000 + 1000")
            string(SUBSTRING ${rest} 1 2 rest)
            set(${time}_seconds ${whole}.${rest})
        endforeach()
        string(SUBSTRING "tessera/${name}.hpp          " 0 22 what)
        if(name STREQUAL "nothing")
            message("nothing                        ${best_seconds}")
        elseif(best GREATER budget)
            message("${what}         ${best_seconds}      ${budget_seconds}   over")
        else()
            message("${what}         ${best_seconds}      ${budget_seconds}")
        endif()
    endforeach()
    message("")
endif()

# The standard library's own leftovers are not Tessera's: the measure is a main with the same standard headers.
execute_process(COMMAND ${CMAKE_COMMAND} -D output=${work} -P ${root}/.cmake/single_header.cmake
                COMMAND_ERROR_IS_FATAL ANY)
execute_process(COMMAND ${CMAKE_COMMAND} -D single=${work} -D output=${work}/standard_headers.hpp
                -P ${root}/tests/packaging/standard_headers.cmake COMMAND_ERROR_IS_FATAL ANY)
compile(everything "#include <tessera/tessera.hpp>\n")
contents(everything.o with_tessera)
compile(standard "#include <standard_headers.hpp>\n")
contents(standard.o without)
if(NOT with_tessera STREQUAL without)
    message(FATAL_ERROR "The object file of an empty main that includes everything has\n${with_tessera}\n"
                        "and without Tessera\n${without}")
endif()
message("In the object file there is nothing of Tessera.")
