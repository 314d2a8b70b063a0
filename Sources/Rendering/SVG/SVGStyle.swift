import Diagnostics
import Pictures
import TextFormats

/// The one style sheet: the colours of dark mode. Everything else stands in attributes, which
/// presentation programs read too.
struct SVGStyle {
  private let palette: Palette
  private let picture: Picture

  init(_ palette: Palette, _ picture: Picture) {
    self.palette = palette
    self.picture = picture
  }

  /// Rules for what the picture has, in a fixed order.
  var darkMode: String {
    var rules: [String] = []
    if palette[.background] != "none" { rules.append(".background{fill:\(palette[.background])}") }
    let boxRoles = Set(picture.boxes.map(\.role))
    for role in Picture.Box.Role.allCases where boxRoles.contains(role) {
      let look = Picture.look(of: role)
      let paint = [
        look.fill.map { "fill:\(palette[$0])" }, look.line.map { "stroke:\(palette[$0])" },
      ]
      .compactMap { $0 }
      if paint.isEmpty { continue }
      let name = ".node.\(role.rawValue)"
      rules.append("\(name) path,\(name) polygon{\(paint.concatenated(by: ";"))}")
    }
    for role in Picture.Line.Role.allCases {
      rules.append("text.\(role.rawValue){fill:\(palette[Picture.color(of: role)])}")
    }
    for color in Set(picture.frames.map(\.color)).sorted() {
      let (fill, line) = (palette.fill(ofFrame: color), palette.line(ofFrame: color))
      rules.append(".frame\(color) path,.frame\(color) polygon{fill:\(fill);stroke:\(line)}")
    }
    for role in arrowRoles {
      rules += Self.rules("." + role.rawValue, palette[role.lineColor], isHollow(role))
      rules.append(".edge.\(role.rawValue) text{fill:\(palette[role.textColor])}")
    }
    if picture.isEmphasized { rules += fadedRules }
    return "@media (prefers-color-scheme:dark){" + rules.concatenated() + "}"
  }

  private var arrowRoles: [Picture.Arrow.Role] {
    let used = Set(picture.arrows.map(\.role))
    return Picture.Arrow.Role.allCases.filter(used.contains)
  }

  private func isHollow(_ role: Picture.Arrow.Role) -> Bool {
    picture.look.arrows[role].head == .hollow
  }

  /// As specific as the others, and after them.
  private var fadedRules: [String] {
    let (fill, line) = (palette[.fadedFill], palette[.fadedLine])
    return [".node.faded", ".cluster.faded"].map { name in
      "\(name) path,\(name) polygon{fill:\(fill);stroke:\(line)}"
    }
      + arrowRoles.flatMap { Self.rules(".faded.\($0.rawValue)", line, isHollow($0)) }
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

extension Picture {
  /// Whether something stands back.
  var isEmphasized: Bool {
    boxes.contains(where: \.isFaded) || arrows.contains(where: \.isFaded)
      || frames.contains(where: \.isFaded)
  }
}
