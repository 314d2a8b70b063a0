import Diagnostics

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// What people read while the command runs: standard error. Also sees to it that the standard
/// descriptors are what they are called.
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

  /// Takes the place of standard descriptors that were closed by whoever ran the command: else the
  /// next file opened, a library's perhaps, would be standard output, and the figure go into it.
  ///
  /// Each is held the wrong way round, so that reading and writing still fail.
  static func holdStandardDescriptors() {
    for descriptor in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO]
    where fcntl(descriptor, F_GETFD) < 0 {
      // The lowest that is free is this one, because those below are open by now.
      _ = open("/dev/null", descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY)
    }
  }
}
