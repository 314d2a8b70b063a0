import VCEngine
import VCPhrases
import VCSource

extension English: LogPhrases {
  package func text(of sentence: LogSentence) -> String {
    switch sentence {
    case .occurrences(let count, let areOthers):
      "(\(count.inThousands) times\(areOthers ? ", with different instances" : ""))"
    case .caller(let name):
      "A guess, from the app's first frame in the call stack: \(name) made the call."
    case .raisedIn(let method):
      "A guess, from the call stack alone: \(method) usually raises this. The line above the stack in the "
        + "console says what it was."
    case .maskedClasses:
      "The log hides classes, as the system's console does with '<private>'. Xcode's console shows "
        + "them."
    case .linesLeftOut(let count, let limit):
      counted(count, "more line")
        + " about view controllers \(count == 1 ? "is" : "are") left out: only the first \(limit) "
        + "different lines are explained."
    case .causesHeading(let count, let areChoices, let differ):
      causesHeading(count, areChoices: areChoices, of: differ ? " of the text in the log" : "")
    case .usualCause(let cause): "A usual cause: \(cause)"
    case .usualRemedy(let remedy): "This usually helps: \(remedy)"
    case .sameCauses: "The causes and repairs are the same as above."
    case .debuggerHeading(let stop): debuggerHeading(stop)
    case .found(let className, let ids, let file):
      "In \(file), \(className) is \(list(ids.map { "'\($0)'" }, "or"))."
    case .foundNone(let file): "\(file) has none of the line's view controllers."
    case .answerIsOfDescription(let file):
      "So \(file) doesn't show the app as it was when it logged this. For \(file) the answer is:"
    case .isGiven(let file, let condition): isGiven(by: file, condition)
    case .calledOn(let name): "The code called present on \(name)."
    case .raisesException: "UIKit raises an exception, which ends the app."
    }
  }

  private func causesHeading(_ count: Int, areChoices: Bool, of text: String) -> String {
    if areChoices, count > 1, text.isEmpty { return "Choose one:" }
    return count == 1
      ? "The usual cause\(text):" : "The usual causes\(text), most likely first:"
  }

  private func isGiven(by file: String, _ condition: LogCondition) -> String {
    let time = condition.step.map { $0 == 0 ? "before the first step" : "after step \($0)" }
    let style = condition.style.map { "with \(code.value($0)) as the style" }
    return "In \(file) the call gives this text \(list([time, style].compactMap(\.self), "and"))"
      + (style == nil ? "." : ", which the text doesn't tell.")
  }

  private func debuggerHeading(_ stop: DebuggerStop) -> String {
    switch stop {
    case .state, .path:
      "If that isn't enough, add this to the view for each state that shows something, and do the same again:"
    default:
      "If that isn't enough, set the breakpoint in the debugger, do the same again, and look for code of "
        + "yours in the backtrace:"
    }
  }

  package func text(of difference: LogDifference, in file: String) -> String {
    switch difference {
    case .missing(let name): "But \(file) has no \(name)."
    case .presenter(let presenter, let logged):
      "But in the log \(logged) is the presenter; in \(file) it is \(name(presenter))."
    case .blocker(let blocker?, let presenter, let logged):
      "But in the log \(logged) is in the way; in \(file) '\(presenter)' presents \(name(blocker))."
    case .blocker(nil, let presenter, let logged):
      "But in the log \(logged) is in the way; in \(file) '\(presenter)' presents nothing at that point."
    case .isInWindow(let presenter):
      "But in \(file) the view of '\(presenter)' is in the window at that point."
    }
  }

  package func text(of words: TopicWords, for line: LoggedText) -> String {
    TopicWords.parts(of: words.english, from: line) { line[english: $0] }.concatenated()
  }
}

extension LoggedText {
  /// Returns a role's class, or a description of the role if the line doesn't name it.
  subscript(english role: UIKitRole) -> String {
    if let name = classes[role] { return name }
    return switch role {
    case .blocker: "another controller"
    case .sender, .presenter: "the presenter"
    default: "a controller"
    }
  }
}
