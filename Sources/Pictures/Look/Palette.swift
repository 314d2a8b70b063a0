/// The colours of one theme, as `#rrggbb`.
package struct Palette: Sendable, Equatable {
  package enum Role: String, CaseIterable, Sendable {
    /// `none` for a transparent page.
    case background
    case boxFill, boxLine, nameText, quietText, detailText
    case windowFill, viewFill, viewLine, hiddenLine
    case frameText, captionText, legendText
    case containment, pointer, pointerText, presented, presenting, request
    case screenFill, screenLine, partLine, barFill, contentFill
    case presentedFill, presentedBarFill, coveredFill, coveredBarFill
    /// Dimmed parts, if others are highlighted.
    case fadedFill, fadedLine, fadedText
    /// Marked parts, if two states are shown at once.
    case addedLine, addedFill, removedLine, removedFill
    case movedLine, movedFill, changedLine, changedFill

    /// Whether only pictures of two states use it.
    package var isOfChanges: Bool {
      Picture.Mark.allCases.contains { $0.lineColor == self || $0.fillColor == self }
    }
  }

  /// The colours, in the order of the roles.
  private var colors: [String]
  package var frameFills: [String]
  package var frameLines: [String]

  init(frameFills: [String], frameLines: [String], color: (Role) -> String) {
    (self.frameFills, self.frameLines) = (frameFills, frameLines)
    colors = Role.allCases.map(color)
  }

  package subscript(role: Role) -> String {
    get { colors[role.position] }
    set { colors[role.position] = newValue }
  }

  /// The fill of a frame; the colours repeat.
  package func fill(ofFrame color: Int) -> String { frameFills[color % frameFills.count] }

  /// The line of a frame; the colours repeat.
  package func line(ofFrame color: Int) -> String { frameLines[color % frameLines.count] }
}

extension CaseIterable where Self: Equatable {
  /// The index among all cases.
  ///
  /// Values by role are in arrays, because every part of a picture looks them up, and a dictionary
  /// would hash the role's name each time (2 % of a picture of 2,000 controllers).
  var position: AllCases.Index {
    guard let position = Self.allCases.firstIndex(of: self) else {
      preconditionFailure("a case is one of all cases")
    }
    return position
  }
}
