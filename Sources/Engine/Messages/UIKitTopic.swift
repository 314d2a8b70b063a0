/// A topic on which UIKit logs or raises a text. A reworded text keeps its topic. The texts stand
/// with the phrases; features that know more topics add theirs.
package struct UIKitTopic: Hashable, Sendable {
  package let rawValue: String

  package init(_ rawValue: String) { self.rawValue = rawValue }
}

/// The topics of the rules' refusals and hints.
extension UIKitTopic {
  package static let alreadyPresenting = UIKitTopic("alreadyPresenting")
  package static let notInWindow = UIKitTopic("notInWindow")
  package static let inTransition = UIKitTopic("inTransition")
  package static let dismissedInTransition = UIKitTopic("dismissedInTransition")
  package static let alreadyPresented = UIKitTopic("alreadyPresented")
  package static let hasParent = UIKitTopic("hasParent")
  package static let isActive = UIKitTopic("isActive")
  package static let onItself = UIKitTopic("onItself")
  package static let detached = UIKitTopic("detached")
  package static let actionSheetWithoutSource = UIKitTopic("actionSheetWithoutSource")
  package static let popoverWithoutSource = UIKitTopic("popoverWithoutSource")
  package static let partialCurl = UIKitTopic("partialCurl")
  package static let splitPresented = UIKitTopic("splitPresented")
  package static let requestedParent = UIKitTopic("requestedParent")
  package static let actualParent = UIKitTopic("actualParent")
  package static let rootAsChild = UIKitTopic("rootAsChild")
  package static let noCommonParent = UIKitTopic("noCommonParent")
  package static let stackNotUpdated = UIKitTopic("stackNotUpdated")
  package static let nestedPush = UIKitTopic("nestedPush")
  package static let subviewOfItself = UIKitTopic("subviewOfItself")
  package static let pushedTwice = UIKitTopic("pushedTwice")
  package static let pushedNavigation = UIKitTopic("pushedNavigation")
  package static let poppedToStranger = UIKitTopic("poppedToStranger")
  package static let notDistinct = UIKitTopic("notDistinct")
  package static let pageCount = UIKitTopic("pageCount")
  package static let notSelectable = UIKitTopic("notSelectable")
  package static let splitOnPhone = UIKitTopic("splitOnPhone")
  package static let pushedSplit = UIKitTopic("pushedSplit")
  package static let noSceneLifecycle = UIKitTopic("noSceneLifecycle")
  package static let singleSheet = UIKitTopic("singleSheet")
  package static let pickerOnPad = UIKitTopic("pickerOnPad")
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
  /// The number that it should be.
  case required = "m"
}
