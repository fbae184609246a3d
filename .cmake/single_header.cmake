# Writes the library as single files: tessera.hpp with everything, and one file a game. Needs CMake alone:
#
#   cmake -D output=<directory> -P .cmake/single_header.cmake          (default: build/single)
#
# Each header stands once, after those that it includes, between guards of its own, so that several of the files
# can be included together. Includes of the standard library stay where they are.
cmake_minimum_required(VERSION 3.25)

cmake_path(GET CMAKE_CURRENT_LIST_DIR PARENT_PATH root)
if(NOT DEFINED output)
    set(output ${root}/build/single)
endif()

# Appends a header to the global property `text`, what it includes first.
function(append_header header)
    get_property(seen GLOBAL PROPERTY seen)
    if(header IN_LIST seen)
        return()
    endif()
    set_property(GLOBAL APPEND PROPERTY seen ${header})

    file(READ ${root}/include/${header} body)
    set(include_line "#include <(tessera/[a-z0-9_/]+\\.hpp)>[^\n]*\n")
    string(REGEX MATCH "\n(namespace|template|class|struct|#if)[^\n]*\n(.*\n)?${include_line}" late "${body}")
    if(late)
        message(FATAL_ERROR "${header} includes ${CMAKE_MATCH_3} after its first code: the order would change")
    endif()
    while(body MATCHES "${include_line}")
        set(line "${CMAKE_MATCH_0}")
        append_header(${CMAKE_MATCH_1})
        string(REPLACE "${line}" "" body "${body}")
    endwhile()
    if(body MATCHES "#include [^<]|#include <tessera")
        message(FATAL_ERROR "${header} has an include in a form that is not <tessera/…> nor <standard header>")
    endif()
    string(REPLACE "#pragma once\n" "" body "${body}")
    string(REGEX REPLACE "\n\n\n+" "\n\n" body "${body}")
    string(STRIP "${body}" body)
    string(TOUPPER "${header}" guard)
    string(REGEX REPLACE "[^A-Z0-9]" "_" guard "${guard}")
    set_property(GLOBAL APPEND_STRING PROPERTY text
        "\n// <${header}>\n#ifndef ${guard}\n#define ${guard}\n\n${body}\n\n#endif\n")
endfunction()

file(READ ${root}/LICENSE license)
string(STRIP "${license}" license)
string(REGEX REPLACE "\n" "\n// " license "// ${license}")
string(REGEX REPLACE " +\n" "\n" license "${license}")
file(STRINGS ${root}/include/tessera/version.hpp version REGEX "^#define TESSERA_VERSION_(MAJOR|MINOR|PATCH) ")
list(TRANSFORM version REPLACE ".* " "")
list(JOIN version "." version)

file(GLOB games RELATIVE ${root}/include/tessera/games ${root}/include/tessera/games/*)
foreach(name IN ITEMS tessera LISTS games)
    set_property(GLOBAL PROPERTY seen)
    set_property(GLOBAL PROPERTY text)
    append_header(tessera/${name}.hpp)
    get_property(text GLOBAL PROPERTY text)
    file(WRITE ${output}/${name}.hpp
"// Tessera ${version}, <tessera/${name}.hpp> as a single file. Made from the headers of the library; do not edit.
//
${license}

#pragma once
${text}")
endforeach()
