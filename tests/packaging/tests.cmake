# Tessera as other people take it in: by CMake and pkg-config, by Conan, by vcpkg, as a single file; and with their
# compilers and flags. docs/packaging.md says how.
if(TESSERA_INSTALL)
    include(consumer/tests.cmake)
endif()

set(packaging ${CMAKE_CURRENT_SOURCE_DIR}/packaging)
set(packaging_work ${CMAKE_CURRENT_BINARY_DIR}/packaging)
set(single_dir ${PROJECT_BINARY_DIR}/single)
file(MAKE_DIRECTORY ${packaging_work})

# The version has one place; the second test shows that each of the others would be found out.
set(check_version ${CMAKE_COMMAND} -D project_version=${PROJECT_VERSION} -D build=${PROJECT_BINARY_DIR}
    -P ${packaging}/version.cmake)
add_test(NAME version.is_the_same_everywhere COMMAND ${check_version})
add_test(NAME version.a_difference_is_found COMMAND ${CMAKE_COMMAND} -D version=98.76.54 -P ${packaging}/version.cmake)
set_tests_properties(version.a_difference_is_found PROPERTIES PASS_REGULAR_EXPRESSION
    "CHANGELOG.md: .*overlay/tessera/vcpkg.json: .*registry/tessera/vcpkg.json: .*README.md: .*docs/packaging.md: ")

# The single files. The conformance tests include the library's headers by name: here each name leads to the one
# file. Every fifth variant from the third on has all four games among them.
foreach(header IN LISTS headers)
    cmake_path(RELATIVE_PATH header BASE_DIRECTORY ${PROJECT_SOURCE_DIR}/include)
    file(CONFIGURE OUTPUT ${packaging_work}/forward/${header} @ONLY CONTENT "#include <tessera.hpp>\n")
endforeach()
add_executable(tessera-single-header-tests main.cpp conformance/conformance.cpp)
add_dependencies(tessera-single-header-tests tessera-single-header)
target_compile_features(tessera-single-header-tests PRIVATE cxx_std_20)
target_compile_options(tessera-single-header-tests PRIVATE ${optimised}
    $<TARGET_PROPERTY:tessera_developer,INTERFACE_COMPILE_OPTIONS>)
target_compile_definitions(tessera-single-header-tests PRIVATE
    TESSERA_SLICE=2 TESSERA_SLICES=5 TESSERA_TEST_DATA="${CMAKE_CURRENT_SOURCE_DIR}/data")
target_include_directories(tessera-single-header-tests PRIVATE
    ${packaging_work}/forward ${single_dir} ${CMAKE_CURRENT_SOURCE_DIR})
target_link_libraries(tessera-single-header-tests PRIVATE
    $<TARGET_OBJECTS:tessera_reference> doctest::doctest Threads::Threads)
doctest_discover_tests(tessera-single-header-tests TEST_PREFIX "single_header."
                       PROPERTIES FAIL_REGULAR_EXPRESSION "test cases: +0")
add_test(NAME single_header.has_each_header_once
         COMMAND ${CMAKE_COMMAND} -D single=${single_dir} -P ${packaging}/single_header.cmake)
