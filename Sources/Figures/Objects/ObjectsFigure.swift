import ViewControllers

/// The windows, the controllers and their views, as in the guide's figures 2-1 to 2-4.
struct ObjectsFigure: FamiliesFigure {
  func content(of hierarchy: Hierarchy, in style: Style) -> MomentContent {
    let selection = style.pointersOfFamilies
    var content = MomentContent(
      families: hierarchy.families.map {
        hierarchy.content(of: $0, selection, style.arrowsByName)
      },
      presentations: hierarchy.presentations.map {
        hierarchy.content(
          of: $0, selection, style.arrowsByName,
          showsPresenting: (style.pointers ?? style.template.pointers) == .all)
      },
      windows: hierarchy.windowContent(style.namesRoot ? .families : selection),
      notes: hierarchy.namedPointers(inBoxesOf: style), hasPointers: !style.arrowsByName.isEmpty)
    let isInWindow = hierarchy.membersInWindow
    for member in hierarchy.families.lazy.flatMap(\.members) {
      content.notes[member, default: []] += hierarchy.seenFacts(of: member)
      guard hierarchy.hasView(member) else { continue }
      content.views[member] = BoxContent.View(
        stacked: hierarchy.stackHeight(of: member), isHidden: !isInWindow[member])
    }
    return content
  }

  var telling: Telling { .windowAndViews }

  /// References lead past whatever stands there already.
  func canBeRearranged(_ app: AppDescription) -> Bool {
    app.objects.isEmpty
      && app.viewControllers.allSatisfy { $0.childNames.isEmpty && $0.references.isEmpty }
  }

  func completed(_ sketch: Sketch, of hierarchy: Hierarchy, in style: Style) -> Sketch {
    ReferenceSketcher.adding(to: sketch, of: hierarchy, in: style)
  }
}

extension Hierarchy {
  /// What was seen of a controller in a running app, as code. A box is the same at all moments, so
  /// that it can tell only of the moment of a description without steps.
  fileprivate func seenFacts(of member: Index) -> [String] {
    let controller = app.viewControllers[member]
    guard isSeen, app.steps.isEmpty else { return [] }
    return (controller.state.map { ["state: \($0.value.rawValue)"] } ?? [])
      + (controller.isViewLoaded?.value == false ? ["isViewLoaded = \(code.flag(false))"] : [])
  }

  /// Whether a controller has a view, as far as anybody knows.
  fileprivate func hasView(_ member: Index) -> Bool {
    !isSeen || app.viewControllers[member].isViewLoaded?.value != false
  }

  /// A navigation controller's view holds those of its stack, of which only the top's is seen (R18).
  fileprivate func stackHeight(of member: Index) -> Int {
    app.viewControllers[member].kind == .navigation ? max(1, children(of: member).count) : 1
  }
}
