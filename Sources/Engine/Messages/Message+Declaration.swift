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
    case managesPresentation
  }

  /// Declarations that are wrong whatever the steps do.
  package enum Declaration: Hashable, Sendable {
    case childrenOfContainer(name: String)
    case notAContainer(name: String, suggestion: String?, isKnown: Bool)
    case selectedIndexWithoutTabs(name: String)
    case keyOfAnotherClass(owner: String, key: String, className: String)
    case selectedIndexOutOfRange(index: Int, count: Int, last: Int)
    case noTabWithIdentifier(id: String, identifier: String)
    case classOfNoViewController(name: String, nature: Nature, replacement: String?)
    case childOfTwo(child: String, first: String, second: String)
    case splitOnPhone(id: String)
    case notTwoColumns(id: String, count: Int)
    case columnsBesideList(id: String)
    case collapseOfNamedColumns(id: String)
    case topColumnOfList(id: String)
    case supplementaryOfTwo(id: String)
    case notASearchController(id: String, className: ClassName)
    case tabsBesideList(id: String)
    /// Detents that aren't listed from the smallest to the largest, or none.
    case unorderedDetents(id: String, ascending: [String])
    case managesNoStack(id: String, className: ClassName)
    case notRefused
  }
}
