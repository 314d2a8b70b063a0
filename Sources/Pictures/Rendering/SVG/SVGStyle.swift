import VCSource

/// The style sheet of an SVG that follows its reader's light or dark mode. All other properties are
/// attributes, which presentation programs read, too.
///
/// It is limited to what browsers and presentation programs agree on:
/// - `light-dark()` follows the `color-scheme` of the page that contains the SVG, whether that has
///   a switch or not; `prefers-color-scheme` would follow the reader's system instead. LibreOffice
///   (7.4) knows no `@` rule and applies its contents, which gave dark colours on white, but it
///   ignores values that it doesn't know as colours.
/// - `@supports` hides the function from programs that fail if they don't know it.
/// - A scheme is set only for an SVG that is a document: an inline one has its page's.
struct SVGStyle {
  private let light: Palette
  private let dark: Palette
  private let picture: Picture
  private let scope: String

  /// - Parameter id: The root's id, which restricts the rules to this figure.
  init(_ light: Palette, dark: Palette, _ picture: Picture, id: String?) {
    (self.light, self.dark, self.picture) = (light, dark, picture)
    scope = id.map { "#\($0) " } ?? ""
  }

  /// The rules for the picture's parts, in a fixed order.
  var text: String {
    var rules: [String] = []
    if light.isOpaque || dark.isOpaque { rules.append(rule([".background"], fill: .background)) }
    let boxRoles = Set(picture.boxes.map(\.role))
    for role in Picture.Box.Role.allCases where boxRoles.contains(role) {
      let look = Picture.look(of: role)
      if look.fill == nil, look.line == nil { continue }
      rules.append(rule(Self.shapes(of: ".node.\(role.rawValue)"), fill: look.fill, look.line))
    }
    let isSmall = picture.boxes.contains { $0.lines.contains { $0.role == .smallName } }
    for role in Picture.Line.Role.allCases where isSmall || role != .smallName {
      rules.append(rule(["text.\(role.rawValue)"], fill: Picture.color(of: role)))
    }
    if picture.hasQuietText { rules.append(rule(["tspan.quiet"], fill: .quietText)) }
    for color in Set(picture.frames.map(\.color)).sorted() {
      let fill = both(light.fill(ofFrame: color), dark.fill(ofFrame: color))
      let line = both(light.line(ofFrame: color), dark.line(ofFrame: color))
      rules.append(rule(Self.shapes(of: ".frame\(color)"), "fill:\(fill);stroke:\(line)"))
    }
    for role in arrowRoles {
      rules += self.rules(".\(role.rawValue)", role.lineColor, isHollow(role))
      rules.append(rule([".edge.\(role.rawValue) text"], fill: role.textColor))
    }
    for mark in picture.marks { rules += self.rules(of: mark) }
    if picture.isEmphasized { rules += fadedRules }
    return "@supports (color:light-dark(#000,#fff)){svg:root{color-scheme:light dark}"
      + rules.concatenated() + "}"
  }

  private var arrowRoles: [Picture.Arrow.Role] {
    let used = Set(picture.arrows.map(\.role))
    return Picture.Arrow.Role.allCases.filter(used.contains)
  }

  private func isHollow(_ role: Picture.Arrow.Role) -> Bool {
    picture.look.arrows[role].head == .hollow
  }

  /// The rules of dimmed parts. They have the same specificity as the others, so they must follow
  /// them.
  private var fadedRules: [String] {
    [".node.faded", ".cluster.faded"]
      .map { rule(Self.shapes(of: $0), fill: .fadedFill, .fadedLine) }
      + arrowRoles.flatMap { rules(".faded.\($0.rawValue)", .fadedLine, isHollow($0)) }
      + [
        rule(
          [
            ".faded text.name", ".faded text.detail", ".faded text.frame", ".edge.faded text",
          ], fill: .fadedText)
      ]
  }

  /// The rules of a mark. They have the same specificity as the others, so they must follow them.
  private func rules(of mark: Picture.Mark) -> [String] {
    let name = mark.rawValue
    return [
      rule(Self.shapes(of: ".node.\(name)"), fill: mark.fillColor, mark.lineColor),
      rule(Self.shapes(of: ".cluster.\(name)"), fill: nil, mark.lineColor),
    ]
      + arrowRoles.flatMap {
        rules(".\($0.rawValue).\(name)", mark.lineColor, isHollow($0))
      } + [rule([".edge.\(name) text"], fill: mark.lineColor)]
  }

  private static func shapes(of name: String) -> [String] { [name + " path", name + " polygon"] }

  /// The rules of an arrow's line and head.
  private func rules(_ name: String, _ line: Palette.Role, _ isHollow: Bool) -> [String] {
    [
      rule([".edge\(name) path"], fill: nil, line),
      rule([".edge\(name) polygon"], fill: isHollow ? nil : line, line),
    ]
  }

  private func rule(
    _ selectors: [String], fill: Palette.Role?, _ line: Palette.Role? = nil
  ) -> String {
    let fill = fill.map { "fill:\(both(light[$0], dark[$0]))" }
    let line = line.map { "stroke:\(both(light[$0], dark[$0]))" }
    return rule(selectors, [fill, line].compactMap { $0 }.concatenated(by: ";"))
  }

  private func rule(_ selectors: [String], _ paint: String) -> String {
    selectors.map { scope + $0 }.concatenated(by: ",") + "{\(paint)}"
  }

  /// A colour for both themes. `none` is a paint, but not a colour that `light-dark` accepts.
  private func both(_ light: String, _ dark: String) -> String {
    func color(_ paint: String) -> String { paint == "none" ? "transparent" : paint }
    return "light-dark(\(color(light)),\(color(dark)))"
  }
}

extension Palette {
  /// Whether the page has a background.
  package var isOpaque: Bool { self[.background] != "none" }
}

extension Picture {
  fileprivate var hasQuietText: Bool {
    boxes.contains { box in
      box.lines.contains { line in
        line.runs.contains { look(of: $0, in: line, of: box).color == .quietText }
      }
    }
  }

  /// Whether any part is dimmed.
  var isEmphasized: Bool {
    boxes.contains(where: \.isFaded) || arrows.contains(where: \.isFaded)
      || frames.contains(where: \.isFaded)
  }
}
