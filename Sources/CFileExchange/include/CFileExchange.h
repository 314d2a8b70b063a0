/// Swaps two files in one step: each path leads to the other's file. Returns 0, or -1 with `errno`
/// where the file system cannot.
///
/// Linux's call is not in Swift's Glibc.
int exchangeFiles(const char *one, const char *other);
