import VCEngine
import VCFigures
import VCPhrases

extension MapContent {
  /// The lines in a box about what isn't drawn.
  func notes(in member: Index) -> [String] {
    let tabs = omittedTabs[member].map { language.phrases.text(of: .hiddenMembers(count: $0)) }
    return [tabs].compactMap(\.self) + references[member, default: []]
  }

  /// The alternative text.
  func text(in style: Style, at moment: Int) -> String {
    let phrases = style.language.phrases
    func name(_ member: Index) -> String { hierarchy.name(member, in: style) }
    var sentences: [String] = []
    let members = Set(blocks.flatMap(\.members))
    for (presentation, number) in steps.presentations
    where number == moment && members.contains(presentation.presented) {
      // Of what was dismissed since, the sentence about the segue says enough.
      let isOver = isOnePicture && !hierarchy.presentations.contains(presentation)
      if isOver, hasSegue(from: presentation.sender, to: presentation.presented) { continue }
      sentences.append(hierarchy.text(of: [.presented(presentation)], in: style))
    }
    var others: [ControllerName] = []
    for block in blocks {
      var members = hierarchy.named(block.members, in: style)
      let holders = Set(members.compactMap(\.parent))
      let tops = members.indices.filter { members[$0].parent == nil }
      var title = block.title
      if let name = title, tops.count > 1 || holders.isEmpty {
        sentences.append(
          phrases.text(of: .mapFrame(title: name, names: tops.map { members[$0].name.mention })))
        for top in tops { members[top].name = ControllerName(members[top].name.id) }
        title = nil
      } else if title == nil {
        // A block is no family: a tab that wasn't shown yet is in it, a pushed scene is not.
        others += tops.filter { !holders.contains($0) }.map { members[$0].name }
      }
      sentences += phrases.containment(of: members, in: title, isOnly: blocks.count == 1)
    }
    if !others.isEmpty {
      sentences.append(
        phrases.text(
          of: .mapOthers(
            areAll: others.count == members.count, names: others.map(\.mention))))
    }
    for net in nets where net.relation == .containment {
      let members = [net.source] + net.ends.map(\.destination)
      sentences += phrases.containment(
        of: hierarchy.named(members, in: style), in: nil, isOnly: false)
    }
    for net in nets where net.relation.segue != nil {
      // A step's line isn't a segue.
      for end in net.ends where end.moments == nil {
        sentences.append(
          phrases.text(
            of: .mapSegue(
              names: end.identifiers, isInferred: net.relation.isInferred,
              kind: net.relation.name, source: name(net.source),
              destination: name(end.destination))))
      }
    }
    for push in pushes where push.moment == moment && members.contains(push.child) {
      sentences.append(hierarchy.text(of: [.pushed([push.child], onto: push.container)], in: style))
    }
    for member in members.union(references.keys).sorted() {
      sentences += notes(in: member).map {
        phrases.text(of: .mapSays(name: name(member), text: $0))
      }
    }
    if !leaving.isEmpty {
      sentences.append(
        phrases.text(
          of: .mapLeadsOut(
            ways: leaving.map { "\(name($0.tail)) → \(name($0.head)) (\($0.relation.name))" }
          )))
    }
    return phrases.joined(sentences)
  }
}
