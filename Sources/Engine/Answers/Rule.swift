import VCSource

/// The text of `Rules.md`, and of its rules in Chinese.
package enum Rules {
  package static func text(in language: Language = .en) -> String {
    Wording(language).choose(
      { _ in EngineResources.rulesMd }, { _ in EngineResources.rulesZhHansMd })
  }

  /// The text of a rule by its number, such as `R19`, in Markdown; nil for other words.
  package static func text(of number: String, in language: Language) -> String? {
    let start = "| \(number) | "
    return text(in: language).split(separator: "\n").first { $0.hasPrefix(start) }
      .map { String($0.dropFirst(start.count).dropLast(2)) }
  }
}

/// A rule behind an answer, by its number in `Rules.md`.
package enum Rule: String, Sendable {
  /// The parent is the direct container.
  case parent = "R1"
  /// A property for a container leads to the nearest of its kind above.
  case nearestContainer = "R2"
  /// Every member shares the presenter of the top.
  case presenting = "R3"
  /// The nearest controller that presents decides.
  case presented = "R4"
  /// The top of the receiver's family presents.
  case topPresents = "R5"
  /// In the context styles, the first controller that defines a context presents.
  case contextPresents = "R6"
  /// Which views are in the window.
  case inWindow = "R21"
  /// A view that was added without its controller.
  case viewAlone = "R29"
  /// Only a top is presented, and it isn't a child.
  case topIsPresented = "R16"
  /// The end of a stack is the last push.
  case stack = "R18"
  /// The calls between a container and a child.
  case containmentCalls = "R17"
  /// The calls with which a child replaces another.
  case transition = "R33"
  /// The flags that are true only during a transition.
  case transitionFlag = "R34"
  /// The object that manages a presentation.
  case presentationController = "R35"
}
