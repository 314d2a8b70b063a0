// A library's functions, found by name when they are first needed, with the types of its header.
#include <dlfcn.h>
#include <stddef.h>

/// Declares the place of a function.
#define LATE(function) static __typeof__(&function) late_##function
/// Fills it; false when the library does not have the function.
#define FIND(library, function) \
  ((late_##function = (__typeof__(&function))dlsym(library, #function)) != NULL)

// Linux looks a bare name up in the system's folders. macOS looks in the current folder first, where
// anybody may have put a file of that name, so there each path is whole: the system's, or Homebrew's.
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
