# Runs the Conan client on a copy of this checkout, in a home of its own and without any remote: the package is made
# and tested for two quite different profiles, which must give one recipe and one package.
cmake_minimum_required(VERSION 3.25)

cmake_path(SET root NORMALIZE ${CMAKE_CURRENT_LIST_DIR}/../../..)
set(ENV{CONAN_HOME} ${work}/home)

# Runs conan; sets `output` to what it says, errors included.
function(run_conan expected)
    execute_process(COMMAND ${conan} ${ARGN} RESULT_VARIABLE result OUTPUT_VARIABLE output ERROR_VARIABLE output)
    if(expected STREQUAL "succeeds" AND NOT result EQUAL 0 OR expected STREQUAL "fails" AND result EQUAL 0)
        message(FATAL_ERROR "conan ${ARGN}\n${output}")
    endif()
    set(output "${output}" PARENT_SCOPE)
endfunction()

file(REMOVE_RECURSE ${work})
file(COPY ${root}/ DESTINATION ${work}/checkout PATTERN .git EXCLUDE REGEX "/(build|vcpkg_installed|__pycache__)$" EXCLUDE)
run_conan(succeeds profile detect)
set(create create ${work}/checkout --no-remote)
run_conan(succeeds ${create} -s compiler.cppstd=20 -s build_type=Debug)
run_conan(succeeds ${create} -s compiler.cppstd=gnu23 -s build_type=Release -s arch=armv8 --test-folder=)

# The client writes `tessera/VERSION#RECIPE:PACKAGE`; what the first run left in the checkout makes no other recipe.
run_conan(succeeds list "tessera/*#*:*" --format=compact)
string(REGEX MATCHALL "#[0-9a-f]+:[0-9a-f]+" packages "${output}")
list(REMOVE_DUPLICATES packages)
list(LENGTH packages count)
if(NOT count EQUAL 1)
    message(FATAL_ERROR "not one recipe and one package for all settings:\n${output}")
endif()

run_conan(fails ${create} -s compiler.cppstd=17)
if(NOT output MATCHES "C\\+\\+ standard|cppstd")
    message(FATAL_ERROR "C++17 is refused for another reason:\n${output}")
endif()
