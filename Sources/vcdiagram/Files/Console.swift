import Diagnostics

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// What people read while the command runs: standard error.
enum Console {
  /// So many diagnostics of one file are printed in full; the rest are counted.
  private static let limit = 1000

  static func report(_ line: String) {
    let text = Array((line + "\n").utf8)
    _ = text.withUnsafeBytes { write(STDERR_FILENO, $0.baseAddress, $0.count) }
  }

  static func report(_ diagnostics: [Diagnostic], of source: Source) {
    for diagnostic in diagnostics.prefix(limit) { report(diagnostic.formatted(in: source)) }
    if diagnostics.count > limit { report("\(source.name): \(diagnostics.count - limit) more") }
  }
}
