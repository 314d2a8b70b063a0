import VCDiagnostics
import VCEngine
import VCExplanations
import VCPhrases
import VCTextFormats

/// The explanation of lines of a log. For each line: the event, its reason, the usual causes with
/// their repairs, and debugger commands that help.
package struct LogExplanation: Explanation {
  private let lines: [AnsweredLine]
  private let spelling: Spelling
  /// The number of lines that are left out.
  private let leftOut: Int

  /// - Parameter app: The app that wrote the log, as described; nil without a description.
  package init(
    of lines: [LoggedText], spelling: Spelling?, in app: LoggedApp? = nil, leftOut: Int = 0
  ) {
    self.lines = lines.map { AnsweredLine($0, in: app) }
    self.leftOut = leftOut
    self.spelling = spelling ?? app?.spelling ?? .swift
  }

  /// Returns sentences, with repairs indented below their causes.
  package func text(in language: Language) -> String {
    let rest =
      leftOut > 0
      ? ["\(language.logPhrases(spelling).text(of: .linesLeftOut(leftOut, after: lines.count)))\n"]
      : []
    var told: Set<[String]> = []
    let texts = lines.map { answered in
      var rows = rows(for: answered, in: language)
      let causes = causes(of: answered.line, in: language)
      rows +=
        told.insert(causes).inserted
        ? causes : [language.logPhrases(spelling).text(of: .sameCauses)]
      return rows.map { $0 + "\n" }.joined()
    }
    return (texts + rest).joined(separator: "\n")
  }

  /// Returns a line's event and its reason.
  private func rows(for answered: AnsweredLine, in language: Language) -> [String] {
    let (phrases, line) = (language.logPhrases(spelling), answered.line)
    let count =
      line.count > 1
      ? " " + phrases.text(of: .occurrences(line.count, areOthers: line.hasOtherInstances)) : ""
    var rows = [line.plainText + count, phrases.happened(line).capitalizedFirst]
    rows.append(
      phrases.joined(
        [
          phrases.reason(for: line), Self.consequence(of: line, phrases),
          phrases.wording(line.text),
        ]
        .compactMap(\.self)))
    if let caller = line.caller { rows.append(phrases.text(of: .caller(caller))) }
    if line.isMasked { rows.append(phrases.text(of: .maskedClasses)) }
    return rows + (answered.remarks(in: language) ?? [])
  }

  /// Returns the causes with their repairs, and helpful debugger commands.
  private func causes(of line: LoggedText, in language: Language) -> [String] {
    let phrases = language.logPhrases(spelling)
    let causes = line.causes
    var rows = [phrases.text(of: .causesHeading(causes.count, areChoices: line.areChoices))]
    for (number, cause) in causes.enumerated() {
      rows.append("\(number + 1). \(phrases.cause(cause, of: line).capitalizedFirst)")
      rows += LogRepair(cause, of: line, in: spelling).lines.map { $0.isEmpty ? "" : "     " + $0 }
    }
    let commands = Self.commands(for: line.stop)
    if !commands.isEmpty {
      rows.append(phrases.text(of: .debuggerHeading(line.stop)))
      let prompt = line.stop.isOfDebugger ? "(lldb) " : ""
      rows += commands.map { "     " + prompt + $0 }
    }
    return rows
  }

  private static func consequence(of line: LoggedText, _ phrases: some LogPhrases) -> String? {
    if case .raises = line.text.response { phrases.text(of: .raisesException) } else { nil }
  }

  /// Returns the same as an array of JSON objects.
  package func json(in language: Language) -> String {
    let phrases = language.logPhrases(spelling)
    return JSONWriter.object(spread: true) { json in
      json.objects("lines", spread: true, lines) { json, answered in
        let line = answered.line
        json.member("topic", line.topic.rawValue)
        json.member("text", line.plainText)
        json.member("count", line.count)
        if line.hasOtherInstances { json.member("hasOtherInstances", true) }
        if let caller = line.caller { json.member("callerGuess", caller) }
        json.member("happened", phrases.happened(line).capitalizedFirst)
        json.member("reason", phrases.reason(for: line))
        if case .raises = line.text.response { json.member("raisesException", true) }
        if let remarks = answered.remarks(in: language) {
          json.array("inApp", remarks) { $0.string($1) }
        }
        json.objects("causes", spread: true, line.causes) { json, cause in
          json.member("cause", cause.rawValue)
          json.member("text", phrases.cause(cause, of: line).capitalizedFirst)
          json.member(
            "code",
            LogRepair(cause, of: line, in: spelling).lines.joined(separator: "\n"))
        }
        json.array("debugger", Self.commands(for: line.stop)) { $0.string($1) }
      }
      if leftOut > 0 { json.member("leftOut", leftOut) }
    }
  }

  /// Returns the LLDB commands, or the SwiftUI modifier, that print information missing from a
  /// line.
  private static func commands(for stop: DebuggerStop) -> [String] {
    let hierarchy = "expression -l objc -O -- [UIViewController _printHierarchy]"
    let stack = "expression -l objc -O -- [(UINavigationController *)$arg1 viewControllers]"
    let present = "-n '-[UIViewController presentViewController:animated:completion:]'"
    let push = "-n '-[UINavigationController pushViewController:animated:]'"
    let (breakpoint, printed): (String, String?) =
      switch stop {
      case .present: (present, hierarchy)
      case .dismiss:
        ("-n '-[UIViewController dismissViewControllerAnimated:completion:]'", hierarchy)
      case .appearance: ("\(push) \(present) -n '-[UIWindow setRootViewController:]'", hierarchy)
      case .push: (push, stack)
      case .pop: ("-r '-\\[UINavigationController pop'", stack)
      // UIKit only logs this, so there is no exception to stop at.
      case .load:
        (
          "-n '-[UIViewController loadViewIfRequired]' -c '(BOOL)[(id)$arg1 _isDeallocating]'", nil
        )
      case .exception: ("-E objc", hierarchy)
      case .state, .path, .nothing: ("", nil)
      }
    switch stop {
    case .state:
      return [".onChange(of: isSheetShown) { isShown in print(\"isSheetShown:\", isShown) }"]
    case .path: return [".onChange(of: path) { newPath in print(\"path:\", newPath) }"]
    case .nothing: return []
    default:
      return ["breakpoint set " + breakpoint, "thread backtrace"] + (printed.map { [$0] } ?? [])
    }
  }
}

