// The C library, for the many files of commands that call the system. macOS has a `Style` of its own there:
// ours is written `VCFigures.Style`.
#if canImport(Darwin)
  @_exported import Darwin
#else
  @_exported import Glibc
#endif
