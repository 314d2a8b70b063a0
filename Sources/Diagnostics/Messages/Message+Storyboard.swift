extension Message {
  /// Syntax errors in XML, and parts of it that are not read.
  public enum XML: Hashable, Sendable {
    /// The text is not well-formed, in the parser's words.
    case notXML(String)
    /// A document type declaration, which may declare entities and name other files.
    case documentType
  }

  /// Problems with a storyboard's contents.
  public enum Storyboard: Hashable, Sendable {
    /// The document is not a storyboard.
    case notAStoryboard
    /// The storyboard is for this system rather than iOS.
    case otherRuntime(String)
    /// The storyboard was found in an app's folder and is for this system rather than iOS, so it is
    /// left out.
    case leftOut(String)
    /// The storyboard is for tvOS, whose rules are unknown: iOS's are used.
    case storyboardOfTVOS
    /// There is no scene to draw.
    case noScenes
    /// No view controller is the initial one; this one replaces it.
    case noInitialViewController(standIn: String)
    /// The initial view controller, or a segue's destination, is in no scene.
    case unknownObject(String)
    /// An unknown element is in the place of a view controller.
    case unknownController(String)
    /// A segue has an unknown kind.
    case unknownSegueKind(String)
    /// A view controller is a child of two.
    case secondParent(String, first: String)
    /// A relationship belongs to none of UIKit's containers.
    case unknownRelationship(String)
    /// An attribute has an unknown value.
    case unknownValue(attribute: String, String)
    /// A reference leads to another storyboard, with this name, which was not given.
    case otherStoryboard(String)
  }

  /// Problems with segues.
  public enum Segue: Hashable, Sendable {
    /// No segue has this identifier: the identifier, and the one that may have been meant.
    case unknownSegue(String, suggestion: String?)
    /// Segues of several controllers have this identifier.
    case ambiguousSegue(String, from: [String])
    /// No segues lead to this scene.
    case noWay(to: String)
    /// A segue has none of these kinds.
    case segueWithoutKind([String])
    /// A segue has this kind in addition to another.
    case secondKind(String)
    /// The effect of a custom segue is unknown, so nothing changes.
    case customSegue(String)
    /// Only the app knows the destination of an unwind segue, so nothing changes.
    case unwindsSomewhere(String)
    /// A segue unwinds to a controller from which the source was not reached.
    case notOnTheWayBack(String, from: String)
  }
}
