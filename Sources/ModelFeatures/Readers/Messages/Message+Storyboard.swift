import VCSource

extension Message {
  /// Problems with a storyboard's contents.
  package enum Storyboard: WordedFacts {
    /// The document is not a storyboard.
    case notAStoryboard
    /// The document is a xib: views without scenes and segues.
    case xib
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

}

extension Message.Storyboard {
  package var isForFigures: Bool {
    switch self {
    case .leftOut, .storyboardOfTVOS: true
    default: false
    }
  }

  package var words: Words {
    switch self {
    case .notAStoryboard: .notAStoryboard
    case .xib: .xib
    case .otherRuntime(let runtime): .otherRuntime(runtime: runtime)
    case .leftOut(let runtime): .leftOut(runtime: runtime)
    case .storyboardOfTVOS: .storyboardOfTVOS
    case .noScenes: .noScenes
    case .noInitialViewController(let id): .noInitialViewController(id: id)
    case .unknownObject(let id): .unknownObject(id: id)
    case .unknownController(let name): .unknownController(name: name)
    case .unknownSegueKind(let kind): .unknownSegueKind(kind: kind)
    case .secondParent(let id, let first): .secondParent(id: id, first: first)
    case .unknownRelationship(let name): .unknownRelationship(name: name)
    case .unknownValue(let attribute, let value): .unknownValue(attribute: attribute, value: value)
    case .otherStoryboard(let name): .otherStoryboard(name: name)
    }
  }
}

extension Message {
  package static func storyboard(_ fault: Storyboard) -> Self { Self(fault) }
}
