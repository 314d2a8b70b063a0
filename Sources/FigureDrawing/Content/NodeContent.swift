import ViewControllers

/// What a box says, line by line, and how large it must be.
package struct NodeContent: Sendable {
  /// What a box stands for.
  package enum Subject: Hashable, Sendable {
    case viewController(ViewController.Index)
    case window
  }

  package struct Line: Sendable, Equatable {
    package enum Role: String, Sendable {
      case name
      case detail
    }

    package let text: String
    package let role: Role
    package let width: Double
  }

  package let subject: Subject
  /// The id that the description gives, or `window`.
  package let id: String
  package let className: String
  package let lines: [Line]
  /// In points.
  package let size: Size
  /// The controller's view beside its box, in figures that show it.
  package var view: ViewContent?

  /// A controller's view.
  package struct ViewContent: Sendable {
    /// How many views lie on each other: those of a navigation stack.
    package let stacked: Int
    /// Whether another controller's view hides it.
    package var isHidden: Bool
  }

  init(
    of member: ViewController.Index, isPresented: Bool, in description: Description,
    _ template: Template, minimumWidth: Double
  ) {
    let controller = description.viewControllers[member]
    var lines = LineSetter(template)
    if let title = controller.title?.value, !title.isEmpty {
      lines.add(title, .name)
      lines.add(controller.className.value, .detail)
    } else {
      lines.add(controller.className.value, .name)
    }
    for flag in Self.flags(of: controller, isPresented: isPresented) { lines.add(flag, .detail) }
    self.init(
      .viewController(member), id: controller.id.value, className: controller.className.value,
      lines, template, minimumWidth: minimumWidth)
  }

  init(window id: String, _ template: Template) {
    var lines = LineSetter(template)
    lines.add("UIWindow", .name)
    self.init(
      .window, id: id, className: "UIWindow", lines, template,
      minimumWidth: template.box.minimumWidth)
  }

  private init(
    _ subject: Subject, id: String, className: String, _ lines: LineSetter, _ template: Template,
    minimumWidth: Double
  ) {
    self.subject = subject
    self.id = id
    self.className = className
    self.lines = lines.lines
    let style = template.box
    let height = lines.lines.reduce(0) { $0 + template.fonts.height(of: $1.role) }
    let width = lines.lines.map(\.width).max() ?? 0
    size = Size(
      width: max(minimumWidth, width + 2 * style.paddingX).rounded(.up),
      height: max(style.minimumHeight, height + 2 * style.paddingY).rounded(.up))
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
    return flags
  }
}

/// Sets texts in lines that fit a box.
private struct LineSetter {
  private(set) var lines: [NodeContent.Line] = []
  private let name: Template.TextStyle
  private let detail: Template.TextStyle
  private let limit: Double

  init(_ template: Template) {
    name = template.fonts.style(of: .name)
    detail = template.fonts.style(of: .detail)
    limit = template.box.maximumTextWidth
  }

  mutating func add(_ text: String, _ role: NodeContent.Line.Role) {
    let style = role == .name ? name : detail
    for part in LineBreaking.lines(of: text, style, limit: limit) {
      lines.append(NodeContent.Line(text: part, role: role, width: style.width(of: part)))
    }
  }
}

extension Template.Fonts {
  func style(of role: NodeContent.Line.Role) -> Template.TextStyle {
    role == .name ? name : detail
  }

  /// The height of a line in points, its leading included.
  func height(of role: NodeContent.Line.Role) -> Double { style(of: role).lineHeight }
}

extension Template.TextStyle {
  /// In points.
  func width(of text: some StringProtocol) -> Double {
    TextMetrics.width(of: text, font: face, size: size)
  }

  var lineHeight: Double { size * 1.25 }
}
