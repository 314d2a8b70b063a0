import Pictures
import ViewControllers

/// A box of a figure of families, by its number in `FamiliesContent.boxes`.
struct BoxIndex: Hashable, Comparable, Sendable {
  let value: Int

  static func < (one: BoxIndex, other: BoxIndex) -> Bool { one.value < other.value }
}

/// What a box says, line by line, and how large it must be.
struct BoxContent: Sendable {
  /// What a box stands for.
  enum Subject: Hashable, Sendable {
    case viewController(ViewController.Index)
    case window
  }

  /// A controller's view.
  struct View: Sendable {
    /// How many views lie on each other: those of a navigation stack.
    let stacked: Int
    /// Whether it is not in the window (R21).
    let isHidden: Bool
  }

  let subject: Subject
  /// The id that the description gives, or `window`.
  let id: String
  let className: String
  let lines: [TextLine]
  /// In points.
  let size: Size
  /// The controller's view beside its box, in figures that show it; at the moment when most lie on
  /// each other.
  var view: View?

  init(
    of member: ViewController.Index, isPresented: Bool, in hierarchy: Hierarchy, _ look: Look,
    minimumWidth: Double
  ) {
    let controller = hierarchy.app.viewControllers[member]
    let className = controller.className.value
    var texts: [(String, Picture.Line.Role)] = [(className, .name)]
    if let title = hierarchy.title(of: member) { texts = [(title, .name), (className, .detail)] }
    texts += Self.flags(of: controller, isPresented: isPresented).map { ($0, .detail) }
    self.init(
      .viewController(member), id: controller.id.value, className: className, texts, look,
      minimumWidth: minimumWidth)
  }

  init(window id: String, _ look: Look) {
    self.init(
      .window, id: id, className: "UIWindow", [("UIWindow", .name)], look,
      minimumWidth: look.box.minimumWidth)
  }

  private init(
    _ subject: Subject, id: String, className: String, _ texts: [(String, Picture.Line.Role)],
    _ look: Look, minimumWidth: Double
  ) {
    self.subject = subject
    self.id = id
    self.className = className
    lines = texts.flatMap { text, role in
      TextLine.lines(of: text, role, look, limit: look.box.maximumTextWidth)
    }
    let text = lines.size
    size = Size(
      width: max(minimumWidth, text.width + 2 * look.box.paddingX).rounded(.up),
      height: max(look.box.minimumHeight, text.height + 2 * look.box.paddingY).rounded(.up))
  }

  /// What the description says of presentations, as code, where it changes who presents (R6), or
  /// how (R13, R15).
  private static func flags(of controller: ViewController, isPresented: Bool) -> [String] {
    var flags: [String] = []
    if let defines = controller.definesPresentationContext?.value {
      flags.append("definesPresentationContext = \(defines ? "YES" : "NO")")
    }
    if controller.providesPresentationContextTransitionStyle?.value == true {
      flags.append("providesPresentationContextTransitionStyle = YES")
    }
    if isPresented, let style = controller.modalPresentationStyle?.value {
      flags.append("modalPresentationStyle = \(style.rawValue)")
    }
    if isPresented, let style = controller.preferredStyle?.value {
      flags.append("preferredStyle = \(style.rawValue)")
    }
    if isPresented, let source = controller.sourceType?.value {
      flags.append("sourceType = \(source.rawValue)")
    }
    return flags
  }
}
