/// How a figure looks: type, measures in points, and colours.
///
/// The values stand in the files of `Templates` and nowhere else.
public struct Template: Sendable {
  /// A font as the text engine measures it, at a size in points.
  package struct TextStyle: Sendable, Equatable {
    package var face: FontFace
    package var size: Double
  }

  /// The texts of a figure.
  package struct Fonts: Sendable {
    package var name: TextStyle
    package var detail: TextStyle
    package var pointer: TextStyle
    package var frame: TextStyle
    package var title: TextStyle
    package var caption: TextStyle
    package var legend: TextStyle
    /// Font families in order of preference, for the reader's machine to choose from.
    package var sans: [String]
    package var mono: [String]
  }

  package struct BoxStyle: Sendable {
    package var paddingX: Double
    package var paddingY: Double
    package var minimumWidth: Double
    /// Where pointers are drawn in both directions: room for straight ones side by side.
    package var minimumWidthWithPointers: Double
    package var minimumHeight: Double
    /// A text wider than this goes on in the next line.
    package var maximumTextWidth: Double
    package var corners: Corners
    package var lineWidth: Double
  }

  package struct FrameStyle: Sendable {
    package var paddingX: Double
    package var paddingTop: Double
    package var paddingBottom: Double
    /// Between the frames of a column.
    package var apart: Double
    package var corners: Corners
    package var lineWidth: Double
  }

  package enum Corners: String, CaseIterable, Sendable {
    case rounded
    case square
  }

  package struct ArrowStyle: Sendable {
    package var headLength: Double
    package var cornerRadius: Double
    /// Half of the distance between presentedViewController and presentingViewController.
    package var pairOffset: Double
    private var lines = Bundle.Kind.allCases.map { _ in
      LineStyle(width: 1, dash: .solid, head: .filled)
    }

    package subscript(kind: Bundle.Kind) -> LineStyle {
      get { lines[kind.ordinal] }
      set { lines[kind.ordinal] = newValue }
    }

    init(headLength: Double, cornerRadius: Double, pairOffset: Double) {
      self.headLength = headLength
      self.cornerRadius = cornerRadius
      self.pairOffset = pairOffset
    }
  }

  /// How a kind of arrow is drawn.
  package struct LineStyle: Sendable, Equatable {
    package var width: Double
    package var dash: Dash
    package var head: Head
  }

  package enum Dash: String, CaseIterable, Sendable {
    case solid
    case dashed
    case dotted
  }

  package enum Head: String, CaseIterable, Sendable {
    case filled
    case hollow
  }

  package struct Spacing: Sendable {
    /// Between neighbours in a row.
    package var columns: Double
    /// Between a row of boxes and a row of labels, without lanes.
    package var rows: Double
    /// Between two lines that run side by side.
    package var tracks: Double
    /// Around a label.
    package var label: Double
    /// Around the whole figure.
    package var margin: Double
  }

  /// What stands around the figure.
  package struct Page: Sendable {
    package enum Place: String, CaseIterable, Sendable {
      case none
      case above
      case below
    }

    /// Where the description's title stands.
    package var title: Place
    /// Where a step's label stands.
    package var caption: Place
    /// Whether lines and colours are explained below the figure.
    package var legend: Bool
    /// Width over height of the page; 0 for a page that fits the figure.
    package var aspectRatio: Double
  }

  package var fonts: Fonts
  package var box: BoxStyle
  package var frame: FrameStyle
  package var arrows: ArrowStyle
  package var spacing: Spacing
  package var page: Page
  /// What kind of figure is drawn.
  package var figure: FigureKind
  package var pointers: PointerSelection
  /// With `pointers: automatic`, up to how many controllers every pointer is drawn.
  package var pointerLimit: Int
  package var light: Palette
  package var dark: Palette

  /// How many families follow each other before a frame looks like the first again.
  package var frameColorCount: Int {
    [light, dark].flatMap { [$0.frameFills.count, $0.frameLines.count] }.max() ?? 1
  }
}

/// The colours of one theme, as `#rrggbb`.
package struct Palette: Sendable, Equatable {
  package enum Role: String, CaseIterable, Sendable {
    /// `none` for a transparent page.
    case background
    case boxFill, boxLine, nameText, detailText
    case windowFill, viewFill, viewLine, hiddenLine
    case frameText, captionText, legendText
    case containment, pointer, pointerText, presented, presenting, request
    case screenFill, screenLine, partLine, barFill, contentFill
    case presentedFill, presentedBarFill, coveredFill, coveredBarFill
    /// What stands back where something is emphasized.
    case fadedFill, fadedLine, fadedText
  }

  /// For each role, in their order.
  package private(set) var colors = Role.allCases.map { _ in "#000000" }
  package var frameFills: [String] = []
  package var frameLines: [String] = []

  package subscript(role: Role) -> String {
    get { colors[role.ordinal] }
    set { colors[role.ordinal] = newValue }
  }

  /// The colour of a kind of arrow.
  package func line(of kind: Bundle.Kind) -> String { self[kind.lineRole] }

  /// The colour of its label.
  package func text(of kind: Bundle.Kind) -> String { self[kind.textRole] }
}

extension Bundle.Kind {
  package var lineRole: Palette.Role {
    switch self {
    case .containment, .root: .containment
    case .view: .viewLine
    case .pointer: .pointer
    case .presented: .presented
    case .presenting: .presenting
    case .request: .request
    case .call: .presenting
    case .automaticCall: .pointer
    case .lifeline: .partLine
    }
  }

  /// Of its label.
  package var textRole: Palette.Role {
    switch self {
    case .containment, .pointer, .root, .view, .automaticCall, .lifeline: .pointerText
    case .presented, .presenting, .request, .call: lineRole
    }
  }
}

extension CaseIterable where Self: Equatable {
  /// The place among all cases.
  ///
  /// What is looked up by case stands in an array: a program that starts for one figure does not
  /// have the time in which Swift makes a dictionary's type.
  fileprivate var ordinal: Int {
    var ordinal = 0
    for other in Self.allCases {
      if other == self { break }
      ordinal += 1
    }
    return ordinal
  }
}
