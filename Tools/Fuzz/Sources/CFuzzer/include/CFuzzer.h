#pragma once
#include <stddef.h>
#include <stdint.h>

// libFuzzer as a library: clang's runtime has it, and no header that declares it.

/// Runs inputs as the arguments say, and ends the process.
int LLVMFuzzerRunDriver(
    int *count, char ***arguments, int (*run)(const uint8_t *bytes, size_t size));
