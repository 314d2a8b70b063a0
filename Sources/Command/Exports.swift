// The C library, for the many files of commands that call the system.
#if canImport(Darwin)
  @_exported import Darwin
#else
  @_exported import Glibc
#endif
