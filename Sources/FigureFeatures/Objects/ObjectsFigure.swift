import VCEngine
import VCFigures
import VCPhrases

/// The windows, the controllers and their views, as in the guide's figures 2-1 to 2-4.
struct ObjectsFigure: FamiliesFigure {
  func content(of hierarchy: Hierarchy, in style: Style) -> MomentContent {
    let selection = style.pointersOfFamilies
    var content = MomentContent()
    content.families = hierarchy.families.map {
      hierarchy.content(
        of: $0, selection, style.arrowsByName, namesChildren: !style.namesStandInBoxes)
    }
    content.presentations = hierarchy.presentations.map {
      hierarchy.content(
        of: $0, selection, style.arrowsByName,
        showsPresenting: (style.pointers ?? style.template.pointers) == .all)
    }
    content.windows = hierarchy.windowContent(
      style.namesRoot ? .families : selection, areObjects: true)
    (content.notes, content.named) = hierarchy.notes(of: style.namedPointers, inBoxesOf: style)
    content.hasPointers = !style.arrowsByName.isEmpty
    let isInWindow = hierarchy.membersInWindow
    for member in hierarchy.families.lazy.flatMap(\.members) {
      content.notes[member] += hierarchy.seenFacts(of: member)
      guard hierarchy.hasView(member) else { continue }
      // Only the top of a stack's views is visible (R18). Lines show which of them are subviews.
      let isStack =
        hierarchy.app.viewControllers[member].kind == .navigation
        && !style.namedPointers.contains(.subviews)
      content.views[member] = BoxContent.View(
        stacked: isStack ? max(1, hierarchy.children(of: member).count) : 1,
        isHidden: !isInWindow[member])
    }
    if style.namedPointers.contains(.subviews) { content.addSubviews(of: hierarchy, in: style) }
    content.objects = Array(hierarchy.app.objects.indices)
    content.edges = hierarchy.referenceEdges(shown: Set(content.families.flatMap(\.members)))
    if style.arrowsByName.contains(.subviews) { content.edges += hierarchy.viewEdges() }
    content.addRefusal(in: hierarchy, style)
    return content
  }

  func addParts(to sketcher: inout DiagramSketcher) {
    if !sketcher.moment.objects.isEmpty { sketcher.addObjects() }
    if !sketcher.moment.edges.isEmpty { sketcher.addFreeEdges() }
  }

  func text(of hierarchy: Hierarchy, in style: Style) -> String {
    let phrases = style.language.phrases
    return phrases.joined(
      [hierarchy.text(in: style, tellsWindows: true)] + hierarchy.childNameTexts(in: style)
        + hierarchy.viewTexts(phrases, style)
        + (style.namedPointers.contains(.subviews) ? hierarchy.subviewTexts(phrases, style) : [])
        + hierarchy.referenceTexts(phrases, style) + hierarchy.refusalTexts(in: style))
  }
}

extension MomentContent {
  /// Adds the shown views' superviews: as lines within a family, otherwise as notes in the boxes.
  fileprivate mutating func addSubviews(of hierarchy: Hierarchy, in style: Style) {
    for index in families.indices {
      var subviews: [Index: [Index]] = [:]
      for member in families[index].members where views[member] != nil {
        guard let owner = hierarchy.superviewOwner(of: member), views[owner] != nil else {
          continue
        }
        if !style.namesStandInBoxes, hierarchy.viewHolder(of: member) == owner {
          // A free edge leads there, routed after layout.
          continue
        } else if style.namesStandInBoxes || families[index].parents[member] != owner {
          notes[member].append("view.superview = \(hierarchy.id(owner)).view")
          if style.namesStandInBoxes { named.insert(owner) }
        } else {
          subviews[owner, default: []].append(member)
        }
      }
      families[index].bundles += families[index].members.compactMap { owner in
        subviews[owner].map {
          ArrowBundle(relation: .subviews, names: [Property.subviews], hub: owner, spokes: $0)
        }
      }
    }
  }
}

extension Hierarchy {
  /// The observed state of a controller in a running app, in code. A box is the same in all states,
  /// so a description whose steps change something has no such notes.
  fileprivate func seenFacts(of member: Index) -> [String] {
    let controller = app.viewControllers[member]
    guard isSeen, app.steps.allSatisfy({ $0.refused != nil }) else { return [] }
    return (controller.state.map { ["state: \($0.value.rawValue)"] } ?? [])
      + (controller.isViewLoaded?.value == false ? ["isViewLoaded = \(code.truth(false))"] : [])
  }

