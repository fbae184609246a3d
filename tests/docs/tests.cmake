# The pages: every code block is compiled and run, every picture is what the library draws now, every link leads
# somewhere.
file(GLOB_RECURSE pages CONFIGURE_DEPENDS RELATIVE ${PROJECT_SOURCE_DIR}
     ${PROJECT_SOURCE_DIR}/README.md ${PROJECT_SOURCE_DIR}/CONTRIBUTING.md ${PROJECT_SOURCE_DIR}/docs/*.md)
foreach(page IN LISTS pages)
    add_test(NAME docs.${page} COMMAND ${CMAKE_COMMAND} -Dpage=${page} -Dsource=${PROJECT_SOURCE_DIR}
             -Dwork=${CMAKE_CURRENT_BINARY_DIR}/docs/${page} -Dcompiler=${CMAKE_CXX_COMPILER}
             -P ${CMAKE_CURRENT_SOURCE_DIR}/docs/page.cmake)
endforeach()

# Where Doxygen is installed: the reference is complete.
if(TARGET tessera-reference)
    add_test(NAME docs.reference
             COMMAND ${CMAKE_COMMAND} --build ${PROJECT_BINARY_DIR} --target tessera-reference)
endif()

find_program(XMLLINT xmllint)
function(picture name)
    add_test(NAME docs.picture.${name} COMMAND ${CMAKE_COMMAND} -Dprogram=$<TARGET_FILE:tessera-picture>
             "-Darguments=${ARGN}" -Dpicture=${PROJECT_SOURCE_DIR}/docs/pictures/${name}.svg
             -Dwork=${CMAKE_CURRENT_BINARY_DIR}/docs/${name}.svg -Dxmllint=${XMLLINT}
             -P ${CMAKE_CURRENT_SOURCE_DIR}/docs/picture.cmake)
    set_property(GLOBAL APPEND PROPERTY tessera_pictures ${name}.svg)
endfunction()
include(${PROJECT_SOURCE_DIR}/docs/pictures/pictures.cmake)
# A picture that no line of pictures.cmake makes would never be found out of date.
get_property(made GLOBAL PROPERTY tessera_pictures)
add_test(NAME docs.pictures_are_all_made COMMAND ${CMAKE_COMMAND} "-Dmade=${made}"
         -Ddirectory=${PROJECT_SOURCE_DIR}/docs/pictures -P ${CMAKE_CURRENT_SOURCE_DIR}/docs/pictures.cmake)

# The worked example of docs/adding-a-game.md holds what every game must hold.
add_executable(tessera-tris-tests main.cpp conformance/conformance.cpp docs/tris/reference.cpp docs/tris/view.cpp)
target_compile_definitions(tessera-tris-tests PRIVATE
    TESSERA_TESTED_HEADER="tris/variants.hpp" TESSERA_TESTED=tris::variants
    TESSERA_TEST_DATA="${CMAKE_CURRENT_SOURCE_DIR}/docs/tris")
target_include_directories(tessera-tris-tests PRIVATE ${CMAKE_CURRENT_SOURCE_DIR} ${PROJECT_SOURCE_DIR}/examples)
target_link_libraries(tessera-tris-tests PRIVATE tessera_developer doctest::doctest)
doctest_discover_tests(tessera-tris-tests TEST_PREFIX "tris: " PROPERTIES FAIL_REGULAR_EXPRESSION "test cases: +0")
