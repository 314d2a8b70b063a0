// Loads a library's functions by name on first use, with the types in its header.
#include <dlfcn.h>
#include <stddef.h>

/// Declares the variable of a function.
#define LATE(function) static __typeof__(&function) late_##function
/// Finds the function; false if the library lacks it.
#define FIND(library, function) \
  ((late_##function = (__typeof__(&function))dlsym(library, #function)) != NULL)

// Linux searches the system's folders for a bare name. macOS searches the current folder first,
// where anybody may have put such a file, so there each path is absolute: the system's, or
// Homebrew's.
#ifdef __APPLE__
#define OPEN(linux_name, darwin_name)                                       \
  open_first((const char *const[]){"/usr/lib/" darwin_name,                 \
                                   "/opt/homebrew/lib/" darwin_name,        \
                                   "/usr/local/lib/" darwin_name, NULL})
#else
#define OPEN(linux_name, darwin_name) open_first((const char *const[]){linux_name, NULL})
#endif

/// Opens the first of these libraries that exists; null if none does.
static inline void *open_first(const char *const *names) {
  void *library = NULL;
  for (; !library && *names; names++) library = dlopen(*names, RTLD_LAZY);
  return library;
}
