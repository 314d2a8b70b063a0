import VCEngine
import VCPhrases

/// Presentations from left to right with the receivers of requests, as in the guide's figures 10-1
/// to 10-3. Each family shows only its top, its presenters and its receivers. Chains of several
/// windows begin at their windows.
struct ChainFigure: FamiliesFigure {
  func content(of hierarchy: Hierarchy, in style: Style) -> MomentContent {
    let shown = Self.shownMembers(of: hierarchy)
    var content = MomentContent(
      families: hierarchy.families.map { Self.family($0, shown, in: hierarchy) },
      presentations: hierarchy.presentations.map { presentation in
        var content = hierarchy.content(of: presentation, style.pointersOfFamilies)
        content.requestBundle = hierarchy.requestBundle(of: presentation)
        return content
      },
      windows: hierarchy.app.windows.count > 1
        ? hierarchy.windowContent(style.pointersOfFamilies) : [])
    for member in shown {
      guard let parent = hierarchy.parentViewController(of: member), !shown.contains(parent) else {
        continue
      }
      let property = hierarchy.code.name(of: Property.parentViewController)
      content.notes[member] = ["\(property) = \(hierarchy.id(parent))"]
    }
    for (asked, presented) in hierarchy.requests(besidesArrows: true) {
      content.notes[asked].append(hierarchy.code.request(hierarchy.id(presented)))
      content.named.insert(presented)
    }
    content.addRefusal(in: hierarchy, style, showsAsked: true)
    return content
  }

  /// The tops, the presenters, and the receivers of requests.
  private static func shownMembers(of hierarchy: Hierarchy) -> Set<ViewController.Index> {
    var shown = Set(hierarchy.families.map(\.top))
    for presentation in hierarchy.presentations {
      shown.insert(presentation.presenter)
      if hierarchy.isAskedOfAnother(presentation) { shown.insert(presentation.sender) }
    }
    if let refusal = hierarchy.refusal {
      let named = hierarchy.app.steps[hierarchy.step - 1].action.references.map(\.value)
      let ends = [refusal.blocker].compactMap(\.self) + named
      shown.formUnion(ends.filter { hierarchy.family(of: $0) != nil })
    }
    return shown
  }

  func text(of hierarchy: Hierarchy, in style: Style) -> String {
    let phrases = style.language.phrases
    let shown = Self.shownMembers(of: hierarchy)
    let between = Self.membersBetween(shown, in: hierarchy).map {
      hierarchy.nameAndClass($0, in: style)
    }
    let text = hierarchy.text(in: style, showing: shown)
    let nothing =
      hierarchy.presentations.isEmpty
      ? [phrases.text(of: .nothingIsPresented(isBeginning: false))] : []
    return phrases.joined(
      nothing + [text]
        + (between.isEmpty
          ? [] : [phrases.text(of: .containersNotShown(containers: between.map(\.mention)))])
        + hierarchy.refusalTexts(in: style))
  }

  /// The omitted containers between shown members, in the order of the families.
  private static func membersBetween(
    _ shown: Set<ViewController.Index>, in hierarchy: Hierarchy
  ) -> [ViewController.Index] {
    var between: Set<ViewController.Index> = []
    for member in shown {
      var current = hierarchy.parentViewController(of: member)
      while let next = current, !shown.contains(next) {
        between.insert(next)
        current = hierarchy.parentViewController(of: next)
      }
    }
    if between.isEmpty { return [] }
    return hierarchy.families.flatMap(\.members).filter(between.contains)
  }

  /// A family with its shown members, each below its nearest shown container.
  private static func family(
    _ family: Family, _ shown: Set<ViewController.Index>, in hierarchy: Hierarchy
  ) -> MomentContent.Family {
    let members = family.members.filter(shown.contains)
    var parents: [ViewController.Index: ViewController.Index] = [:]
    var children: [ViewController.Index: [ViewController.Index]] = [:]
    for member in members {
      var ancestor = hierarchy.parentViewController(of: member)
      while let next = ancestor, !shown.contains(next) {
        ancestor = hierarchy.parentViewController(of: next)
      }
      parents[member] = ancestor
      if let ancestor { children[ancestor, default: []].append(member) }
    }
    return MomentContent.Family(
      number: family.number, members: members, parents: parents,
      bundles: members.compactMap { hub in
        children[hub].map { ArrowBundle(relation: .containment, names: [], hub: hub, spokes: $0) }
      })
  }
}
