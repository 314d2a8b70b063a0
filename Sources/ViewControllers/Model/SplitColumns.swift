import Diagnostics

/// UISplitViewController.Style (R25).
public enum SplitViewStyle: String, ObjectiveCSpelled {
  /// A primary and a secondary column.
  case doubleColumn
  /// A supplementary column between the two.
  case tripleColumn

  public static var objectiveCPrefix: String { "UISplitViewControllerStyle" }
}

/// UISplitViewController.Column (R25).
public enum SplitViewColumn: String, CaseIterable, Sendable {
  /// The first column.
  case primary
  /// The second of three.
  case supplementary
  /// The last, which is the widest: the detail.
  case secondary
  /// At the trailing edge, from iOS 26 on: details of what is selected.
  case inspector
  /// What stands in place of all columns in compact width.
  case compact

  /// The first iOS that has the column.
  var since: Int { self == .inspector ? 26 : 14 }

  /// Whether it is one of those that the interface collapses to and pushes.
  var isInStack: Bool { self != .compact && self != .inspector }
}

/// What a description declares of a split view controller in the column style.
public struct SplitColumns: Sendable {
  /// How many columns there are; without it, as many as are declared.
  public var style: Sourced<SplitViewStyle>?
  /// What the delegate answers to
  /// `splitViewController(_:topColumnForCollapsingToProposedTopColumn:)`; nil where UIKit's proposal
  /// holds: `compact`, or without that column `secondary`.
  public var topColumnForCollapsing: Sourced<SplitViewColumn>?
  private var viewControllers: [ViewController.Index?]

  /// No columns.
  public init(style: Sourced<SplitViewStyle>? = nil) {
    self.style = style
    viewControllers = [ViewController.Index?](repeating: nil, count: SplitViewColumn.allCases.count)
  }

  /// The controller that is declared for a column, nil for none.
  public subscript(column: SplitViewColumn) -> ViewController.Index? {
    get { viewControllers[Self.place(of: column)] }
    set { viewControllers[Self.place(of: column)] = newValue }
  }

  /// The columns that have a controller, in order.
  package var declared: [(column: SplitViewColumn, viewController: ViewController.Index)] {
    SplitViewColumn.allCases.compactMap { column in self[column].map { (column, $0) } }
  }

  /// The column that is seen in compact width.
  package var topColumn: SplitViewColumn {
    if let answer = topColumnForCollapsing?.value, self[answer] != nil, answer != .inspector {
      return answer
    }
    return usualTopColumn
  }

  /// The column that is seen in compact width without an answer.
  var usualTopColumn: SplitViewColumn { self[.compact] == nil ? .secondary : .compact }

  private static func place(of column: SplitViewColumn) -> Int {
    switch column {
    case .primary: 0
    case .supplementary: 1
    case .secondary: 2
    case .inspector: 3
    case .compact: 4
    }
  }
}
