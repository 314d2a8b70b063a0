/// A figure to draw of a description, with its options.
package struct FigureRequest: Sendable {
  /// The states to draw.
  package enum States: Sendable, Equatable {
    /// The state after the last step.
    case last
    /// The state after a step, by its number from 1; 0 is the initial state.
    case after(step: Int)
    /// The initial state, and the state after each step: a page each.
    case all
    /// The states after these steps, by number, with the layout of `all`.
    case steps(RangeSet<Int>)

    /// The numbers of the states to draw as pages; nil for a single state.
    package var pages: RangeSet<Int>? {
      switch self {
      case .last, .after: nil
      case .all: RangeSet(0..<Int.max)
      case .steps(let numbers): numbers
      }
    }

    /// The number of the last state to draw; nil for the description's last.
    var lastStep: Int? {
      if case .after(let step) = self { step } else { pages?.ranges.last.map { $0.upperBound - 1 } }
    }
  }

  /// The pages for one state.
  package enum Spread: Sendable {
    /// One page.
    case one
    /// Several pages if the text would be too small on one, and is larger on several.
    case asNeeded
    /// Several pages only if the text would be so small on one that readers would rather turn pages.
    case ifTooSmall
    /// An overview, and then the families or an app's scenes on separate pages.
    case several
  }

  /// The kind of figure; nil for the template's.
  package var kind: FigureKind?
  /// The look and the content.
  package var style: Style
  package var states: States
  /// The id of the only window to draw; nil for all windows.
  package var window: String?
  /// Whether steps without a label are captioned with their outcomes.
  package var captions: Bool
  /// Whether the states, which are `all` or `steps`, are panels of one picture.
  package var panels: Bool
  /// The pages of each state, if `states` is `all` or `steps`.
  package var spread: Spread

  /// A request; by default for the last state, on one page.
  package init(
    _ kind: FigureKind? = nil, in style: Style = Style(), states: States = .last,
    window: String? = nil, captions: Bool = false, panels: Bool = false,
    spread: Spread = .one
  ) {
    (self.kind, self.style, self.states, self.window) = (kind, style, states, window)
    (self.captions, self.panels, self.spread) = (captions, panels, spread)
  }
}

/// A request that doesn't fit the description.
package enum FigureRequestError: Error, Equatable {
  /// The description has fewer steps: the requested step, and the number of steps.
  case noStep(Int, of: Int)
  /// No controller has this id.
  case unknownViewController(String)
  /// No window has this id.
  case unknownWindow(String, known: [String])
  /// The kind shows the whole app, not one window.
  case windowOfWholeApp
  /// The kind shows no selection of scenes.
  case selectionOfOtherKind
  /// Nothing has an id, class or title of this pattern.
  case nothingMatches(String)
  /// No segues lead from the first to the second.
  case noPath(String, to: String)
  /// Everything selected is hidden.
  case nothingSelected
  /// The panels have too many boxes in all; `fitting` are the steps of the first panels that don't.
  case tooManyPanels(boxes: Int, limit: Int, fitting: ClosedRange<Int>)
}
