import VCSource

/// UISplitViewController.Style (R25).
package enum SplitViewStyle: String, ObjectiveCSpelled {
  /// A primary and a secondary column.
  case doubleColumn
  /// A primary, a supplementary and a secondary column.
  case tripleColumn

  package static var objectiveCPrefix: String { "UISplitViewControllerStyle" }
}

/// UISplitViewController.Column (R25).
package enum SplitViewColumn: String, CaseIterable, Sendable {
  /// The first column.
  case primary
  /// The second of three columns.
  case supplementary
  /// The last and widest column: the detail.
  case secondary
  /// The column at the trailing edge, from iOS 26 on, for details of a selection.
  case inspector
  /// The column that replaces all others in compact width.
  case compact

  /// The first iOS that has the column.
  var since: Int { self == .inspector ? 26 : 14 }

  /// Whether the column is part of the stack that UIKit makes in compact width.
  var isInStack: Bool { self != .compact && self != .inspector }
}

/// A split view controller's columns, if it uses the column style.
package struct SplitColumns: Sendable {
  /// The number of columns; nil for as many as are declared.
  package var style: Sourced<SplitViewStyle>?
  /// The delegate's answer to `splitViewController(_:topColumnForCollapsingToProposedTopColumn:)`;
  /// nil for UIKit's proposal: `compact` if that column is declared, else `secondary`.
  package var topColumnForCollapsing: Sourced<SplitViewColumn>?
  private var viewControllers: [ViewController.Index?]

  /// Creates an empty set of columns.
  package init(style: Sourced<SplitViewStyle>? = nil) {
    self.style = style
    viewControllers = [ViewController.Index?](repeating: nil, count: SplitViewColumn.allCases.count)
  }

  /// The controller declared for a column, nil if there is none.
  package subscript(column: SplitViewColumn) -> ViewController.Index? {
    get { viewControllers[Self.place(of: column)] }
    set { viewControllers[Self.place(of: column)] = newValue }
  }

  /// The declared columns and their controllers, in order.
  package var declared: [(column: SplitViewColumn, viewController: ViewController.Index)] {
    SplitViewColumn.allCases.compactMap { column in self[column].map { (column, $0) } }
  }

  /// The visible column in compact width.
  package var topColumn: SplitViewColumn {
    if let answer = topColumnForCollapsing?.value, self[answer] != nil, answer != .inspector {
      return answer
    }
    return usualTopColumn
  }

  /// The visible column in compact width if the delegate doesn't answer.
  package var usualTopColumn: SplitViewColumn { self[.compact] == nil ? .secondary : .compact }

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
