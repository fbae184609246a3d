# Writes the standard headers that Tessera includes, each once and in that order, into one header.
cmake_minimum_required(VERSION 3.25)

file(READ ${single}/tessera.hpp text)
string(REGEX MATCHALL "\n#include <[a-z_]+>" includes "${text}")
list(REMOVE_DUPLICATES includes)
list(JOIN includes "" includes)
if(NOT includes MATCHES "<array>" OR NOT includes MATCHES "<cstdint>")
    message(FATAL_ERROR "no standard headers found in ${single}/tessera.hpp")
endif()
file(WRITE ${output} "#pragma once\n${includes}\n")
