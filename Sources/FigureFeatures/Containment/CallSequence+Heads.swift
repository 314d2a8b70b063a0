import VCEngine
import VCFigures
import VCPhrases
import VCPictures

extension CallSequence {
  /// The lines in the box of each participant.
  ///
  /// - Parameter width: The maximum width of a name, in sizes of a name. A name's suffix may be
  ///   wider, and so may a class of UIKit. If 0, classes are omitted.
  func heads(width: Double, _ look: Look, _ phrases: Phrases) -> [[TextLine]] {
    let names = NameEmphasis(app, look)
    func lines(_ runs: [TextRun], _ role: Picture.Line.Role) -> [TextLine] {
      let letters = Array(runs.text)
      let stem = letters[..<(NameSuffix.start(in: letters) ?? letters.count)]
      let suffix = String(NameSuffix.isPrefix(stem) ? letters[...] : letters[stem.endIndex...])
      let least = look.fonts.style(of: .strong, in: role).width(of: suffix)
      return TextLine.lines(
        of: runs, role, look, limit: max(look.fonts.name.size * max(width, Self.narrowest), least))
    }
    return participants.map { participant in
      let className =
        width > 0 ? participant.className.map { lines([TextRun($0)], .detail) } ?? [] : []
      switch participant.kind {
      case .yourCode: return lines([TextRun(phrases.text(of: .yourCode))], .name)
      case .receiver(.view), .receiver(.superview):
        return lines([TextRun(participant.name)], .detail)
      case .receiver(.controller(let index)):
        let name =
          participant.className == nil
          ? names.runs(ofName: participant.name, of: app.viewControllers[index])
          : names.runs(ofTitle: participant.name)
        return lines(name, .name) + className
      case .object: return lines([TextRun(participant.name)], .name) + className
      }
    }
  }

  private static var narrowest: Double { 6 }
}
