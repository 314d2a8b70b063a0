/// A search upward through a family, with the finding about each controller.
///
/// It is the reason for an answer: for a presenter (R5, R6), or a property's value (R1 to R4).
package struct Walk: Hashable, Sendable {
  /// An index in the description's controllers.
  package typealias Index = ViewController.Index

  /// One controller on the way.
  package struct Stop: Hashable, Sendable {
    package let viewController: Index
    /// The finding about it.
    package let finding: Finding

    package init(viewController: Index, finding: Finding) {
      (self.viewController, self.finding) = (viewController, finding)
    }
  }

  /// The finding about a controller on the way; the last one decides.
  package enum Finding: String, Hashable, Sendable {
    /// It has a parent, which decides instead (R5).
    case passesOn
    /// It has no parent, so it presents (R5, R8).
    case isTop
    /// It has no parent, but its family is in the place of a context and doesn't cover the screen,
    /// so the search continues with the parent of the controller that presents there (R36).
    case isTopInContext
    /// Its `definesPresentationContext` is false, so its parent decides (R6).
    case definesNoContext
    /// Its `definesPresentationContext` is true, so it presents (R6).
    case definesContext
    /// Its flag is false, too, and it is the top, so it presents (R6).
    case isTopWithoutContext
    /// It is where the search starts, and does not count itself (R1, R2).
    case isStart
    /// It is not what the search looks for (R2).
    case isOther
    /// It is what the search looks for (R1, R2, R16).
    case isAnswer
    /// It presents nothing (R4).
    case presentsNothing
    /// It presents (R4).
    case presents
    /// It is the top, and was presented (R3).
    case isPresented
    /// It is the top, and was not presented (R3).
    case isNotPresented
    /// Its container shows its view (R21).
    case isShown
    /// It is the window's root view controller, whose view is in the window (R21).
    case isRoot
    /// It is the root of a window that nobody has shown (R45).
    case isRootOfHidden
    /// It is the top, and its view is in the window because it was presented (R21).
    case isPresentedInWindow
    /// It is the top, and its view appears in the place of a context (R21).
    case isPresentedInContext
    /// It is the top, and its view was added to the view of a controller that isn't its parent
    /// (R29).
    case isInView
    /// It is the top, and is in no family (R21).
    case isInNoFamily
    /// It is a tab, and another is selected (R21).
    case isNotSelected
    /// It is below another in a stack (R21).
    case isCovered
    /// It is a column that its split view controller hides (R25).
    case isHiddenColumn
    /// It was observed outside the window.
    case isSeenOutside
    /// Its view left the window when it presented (R12, R21).
    case isRemoved
  }

  /// The rule that the walk follows.
  package let rule: Rule
  /// The controllers passed, from the start upward.
  package let stops: [Stop]
  /// The result, nil if there is none.
  package let answer: Index?

  package init(rule: Rule, stops: [Stop], answer: Index?) {
    (self.rule, self.stops, self.answer) = (rule, stops, answer)
  }
}
