import VCEngine
import VCFigures
import VCPhrases
import VCPictures

extension CallSequence {
  /// What sequences with the same participants in the same places have in common; a view may be any
  /// owner's.
  var places: [String] { zip(participants, lanes).map { "\($0.isView ? "" : $0.elementID) \($1)" } }

  /// Whether a participant is a view that gets calls and does nothing further. It stands where its
  /// first call ends, rather than above.
  func isPassive(_ participant: Int) -> Bool {
    participants[participant].isView && participants[participant...].allSatisfy(\.isView)
      && !messages.enumerated().contains { index, message in
        message.sender == participant || message.receiver == participant && message.last > index
      }
  }

  /// The indices of the first and the last call to a participant.
  func uses(of participant: Int) -> (first: Int, last: Int)? {
    let uses = messages.indices.filter { messages[$0].receiver == participant }
    return uses.first.flatMap { first in uses.last.map { (first, $0) } }
  }

  /// The lane of each participant, from the left. Passive views share one while each is used up
  /// before the next.
  var lanes: [Int] {
    var lanes: [Int] = []
    var lastUses: [Int: Int] = [:]
    for participant in participants.indices {
      var lane = (lanes.max() ?? -1) + 1
      if isPassive(participant), let uses = uses(of: participant) {
        lane = lastUses.keys.sorted().first { lastUses[$0] ?? 0 < uses.first } ?? lane
        lastUses[lane] = uses.last
      }
      lanes.append(lane)
    }
    return lanes
  }

  /// The participant before whose lifeline the texts of a message end: that of its arrow's right end,
  /// or the next one after a loop, or after a lifeline on which another call runs meanwhile.
  func end(ofTextOf index: Int) -> Int {
    let message = messages[index]
    let left = min(message.sender, message.receiver)
    let right = max(message.sender, message.receiver, left + 1)
    let isCrossed = messages.enumerated().contains { place, other in
      place < index && index <= other.last && left < other.receiver && other.receiver < right
    }
    return isCrossed ? left + 1 : right
  }

  /// The participants before whose lifelines a call's own text may end: it stands over its arrow, and
  /// crosses all lifelines on which no other call runs.
  func ends(ofCallOf index: Int) -> [Int] {
    let end = end(ofTextOf: index)
    let running = messages.enumerated().filter { $0.offset < index && index <= $0.element.last }
      .map(\.element.receiver)
    let limit = running.filter { $0 >= end }.min() ?? participants.count - 1
    return Array(end...max(end, limit))
  }
}

extension CallSequence.Participant {
  fileprivate var isView: Bool {
    switch kind {
    case .receiver(.view), .receiver(.superview): true
    default: false
    }
  }
}

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
        of: runs, role, look, limit: max(look.fonts.name.size * max(width, 6), least))
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
}