extension DebuggerStop {
  /// Whether this stops in the debugger, rather than printing from SwiftUI.
  fileprivate var isOfDebugger: Bool { self != .state && self != .path }
}

/// The repairs' code alone, each once, with its cause as a comment above.
package struct LogRepairs: Explanation {
  private let lines: [LoggedText]
  private let spelling: Spelling

  /// Creates the repairs.
  ///
  /// - Parameter app: The app that wrote the log, as described; nil without a description.
  package init(of lines: [LoggedText], spelling: Spelling?, in app: LoggedApp? = nil) {
    self.lines = lines.map { AnsweredLine($0, in: app).line }
    self.spelling = spelling ?? app?.spelling ?? .swift
  }

  /// Returns comments and statements.
  package func text(in language: Language) -> String {
    let phrases = language.logPhrases(spelling)
    return lines.flatMap { line in
      line.causes.map { cause in
        (["// " + phrases.cause(cause, of: line).capitalizedFirst]
          + LogRepair(cause, of: line, in: spelling).lines).map { $0 + "\n" }.joined()
      }
    }.uniqued().joined(separator: "\n")
  }

  /// Returns the same data as the explanation.
  package func json(in language: Language) -> String {
    LogExplanation(of: lines, spelling: spelling).json(in: language)
  }
}
