// Nothing: what is compiled comes by -include.
