/// A way upward through a family, controller by controller, and what was found at each.
///
/// It is the reason for an answer: for a presenter (R5, R6), or a property's value (R1 to R4).
public struct Walk: Hashable, Sendable {
  /// A controller's place in the description's list.
  public typealias Index = ViewController.Index

  /// One controller that was asked.
  public struct Stop: Hashable, Sendable {
    /// The controller that was asked.
    public let viewController: Index
    /// What it turned out to be.
    public let finding: Finding
  }

  /// What a controller that is asked turns out to be; the last one decides.
  public enum Finding: String, Hashable, Sendable {
    /// It has a parent, so the right to present goes up to that (R5).
    case passesOn
    /// It has no parent, so it presents (R5, R8).
    case isTop
    /// It has no parent, but its family lies in the place of a context, where nothing covers the screen:
    /// the right to present goes on to the parent of the one that presents there (R36).
    case isTopInContext
    /// Its `definesPresentationContext` is false, so its parent is asked (R6).
    case definesNoContext
    /// Its `definesPresentationContext` is true, so it presents (R6).
    case definesContext
    /// The flag is false here too, and no controller is left to ask: the top presents (R6).
    case isTopWithoutContext
    /// It is where the search starts, and does not count itself (R1, R2).
    case isStart
    /// It is not what is searched for (R2).
    case isOther
    /// It is what is searched for (R1, R2, R16).
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
    /// It is the top, and its view is in the window since it was presented (R21).
    case isPresentedInWindow
    /// It is the top, and its view lies inside the place of a context (R21).
    case isPresentedInContext
    /// It is the top, and its view was added to that of another, whose child it is not (R29).
    case isInView
    /// It is the top, and is in no family (R21).
    case isInNoFamily
    /// It is a tab, and another is selected (R21).
    case isNotSelected
    /// It lies in a stack below another (R21).
    case isCovered
    /// Its view left the window when it presented (R12, R21).
    case isRemoved
  }

  /// The rule that the walk carries out.
  public let rule: Rule
  /// From the receiver upward.
  public let stops: [Stop]
  /// What the walk found, nil for none.
  public let answer: Index?
}
