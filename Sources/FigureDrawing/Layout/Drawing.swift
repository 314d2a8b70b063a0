import ViewControllers

/// One picture with everything in its place, in points, y upward; nothing of Graphviz's is left to
/// decide but how to draw it.
public struct Drawing: Sendable {
  package struct Frame: Sendable {
    package var id: String
    package var title: PlacedLine
    package var rect: Rect
    /// Which of the palette's frames it is.
    package var color: Int
    package var isFaded: Bool
  }

  package struct Box: Sendable {
    package enum Role: String, CaseIterable, Sendable {
      case controller
      case window
      case view
      case hiddenView
      /// A text without a box.
      case text
      case screen
      case bar
      case content
      case presented
      case presentedBar
      /// A presented view that may be transparent; `overlaid` once another stands on it.
      case overlay
      case overlaid
      /// What is dimmed beneath a sheet.
      case covered
      case coveredBar
      /// The time in which a call runs, on the line of who runs it.
      case activation
    }

    package var role: Role
    package var id: String
    /// What it is, for those who point at it or listen; nil for mere decoration.
    package var title: String?
    package var rect: Rect
    package var lines: [PlacedLine] = []
    package var isFaded = false
    /// The id of the controller that it stands for, or whose view.
    package var viewController: String?
  }

  package struct PlacedLine: Sendable {
    package enum Role: String, CaseIterable, Sendable {
      case name
      case detail
      case frame
      case title
      case caption
      /// Code beside the figure, set as a detail.
      case code
      case legend
    }

    package var text: String
    package var role: Role
    /// As wide as the text is measured.
    package var rect: Rect
  }

  package struct Arrow: Sendable {
    package var kind: Bundle.Kind
    package var id: String
    /// Boxes, by their numbers in `boxes`.
    package var tail: Int
    package var head: Int
    /// What it says in code, one pointer each: `items.parentViewController = nav`.
    package var statements: [String]
    /// Drawn from the hub, so that lines which begin together are dashed alike.
    package var splines: [Spline]
    package var label: Label?
    package var isFaded = false
  }

  package struct Label: Sendable {
    package var lines: [String]
    package var rect: Rect
  }

  package var template: Template
  package var language: Language
  /// The name of the figure, for those who listen.
  package var title: String
  /// The same as the picture, in sentences.
  package var text: String
  package var frames: [Frame] = []
  /// In the order in which they are drawn.
  package var boxes: [Box] = []
  package var arrows: [Arrow] = []
  /// The page, when it is larger than what is on it.
  package var page: Rect?

  init(template: Template, language: Language, title: String, text: String) {
    self.template = template
    self.language = language
    self.title = title
    self.text = text
  }

  /// The only moment of a figure, or its last.
  ///
  /// - Throws: `GraphvizError`, in Graphviz's own words.
  public init(of figure: Figure) throws {
    let layout = try FigureLayout(of: figure)
    self.init(of: layout, moment: figure.moments.count - 1)
  }

  /// One moment of a figure; what two moments share stands at the same place in both.
  public init(of layout: FigureLayout, moment: Int) {
    var drafter = Drafter(layout, moment: layout.figure.moments[moment])
    var setter = PageSetter(drafter.draft(), layout.surroundings)
    self = setter.set(moment: moment)
  }
}
