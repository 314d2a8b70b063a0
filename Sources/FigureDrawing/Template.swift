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
    package var lineWidth: Double
  }

  package struct FrameStyle: Sendable {
    package var paddingX: Double
    package var paddingTop: Double
    package var paddingBottom: Double
    /// Between the frames of a column.
    package var apart: Double
    package var lineWidth: Double
  }

  package struct ArrowStyle: Sendable {
    package var headLength: Double
    package var cornerRadius: Double
    package var containmentWidth: Double
    package var pointerWidth: Double
    package var presentationWidth: Double
    /// Half of the distance between presentedViewController and presentingViewController.
    package var pairOffset: Double
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

  /// The colours of one theme, as `#rrggbb`.
  package struct Palette: Sendable {
    package var background: String
    package var boxFill: String
    package var boxLine: String
    package var nameText: String
    package var detailText: String
    package var frameText: String
    package var frameFills: [String]
    package var frameLines: [String]
    package var containment: String
    package var pointer: String
    package var pointerText: String
    package var presented: String
    package var presenting: String
  }

  package var name: String
  package var fonts: Fonts
  package var box: BoxStyle
  package var frame: FrameStyle
  package var arrows: ArrowStyle
  package var spacing: Spacing
  package var pointers: PointerSelection
  /// With `pointers: automatic`, up to how many controllers every pointer is drawn.
  package var pointerLimit: Int
  package var light: Palette
  package var dark: Palette
}

/// Which pointers a figure draws.
public enum PointerSelection: String, CaseIterable, Sendable {
  /// `all` for small figures, `families` for larger ones; the template says where the line is.
  case automatic
  /// Every member's container pointers and presentation pointers, as in figure 17-7.
  case all
  /// Containment once, and one pair of arrows for each presentation.
  case families
  /// Lines without names: containment, and one arrow for each presentation.
  case none
}
