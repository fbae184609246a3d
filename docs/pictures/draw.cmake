# Writes what a program prints into a file.
execute_process(COMMAND ${program} ${arguments} OUTPUT_FILE ${picture} COMMAND_ERROR_IS_FATAL ANY)
