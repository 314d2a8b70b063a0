import VCDescriptions
import VCEngine
import VCSource

/// A view controller as a storyboard declares it.
struct StoryboardController {
  /// The object's id, for instance `BYZ-38-t0r`.
  var id: String
  var baseClass: String
  var customClass: String?
  var storyboardIdentifier: String?
  var title: String?
  /// The title of its bar item.
  var itemTitle: String?
  /// The name of the object in Interface Builder.
  var label: String?
  /// The declaration derived from the controller's element alone.
  var declaration: ViewController
  var selectedIndex: Int?
  /// Whether it is a split view controller with the style of named columns (R25).
  var hasColumnStyle = false
  /// The target of a placeholder; nil for a controller in this storyboard.
  var reference: Reference?
  var segues: [Segue] = []
  var range: SourceRange

  /// Whether it is a split view controller with named columns (R25). Interface Builder expresses
  /// this in three ways.
  var hasColumns: Bool {
    hasColumnStyle || segues.contains { $0.relationship == "supplementaryViewController" }
  }

  /// The identifier by which segues and code find it, or that of a placeholder's target.
  var identifier: String? { storyboardIdentifier ?? reference?.identifier }

  struct Reference {
    var storyboard: String
    /// The target's identifier; nil for the initial view controller.
    var identifier: String?
  }

  struct Segue {
    var kind: String
    /// The destination's role for the source, if `kind` is `relationship`.
    var relationship: String?
    var destination: String
    var identifier: String?
    var unwindAction: String?
    var customClass: String?
    var presentationStyle: Sourced<ModalPresentationStyle>?
    var transitionStyle: Sourced<ModalTransitionStyle>?
    var range: SourceRange

    /// Whether it expresses containment, and so takes effect before all other segues.
    var isContainment: Bool { kind == "relationship" || kind == "embed" }
  }

  static let placeholder = "viewControllerPlaceholder"

  /// The classes of Interface Builder's elements.
  static let classes = [
    "viewController": "UIViewController", "navigationController": "UINavigationController",
    "tabBarController": "UITabBarController", "tableViewController": "UITableViewController",
    "splitViewController": "UISplitViewController", "pageViewController": "UIPageViewController",
    "collectionViewController": "UICollectionViewController",
    "hostingController": "UIHostingController", "glkViewController": "GLKViewController",
    "avPlayerViewController": "AVPlayerViewController", placeholder: "UIViewController",
  ]
}
