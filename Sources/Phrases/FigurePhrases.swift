/// The words in figures, under them, and in the text that stands for them.
package protocol FigurePhrases: CoveragePhrases, CallPhrases {
  /// The name of a figure whose description has no title.
  var untitled: String { get }
  /// The title of a family's frame.
  func family(_ number: Int) -> String
  /// A family and the names of its members, as a sentence.
  func family(_ number: Int, members: [ControllerName]) -> String
  /// Who presents what; `asked` is the receiver where that is another.
  func presents(_ presenter: String, _ presented: String, style: String, asked: String?) -> String
  /// Which controller is a window's root; nil for a window without a name.
  func isRoot(_ root: String, of window: String?) -> String
  /// Whose views are in the window, and whose are not.
  func views(inWindow: [String], outside: [String]) -> String
  /// What a line of a figure means, in its legend.
  func meaning(of line: LineMeaning) -> String
}

/// What the lines between boxes say.
package enum LineMeaning: Sendable {
  case contains
  case pointsToContainer
  case pointsToPresented
  case pointsToPresenter
  case asksToPresent
  case showsAsRoot
  case hasView
}

/// The words under the screens of a coverage figure.
package protocol CoveragePhrases {
  /// The last tab of a bar that has no room for all.
  var more: String { get }
  /// The first screen; `isBeginning` when something is presented later.
  func nothingPresented(isBeginning: Bool) -> String
  /// Who presents; `asked` is the receiver where that is another.
  func presented(by presenter: String, asked: String?) -> String
  /// What a presentation covers and leaves.
  func covers(_ summary: CoverageSummary) -> String
  /// What becomes of the presenter's view.
  func presenterView(stays: Bool) -> String
  /// What was presented in a context has left the window with the tab that it lies in.
  func left(with tab: String, selected: String) -> String
  /// What was presented in a context has left the window with the controller that it lies in.
  func left(with covered: String, coveredBy top: String) -> String
  /// What a phone makes of the style.
  func adapts(to style: String) -> String
  /// Sentences about a controller, to follow another text.
  func following(_ name: String, _ sentences: [String]) -> String
}

/// The words of a figure of calls.
package protocol CallPhrases {
  var yourCode: String { get }
  func adding(_ child: String, to container: String) -> String
  func removing(_ child: String, from container: String) -> String
  /// Who makes a call that is not the reader's.
  func byUIKit(inside call: String) -> String
  var noCustomContainer: String { get }
  /// A title and the calls in their order, each with the call inside which UIKit makes it.
  func calls(_ title: String, _ calls: [(code: String, inside: String?)]) -> String
}
