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
    for role in Drawing.Box.Role.allCases {
      guard drawing.boxes.contains(where: { $0.role == role }) else { continue }
      let look = Drawing.look(of: role)
      let paint = [
        look.fill.map { "fill:\(palette[$0])" }, look.line.map { "stroke:\(palette[$0])" },
      ]
      .compactMap { $0 }
      if paint.isEmpty { continue }
      let name = ".node.\(role.rawValue)"
      rules.append("\(name) path,\(name) polygon{\(paint.joined(separator: ";"))}")
    }
    for role in Drawing.PlacedLine.Role.allCases {
      rules.append("text.\(role.rawValue){fill:\(palette[Drawing.color(of: role)])}")
    }
    for color in Set(drawing.frames.map(\.color)).sorted() {
      let (fill, line) = (
        palette.frameFills[color % palette.frameFills.count],
        palette.frameLines[color % palette.frameLines.count]
      )
      rules.append(".frame\(color) path,.frame\(color) polygon{fill:\(fill);stroke:\(line)}")
    }
    for kind in kinds {
      rules += Self.rules("." + kind.rawValue, palette.line(of: kind), isHollow(kind))
      rules.append(".edge.\(kind.rawValue) text{fill:\(palette.text(of: kind))}")
    }
    if drawing.isEmphasized { rules += fadedRules }
    return "@media (prefers-color-scheme:dark){" + rules.joined() + "}"
  }

  private var kinds: [Bundle.Kind] {
    Bundle.Kind.allCases.filter { kind in drawing.arrows.contains { $0.kind == kind } }
  }

  private func isHollow(_ kind: Bundle.Kind) -> Bool {
    drawing.template.arrows[kind].head == .hollow
  }

  /// As specific as the others, and after them.
  private var fadedRules: [String] {
    let (fill, line) = (palette[.fadedFill], palette[.fadedLine])
    return [".node.faded", ".cluster.faded"].map { name in
      "\(name) path,\(name) polygon{fill:\(fill);stroke:\(line)}"
    }
      + kinds.flatMap { Self.rules(".faded.\($0.rawValue)", line, isHollow($0)) }
      + [
        ".faded text.name,.faded text.detail,.faded text.frame,.edge.faded text"
          + "{fill:\(palette[.fadedText])}"
      ]
  }

  /// Of an arrow: its line, and its head.
  private static func rules(_ name: String, _ line: String, _ isHollow: Bool) -> [String] {
    let head = isHollow ? "" : "fill:\(line);"
    return [".edge\(name) path{stroke:\(line)}.edge\(name) polygon{\(head)stroke:\(line)}"]
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
    if id.unicodeScalars.allSatisfy(isPlain) { return id }
    var name = ""
    for scalar in id.unicodeScalars {
      if isPlain(scalar) {
        name.unicodeScalars.append(scalar)
      } else {
        name += "_" + String(scalar.value, radix: 16) + "_"
      }
    }
    return name
  }

  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", "-", ".": true
    default: false
    }
  }
}
