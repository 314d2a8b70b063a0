extension Message {
  /// A controller's class as it counts: its own, and the UIKit class that it derives from where
  /// that says more.
  public struct ClassName: Hashable, Sendable {
    /// The class as the user names it.
    public let name: String
    /// The UIKit class that decides what it is; nil where that is the class itself, or unknown.
    public let superclass: String?

    /// A class, and the class of UIKit that decides what it is.
    public init(_ name: String, superclass: String? = nil) {
      self.name = name
      self.superclass = superclass
    }
  }

  /// What a class is that only looks like a view controller's.
  public enum Nature: Hashable, Sendable {
    /// A view.
    case view
    /// An object whose views stand in a view controller of the app's.
    case viewsForAnother
    /// An object that shows its own view, and takes it away again.
    case showsItsView
    /// An object that shows a view controller of its own.
    case showsItsOwn
    /// An object that shows the app's view controller in a popover.
    case showsPopover
    /// A presentation controller.
    case managesPresentation
  }

  /// What cannot be declared of controllers, whatever the steps do.
  public enum Declaration: Hashable, Sendable {
    /// A container of UIKit's lists its view controllers under `children` (R1).
    case childrenOfContainer(ofClass: String)
    /// A class that is no container of UIKit's has `viewControllers` (R1); `isKnown` where the
    /// description says what the class is, else with the class that may have been meant.
    case notAContainer(ofClass: String, isKnown: Bool, suggestion: String?)
    /// Something else than a tab bar controller has a `selectedIndex`.
    case selectedIndexWithoutTabs(ofClass: String)
    /// A key says nothing of the class: it is another's, and so in vain.
    case keyOfAnotherClass(key: String, of: String, isA: String)
    /// No view controller, of so many, has the index.
    case selectedIndexOutOfRange(Int, count: Int)
    /// A tab bar controller has no tab with the identifier (R39).
    case noTabWithIdentifier(String, of: String)
    /// The class is not a view controller's: what it is, and what to use instead.
    case classOfNoViewController(String, Nature, use: String?)
    /// A controller is declared as a child of two.
    case childOfTwo(String, first: String, second: String)
    /// An iPhone before iOS 8 has no split view controllers (R25).
    case splitOnPhone(String)
    /// Up to iOS 7 a split view controller has two view controllers exactly (R25).
    case notTwoColumns(String, count: Int)
    /// A split view controller has columns by name, and a list (R25).
    case columnsBesideList(String)
    /// The delegate of a split view controller whose columns have names is not asked about the detail
    /// (R25).
    case collapseOfNamedColumns(String)
    /// A split view controller that lists its children has no top column (R25).
    case topColumnOfList(String)
    /// A split view controller of two columns has a supplementary one (R25).
    case supplementaryOfTwo(String)
    /// What is declared as a search controller is of another class (R23).
    case notASearchController(String, ClassName)
    /// A tab bar controller has tabs, and a list of view controllers (R39).
    case tabsBesideList(String)
    /// What manages a group of tabs is no navigation controller (R39).
    case managesNoStack(String, ClassName)
  }
}
