/// Exchanges two files atomically: each path leads to the other's file. Returns 0, or -1 with
/// `errno` if the file system can't.
///
/// Swift's Glibc module lacks Linux's call.
int exchangeFiles(const char *one, const char *other);
