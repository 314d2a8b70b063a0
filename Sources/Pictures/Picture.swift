import VCSource

/// One picture with positions for all its parts, in points, y upward; Graphviz only draws it.
///
/// The parts' ids are an interface: programs find a controller's box by them.
package struct Picture: Sendable {
  package struct Frame: Sendable {
    package var id: String
    /// The name, for assistive technology and for formats with named groups.
    package var name: String
    /// The title; nil if the contents say the name.
    package var title: Line?
    package var rect: Rect
    /// The number of its colours in the palette.
    package var color: Int
    package var isFaded: Bool
    package var mark: Mark?
    /// The link of its controller; nil for none.
    package var link: String?

    package init(
      id: String, name: String, title: Line?, rect: Rect, color: Int, isFaded: Bool,
      mark: Mark? = nil
    ) {
      (self.id, self.name, self.title, self.rect) = (id, name, title, rect)
      (self.color, self.isFaded, self.mark) = (color, isFaded, mark)
    }
  }

  package struct Box: Sendable {
    /// The look of a box.
    package enum Role: String, CaseIterable, Sendable {
      case controller
      /// A controller that left with the last step.
      case departed
      case window, view, hiddenView
      /// An object that is not a view controller.
      case object
      /// A text without a box.
      case text
      /// The number of a note.
      case note
      /// A picture from a file, such as a controller's screen.
      case image
      case screen, bar, content, presented, presentedBar
      /// A presented view that may be transparent; `overlaid` if another is above it.
      case overlay
      case overlaid
      /// The field of a name on such a view, in its tone.
      case field, presentedField, coveredField
      /// A view dimmed beneath a sheet.
      case covered, coveredBar
      /// The duration of a call, on its maker's lifeline.
      case activation
      /// Where a presentation's line crosses the frame of a family, each of whose members it is
      /// about.
      case presentedPort
      case presentingPort

      package var isPort: Bool { self == .presentedPort || self == .presentingPort }
    }

    package var role: Role
    package var id: String
    /// The description for tooltips and screen readers; nil for mere decoration.
    package var title: String?
    package var rect: Rect
    package var lines: [Line]
    package var isFaded: Bool
    package var mark: Mark?
    /// The id of its controller, or of its view's controller.
    package var viewController: String?
    /// The link, percent-encoded, absolute or relative; nil for none.
    package var link: String?
    /// What a box with the role `image` shows.
    package var image: ImageFile?

    package init(
      _ role: Role, id: String, title: String? = nil, rect: Rect, lines: [Line] = [],
      isFaded: Bool = false, mark: Mark? = nil, viewController: String? = nil
    ) {
      (self.role, self.id, self.title, self.rect, self.lines) = (role, id, title, rect, lines)
      (self.isFaded, self.mark, self.viewController) = (isFaded, mark, viewController)
    }
  }

  /// A line of text with its position.
  package struct Line: Sendable {
    package enum Role: String, CaseIterable, Sendable {
      case name
      /// A name without room for its usual size.
      case smallName
      case detail
      case frame
      case title
      case caption
      /// Code beside the figure, in the style of details.
      case code
      case legend
    }

    package var text: String
    package var role: Role
    /// The text's rectangle, as wide as the measured text.
    package var rect: Rect
    /// The parts of the text, if their weights differ from the role's; otherwise empty.
    package var runs: [TextRun]

    package init(_ text: String, _ role: Role, rect: Rect, runs: [TextRun] = []) {
      (self.text, self.role, self.rect, self.runs) = (text, role, rect, runs)
    }
  }

  package struct Arrow: Sendable {
    /// The meaning and look of an arrow.
    package enum Role: String, CaseIterable, Sendable {
      /// From a container down to its children.
      case containment
      /// From members up to a container.
      case pointer
      /// From members to the presented family's top.
      case presented
      /// From members to the presenter.
      case presenting
      /// From a receiver to the controller that it was asked to present.
      case request
      /// From the window to its root view controller.
      case root
      /// From outside to the initial scene of an app.
      case start
      /// From a controller to its view.
      case view
      /// A call by the app.
      case call
      /// A call by UIKit.
      case automaticCall
      /// The strokes of a cross over a missing call.
      case strike
      /// The lifeline of an object in a sequence of calls.
      case lifeline
      /// A strong reference from an object or a controller.
      case reference
      case weakReference
      /// A property that the user requested, from a controller to its value.
      case property
      /// A segue in the description.
      case show, showDetail, present, popover, unwind, custom
      /// A segue inferred from the app's source.
      case inferredShow, inferredPresent

      package var isSegue: Bool {
        switch self {
        case .show, .showDetail, .present, .popover, .unwind, .custom, .inferredShow,
          .inferredPresent:
          true
        default: false
        }
      }
    }

    package var role: Role
    package var id: String
    /// The box at the tail, by index in `boxes`; nil for an open end.
    package var tail: Int?
    package var head: Int?
    /// The arrow's statements in code, one for each pointer: `items.parentViewController = nav`.
    package var statements: [String]
    package var splines: [Spline]
    /// Whether the splines begin at the head. Lines that begin together have the same dashes, so
    /// arrows with a common head are drawn from there.
    package var beginsAtHead: Bool
    package var label: Label?
    /// The arrow's link.
    package var link: String?
    package var isFaded: Bool
    package var mark: Mark?
    /// The number of segues that it stands for; 0 for a line of the legend, or of a step, which looks
    /// the same.
    package var segues = 0

    package init(
      _ role: Role, id: String, tail: Int?, head: Int?, statements: [String], splines: [Spline],
      beginsAtHead: Bool = false, label: Label? = nil, link: String? = nil, isFaded: Bool = false,
      mark: Mark? = nil
    ) {
      (self.role, self.id, self.tail, self.head) = (role, id, tail, head)
      (self.statements, self.splines) = (statements, splines)
      (self.beginsAtHead, self.label, self.link) = (beginsAtHead, label, link)
      (self.isFaded, self.mark) = (isFaded, mark)
    }
  }

  /// The text beside an arrow, or across it.
  package struct Label: Sendable {
    package var lines: [String]
    package var rect: Rect
    /// Whether its lines begin at the left; else they are centred.
    package let isAtLeft: Bool

    package init(lines: [String], rect: Rect, isAtLeft: Bool = false) {
      (self.lines, self.rect, self.isAtLeft) = (lines, rect, isAtLeft)
    }
  }

  package var look: Look
  /// The language of its texts, as a BCP 47 tag: `en`.
  package var language: String
  /// The picture's name, for assistive technology.
  package var title: String
  /// The alternative text: the picture in sentences.
  package var text: String
  /// The speaker's own notes; nil for the picture in sentences.
  package var notes: String?
  /// Whether a presentation shows the new boxes before the arrows that lead to them.
  package var buildsArrows = false
  package var frames: [Frame]
  /// The boxes, in drawing order.
  package var boxes: [Box]
  package var arrows: [Arrow]
  /// Whether pointing at a box dims the arrows of others.
  package var highlightsOnHover = false
  /// The page without its margin; it contains all parts.
  package var page: Rect
  /// The result of fitting it to a page; nil if it wasn't fitted.
  package var fit: Fit?

  package init(
    look: Look, language: String, title: String, text: String, frames: [Frame] = [],
    boxes: [Box] = [], arrows: [Arrow] = [], page: Rect
  ) {
    (self.look, self.language, self.title, self.text) = (look, language, title, text)
    (self.frames, self.boxes, self.arrows, self.page) = (frames, boxes, arrows, page)
  }
}
