import ViewControllers

/// What a box says, line by line, and how large it must be.
package struct BoxContent: Sendable {
  package struct Line: Sendable {
    package enum Role: Sendable {
      case name
      case detail
    }

    package let text: String
    package let role: Role
    package let width: Double
  }

  package let lines: [Line]
  /// In points.
  package let size: Size

  init(
    of member: ViewController.Index, in family: Family, _ hierarchy: Hierarchy,
    _ template: Template, minimumWidth: Double
  ) {
    let controller = hierarchy.description.viewControllers[member]
    var lines: [Line] = []
    func add(_ text: String, _ role: Line.Role) {
      let type = role == .name ? template.fonts.name : template.fonts.detail
      for part in LineBreaking.lines(of: text, type, limit: template.box.maximumTextWidth) {
        let width = TextMetrics.width(of: part, font: type.face, size: type.size)
        lines.append(Line(text: part, role: role, width: width))
      }
    }
    if let title = controller.title?.value, !title.isEmpty {
      add(title, .name)
      add(controller.className.value, .detail)
    } else {
      add(controller.className.value, .name)
    }
    for flag in Self.flags(of: controller, isPresented: family.top == member && family.number > 1) {
      add(flag, .detail)
    }
    self.lines = lines
    let (style, fonts) = (template.box, template.fonts)
    let text = lines.reduce(0) {
      $0 + Self.height(of: $1, fonts)
    }
    size = Size(
      width: max(minimumWidth, (lines.map(\.width).max() ?? 0) + 2 * style.paddingX)
        .rounded(.up),
      height: max(style.minimumHeight, text + 2 * style.paddingY).rounded(.up))
  }

  /// The height of a line in points, its leading included.
  static func height(of line: Line, _ fonts: Template.Fonts) -> Double {
    (line.role == .name ? fonts.name.size : fonts.detail.size) * 1.25
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
