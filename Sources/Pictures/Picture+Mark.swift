extension Picture {
  /// A mark of a part in a picture of two states, or of a part that UIKit refused. It has a colour,
  /// a sign and a line style, so that it is recognizable in print and by colour-blind readers.
  package enum Mark: String, CaseIterable, Sendable {
    /// The part was added.
    case added
    /// The part was removed.
    case removed
    /// The part is no longer found in the app's source, although its class is declared there.
    case unfound
    /// The part was somewhere else.
    case moved
    /// The part is somewhere else now.
    case left
    /// The part is in the same place, but changed.
    case changed
    /// The part is missing, because UIKit refused it.
    case refused
    /// The part is missing, because SwiftUI shows it later.
    case waiting

    /// Whether the part was asked for and is missing.
    package var isRefusal: Bool { self == .refused || self == .waiting }

    /// A character that is in all fonts of browsers.
    package var sign: String {
      switch self {
      case .added: "+"
      case .removed: "−"
      case .unfound: "?"
      case .moved, .left: "↔"
      case .changed: "≠"
      case .refused: "×"
      case .waiting: "…"
      }
    }

    /// The colour of lines, and of the text beside them.
    package var lineColor: Palette.Role { colors.line }

    /// The ground of a box.
    package var fillColor: Palette.Role { colors.fill }

    private var colors: (line: Palette.Role, fill: Palette.Role) {
      switch self {
      case .added: (.addedLine, .addedFill)
      case .removed, .refused: (.removedLine, .removedFill)
      case .moved, .left: (.movedLine, .movedFill)
      case .changed, .unfound, .waiting: (.changedLine, .changedFill)
      }
    }
  }

  /// An arrow's line.
  package func line(of arrow: Arrow) -> Look.LineStyle { look.line(of: arrow.role, arrow.mark) }

  /// The colour of an arrow's line and head.
  package static func lineColor(of arrow: Arrow) -> Palette.Role {
    arrow.isFaded ? .fadedLine : lineColor(of: arrow.role, arrow.mark)
  }

  /// The colour of lines that aren't dimmed, and of their heads.
  package static func lineColor(of role: Arrow.Role, _ mark: Mark?) -> Palette.Role {
    mark?.lineColor ?? role.lineColor
  }

  /// The colour of an arrow's label.
  package static func textColor(of arrow: Arrow) -> Palette.Role {
    arrow.isFaded ? .fadedText : arrow.mark?.lineColor ?? arrow.role.textColor
  }

  /// The marks in the picture, in a fixed order.
  package var marks: [Mark] {
    let all = Set(boxes.compactMap(\.mark) + arrows.compactMap(\.mark) + frames.compactMap(\.mark))
    return Mark.allCases.filter(all.contains)
  }
}

extension Look {
  /// The line of arrows with a role: their mark's with the role's head, else the role's.
  package func line(of role: Picture.Arrow.Role, _ mark: Picture.Mark?) -> LineStyle {
    var line = arrows[role]
    if let mark { (line.width, line.dash) = (marks[mark].width, marks[mark].dash) }
    return line
  }
}
