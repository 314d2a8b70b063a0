import Diagnostics
import Phrases
import Synchronization

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// What people read: messages on standard error, and texts on standard output. Nothing of what a
/// user wrote reaches a terminal as a command to it; there is no other way to either.
enum Console {
  /// So many diagnostics of one file are printed in full; the rest are counted.
  private static let limit = 1000

  /// What was reported while it was collected; nil when it goes out at once.
  private static let collected = Mutex<[UInt8]?>(nil)

  private static let reportCount = Atomic(0)

  /// How many messages were reported.
  static var reports: Int { reportCount.load(ordering: .relaxed) }

  /// What is found while a command collects it for a report; nil when it is told at once.
  private static let findings = Mutex<Findings?>(nil)

  /// Where messages go, while what libraries say of themselves goes nowhere.
  // Unsafe because a signal's handler reads it; written by the main thread alone.
  nonisolated(unsafe) private(set) static var descriptor = STDERR_FILENO

  /// A message of one line.
  static func report(_ line: String) { write(Array((line.withoutControls + "\n").utf8)) }

  /// An error of a file. What another program has said already is said again only while messages are
  /// collected.
  static func report(_ error: FileError) {
    if case .unread = error, collected.withLock({ $0 == nil }) { return }
    report(error.description)
  }

  /// A message of several lines.
  static func report(lines: String) { write(Array((lines.linesWithoutControls + "\n").utf8)) }

  /// A text as the command's result.
  ///
  /// - Throws: `FileError`.
  static func print(_ text: String) throws {
    try OutputFile.standardOutput.write(Array(text.linesWithoutControls.utf8))
  }

  /// What another process of this program has reported, and what `Progress` shows.
  static func write(_ bytes: [UInt8]) {
    reportCount.add(1, ordering: .relaxed)
    let isKept = collected.withLock { collected in
      collected?.append(contentsOf: bytes)
      return collected != nil
    }
    if isKept { return }
    _ = Descriptor.write(bytes, to: descriptor)
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

  /// Collects what `body` finds and prints it as a report, whatever becomes of `body`.
  ///
  /// - Parameter format: nil to tell everything at once.
  static func reporting<Result>(
    as format: FindingsFormat?, _ body: () throws -> Result
  ) throws -> Result {
    guard let format else { return try body() }
    findings.withLock { $0 = Findings() }
    let result = Swift.Result { try body() }
    let found = findings.withLock { found in
      defer { found = nil }
      return found ?? Findings()
    }
    try print(format.text(of: found))
    return try result.get()
  }

  /// Whether findings are collected for a report.
  static var isCollecting: Bool { findings.withLock { $0 != nil } }

  /// A file is looked at: reports name it, whatever is found there.
  static func look(at file: String) { findings.withLock { $0?.look(at: file) } }

  /// Tells that a file can't be read, or keeps it while findings are collected.
  static func report(unreadable path: String, _ error: FileError) {
    if !keep([Finding(unreadable: path, error)]) { report(error) }
  }

  /// Keeps findings for a report; false if none is made.
  static func keep(_ found: [Finding]) -> Bool {
    findings.withLock { findings in
      findings?.add(found)
      return findings != nil
    }
  }

  /// Drops what libraries print on standard error while `body` runs: they speak of files and
  /// functions that no user knows, and what matters of it is told as an error of ours.
  static func mutingLibraries<Result>(_ body: () throws -> Result) rethrows -> Result {
    let (kept, nowhere) = (fcntl(STDERR_FILENO, F_DUPFD_CLOEXEC, 10), open("/dev/null", O_WRONLY))
    defer { for descriptor in [kept, nowhere] where descriptor >= 0 { close(descriptor) } }
    guard kept >= 0, nowhere >= 0, dup2(nowhere, STDERR_FILENO) >= 0 else { return try body() }
    descriptor = kept
    defer {
      dup2(kept, STDERR_FILENO)
      descriptor = STDERR_FILENO
    }
    return try body()
  }

  /// Tells what is wrong with a text, or keeps it while findings are collected.
  static func report(_ diagnostics: [Diagnostic], of source: Source, in language: Language) {
    if isCollecting {
      _ = keep(diagnostics.map { Finding($0, in: source, language: language) })
      return
    }
    for diagnostic in diagnostics.prefix(limit) {
      report(lines: diagnostic.formatted(in: source, language: language))
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
