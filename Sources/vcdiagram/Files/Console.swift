import Diagnostics
import Phrases
import Synchronization

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

  /// What was reported while it was collected; nil when it goes out at once.
  private static let collected = Mutex<[UInt8]?>(nil)

  static func report(_ line: String) { write(Array((line + "\n").utf8)) }

  static func write(_ text: String) { write(Array(text.utf8)) }

  static func write(_ bytes: [UInt8]) {
    let isKept = collected.withLock { collected in
      collected?.append(contentsOf: bytes)
      return collected != nil
    }
    if isKept { return }
    _ = bytes.withUnsafeBytes { systemWrite(STDERR_FILENO, $0.baseAddress, $0.count) }
  }

  /// Everything that `body` reports, instead of printing it.
  static func collecting(_ body: () -> Void) -> [UInt8] {
    collected.withLock { $0 = [] }
    body()
    return collected.withLock { text in
      defer { text = nil }
      return text ?? []
    }
  }

  static func report(_ diagnostics: [Diagnostic], of source: Source, in language: Language) {
    for diagnostic in diagnostics.prefix(limit) {
      report(diagnostic.formatted(in: source, language: language))
    }
    guard diagnostics.count > limit else { return }
    report("\(source.name): \(language.phrases.more(diagnostics.count - limit))")
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

/// The system's `write`, which `Console` has a namesake of.
private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  write(descriptor, bytes, count)
}
