// A library's functions, found by name when they are first needed, with the types of its header.
#include <dlfcn.h>
#include <stddef.h>

/// Declares the place of a function.
#define LATE(function) static __typeof__(&function) late_##function
/// Fills it; false when the library does not have the function.
#define FIND(library, function) \
  ((late_##function = (__typeof__(&function))dlsym(library, #function)) != NULL)

/// Opens a library by its name on Linux, on macOS, or in Homebrew's folders.
static inline void *open_library(const char *linux_name, const char *const *darwin_names) {
  void *library = dlopen(linux_name, RTLD_LAZY);
  for (; !library && *darwin_names; darwin_names++) library = dlopen(*darwin_names, RTLD_LAZY);
  return library;
}
#define OPEN(linux_name, darwin_name)                                                           \
  open_library(linux_name, (const char *const[]){darwin_name, "/opt/homebrew/lib/" darwin_name, \
                                                 "/usr/local/lib/" darwin_name, NULL})
