/// A topic on which UIKit logs or raises a text. A reworded text keeps its topic. Its name is a row's in the
/// tables of texts: of the phrases, and of features that know more.
package struct UIKitTopic: Hashable, Sendable {
  package let rawValue: String

  package init(_ rawValue: String) { self.rawValue = rawValue }
}

/// The role of a value in one of UIKit's texts.
package enum UIKitRole: Character, CaseIterable, Sendable {
  /// The controller to be presented.
  case presented = "A"
  /// The controller that would present.
  case presenter = "P"
  /// The controller that received the call.
  case sender = "S"
  /// The controller in the way.
  case blocker = "B"
  /// The controller that a container should have, or that appears.
  case child = "C"
  /// The controller whose view contains the child's view.
  case holder = "H"
  /// A navigation controller.
  case navigation = "N"
  /// Another object, or a second controller.
  case other = "X"
  /// A method's name.
  case method = "M"
  /// An identifier or a name in quotation marks.
  case identifier = "I"
  /// A bundle identifier.
  case bundle = "U"
  /// A number.
  case count = "n"
  /// The number that it should be, or the names that are possible.
  case required = "m"
}
