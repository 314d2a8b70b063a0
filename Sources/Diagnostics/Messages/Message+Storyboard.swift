extension Message {
  /// What is not XML, or not the part of it that is read.
  public enum XML: Hashable, Sendable {
    /// The text is not well formed, in the words of the parser.
    case notXML(String)
    /// A document type declaration, which may declare entities and name other files.
    case documentType
    /// Elements stand in each other more than so many levels deep.
    case tooDeep(levels: Int)
  }

  /// What a storyboard declares.
  public enum Storyboard: Hashable, Sendable {
    /// The document is another of Interface Builder's, or of somebody else's.
    case notAStoryboard
    /// The storyboard is for another system, which is not UIKit's.
    case otherRuntime(String)
    /// There is no scene to draw.
    case noScenes
    /// No view controller is the initial one, and this one stands in its place.
    case noInitialViewController(standIn: String)
    /// The initial view controller, or a segue's destination, is in no scene.
    case unknownObject(String)
    /// An element that stands where a view controller does, and is none that is known.
    case unknownController(String)
    /// A segue of a kind that is not known.
    case unknownSegueKind(String)
    /// A view controller is a child of two.
    case secondParent(String, first: String)
    /// A relationship that no container of UIKit's has.
    case unknownRelationship(String)
    /// The value of an attribute is none of those that there are.
    case unknownValue(attribute: String, String)
    /// A reference to another storyboard, of this name, which was not given.
    case otherStoryboard(String)
  }

  /// Segues, and what performing them meets.
  public enum Segue: Hashable, Sendable {
    /// No segue has this identifier, and the one that may have been meant.
    case unknownSegue(String, suggestion: String?)
    /// Segues of several controllers have this identifier.
    case ambiguousSegue(String, from: [String])
    /// No segues lead to this scene.
    case noWay(to: String)
    /// A segue has none of these kinds.
    case segueWithoutKind([String])
    /// A segue is of this kind besides another.
    case secondKind(String)
    /// What a segue of one's own does is not known, and nothing changes.
    case customSegue(String)
    /// Where a segue unwinds to is only known to the app, and nothing changes.
    case unwindsSomewhere(String)
    /// A segue unwinds to a controller that is on none of the ways back.
    case notOnTheWayBack(String, from: String)
  }
}
