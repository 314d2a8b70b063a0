extension Picture {
  /// What became of a part of a picture that shows two states at once, or what UIKit refused. It is told by colour, by a
  /// sign and by line: in print, and by whoever sees colours otherwise.
  package enum Mark: String, CaseIterable, Sendable {
    /// It was not there.
    case added
    /// It is there no more.
    case removed
    /// It was elsewhere.
    case moved
    /// It is elsewhere, and was here.
    case left
    /// It is here as before, and otherwise.
    case changed
    /// It is not there, because UIKit refused it.
    case refused

    /// A character that every font of a browser has.
    package var sign: String {
      switch self {
      case .added: "+"
      case .removed: "−"
      case .moved, .left: "↔"
      case .changed: "≠"
      case .refused: "×"
      }
    }

    /// The colour of lines, and of the text beside them.
    package var lineColor: Palette.Role {
      switch self {
      case .added: .addedLine
      case .removed, .refused: .removedLine
      case .moved, .left: .movedLine
      case .changed: .changedLine
      }
    }

    /// The ground of a box.
    package var fillColor: Palette.Role {
      switch self {
      case .added: .addedFill
      case .removed, .refused: .removedFill
      case .moved, .left: .movedFill
      case .changed: .changedFill
      }
    }
  }

  /// An arrow's line: its mark's, with the role's head, else the role's.
  package func line(of arrow: Arrow) -> Look.LineStyle {
    var line = look.arrows[arrow.role]
    if let mark = arrow.mark {
      (line.width, line.dash) = (look.marks[mark].width, look.marks[mark].dash)
    }
    return line
  }

  /// The colour of an arrow's line and head.
  package static func lineColor(of arrow: Arrow) -> Palette.Role {
    arrow.isFaded ? .fadedLine : arrow.mark?.lineColor ?? arrow.role.lineColor
  }

  /// The colour of an arrow's label.
  package static func textColor(of arrow: Arrow) -> Palette.Role {
    arrow.isFaded ? .fadedText : arrow.mark?.lineColor ?? arrow.role.textColor
  }

  /// The marks that anything has, in a fixed order.
  package var marks: [Mark] {
    let all = Set(boxes.compactMap(\.mark) + arrows.compactMap(\.mark) + frames.compactMap(\.mark))
    return Mark.allCases.filter(all.contains)
  }
}
