import DescriptionLoading
import Diagnostics
import Explanations
import Phrases
import ViewControllers

extension Explain {
  /// The explanation of a log; nil if the input is not a log or the call asks a question.
  func answer(toLog file: InputFile) throws -> String? {
    guard questions == 0, step == nil, perform == nil else { return nil }
    let kind = inputFormat ?? InputFormat(of: file.source)
    guard kind == .log || kind == .sentry else {
      return nil
    }
    let log = LogReader(file.source)
    let lines = log.lines.map(\.logged)
    // The loader reports that nothing was found.
    if lines.isEmpty { return nil }
    let known = try app.map { path in
      let resolution = try Resolution(
        loading: InputFile(path), as: nil, spelled: spelling, strict: false, language: language)
      return LoggedApp(resolution.hierarchy, file: path)
    }
    let explanation: any Explanation =
      code
      ? LogRepairs(of: lines, spelling: spelling, in: known)
      : LogExplanation(of: lines, spelling: spelling, in: known, leftOut: log.leftOut)
    return format == .json ? explanation.json(in: language) : explanation.text(in: language)
  }

  /// The number of questions in the call.
  var questions: Int {
    [present, dismiss, add, remove, transition, property].count { $0 != nil }
  }
}
