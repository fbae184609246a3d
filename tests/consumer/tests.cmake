# Tessera as other projects take it in: each way is configured, built and run like a stranger's project.
include(GNUInstallDirs)
set(consumer_prefix ${CMAKE_CURRENT_BINARY_DIR}/consumer/prefix)
add_test(NAME consumer.install
         COMMAND ${CMAKE_COMMAND} --install ${PROJECT_BINARY_DIR} --prefix ${consumer_prefix})
set_tests_properties(consumer.install PROPERTIES FIXTURES_SETUP consumer_prefix)

set(ways find_package add_subdirectory FetchContent)
find_program(PKG_CONFIG_EXECUTABLE pkg-config)
if(PKG_CONFIG_EXECUTABLE)
    list(APPEND ways pkg_config)
endif()
foreach(way IN LISTS ways)
    add_test(NAME consumer.${way} COMMAND ${CMAKE_CTEST_COMMAND}
        --build-and-test ${CMAKE_CURRENT_SOURCE_DIR}/consumer ${CMAKE_CURRENT_BINARY_DIR}/consumer/${way}
        --build-generator ${CMAKE_GENERATOR}
        --build-noclean
        --build-options
            -DCMAKE_CXX_COMPILER=${CMAKE_CXX_COMPILER}
            -DCMAKE_BUILD_TYPE=Debug
            -DCONSUME_BY=${way}
            -DCMAKE_PREFIX_PATH=${consumer_prefix}
            -DCHECKOUT=${PROJECT_SOURCE_DIR}
            -DEXPECTED_VERSION=${PROJECT_VERSION}
        --test-command consumer)
    set_tests_properties(consumer.${way} PROPERTIES FIXTURES_REQUIRED consumer_prefix FIXTURES_SETUP consumer_${way})
endforeach()

# What is installed, and that a project with Tessera inside installs nothing of it.
add_test(NAME consumer.install.is_whole COMMAND ${CMAKE_COMMAND} -D prefix=${consumer_prefix}
         -D include=${CMAKE_INSTALL_INCLUDEDIR} -D share=${CMAKE_INSTALL_DATADIR}
         -P ${CMAKE_CURRENT_SOURCE_DIR}/consumer/installed.cmake)
set_tests_properties(consumer.install.is_whole PROPERTIES FIXTURES_REQUIRED consumer_prefix)
foreach(way IN ITEMS add_subdirectory FetchContent)
    add_test(NAME consumer.${way}.installs_nothing COMMAND ${CMAKE_COMMAND}
             --install ${CMAKE_CURRENT_BINARY_DIR}/consumer/${way} --prefix ${CMAKE_CURRENT_BINARY_DIR}/consumer/none)
    set_tests_properties(consumer.${way}.installs_nothing PROPERTIES
        FIXTURES_REQUIRED consumer_${way} FAIL_REGULAR_EXPRESSION "Installing:|Up-to-date:")
endforeach()

# But all of it, if the project exports what uses Tessera.
set(exporting ${CMAKE_CURRENT_BINARY_DIR}/consumer/exporting)
add_test(NAME consumer.exporting COMMAND ${CMAKE_COMMAND} -S ${CMAKE_CURRENT_SOURCE_DIR}/consumer -B ${exporting}
         -G ${CMAKE_GENERATOR} -D CMAKE_CXX_COMPILER=${CMAKE_CXX_COMPILER} -D CONSUME_BY=add_subdirectory
         -D CHECKOUT=${PROJECT_SOURCE_DIR} -D EXPORTS_A_LIBRARY=ON)
add_test(NAME consumer.exporting.install COMMAND ${CMAKE_COMMAND} --install ${exporting} --prefix ${exporting}/prefix)
add_test(NAME consumer.exporting.install.is_whole COMMAND ${CMAKE_COMMAND} -D prefix=${exporting}/prefix
         -D include=${CMAKE_INSTALL_INCLUDEDIR} -D share=${CMAKE_INSTALL_DATADIR}
         -P ${CMAKE_CURRENT_SOURCE_DIR}/consumer/installed.cmake)
set_tests_properties(consumer.exporting PROPERTIES FIXTURES_SETUP exporting)
set_tests_properties(consumer.exporting.install PROPERTIES
    FIXTURES_REQUIRED exporting FIXTURES_SETUP exporting_prefix)
set_tests_properties(consumer.exporting.install.is_whole PROPERTIES FIXTURES_REQUIRED exporting_prefix)
