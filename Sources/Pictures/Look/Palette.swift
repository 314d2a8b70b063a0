/// The colours of one theme, as `#rrggbb`.
package struct Palette: Sendable, Equatable {
  package enum Role: String, CaseIterable, Sendable {
    /// `none` for a transparent page.
    case background
    case boxFill, boxLine, nameText, detailText
    case windowFill, viewFill, viewLine, hiddenLine
    case frameText, captionText, legendText
    case containment, pointer, pointerText, presented, presenting, request
    case screenFill, screenLine, partLine, barFill, contentFill
    case presentedFill, presentedBarFill, coveredFill, coveredBarFill
    /// What stands back where something is emphasized.
    case fadedFill, fadedLine, fadedText
  }

  private var colors: [Role: String] = [:]
  package var frameFills: [String] = []
  package var frameLines: [String] = []

  package subscript(role: Role) -> String {
    get { colors[role] ?? "#000000" }
    set { colors[role] = newValue }
  }

  /// The fill of a frame, of those that take turns.
  package func fill(ofFrame color: Int) -> String { frameFills[color % frameFills.count] }

  /// The line of a frame, of those that take turns.
  package func line(ofFrame color: Int) -> String { frameLines[color % frameLines.count] }
}
