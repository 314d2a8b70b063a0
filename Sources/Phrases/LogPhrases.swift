import ViewControllers

/// The words for a log of UIKit's.
package protocol LogPhrases {
  /// What happened, in one sentence.
  func happened(_ line: LoggedText) -> String
  /// Why UIKit refuses it: the rule.
  func reason(for line: LoggedText) -> String
  /// The versions of iOS that have the wording, nil where all have it.
  func wording(_ text: UIKitText) -> String?
  /// What follows where UIKit doesn't only log a text.
  var raisesException: String { get }
  /// A usual cause, and what repairs it.
  func cause(_ cause: UIKitCause, of line: LoggedText) -> String
  /// How often a line is in the log, for more than once, and whether with other instances.
  func occurrences(_ count: Int, areOthers: Bool) -> String
  /// Whose frame is the app's first in the call stack.
  func caller(_ name: String) -> String
  /// That the log has masks in place of classes.
  var maskedClasses: String { get }
  /// How many lines are not explained, because there are so many.
  func linesLeftOut(_ count: Int, after limit: Int) -> String
  /// What stands before the causes, or the choices.
  func causesHeading(_ count: Int, areChoices: Bool) -> String
  /// That a line has the causes and repairs of one before it.
  var sameCauses: String { get }
  /// What stands before the commands of the debugger, or the modifier that prints.
  func debuggerHeading(_ stop: DebuggerStop) -> String
  /// Where a controller of the line is in a description.
  func found(_ className: String, as ids: [String], in file: String) -> String
  /// That no controller of the line is in a description.
  func foundNone(in file: String) -> String
  /// What a line says otherwise than a description.
  func text(of difference: LogDifference, in file: String) -> String
  /// That what follows is the rules' answer for the description.
  func answerIsOfDescription(in file: String) -> String
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
