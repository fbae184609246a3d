# The pages: every code block is compiled and run, every picture is what the library draws now, every link leads
# somewhere.
file(GLOB_RECURSE pages CONFIGURE_DEPENDS RELATIVE ${PROJECT_SOURCE_DIR} ${PROJECT_SOURCE_DIR}/docs/*.md)
list(PREPEND pages README.md CONTRIBUTING.md)
function(add_page_test name page)
    add_test(NAME ${name} COMMAND ${CMAKE_COMMAND} -Dpage=${page} -Dsource=${PROJECT_SOURCE_DIR}
             -Dwork=${CMAKE_CURRENT_BINARY_DIR}/docs/${page} -Dcompiler=${CMAKE_CXX_COMPILER}
             -Dprograms=$<TARGET_FILE_DIR:tessera-gtp> -P ${CMAKE_CURRENT_SOURCE_DIR}/docs/page.cmake)
endfunction()
foreach(page IN LISTS pages)
    add_page_test(docs.${page} ${page})
endforeach()

# What is wrong on these pages is found.
function(broken_page name fault)
    add_page_test(docs.broken.${name} tests/docs/broken/${name}.md)
    set_tests_properties(docs.broken.${name} PROPERTIES PASS_REGULAR_EXPRESSION "tests/docs/broken/${name}.md: ${fault}")
endfunction()
broken_page(command "block 1 ends with 2")
broken_page(compile "block 1 does not compile")
broken_page(end "a block of cpp does not end")
broken_page(exit "block 1 ends with 3")
broken_page(heading "no heading a-heading-second in heading.md")
broken_page(json "block 1 is no JSON")
broken_page(language "block 1 is in a language that nothing[ \n]+checks: python")
broken_page(link "nothing at to-nothing.md")
broken_page(output "block 1 prints[ \n]+one[ \n]+instead of[ \n]+two")
broken_page(part "block 1 is not in examples/tris/tris.hpp")
broken_page(silence "block 1 prints[ \n]+one[ \n]+instead of")
broken_page(whole "not all of examples/tris/variants.hpp")
broken_page(text "nothing prints block 1")

# Where Doxygen is installed: the reference is complete.
if(TARGET tessera-reference)
    add_test(NAME docs.reference
             COMMAND ${CMAKE_COMMAND} --build ${PROJECT_BINARY_DIR} --target tessera-reference)
endif()

find_program(XMLLINT xmllint)
function(add_picture_test name picture)
    add_test(NAME ${name} COMMAND ${CMAKE_COMMAND} -Dprogram=$<TARGET_FILE:tessera-picture>
             "-Darguments=${ARGN}" -Dpicture=${PROJECT_SOURCE_DIR}/docs/pictures/${picture}.svg
             -Dwork=${CMAKE_CURRENT_BINARY_DIR}/docs/${name}.svg -Dxmllint=${XMLLINT}
             -P ${CMAKE_CURRENT_SOURCE_DIR}/docs/picture.cmake)
endfunction()
add_picture_test(docs.broken.picture distrify-pass distrify-4)
set_tests_properties(docs.broken.picture PROPERTIES
    PASS_REGULAR_EXPRESSION "distrify-pass.svg[ \n]+is[ \n]+out[ \n]+of[ \n]+date")
function(picture name)
    add_picture_test(docs.picture.${name} ${name} ${ARGN})
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
