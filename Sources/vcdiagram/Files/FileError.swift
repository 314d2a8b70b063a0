import Diagnostics

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A file that could not be read or written, in the system's words.
enum FileError: Error, CustomStringConvertible {
  case unreadable(String, reason: String)
  case unwritable(String, reason: String)

  var description: String {
    switch self {
    case .unreadable(let path, let reason):
      "error: '\(path.withoutControls)' cannot be read: \(reason)"
    case .unwritable(let path, let reason):
      "error: '\(path.withoutControls)' cannot be written: \(reason)"
    }
  }

  var exitCode: Int32 {
    switch self {
    case .unreadable: ExitStatus.unreadable
    case .unwritable: ExitStatus.unwritable
    }
  }
}

/// What the last call to the system failed for, for instance "No such file or directory".
func lastError() -> String { strerror(errno).map { String(cString: $0) } ?? "unknown error" }
