import VCEngine
import VCPhrases

extension MapContent {
  /// A block's colour; pushed scenes have the colour of the block with the stack.
  func color(ofBlock number: Int) -> Int {
    let app = hierarchy.app
    var color = number
    for net in nets where net.relation.segue == .show {
      guard net.ends.contains(where: { $0.destination == blocks[number].top }),
        let owner = blocks.firstIndex(where: { $0.members.contains(net.source) }), owner < number,
        blocks[owner].members.contains(where: { app.viewControllers[$0].kind == .navigation })
      else { continue }
      color = owner
      break
    }
    return color
  }

  /// The alternative text.
  func text(in phrases: any Phrases, at moment: Int) -> String {
    let name = hierarchy.name
    let members = Set(blocks.flatMap(\.members))
    var sentences: [String] = []
    for block in blocks {
      sentences += phrases.containment(
        of: hierarchy.named(block.members),
        in: block.title ?? phrases.text(of: .family(block.number)), isOnly: blocks.count == 1)
    }
    for net in nets where net.relation.segue != nil {
      // A step's line isn't a segue.
      for end in net.ends where end.moments == nil {
        sentences.append(
          phrases.text(
            of: .segue(
              net.relation.name, named: end.identifiers, from: name(net.source),
              to: name(end.destination), asked: asked(for: end.destination, by: net).map(name),
              isInferred: net.relation.isInferred)))
      }
    }
    for (presentation, number) in steps.presentations
    where number == moment && members.contains(presentation.presented) {
      sentences.append(hierarchy.sentence(of: presentation, in: phrases))
    }
    for push in pushes where push.moment == moment && members.contains(push.child) {
      sentences.append(
        StepEvent.pushed([push.child], onto: push.container)
          .sentence(in: phrases, of: hierarchy, isQuoted: false, name: name))
    }
    for (member, texts) in references.sorted(by: { $0.key < $1.key }) {
      sentences += texts.map { phrases.text(of: .says(name(member), $0)) }
    }
    if !leaving.isEmpty {
      sentences.append(
        phrases.text(
          of: .leads(
            outOfMap: leaving.map { "\(name($0.tail)) → \(name($0.head)) (\($0.relation.name))" }
          )))
    }
    return phrases.joined(sentences)
  }

  /// The owner of a segue that another controller carries out; nil for its own.
  private func asked(for destination: Index, by net: Net) -> Index? {
    guard net.relation.segue == .present || net.relation.segue == .popover else { return nil }
    let isAsked = nets.filter { other in
      other.relation == .request && other.source != net.source
        && other.ends.contains { $0.destination == destination && $0.moments == nil }
    }
    return isAsked.count == 1 ? isAsked[0].source : nil
  }
}
