/// One picture with everything in its place, in points, y upward; nothing of Graphviz's is left to
/// decide but how to draw it.
///
/// What its parts are called by (`id`) is an interface: programs find a controller's box by it.
public struct Picture: Sendable {
  package struct Frame: Sendable {
    package var id: String
    /// The name, for assistive technology and for formats that name groups.
    package var name: String
    /// Nil where what stands in it says its name.
    package var title: Line?
    package var rect: Rect
    /// Which of the palette's frames it is.
    package var color: Int
    package var isFaded: Bool
    package var mark: Mark?
    /// The link of the controller that it stands for; nil for none.
    package var link: String?

    package init(
      id: String, name: String, title: Line?, rect: Rect, color: Int, isFaded: Bool,
      mark: Mark? = nil
    ) {
      self.id = id
      self.name = name
      self.title = title
      self.rect = rect
      self.color = color
      self.isFaded = isFaded
      self.mark = mark
    }
  }

  package struct Box: Sendable {
    /// What it looks like.
    package enum Role: String, CaseIterable, Sendable {
      case controller
      case window
      case view
      case hiddenView
      /// What is no view controller.
      case object
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
    package var lines: [Line]
    package var isFaded: Bool
    package var mark: Mark?
    /// The id of the controller that it stands for, or whose view.
    package var viewController: String?
    /// The link, percent-encoded, of the web or relative; nil for none.
    package var link: String?

    package init(
      _ role: Role, id: String, title: String? = nil, rect: Rect, lines: [Line] = [],
      isFaded: Bool = false, mark: Mark? = nil, viewController: String? = nil
    ) {
      self.role = role
      self.id = id
      self.title = title
      self.rect = rect
      self.lines = lines
      self.isFaded = isFaded
      self.mark = mark
      self.viewController = viewController
    }
  }

  /// A line of text in its place.
  package struct Line: Sendable {
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
    /// The text's rectangle, as wide as the text is measured.
    package var rect: Rect

    package init(_ text: String, _ role: Role, rect: Rect) {
      self.text = text
      self.role = role
      self.rect = rect
    }
  }

  package struct Arrow: Sendable {
    /// What it looks like.
    package enum Role: String, CaseIterable, Sendable {
      /// From a container down to its children.
      case containment
      /// From members up to a container.
      case pointer
      /// From members to the presented family's top.
      case presented
      /// From members to the presenter.
      case presenting
      /// From a receiver to what it asked to be presented.
      case request
      /// From the window to its root view controller.
      case root
      /// From outside to the initial scene of a map.
      case start
      /// From a controller to its view.
      case view
      /// A call that the app makes.
      case call
      /// A call that UIKit makes by itself.
      case automaticCall
      /// The strokes of a cross over a call that nobody makes.
      case strike
      /// The line below one who calls or is called.
      case lifeline
      /// From an object or a controller to what it refers to, and keeps alive.
      case reference
      /// The same, without keeping it alive.
      case weakReference
      /// From a controller to what one of its properties holds that somebody asked for.
      case property
      /// A segue that shows.
      case show
      /// A segue that shows a detail.
      case showDetail
      /// A segue that presents.
      case present
      /// A segue that opens a popover.
      case popover
      /// A segue back.
      case unwind
      /// A segue of a class of the app's own.
      case custom
      /// A segue that shows, concluded from the app's source.
      case inferredShow
      /// A segue that presents, concluded from the app's source.
      case inferredPresent
    }

    package var role: Role
    package var id: String
    /// Boxes, by their numbers in `boxes`; nil for an end in the open.
    package var tail: Int?
    package var head: Int?
    /// What it says in code, one pointer each: `items.parentViewController = nav`.
    package var statements: [String]
    package var splines: [Spline]
    /// Whether the splines begin at the head: lines that begin together are dashed alike, so
    /// arrows with a common head are drawn from there.
    package var beginsAtHead: Bool
    package var label: Label?
    /// Where it leads when it is clicked.
    package var link: String?
    package var isFaded: Bool
    package var mark: Mark?

    package init(
      _ role: Role, id: String, tail: Int?, head: Int?, statements: [String], splines: [Spline],
      beginsAtHead: Bool = false, label: Label? = nil, link: String? = nil, isFaded: Bool = false,
      mark: Mark? = nil
    ) {
      self.role = role
      self.id = id
      self.tail = tail
      self.head = head
      self.statements = statements
      self.splines = splines
      self.beginsAtHead = beginsAtHead
      self.label = label
      self.link = link
      self.isFaded = isFaded
      self.mark = mark
    }
  }

  /// What is written beside an arrow, or interrupts it.
  package struct Label: Sendable {
    package var lines: [String]
    package var rect: Rect

    package init(lines: [String], rect: Rect) {
      self.lines = lines
      self.rect = rect
    }
  }

  package var look: Look
  /// The language of its texts, as a tag of BCP 47: `en`.
  package var language: String
  /// The picture's name, for assistive technology.
  public package(set) var title: String
  /// The alternative text: the picture in sentences.
  public package(set) var text: String
  package var frames: [Frame]
  /// In the order in which they are drawn.
  package var boxes: [Box]
  package var arrows: [Arrow]
  /// Whether a reader who points at a box sees its lines alone.
  package var highlightsOnHover = false
  /// The page without its margin; it holds all that is drawn.
  package var page: Rect
  /// How it came to fit a page; nil where none was asked for.
  package var fit: Fit?

  package init(
    look: Look, language: String, title: String, text: String, frames: [Frame] = [],
    boxes: [Box] = [], arrows: [Arrow] = [], page: Rect
  ) {
    self.look = look
    self.language = language
    self.title = title
    self.text = text
    self.frames = frames
    self.boxes = boxes
    self.arrows = arrows
    self.page = page
  }
}
