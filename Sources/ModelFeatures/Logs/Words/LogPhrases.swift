import VCEngine
import VCPhrases
import VCSource

/// The texts that explain a log, besides all others.
package protocol LogPhrases: Phrases {
  /// Returns the language's sentence with a line's values.
  func text(of words: TopicWords, for line: LoggedText) -> String
  /// Returns a framework's remedy: like `text(of:for:)`, but two controllers of one class are told
  /// apart.
  func remedy(_ words: TopicWords, for line: LoggedText) -> String
  /// Returns a usual cause and its repair.
  func cause(_ cause: UIKitCause, of line: LoggedText) -> String
  func text(of sentence: LogSentence) -> String
  /// Returns a sentence about classes that aren't the reader's.
  func text(of sentence: HostSentence) -> String
  /// Returns a difference between a line and a description.
  func text(of difference: LogDifference, in file: String) -> String
}

extension Language {
  /// The language's texts, including those about logs, with code in a spelling.
  package func logPhrases(_ spelling: Spelling?) -> any LogPhrases {
    Wording(self, spelling).choose({ $0 as any LogPhrases }, { $0 as any LogPhrases })
  }
}

extension LogPhrases {
  /// Returns the beginning of a paragraph, in which a name of code keeps its small letter.
  func begun(_ text: String) -> String {
    let isName = text.prefix { $0 != " " }.dropFirst().contains(where: \.isUppercase)
    return wording.choose({ _ in isName ? text : text.capitalizedFirst }, { _ in text })
  }

  /// Returns the event, in a sentence or two.
  package func happened(_ line: LoggedText) -> String {
    let event = text(of: line.meaning.happened(line), for: line)
    guard let receiver = line.otherReceiver else { return event }
    return joined([event, text(of: .calledOn(receiver))])
  }

  /// Returns the rule by which UIKit refuses the call.
  package func reason(for line: LoggedText) -> String { text(of: line.meaning.reason, for: line) }
}

/// A sentence around the lines of a log, or about the description compared with them.
package enum LogSentence {
  /// The class of the receiver, which passed the call to the presenter.
  case calledOn(String)
  /// UIKit raises an exception in addition to logging the text.
  case raisesException
  /// The number of occurrences, if more than one, and whether they name other instances.
  case occurrences(Int, areOthers: Bool)
  /// The class of the app's first frame in the call stack.
  case caller(String)
  /// There is only a call stack: UIKit raised in this method, usually with the text that follows.
  case raisedIn(String)
  /// The log contains masks instead of classes.
  case maskedClasses
  /// The number of lines left unexplained because there are too many.
  case linesLeftOut(Int, after: Int)
  /// The heading of the causes or choices; `differ` tells whether they aren't the description's.
  case causesHeading(Int, areChoices: Bool, differ: Bool)
  /// A cause that no heading calls usual.
  case usualCause(String)
  /// A remedy that no heading calls usual.
  case usualRemedy(String)
  /// The line has the same causes and repairs as an earlier line.
  case sameCauses
  /// The heading of the debugger commands, or of the modifier that prints.
  case debuggerHeading(DebuggerStop)
  /// The positions of the line's controllers in a description.
  case found(String, as: [String], in: String)
  /// None of the line's controllers is in the description.
  case foundNone(in: String)
  /// The text that follows is the rules' answer for the description.
  case answerIsOfDescription(in: String)
  /// The description gives the line, with a style or after a step that the line doesn't tell.
  case isGiven(by: String, LogCondition)
}

/// What a line doesn't tell of the app that logged it.
package struct LogCondition: Sendable {
  /// The style of the presented controller; nil if the description has it.
  package let style: ModalPresentationStyle?
  /// The last step before the call, 0 before the first; nil for the description's last one.
  package let step: Int?
}

/// A difference between a line of a log and the app's description; strings are classes or ids.
package enum LogDifference: Sendable {
  /// The description contains no controller of the class.
  case missing(String)
  /// Another controller would present.
  case presenter(ControllerName, logged: String)
  /// The presenter presents another controller, or none.
  case blocker(ControllerName?, of: String, logged: String)
  /// The presenter's view is in the window.
  case isInWindow(String)
}

extension Int {
  /// A count with a comma before each three digits, as in 100,000; from 10,000 on.
  var inThousands: String {
    var digits = Array(String(self))
    guard self >= 10_000 else { return String(digits) }
    for place in stride(from: digits.count - 3, to: 0, by: -3) { digits.insert(",", at: place) }
    return String(digits)
  }
}