  /// The controllers whose views are in each window, outside it, or not loaded.
  fileprivate func viewTexts(_ phrases: Phrases, _ style: Style) -> [String] {
    func name(_ member: Index) -> String { self.name(member, in: style) }
    let isInWindow = membersInWindow
    return windows.flatMap { window -> [String] in
      let all = families.filter { $0.window == window }.flatMap(\.members)
      let (loaded, unloaded) = (all.filter(hasView), all.filter { !hasView($0) })
      return
        (loaded.isEmpty
        ? []
        : [
          phrases.text(
            of: .viewsInWindow(
              inWindow: loaded.filter { isInWindow[$0] }.map(name),
              window: app.idAmongSeveral(window),
              outside: loaded.filter { !isInWindow[$0] }.map(name)))
        ])
        + (unloaded.isEmpty ? [] : [phrases.text(of: .viewsNotLoaded(names: unloaded.map(name)))])
    }
  }

  /// The views that have other views among their subviews.
  fileprivate func subviewTexts(_ phrases: Phrases, _ style: Style) -> [String] {
    func name(_ member: Index) -> String { self.name(member, in: style) }
    var subviews: [Index: [Index]] = [:]
    let members = families.flatMap(\.members)
    for member in members where hasView(member) {
      guard let owner = superviewOwner(of: member), hasView(owner) else { continue }
      subviews[owner, default: []].append(member)
    }
    return members.compactMap { owner in
      subviews[owner].map {
        phrases.text(of: .subviewsOf(names: $0.map(name), holder: name(owner)))
      }
    }
  }

  /// The objects, the references, and the duties of the delegates of system controllers, as
  /// sentences.
  fileprivate func referenceTexts(_ phrases: Phrases, _ style: Style) -> [String] {
    let names = app.objectNames
    let objects = zip(names, app.objects).map { ControllerName($0, className: $1.className.value) }
    func name(_ target: Reference.Target) -> String {
      switch target {
      case .viewController(let index): self.name(index, in: style)
      case .object(let number): names[number]
      case .window: app.id(of: target)
      }
    }
    let shown = Set(families.flatMap(\.members))
    let all = references(among: shown).map { owner, reference in
      (
        key: [reference.name.value, name(owner), reference.isWeak ? "weak" : ""],
        target: name(reference.target)
      )
    }
    let groups = Dictionary(grouping: all, by: \.key)
    return
      (objects.isEmpty ? [] : [phrases.text(of: .otherObjects(objects: objects.map(\.mention)))])
      + all.map(\.key).uniqued().map { key in
        phrases.text(
          of: .referenceOfProperty(
            property: key[0], owner: key[1], targets: groups[key, default: []].map(\.target),
            isWeak: !key[2].isEmpty))
      }
      + app.references.flatMap { owner, reference -> [String] in
        guard case .viewController(let index) = owner, reference.name.value == "delegate",
          shown.contains(index)
        else { return [] }
        let uiKitClass = app.viewControllers[index].uiKitClass
        guard uiKitClass.isClosed else { return [] }
        return [phrases.isSystems(uiKitClass)]
          + [phrases.dismissal(of: uiKitClass)].compactMap(\.self)
      }
  }

  /// Whether a controller has a view, as far as is known.
  fileprivate func hasView(_ member: Index) -> Bool {
    !isSeen || app.viewControllers[member].isViewLoaded?.value != false
  }

  /// An edge for each reference of the description between shown parts.
  fileprivate func referenceEdges(shown: Set<Index>) -> [Edge<Subject>] {
    references(among: shown).map { owner, reference in
      Edge(
        relation: reference.isWeak ? .weakReference : .reference, names: [reference.name.value],
        tail: Subject(owner), head: Subject(reference.target))
    }
  }

  /// An edge from a view to each view added to it without its controller (R29).
  fileprivate func viewEdges() -> [Edge<Subject>] {
    families.flatMap(\.members).compactMap { member in
      viewHolder(of: member).map {
        Edge(
          relation: .subviews, names: [Property.subviews], tail: .view(of: $0),
          head: .view(of: member))
      }
    }
  }
}
