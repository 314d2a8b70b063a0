/// The one style sheet: the colours of dark mode. Everything else stands in attributes, which
/// presentation programs read too.
struct SVGStyle {
  private let palette: Palette
  private let drawing: Drawing

  init(_ palette: Palette, _ drawing: Drawing) {
    self.palette = palette
    self.drawing = drawing
  }

  /// Rules for what the drawing has, in a fixed order.
  var darkMode: String {
    var rules: [String] = []
    if palette[.background] != "none" { rules.append(".background{fill:\(palette[.background])}") }
    let roles = Set(drawing.boxes.map(\.role))
    for role in Drawing.Box.Role.allCases where roles.contains(role) {
      let look = Drawing.look(of: role)
      let paint = [
        look.fill.map { "fill:\(palette[$0])" }, look.line.map { "stroke:\(palette[$0])" },
      ]
      .compactMap { $0 }
      if paint.isEmpty { continue }
      rules.append(
        ".\(role.rawValue) path,.\(role.rawValue) polygon{\(paint.joined(separator: ";"))}")
    }
    for role in Drawing.PlacedLine.Role.allCases {
      rules.append("text.\(role.rawValue){fill:\(palette[Drawing.color(of: role)])}")
    }
    for color in Set(drawing.frames.map(\.color)).sorted() {
      let (fill, line) = (
        palette.frameFills[color % palette.frameFills.count],
        palette.frameLines[color % palette.frameLines.count]
      )
      rules.append(".frame\(color) path{fill:\(fill);stroke:\(line)}")
    }
    let kinds = Set(drawing.arrows.map(\.kind))
    for kind in Bundle.Kind.allCases where kinds.contains(kind) {
      let name = "." + kind.rawValue
      rules.append(
        "\(name) path{stroke:\(palette.line(of: kind))}"
          + "\(name) polygon{fill:\(palette.line(of: kind));stroke:\(palette.line(of: kind))}"
          + "\(name) text{fill:\(palette.text(of: kind))}")
    }
    if drawing.isEmphasized {
      rules.append(
        ".faded path{stroke:\(palette[.fadedLine])}"
          + ".faded polygon{fill:\(palette[.fadedLine]);stroke:\(palette[.fadedLine])}"
          + ".node.faded path,.node.faded polygon,.cluster.faded path{fill:\(palette[.fadedFill])}"
          + ".faded text.name,.faded text.detail,.faded text.frame,.edge.faded text"
          + "{fill:\(palette[.fadedText])}")
    }
    return "@media (prefers-color-scheme:dark){" + rules.joined() + "}"
  }
}

extension Drawing {
  /// Whether something stands back.
  var isEmphasized: Bool {
    boxes.contains(where: \.isFaded) || arrows.contains(where: \.isFaded)
      || frames.contains(where: \.isFaded)
  }
}

/// Ids are an interface: programs find a controller's box by its id in the description.
enum SVGID {
  /// What an XML name cannot hold becomes `_`, its code point and `_`.
  static func name(_ id: String) -> String {
    var name = ""
    for scalar in id.unicodeScalars {
      switch scalar {
      case "a"..."z", "A"..."Z", "0"..."9", "-", ".": name.unicodeScalars.append(scalar)
      default: name += "_" + String(scalar.value, radix: 16) + "_"
      }
    }
    return name
  }
}
