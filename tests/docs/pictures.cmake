# The pictures in a directory are those that are made.
file(GLOB there RELATIVE ${directory} ${directory}/*.svg)
list(SORT there)
list(SORT made)
if(NOT "${there}" STREQUAL "${made}")
    message(FATAL_ERROR "there are ${there}\nbut made are ${made}")
endif()