file(GLOB games CONFIGURE_DEPENDS RELATIVE ${PROJECT_SOURCE_DIR}/include/tessera/games
     ${PROJECT_SOURCE_DIR}/include/tessera/games/*)
foreach(game IN LISTS games)
    add_test(NAME single_header.${game}_alone COMMAND ${CMAKE_CXX_COMPILER} -std=c++20 ${warnings} -Werror
             -include ${single_dir}/${game}.hpp -c ${packaging}/flags/empty.cpp -o ${packaging_work}/${game}.o)
endforeach()

# What users' compilers say: the default and the newest of g++ and clang++, and the one of this build.
foreach(family IN ITEMS g++ clang++)
    find_program(TESSERA_TEST_${family} ${family})
    foreach(version RANGE 40 10 -1)
        list(APPEND newest ${family}-${version})
    endforeach()
    find_program(TESSERA_TEST_NEWEST_${family} NAMES ${newest} NAMES_PER_DIR)
    unset(newest)
    foreach(compiler IN ITEMS TESSERA_TEST_${family} TESSERA_TEST_NEWEST_${family})
        if(${compiler})
            list(APPEND compilers ${${compiler}})
        endif()
    endforeach()
endforeach()
# Beside the project's own warnings, those that users of a header have on and cannot mend.
set(more_warnings -Wdouble-promotion -Wcast-qual -Wextra-semi -Wformat=2 -Wnon-virtual-dtor -Woverloaded-virtual -Wundef)
foreach(compiler IN LISTS compilers ITEMS ${CMAKE_CXX_COMPILER})
    file(REAL_PATH ${compiler} same)
    if(same IN_LIST tested)
        continue()
    endif()
    list(APPEND tested ${same})
    cmake_path(GET compiler FILENAME name)
    set(work ${packaging_work}/${name})
    file(MAKE_DIRECTORY ${work})
    set(compile ${compiler} -std=c++20 ${warnings} ${more_warnings} -Werror -I ${PROJECT_SOURCE_DIR}/include)
    if(name MATCHES "^g[+][+]")
        list(APPEND compile -Wuseless-cast -Wduplicated-cond -Wduplicated-branches -Wlogical-op)
    endif()

    # Two translation units that use everything, as one program.
    add_test(NAME flags.${name}.c++20_two_units COMMAND ${compile} -pthread
             ${packaging}/flags/first.cpp ${packaging}/flags/second.cpp -o ${work}/two_units)
    add_test(NAME flags.${name}.c++20_two_units_run COMMAND ${CMAKE_COMMAND} -E env ${work}/two_units)
    set_tests_properties(flags.${name}.c++20_two_units PROPERTIES FIXTURES_SETUP two_units_${name})
    set_tests_properties(flags.${name}.c++20_two_units_run PROPERTIES FIXTURES_REQUIRED two_units_${name})
    # Some warnings come with optimisation only.
    add_test(NAME flags.${name}.c++23_optimised
             COMMAND ${compile} -std=c++2b -O2 -c ${packaging}/flags/first.cpp -o ${work}/optimised.o)
    add_test(NAME flags.${name}.no_exceptions_no_rtti
             COMMAND ${compile} -fno-exceptions -fno-rtti -fsyntax-only ${packaging}/flags/first.cpp)
    add_test(NAME flags.${name}.min_max_macros COMMAND ${compile} -I ${packaging_work}
             -c ${packaging}/flags/min_max_macros.cpp -o ${work}/min_max_macros.o)
    set_tests_properties(flags.${name}.min_max_macros PROPERTIES FIXTURES_REQUIRED standard_headers)

    add_test(NAME single_header.${name}.files_go_together
             COMMAND ${compile} -I ${single_dir} -c ${packaging}/flags/single_files.cpp -o ${work}/single_files.o)
    add_test(NAME inclusion.${name}.leaves_nothing_in_the_object COMMAND ${CMAKE_COMMAND}
             -D compiler=${compiler} -D nm=${CMAKE_NM} -D work=${work}/inclusion -D runs=0
             -P ${PROJECT_SOURCE_DIR}/bench/inclusion.cmake)
endforeach()
add_test(NAME flags.standard_headers COMMAND ${CMAKE_COMMAND}
         -D single=${single_dir} -D output=${packaging_work}/standard_headers.hpp -P ${packaging}/standard_headers.cmake)
set_tests_properties(flags.standard_headers PROPERTIES FIXTURES_SETUP standard_headers)

# The README's ways, by its own lines.
set(readme ${CMAKE_COMMAND} -D compiler=${CMAKE_CXX_COMPILER})
foreach(way IN ITEMS "In your build" "Installed by CMake" "One file")
    string(MAKE_C_IDENTIFIER ${way} name)
    add_test(NAME readme.${name} COMMAND ${readme} -D way=${way} -D work=${packaging_work}/readme/${name}
             -P ${packaging}/readme.cmake)
endforeach()

# The package managers, where they are installed. Neither needs the network.
find_program(TESSERA_TEST_CONAN conan)
if(TESSERA_TEST_CONAN)
    cmake_path(GET TESSERA_TEST_CONAN PARENT_PATH conan_path)
    add_test(NAME readme.Conan_2 COMMAND ${readme} -D "way=Conan 2" -D path=${conan_path}
             -D work=${packaging_work}/readme/Conan_2 -P ${packaging}/readme.cmake)
    add_test(NAME conan.create COMMAND ${CMAKE_COMMAND} -D conan=${TESSERA_TEST_CONAN} -D work=${packaging_work}/conan
             -P ${packaging}/conan/test.cmake)
endif()
find_program(TESSERA_TEST_VCPKG vcpkg HINTS $ENV{VCPKG_ROOT})
if(TESSERA_TEST_VCPKG)
    file(REAL_PATH ${TESSERA_TEST_VCPKG} vcpkg)
    cmake_path(GET vcpkg PARENT_PATH vcpkg_root)
    if(EXISTS ${vcpkg_root}/.vcpkg-root)
        add_test(NAME vcpkg.install COMMAND ${CMAKE_COMMAND} -D vcpkg=${vcpkg} -D root=${vcpkg_root}
                 -D work=${packaging_work}/vcpkg -D generator=${CMAKE_GENERATOR} -P ${packaging}/vcpkg/test.cmake)
        add_test(NAME readme.vcpkg COMMAND ${readme} -D way=vcpkg -D vcpkg_root=${vcpkg_root}
                 -D work=${packaging_work}/readme/vcpkg -P ${packaging}/readme.cmake)
    endif()
endif()
