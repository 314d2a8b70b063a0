extension Message {
  /// What a description declares.
  public enum Description: Hashable, Sendable {
    /// Nothing stands where a view controller should.
    case missingViewController
    /// A list or the like stands where a view controller should.
    case notAViewController(Value)
    /// A text that cannot be the name of a class.
    case invalidClassName(String)
    /// A superclass that is not UIKit's, and the class that may have been meant.
    case unknownSuperclass(String, suggestion: String?)
    /// A class of UIKit's own is given another superclass.
    case needlessSuperclass(of: String)
    /// A controller has both `viewControllers` and `children`.
    case bothListsOfChildren
    /// `presents` stands in a step.
    case presentsInStep
    /// An id is an empty text.
    case emptyID
    /// An id holds a line break or the like.
    case controlCharacterInID
    /// Two view controllers have this id.
    case duplicateID(String)
    /// The id of a view controller that a later step declares.
    case idDeclaredLater(String)
    /// An id that no view controller has, and the id that may have been meant.
    case unknownID(String, suggestion: String?)
    /// A step names a window that the description does not have; and the window that it has.
    case unknownWindow(String, known: String?)
    /// The window's id is a view controller's too.
    case windowIDTaken(String)
  }

  /// The keys of a step.
  public enum Step: Hashable, Sendable {
    /// A step has none of these actions.
    case stepWithoutAction([String])
    /// A step has this action besides another.
    case secondAction(String)
    /// An action takes another key with its second controller, nil for none, than this.
    case wrongPreposition(action: String, takes: String?, found: String)
    /// An action lacks the key of its second controller.
    case missingPreposition(action: String, takes: String)
  }
}
