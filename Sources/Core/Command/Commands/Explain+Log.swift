import VCDescriptions
import VCDiagnostics
import VCEngine
import VCExplanations
import VCPhrases

extension Explain {
  /// The explanation of a log; nil if the input is not a log or the call asks about a state.
  ///
  /// - Throws: `UsageFault` if `--in` has no log to explain.
  func answer(toLog file: InputFile) throws -> String? {
    guard (inputFormat ?? InputFormat(of: file.source)).quotesUIKit else {
      if app != nil { throw UsageFault.inOfLogAlone }
      return nil
    }
    let others = [step.map { _ in "--step" }, perform.map { _ in "--perform" }].compactMap(\.self)
    if let other = (questions + others).first {
      if app != nil { throw UsageFault.inWithout(other) }
      return nil
    }
    let log = LogReader(file.source)
    let lines = log.lines.map(\.logged)
    // The loader reports that nothing was found.
    if lines.isEmpty { return nil }
    let known = try app.map { path in
      let resolution = try Resolution(
        loading: Interruption.naming(path) {
          try InputFile(path, mayBeLog: true)
        }, as: nil, on: idiom, spelled: spelling, strict: false,
        language: language)
      return LoggedApp(resolution.hierarchy, file: path)
    }
    let explanation: any Explanation =
      code
      ? LogRepairs(of: lines, spelling: spelling, in: known)
      : LogExplanation(of: lines, spelling: spelling, in: known, leftOut: log.leftOut)
    return format == .json ? explanation.json(in: language) : explanation.text(in: language)
  }

  /// The options in the call that ask a question.
  var questions: [String] {
    [
      ("--present", present), ("--dismiss", dismiss), ("--add", add), ("--remove", remove),
      ("--transition", transition), ("--property", property),
    ].filter { $1 != nil }.map { $0.0 }
  }
}
