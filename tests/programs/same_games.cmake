# Plays a match on one thread and again on several, and compares the games.
foreach(threads IN ITEMS 1 3)
    execute_process(COMMAND ${program} ${arguments} --threads ${threads} --records ${work}-${threads}.records
                    RESULT_VARIABLE exit OUTPUT_QUIET ERROR_VARIABLE errors)
    if(NOT exit EQUAL 0)
        message(FATAL_ERROR "exit code ${exit}\n${errors}")
    endif()
endforeach()
file(READ ${work}-1.records one)
file(READ ${work}-3.records several)
if(one STREQUAL "" OR NOT one STREQUAL several)
    message(FATAL_ERROR "the games are not the same:\n${one}\n${several}")
endif()
