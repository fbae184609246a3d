# Static analysis of the headers, by what is installed of clang-tidy and cppcheck; a finding is an error.
find_program(CLANG_TIDY clang-tidy)
find_program(CPPCHECK cppcheck)
add_custom_target(tessera-analysis)
if(CLANG_TIDY)
    # One program that uses all of the library; the checks are in .clang-tidy, clang's analyser among them.
    add_custom_target(tessera-clang-tidy VERBATIM
        COMMAND ${CLANG_TIDY} --quiet ${CMAKE_CURRENT_SOURCE_DIR}/packaging/flags/first.cpp --
                -std=c++20 -I ${PROJECT_SOURCE_DIR}/include)
    add_dependencies(tessera-analysis tessera-clang-tidy)
endif()
if(CPPCHECK)
    # Each header alone. Not every header can be read by cppcheck 2.10, which stumbles over lambdas that initialise
    # templates of variables; and that a default-initialised move or cell has no value is meant so.
    add_custom_target(tessera-cppcheck VERBATIM
        COMMAND ${CPPCHECK} --std=c++20 --language=c++ --enable=warning,performance,portability --error-exitcode=1 --quiet
                --suppress=missingIncludeSystem --suppress=syntaxError --suppress=internalAstError
                --suppress=uninitMemberVar ${headers}
        WORKING_DIRECTORY ${PROJECT_SOURCE_DIR})
    add_dependencies(tessera-analysis tessera-cppcheck)
endif()

# How much of the headers the unit tests run: `cmake --workflow --preset coverage`.
option(TESSERA_COVERAGE "Build for the coverage of Tessera's headers, with clang" OFF)
if(TESSERA_COVERAGE)
    string(REGEX MATCH "^[0-9]+" clang_version ${CMAKE_CXX_COMPILER_VERSION})
    find_program(LLVM_COV NAMES llvm-cov-${clang_version} llvm-cov REQUIRED)
    find_program(LLVM_PROFDATA NAMES llvm-profdata-${clang_version} llvm-profdata REQUIRED)
    find_package(Python3 REQUIRED)
    add_custom_target(tessera-coverage DEPENDS tessera-tests USES_TERMINAL VERBATIM
        COMMAND ${Python3_EXECUTABLE} ${CMAKE_CURRENT_SOURCE_DIR}/analysis/coverage.py $<TARGET_FILE:tessera-tests>
                ${CMAKE_CURRENT_BINARY_DIR} ${LLVM_COV} ${LLVM_PROFDATA})
endif()
