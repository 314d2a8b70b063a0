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
    /// A link that is neither of the web nor relative.
    case notALink(String)
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
    /// A step names a window that the description does not have; those that it has, and the one that
    /// may have been meant.
    case unknownWindow(String, known: [String], suggestion: String?)
    /// A step does not say which of several windows is meant.
    case ambiguousWindow([String])
    /// A key that says of one window what `windows` says of each.
    case windowsBeside(String)
    /// The list of windows is empty.
    case noWindows
    /// Two windows have this id.
    case duplicateWindowID(String)
    /// A window's level is none of UIKit's names, and no number.
    case notALevel(Value, names: [String], suggestion: String?)
    /// The id of an object that is no view controller is another's too.
    case objectIDTaken(String)
    /// A text that cannot be the name of a property.
    case invalidPropertyName(String)
    /// A window's id is a view controller's too.
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
    /// A key that only these actions take stands beside another.
    case keyOfAnotherAction(String, of: [String], action: String)
    /// An action lacks the key of its second controller.
    case missingPreposition(action: String, takes: String)
  }
}
