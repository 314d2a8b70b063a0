import ViewControllers

/// The words for a log of UIKit's.
package protocol LogPhrases {
  /// What happened, in one sentence.
  func happened(_ line: LoggedText) -> String
  /// Why UIKit refuses it: the rule.
  func reason(for line: LoggedText) -> String
  /// The versions of iOS that have the wording, nil where all have it.
  func wording(_ text: UIKitText) -> String?
  /// A usual cause, and what repairs it.
  func cause(_ cause: UIKitCause, of line: LoggedText) -> String
  func text(of sentence: LogSentence) -> String
  /// What a line says otherwise than a description.
  func text(of difference: LogDifference, in file: String) -> String
}

/// What is said around a log's lines, and of a description that is compared with them.
package enum LogSentence {
  /// What follows where UIKit doesn't only log a text.
  case raisesException
  /// How often a line is in the log, for more than once, and whether with other instances.
  case occurrences(Int, areOthers: Bool)
  /// Whose frame is the app's first in the call stack.
  case caller(String)
  /// That the log has masks in place of classes.
  case maskedClasses
  /// How many lines are not explained, because there are so many.
  case linesLeftOut(Int, after: Int)
  /// What stands before the causes, or the choices.
  case causesHeading(Int, areChoices: Bool)
  /// That a line has the causes and repairs of one before it.
  case sameCauses
  /// What stands before the commands of the debugger, or the modifier that prints.
  case debuggerHeading(DebuggerStop)
  /// Where a controller of the line is in a description.
  case found(String, as: [String], in: String)
  /// That no controller of the line is in a description.
  case foundNone(in: String)
  /// That what follows is the rules' answer for the description.
  case answerIsOfDescription(in: String)
}

/// What a line of a log says otherwise than a description of the app; strings are classes, or ids.
package enum LogDifference: Sendable {
  /// The description has no controller of the class.
  case missing(String)
  /// Another controller would present than in the log.
  case presenter(ControllerName, logged: String)
  /// The presenter presents something else than in the log, or nothing.
  case blocker(ControllerName?, of: String, logged: String)
  /// The presenter's view is in the window.
  case isInWindow(String)
}
