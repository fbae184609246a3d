# The version lives in version.hpp. Whatever else names it, and has to because its format wants it, is found here:
# every disagreement is an error with the file's name.
cmake_minimum_required(VERSION 3.25)

cmake_path(SET root NORMALIZE ${CMAKE_CURRENT_LIST_DIR}/../..)
if(NOT DEFINED version)
    file(STRINGS ${root}/include/tessera/version.hpp version REGEX "^#define TESSERA_VERSION_(MAJOR|MINOR|PATCH) ")
    list(TRANSFORM version REPLACE ".* " "")
    list(JOIN version "." version)
endif()
string(REGEX REPLACE "[.][0-9]+$" "" minor_version "${version}")

# Each match of the pattern in the file names a version in its last brackets; at least `least` are there.
function(expect file least pattern)
    cmake_path(IS_ABSOLUTE file absolute)
    if(absolute)
        set(path ${file})
    else()
        set(path ${root}/${file})
    endif()
    file(READ ${path} text)
    string(REGEX MATCHALL "${pattern}" matches "${text}")
    list(LENGTH matches count)
    if(count LESS least)
        message(SEND_ERROR "${file}: names no version in the form ${pattern}")
    endif()
    foreach(match IN LISTS matches)
        string(REGEX MATCH "[0-9]+[.][0-9]+([.][0-9]+)?" named "${match}")
        if(NOT named STREQUAL version AND NOT named STREQUAL minor_version)
            message(SEND_ERROR "${file}: version ${named} instead of ${version}")
        endif()
    endforeach()
endfunction()

set(number "[0-9]+[.][0-9]+([.][0-9]+)?")

# The newest entry of the change log, released or not.
file(READ ${root}/CHANGELOG.md changes)
if(NOT changes MATCHES "\n## [^0-9\n]*(${number})")
    message(SEND_ERROR "CHANGELOG.md: no entry with a version")
elseif(NOT CMAKE_MATCH_1 STREQUAL version)
    message(SEND_ERROR "CHANGELOG.md: version ${CMAKE_MATCH_1} instead of ${version}")
endif()

# vcpkg: the ports have it, the project's own manifest does without.
expect(tests/packaging/vcpkg/overlay/tessera/vcpkg.json 1 "\"version[a-z-]*\": *\"${number}\"")
expect(tests/packaging/vcpkg/registry/tessera/vcpkg.json 1 "\"version[a-z-]*\": *\"${number}\"")
expect(vcpkg.json 0 "\"version[a-z-]*\": *\"${number}\"")
# Conan reads it from the header, Doxygen is told.
expect(conanfile.py 0 "version *= *[\"']${number}")
expect(docs/Doxyfile 0 "PROJECT_NUMBER *= *${number}")
# What people copy into their projects.
expect(README.md 2 "tessera[/ ]${number}")
expect(docs/packaging.md 3 "(tessera[/ ]|FIND_PACKAGE_ARGS |GIT_TAG v?)${number}")
# And wherever else a number stands behind the library's name.
file(GLOB_RECURSE files RELATIVE ${root} ${root}/docs/*.md ${root}/docs/Doxyfile ${root}/examples/* ${root}/bench/*
     ${root}/include/* ${root}/tests/*.txt ${root}/tests/*.cmake ${root}/tests/*.py ${root}/tests/*.json
     ${root}/tests/*.cpp ${root}/tests/*.hpp)
foreach(file IN LISTS files ITEMS CMakeLists.txt CONTRIBUTING.md README.md conanfile.py)
    expect(${file} 0 "[Tt]essera(_VERSION|[ _]version| VERSION)?[ /@:=\"'-]+v?${number}")
endforeach()

# What CMake made of it.
if(DEFINED project_version)
    if(NOT project_version STREQUAL version)
        message(SEND_ERROR "CMake: version ${project_version} instead of ${version}")
    endif()
    expect(${build}/tessera-config-version.cmake 1 "PACKAGE_VERSION \"${number}\"")
    expect(${build}/tessera.pc 1 "Version: ${number}")
    expect(${build}/single/tessera.hpp 1 "// Tessera ${number}")
endif()
