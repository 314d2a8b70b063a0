import VCPhrases
import VCSource

/// A call that runs now, and again whenever one of its input files is saved. Each run is a process
/// of its own, so that one that fails or hangs affects only itself.
package struct WatchedCall {
  /// The files that the call reads now, including missing ones.
  package let files: () -> [String]
  /// The arguments for the first run, with no saved files, and for later runs with the saved files.
  package let arguments: (_ saved: [String]) -> [String]
  /// The watched files that the call itself may write.
  var written: [String] = []
  /// Whether it draws figures, rather than bringing documents up to date.
  let draws: Bool
  let language: Language
}

extension WatchedCall {
  /// The call of this process, the same every time.
  package init(files: @escaping () -> [String], written: [String] = [], draws: Bool) {
    let given = CommandLine.arguments.dropFirst()
    // After two dashes it would be a file.
    let options = given.prefix { $0 != "--" }
    let call = options.filter { $0 != "--watch" } + given.dropFirst(options.count)
    self.init(
      files: files, arguments: { _ in call }, written: written, draws: draws,
      language: CallReport.language(of: call))
  }

  /// Runs until a signal ends the process, such as Control-C; returns an exit code only if no
  /// process can be started.
  package func run() -> Int32 {
    Interruption.unblockRequests()
    var watch = FileWatch()
    watch.watch(files())
    var saved: [String] = []
    while true {
      do {
        try carryOut(saved, &watch)
      } catch {
        let reason = Words.noProcessReason(reason: error.reason).text(in: Wording(language))
        Console.report(language.phrases.headline(.error, reason))
        return ExitStatus.ownFault
      }
      if saved.isEmpty { report(.watching) }
      repeat {
        usleep(UInt32(watch.pause) * 1000)
        saved = watch.saved()
      } while saved.isEmpty
      watch.watch(files())
    }
  }

  private func carryOut(_ saved: [String], _ watch: inout FileWatch) throws(ProcessError) {
    let arguments = arguments(saved)
    var (status, words) = (ExitStatus.done, [UInt8]())
    // The call's own writes don't count as saves. Repeat it until a run changes none of the watched
    // files.
    for _ in 0..<3 {
      let states = written.map(FileState.init)
      (status, words) = try Self.outcome(of: arguments)
      watch.markReported(zip(written, states))
      if written.map(FileState.init) == states { break }
    }
    Console.write(words)
    guard !saved.isEmpty else { return }
    report(
      .savedAndDone(
        files: saved.prefix(3).joined(separator: ", "), others: saved.count - 3,
        isDone: status == ExitStatus.done, isDrawn: draws))
  }

  private func report(_ words: Words) { Console.report(words.text(in: Wording(language))) }

  /// Runs this program; returns its exit code and its messages.
  private static func outcome(
    of arguments: [String]
  ) throws(ProcessError) -> (status: Int32, words: [UInt8]) {
    let (end, words) = try OwnProcess.output(of: arguments, from: STDERR_FILENO)
    switch end {
    case .code(let code): return (code, words)
    case .signal:
      let language = CallReport.language(of: arguments)
      let reason = Interruption.reason(of: end).text(in: Wording(language))
      return (ExitStatus.ownFault, words + (language.phrases.headline(.error, reason) + "\n").utf8)
    }
  }
}
