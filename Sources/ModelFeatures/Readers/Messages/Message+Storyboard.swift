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
  package var isAboutLeftOut: Bool {
    switch self {
    case .leftOut, .storyboardOfTVOS: true
    default: false
    }
  }

  package func text(in wording: Wording) -> String {
    wording.choose({ $0.text(of: self) }, { $0.text(of: self) })
  }
}

extension Message {
  package static func storyboard(_ fault: Storyboard) -> Self { Self(fault) }
}
