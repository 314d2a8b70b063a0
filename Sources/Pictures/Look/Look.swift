import Diagnostics

/// The look of a picture: type, measures in points, and colours.
///
/// The values are a template's, as the files of `Templates` say; those of `book` stand in `Look.book`
/// too.
public struct Look: Sendable {
  /// The texts of a picture.
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
    /// The files of fonts, as a template names them or as they were found.
    package var files: [FontFace: Sourced<String>] = [:]
    /// The faces that are measured by another family than the first, which this machine lacks.
    package var substituted: Set<FontFace> = []

    /// Sets a face's texts in a family, and draws them from its file where one is named. A bold
    /// file stays in the family of the others.
    package mutating func choose(_ family: String, for face: FontFace, file: String?) {
      switch face {
      case .sans:
        sans = [family]
        files[.sansBold] = nil
      case .sansBold: break
      case .mono: mono = [family]
      }
      files[face] = file.map { Sourced($0) }
    }
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
    /// What SwiftUI's controllers are called.
    package var swiftUI: SwiftUINames
    /// The controllers whose boxes show their ids.
    package var ids: ShownIDs
  }

  package struct FrameStyle: Sendable {
    package var paddingX: Double
    package var paddingTop: Double
    package var paddingBottom: Double
    /// Between the frames of a column.
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
    package var cornerRadius: Double
    /// Half of the distance between presentedViewController and presentingViewController.
    package var pairOffset: Double
    /// The line styles, in the order of the roles.
    private var lines: [LineStyle]

    /// The radius of the curve between tracks: a wider one would reach into the next.
    package func turnRadius(_ spacing: Spacing) -> Double { min(cornerRadius, spacing.tracks + 1) }

    package subscript(role: Picture.Arrow.Role) -> LineStyle {
      get { lines[role.position] }
      set { lines[role.position] = newValue }
    }

    init(
      headLength: Double, cornerRadius: Double, pairOffset: Double,
      line: (Picture.Arrow.Role) -> LineStyle
    ) {
      self.headLength = headLength
      self.cornerRadius = cornerRadius
      self.pairOffset = pairOffset
      lines = Picture.Arrow.Role.allCases.map(line)
    }
  }

  /// The lines of changed arrows and boxes.
  package struct MarkStyles: Sendable {
    // In the order of the marks.
    private var lines: [MarkStyle]

    init(line: (Picture.Mark) -> MarkStyle) { lines = Picture.Mark.allCases.map(line) }

    package subscript(mark: Picture.Mark) -> MarkStyle {
      get { lines[mark.position] }
      set { lines[mark.position] = newValue }
    }
  }

  /// The lines of a mark.
  package struct MarkStyle: Sendable, Equatable {
    package var width: Double
    package var dash: Dash
  }

  /// The lines of the arrows of a role.
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
    /// Around a label, left and right together.
    package var label: Double
    /// Around the whole picture.
    package var margin: Double
  }

  /// What stands around the picture.
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
    /// Whether lines and colours are explained below the picture.
    package var legend: Bool
    /// Width over height of the page; 0 for a page that fits the picture.
    package var aspectRatio: Double
    /// The page that figures are made to fit; nil for none.
    package var fit: PageSize?
    /// How large the smallest text must be, in points, before a figure that is to fit a page is
    /// drawn less plainly.
    package var smallestText: Double
  }

  package var fonts: Fonts
  package var box: BoxStyle
  package var frame: FrameStyle
  package var arrows: ArrowStyle
  package var marks: MarkStyles
  package var spacing: Spacing
  package var page: Page
  package var light: Palette
  package var dark: Palette

  /// Leaves the colour behind figures to the page that they are on.
  package mutating func removeBackground() {
    light[.background] = "none"
    dark[.background] = "none"
  }

  /// The number of frames before one has the colours of the first again.
  package var frameColorCount: Int {
    [light, dark].flatMap { [$0.frameFills.count, $0.frameLines.count] }.max() ?? 1
  }
}

extension Look.Fonts {
  /// The style of the lines of a role.
  package subscript(role: Picture.Line.Role) -> TextStyle {
    get {
      switch role {
      case .name: name
      case .detail, .code: detail
      case .frame: frame
      case .title: title
      case .caption: caption
      case .legend: legend
      }
    }
    set {
      switch role {
      case .name: name = newValue
      case .detail, .code: detail = newValue
      case .frame: frame = newValue
      case .title: title = newValue
      case .caption: caption = newValue
      case .legend: legend = newValue
      }
    }
  }

  /// Changes the style of every text, each once.
  mutating func update(_ change: (inout TextStyle) -> Void) {
    for role in Picture.Line.Role.allCases where role != .code { change(&self[role]) }
    change(&pointer)
  }

  private var styles: [TextStyle] { [name, detail, pointer, frame, title, caption, legend] }

  /// The faces that texts are set in.
  package var faces: Set<FontFace> { Set(styles.map(\.face)) }

  /// The families of a face, in order of preference.
  package func families(of face: FontFace) -> [String] { face == .mono ? mono : sans }

  /// Whether texts in a face come out as wide as they are measured.
  package func areMeasured(in face: FontFace) -> Bool {
    metrics(of: face) != nil || families(of: face).first.map(FontFace.isMeasured) ?? true
  }

  /// The widths that a face is measured by, if they are a file's.
  package func metrics(of face: FontFace) -> FontMetrics? {
    styles.first { $0.face == face }?.metrics
  }

  /// Measures all texts in a face by its font's file.
  package mutating func measure(_ face: FontFace, by metrics: FontMetrics) {
    update { if $0.face == face { $0.metrics = metrics } }
  }
}

/// Whose ids boxes show before the class: `nav2: UINavigationController`. A controller without an id in the
/// description shows none.
public enum ShownIDs: String, CaseIterable, Sendable {
  /// Of controllers in one container that look alike, with all that they contain.
  case automatic
  /// Of every controller.
  case all
  /// Of no controller.
  case none
}

/// What figures are drawn on.
public enum Background: String, CaseIterable, Sendable {
  /// The template's colour.
  case template
  /// Nothing: the page's own colour is seen.
  case none
}

/// What boxes call the controllers that SwiftUI makes.
public enum SwiftUINames: String, CaseIterable, Sendable {
  /// By the view's own name, `SettingsView`, or the container's, `NavigationStack`.
  case views
  /// By the class that UIKit sees: `TabHostingController<SettingsView>`.
  case classes
}
