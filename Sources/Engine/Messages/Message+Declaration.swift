import VCSource

extension Message {
  /// A controller's class, with its UIKit superclass if that says more.
  package struct ClassName: Hashable, Sendable {
    /// The class, as the user writes it.
    package let name: String
    /// The UIKit class that decides the controller's behaviour; nil if that is the class itself, or
    /// unknown.
    package let superclass: String?

    /// A class, and the UIKit class that decides the controller's behaviour.
    package init(_ name: String, superclass: String? = nil) {
      (self.name, self.superclass) = (name, superclass)
    }
  }

  /// The nature of a class that only looks like a view controller.
  package enum Nature: String, Hashable, Sendable {
    /// A view.
    case view
    /// An object that is no view either.
    case noView
    /// An object that adds its views to one of the app's view controllers.
    case viewsForAnother
    /// An object that shows its own view and removes it again.
    case showsItsView
    /// An object that shows a view controller of its own.
    case showsItsOwn
    /// An object that shows the app's view controller in a popover.
    case showsPopover
    /// A presentation controller.
    case managesPresentation
  }

  /// Declarations that are wrong whatever the steps do.
  package enum Declaration: Hashable, Sendable {
    /// One of UIKit's containers lists its view controllers under `children` (R1).
    case childrenOfContainer(name: String)
    /// A class other than UIKit's containers has `viewControllers` (R1). `isKnown` if the
    /// description says what the class is, else with the class that may have been meant.
    case notAContainer(name: String, suggestion: String?, isKnown: Bool)
    /// A controller that is not a tab bar controller has a `selectedIndex`.
    case selectedIndexWithoutTabs(name: String)
    /// A key has no effect, because only another class has the property.
    case keyOfAnotherClass(owner: String, key: String, className: String)
    /// The selected index is not below the number of view controllers.
    case selectedIndexOutOfRange(index: Int, count: Int, last: Int)
    /// A tab bar controller has no tab with the identifier (R39).
    case noTabWithIdentifier(id: String, identifier: String)
    /// The class is not a view controller's: its nature and its replacement.
    case classOfNoViewController(name: String, nature: Nature, replacement: String?)
    /// Two containers declare the same child.
    case childOfTwo(child: String, first: String, second: String)
    /// An iPhone before iOS 8 has no split view controllers (R25).
    case splitOnPhone(id: String)
    /// Up to iOS 7 a split view controller has exactly two view controllers (R25).
    case notTwoColumns(id: String, count: Int)
    /// A split view controller has both named columns and a list (R25).
    case columnsBesideList(id: String)
    /// The delegate's answer on the detail is unused, because the split view controller's columns
    /// have names (R25).
    case collapseOfNamedColumns(id: String)
    /// A split view controller that lists its children has no top column (R25).
    case topColumnOfList(id: String)
    /// A split view controller with two columns has a supplementary one (R25).
    case supplementaryOfTwo(id: String)
    /// A controller declared as a search controller is of another class (R23).
    case notASearchController(id: String, className: ClassName)
    /// A tab bar controller has both tabs and a list of view controllers (R39).
    case tabsBesideList(id: String)
    /// A group's managing controller is not a navigation controller (R39).
    case managesNoStack(id: String, className: ClassName)
    /// A step that the author expects to be refused is carried out.
    case notRefused
  }
}
