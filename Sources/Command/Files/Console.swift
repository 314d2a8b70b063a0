import Synchronization
import VCPhrases
import VCSource

/// The output for people: messages on standard error, and texts on standard output. All of it
/// passes through here, so that no text by a user can control a terminal.
package enum Console {
  /// The maximum number of printed diagnostics of a file; the rest are counted.
  private static let limit = 1000

  /// The messages collected so far; nil if messages are printed at once.
  private static let collected = Mutex<[UInt8]?>(nil)

  /// The diagnostics printed so far. One of a file that is read several times is printed once.
  private static let reported = Mutex<Set<String>>([])

  /// The findings collected for a report; nil if findings are printed at once.
  private static let findings = Mutex<Findings?>(nil)

  /// The descriptor for messages, which differs while libraries' output is dropped. Unsafe because
  /// a signal handler reads it; only the main thread writes it.
  nonisolated(unsafe) private(set) static var descriptor = STDERR_FILENO

  /// Reports a message of one line.
  package static func report(_ line: String) {
    write(Array((line.withoutControls.withoutCommands + "\n").utf8))
  }

  /// Reports an error about a file. A message that another program has printed is repeated only
  /// while messages are collected.
  package static func report(_ error: FileError) {
    if case .unread = error, collected.withLock({ $0 == nil }) { return }
    report(error.description)
  }

  /// Reports what was done without being asked for, in the language that the call names.
  static func note(_ words: Words, of input: String) {
    let language = CallReport.language(of: CommandLine.arguments)
    report("\(input): \(language.phrases.headline(nil, words.text(in: Wording(language))))")
  }

  /// Reports a message of several lines.
  package static func report(lines: String) {
    let safe = lines.split(separator: "\n", omittingEmptySubsequences: false)
      .map { String($0).withoutControls.withoutCommands }
    write(Array((safe.joined(separator: "\n") + "\n").utf8))
  }

  /// Prints a text as the command's result.
  ///
  /// - Throws: `FileError`.
  package static func print(_ text: String) throws {
    try OutputFile.standardOutput.write(Array(text.linesWithoutControls.utf8))
  }

  /// Writes the messages of another process of this program, and the output of `Progress`.
  package static func write(_ bytes: [UInt8]) {
    let isKept = collected.withLock { collected in
      collected?.append(contentsOf: bytes)
      return collected != nil
    }
    if isKept { return }
    _ = Descriptor.write(bytes, to: descriptor)
  }

  /// Returns everything that `body` reports, instead of printing it.
  package static func collecting(_ body: () -> Void) -> [UInt8] {
    collected.withLock { $0 = [] }
    reported.withLock { $0 = [] }
    body()
    return collected.withLock { text in
      defer { text = nil }
      return text ?? []
    }
  }

  /// Collects the findings of `body` and prints them as a report, even if `body` throws.
  ///
  /// - Parameter format: The report's format; nil to print everything at once.
  package static func reporting<Result>(
    as format: FindingsFormat?, _ body: () throws -> Result
  ) throws -> Result {
    guard let format else { return try body() }
    findings.withLock { $0 = Findings() }
    let result = Swift.Result { try body() }
    let found = findings.withLock { found in
      defer { found = nil }
      return found ?? Findings()
    }
    try print(format.text(found))
    return try result.get()
  }

  /// Whether findings are collected for a report.
  package static var isCollecting: Bool { findings.withLock { $0 != nil } }

  /// Reports an unreadable file, or adds it to the collected findings.
  package static func report(unreadable path: String, _ error: FileError) {
    if !keep([Finding(unreadable: path, error)]) { report(error) }
  }

  /// Adds findings to the report; returns false if there is no report.
  package static func keep(_ found: [Finding]) -> Bool {
    findings.withLock { findings in
      findings?.add(found)
      return findings != nil
    }
  }

  /// Drops the libraries' output on standard error while `body` runs. It mentions files and
  /// functions unknown to users, and important errors are reported by this program.
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

  /// Reports a text's diagnostics, or adds them to the collected findings.
  package static func report(_ diagnostics: [Diagnostic], of source: Source, in language: Language)
  {
    if isCollecting {
      _ = keep(diagnostics.map { Finding($0, in: source, language: language) })
      return
    }
    for diagnostic in diagnostics.prefix(limit) {
      let text = diagnostic.formatted(in: source, language: language)
      if reported.withLock({ $0.insert(text).inserted }) { report(lines: text) }
    }
    guard diagnostics.count > limit else { return }
    report(
      "\(source.name): \(language.phrases.text(of: .moreLines(count: diagnostics.count - limit)))")
  }

  /// Opens standard descriptors that the caller closed; otherwise the next file opened, perhaps by
  /// a library, would become standard output and get the figure.
  ///
  /// Each is opened in the wrong direction, so that reading and writing still fail.
  static func holdStandardDescriptors() {
    for descriptor in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO]
    where fcntl(descriptor, F_GETFD) < 0 {
      // `open` returns the lowest free descriptor, which is this one.
      _ = open("/dev/null", descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY)
    }
  }
}
