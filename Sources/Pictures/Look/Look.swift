import VCSource

/// The look of a picture: type, measures in points, and colours.
///
/// The values are a template's, from the files in `Templates`; `Look.book` is made of `book`.
package struct Look: Sendable {
  /// The styles of a picture's texts.
  package struct Fonts: Sendable {
    /// Font families in order of preference; the reader's machine chooses.
    package var sans: [String]
    package var mono: [String]
    package var name: TextStyle
    package var detail: TextStyle
    package var pointer: TextStyle
    package var frame: TextStyle
    package var title: TextStyle
    package var caption: TextStyle
    package var legend: TextStyle
    /// The files of fonts, as the template names them or as they were found.
    package var files: [FontFace: Sourced<String>] = [:]
    /// The widths of faces that are measured with a file.
    var metrics: [FontFace: FontMetrics] = [:]
    /// The bold faces without a font; emphasized text then keeps its weight.
    package var missing: Set<FontFace> = []
    /// The faces measured with another family than the first, which this machine lacks.
    package var substituted: Set<FontFace> = []

    /// Sets a face's family, and its file if one is named. A bold file keeps the family of the
    /// other texts.
    package mutating func choose(_ family: String, for face: FontFace, file: String?) {
      switch face {
      case .sans:
        sans = [family]
        files[.sansBold] = nil
      case .mono:
        mono = [family]
        files[.monoBold] = nil
      case .sansBold, .monoBold: break
      }
      files[face] = file.map { Sourced($0) }
    }
  }

  package struct BoxStyle: Sendable {
    package var paddingX: Double
    package var paddingY: Double
    package var minimumWidth: Double
    /// The minimum width if pointers are drawn in both directions, with room for straight ones side
    /// by side.
    package var minimumWidthWithPointers: Double
    package var minimumHeight: Double
    /// The width at which texts are wrapped.
    package var maximumTextWidth: Double
    package var corners: Corners
    package var lineWidth: Double
    /// The names of SwiftUI's controllers.
    package var swiftUI: SwiftUINames
    /// The weights of the parts of names.
    package var names: NameStyle
    /// The controllers whose boxes show their ids.
    package var ids: ShownIDs
  }

  package struct FrameStyle: Sendable {
    package var paddingX: Double
    package var paddingTop: Double
    package var paddingBottom: Double
    /// The distance between the frames in a column.
    package var gap: Double
    package var corners: Corners
    package var lineWidth: Double
  }

  package enum Corners: String, CaseIterable, Sendable {
    case rounded
    case square
  }

  package struct ArrowStyle: Sendable {
    package var headLength: Double
    /// The width of an arrowhead, in points.
    package var headWidth: Double { headLength * Self.headShape }
    /// The distance from a pair's middle to an arrow whose head is beside the pair's, whose lines are
    /// twice `half` apart.
    package func besidePair(_ half: Double) -> Double {
      max(2.5 * half, half + headWidth * 1.4 + self[.presented].width)
    }
    /// The width of an arrowhead, in its lengths.
    package static let headShape = 0.7
    package var cornerRadius: Double
    /// Half of the distance between presentedViewController and presentingViewController.
    package var pairOffset: Double
    /// The line styles, in the order of the roles.
    private var lines: [LineStyle]

    /// The side of a port, a square on a frame.
    package var portSize: Size { Size(width: headLength * 0.8, height: headLength * 0.8) }

    /// The radius of the curve between tracks; a wider one would extend into the next track.
    package func turnRadius(_ spacing: Spacing) -> Double { min(cornerRadius, spacing.tracks + 1) }

    package subscript(role: Picture.Arrow.Role) -> LineStyle {
      get { lines[role.position] }
      set { lines[role.position] = newValue }
    }

    init(
      headLength: Double, cornerRadius: Double, pairOffset: Double,
      line: (Picture.Arrow.Role) -> LineStyle
    ) {
      (self.headLength, self.cornerRadius, self.pairOffset) = (headLength, cornerRadius, pairOffset)
      lines = Picture.Arrow.Role.allCases.map(line)
    }
  }

  /// The line styles of changed arrows and boxes. What is no longer found has the lines of what was
  /// removed, and what waits those of what was refused, in another colour.
  package struct MarkStyles: Sendable {
    /// The marks with a line style of their own.
    static let marks = Picture.Mark.allCases.filter { $0 != .unfound && $0 != .waiting }

    // In the order of the marks.
    private var lines: [MarkStyle]

    init(line: (Picture.Mark) -> MarkStyle) { lines = Self.marks.map(line) }

    package subscript(mark: Picture.Mark) -> MarkStyle {
      get { lines[Self.place(of: mark)] }
      set { lines[Self.place(of: mark)] = newValue }
    }

    private static func place(of mark: Picture.Mark) -> Int {
      marks.firstIndex(of: mark == .unfound ? .removed : mark == .waiting ? .refused : mark) ?? 0
    }
  }

  /// The line style of a mark.
  package struct MarkStyle: Sendable, Equatable {
    package var width: Double
    package var dash: Dash
  }

  /// The line style of the arrows with a role.
  package struct LineStyle: Sendable, Equatable {
    package var width: Double
    package var dash: Dash
    package var head: Head

    /// The length by which an arrowhead's stroke exceeds its tip, where its sides meet at an acute
    /// angle: half of the width, divided by the sine of half of the angle.
    package var overshoot: Double {
      let slope = ArrowStyle.headShape / 2
      return width * (1 + slope * slope).squareRoot() / (2 * slope)
    }
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
    /// The distance between neighbours in a row.
    package var columns: Double
    /// The distance between a row of boxes and a row of labels, without lanes.
    package var rows: Double
    /// The distance between two parallel lines.
    package var tracks: Double
    /// The margins of a label, left and right together.
    package var label: Double
    /// The margin around the whole picture.
    package var margin: Double
  }

  /// The texts around a picture, and its page.
  package struct Page: Sendable {
    package enum Place: String, CaseIterable, Sendable {
      case none
      case above
      case below
    }

    /// The place of the description's title.
    package var title: Place
    /// The place of a step's label.
    package var caption: Place
    /// Whether a legend below the picture explains lines and colours.
    package var legend: Bool
    /// The page's width divided by its height; 0 for a page that fits the picture.
    package var aspectRatio: Double
    /// The page that figures are fitted to; nil for none.
    package var fit: PageSize?
    /// The size of the smallest text, in points, below which a figure is simplified to fit a page.
    package var smallestText: Double
  }

  /// The size of names in a figure that no page makes smaller, in points; nil for that of
  /// `fonts.name`. All other lengths stay in proportion.
  package var size: Double?
  package var fonts: Fonts
  package var box: BoxStyle
  package var frame: FrameStyle
  package var arrows: ArrowStyle
  package var marks: MarkStyles
  package var spacing: Spacing
  package var page: Page
  package var light: Palette
  package var dark: Palette

  /// The factor from the look's lengths to those of a figure that no page makes smaller.
  package var scale: Double { size.map { $0 / fonts.name.size } ?? 1 }

  /// Makes the background transparent, so that the surrounding page's colour is visible.
  package mutating func removeBackground() {
    light[.background] = "none"
    dark[.background] = "none"
  }

  /// Gives a transparent background of the dark theme the book's colour.
  package mutating func fillDarkBackground() {
    if dark[.background] == "none" { dark[.background] = Look.book.dark[.background] }
  }

  /// The number of frames after which the colours repeat.
  package var frameColorCount: Int {
    [light, dark].flatMap { [$0.frameFills.count, $0.frameLines.count] }.max() ?? 1
  }
}

/// The controllers whose ids boxes show before the class: `nav2: UINavigationController`. A
/// controller without an id in the description shows none.
package enum ShownIDs: String, CaseIterable, Sendable {
  /// Controllers in one container that look alike, including their contents.
  case automatic
  /// Every controller.
  case all
  /// No controller.
  case none
}

/// The weights of names in boxes.
package enum NameStyle: String, CaseIterable, Sendable {
  /// The part that distinguishes a name is bold; the part that many names have in common, such as
  /// `ViewController`, is in a softer colour.
  case emphasized
  /// All letters look the same.
  case plain
}

/// The names of SwiftUI's controllers in boxes.
package enum SwiftUINames: String, CaseIterable, Sendable {
  /// The view's own name, `SettingsView`, or the container's, `NavigationStack`.
  case views
  /// The class in UIKit: `TabHostingController<SettingsView>`.
  case classes
}
