import Phrases
import TextFormats
import ViewControllers

/// What lines of a log say: for each what happened, why, the usual causes with their repairs, and what
/// to print in the debugger.
public struct LogExplanation: Explanation {
  private let lines: [LoggedText]
  private let spelling: Spelling
  /// The app that the lines are of, as far as it is known.
  private let app: LoggedApp?
  /// How many more lines the log has.
  private let leftOut: Int

  package init(
    of lines: [LoggedText], spelling: Spelling?, in app: LoggedApp? = nil, leftOut: Int = 0
  ) {
    (self.lines, self.app, self.leftOut) = (lines, app, leftOut)
    self.spelling = spelling ?? app?.spelling ?? .swift
  }

  /// Sentences, the repairs indented below their causes.
  public func text(in language: Language) -> String {
    let rest =
      leftOut > 0
      ? ["\(language.phrases(spelling).linesLeftOut(leftOut, after: lines.count))\n"] : []
    return (lines.map { text(of: $0, in: language) } + rest).joined(separator: "\n")
  }

  private func text(of line: LoggedText, in language: Language) -> String {
    let phrases = language.phrases(spelling)
    let count =
      line.count > 1
      ? " " + phrases.occurrences(line.count, areOthers: line.hasOtherInstances) : ""
    var rows = [line.plainText + count, phrases.happened(line).capitalizedFirst]
    rows.append(
      phrases.joined(
        [
          phrases.reason(for: line), Self.consequence(of: line, phrases),
          phrases.wording(line.text),
        ]
        .compactMap(\.self)))
    if let caller = line.caller { rows.append(phrases.caller(caller)) }
    if line.isMasked { rows.append(phrases.maskedClasses) }
    rows += app?.remarks(on: line, in: language) ?? []
    let causes = line.causes
    rows.append(phrases.causesHeading(causes.count))
    for (number, cause) in causes.enumerated() {
      rows.append("\(number + 1). \(phrases.cause(cause, of: line).capitalizedFirst)")
      rows += LogRepair(cause, of: line, in: spelling).lines.map { $0.isEmpty ? "" : "     " + $0 }
    }
    rows.append(phrases.debuggerHeading)
    rows += Self.commands(for: line).map { "     " + $0 }
    return rows.map { $0 + "\n" }.joined()
  }

  private static func consequence(of line: LoggedText, _ phrases: some Phrases) -> String? {
    if case .raises = line.text.response { phrases.raisesException } else { nil }
  }

  /// The same as an array of objects.
  public func json(in language: Language) -> String {
    let phrases = language.phrases(spelling)
    var json = JSONWriter()
    json.object(spread: true) { json in
      json.key("lines")
      json.array(spread: true, lines) { json, line in
        json.object(spread: true) { json in
          json.member("topic", line.topic.rawValue)
          json.member("text", line.plainText)
          json.member("count", line.count)
          if line.hasOtherInstances { json.member("hasOtherInstances", true) }
          if let caller = line.caller { json.member("callerGuess", caller) }
          json.member("happened", phrases.happened(line).capitalizedFirst)
          json.member("reason", phrases.reason(for: line))
          if case .raises = line.text.response { json.member("raisesException", true) }
          if let app {
            json.key("inApp")
            json.array(app.remarks(on: line, in: language)) { $0.string($1) }
          }
          json.key("causes")
          json.array(spread: true, line.causes) { json, cause in
            json.object(spread: true) { json in
              json.member("cause", cause.rawValue)
              json.member("text", phrases.cause(cause, of: line).capitalizedFirst)
              json.member(
                "code",
                LogRepair(cause, of: line, in: spelling).lines.joined(separator: "\n"))
            }
          }
          json.key("debugger")
          json.array(Self.commands(for: line)) { $0.string($1) }
        }
      }
      if leftOut > 0 { json.member("leftOut", leftOut) }
    }
    return json.text
  }

  /// The commands of LLDB that say what a line leaves open.
  private static func commands(for line: LoggedText) -> [String] {
    let hierarchy = "expression -l objc -O -- [UIViewController _printHierarchy]"
    let stack = "expression -l objc -O -- [(UINavigationController *)$arg1 viewControllers]"
    switch line.topic {
    case .alreadyPresenting, .notInWindow, .inTransition, .waitsForDelayed, .alreadyPresented,
      .hasParent, .isActive, .presentedNil, .onItself, .detached, .keyboardPresents, .singleSheet,
      // These are raised later, when no code of the app's is on the stack.
      .actionSheetWithoutSource, .popoverWithoutSource, .popoverOutsideWindow:
      return [
        "breakpoint set -n '-[UIViewController presentViewController:animated:completion:]'",
        "thread backtrace", hierarchy,
      ]
    case .dismissedInTransition, .controllerTransitioning, .noContainedAlert:
      return [
        "breakpoint set -n '-[UIViewController dismissViewControllerAnimated:completion:]'",
        "thread backtrace", hierarchy,
      ]
    case .unbalanced:
      return [
        "breakpoint set -n '-[UINavigationController pushViewController:animated:]' "
          + "-n '-[UIViewController presentViewController:animated:completion:]' "
          + "-n '-[UIWindow setRootViewController:]'",
        "thread backtrace", hierarchy,
      ]
    case .nestedPop, .poppedToStranger:
      return [
        "breakpoint set -r '-\\[UINavigationController pop'", "thread backtrace", stack,
      ]
    case .stackNotUpdated, .nestedPush, .unexpectedState, .barInTransition, .subviewOfItself,
      .pushedTwice, .pushedNil, .notDistinct:
      return [
        "breakpoint set -n '-[UINavigationController pushViewController:animated:]'",
        "thread backtrace", stack,
      ]
    // UIKit only logs it, so no exception stops the app.
    case .deallocating:
      return [
        "breakpoint set -n '-[UIViewController loadViewIfRequired]' "
          + "-c '(BOOL)[(id)$arg1 _isDeallocating]'",
        "thread backtrace",
      ]
    default: return ["breakpoint set -E objc", "thread backtrace", hierarchy]
    }
  }
}

/// The code alone, each repair below its cause as a comment.
public struct LogRepairs: Explanation {
  private let lines: [LoggedText]
  private let spelling: Spelling

  package init(of lines: [LoggedText], spelling: Spelling?) {
    (self.lines, self.spelling) = (lines, spelling ?? .swift)
  }

  /// Comments and statements.
  public func text(in language: Language) -> String {
    let phrases = language.phrases(spelling)
    return lines.map { line in
      line.causes.map { cause in
        (["// " + phrases.cause(cause, of: line).capitalizedFirst]
          + LogRepair(cause, of: line, in: spelling).lines).map { $0 + "\n" }.joined()
      }.joined(separator: "\n")
    }.joined(separator: "\n")
  }

  /// The same as the explanation's data.
  public func json(in language: Language) -> String {
    LogExplanation(of: lines, spelling: spelling).json(in: language)
  }
}

extension String {
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
