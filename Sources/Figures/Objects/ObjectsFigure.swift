import ViewControllers

/// The window, the controllers and their views, as in the guide's figures 2-1 to 2-4.
struct ObjectsFigure: FamiliesFigure {
  func content(of hierarchy: Hierarchy, in style: Style) -> MomentContent {
    let selection = style.pointersOfFamilies
    var content = MomentContent(
      families: hierarchy.families.map { hierarchy.content(of: $0, selection) },
      presentations: hierarchy.presentations.map {
        hierarchy.content(
          of: $0, selection, showsPresenting: (style.pointers ?? style.template.pointers) == .all)
      },
      window: selection == .unnamed ? [] : [Property.rootViewController])
    let isInWindow = hierarchy.membersInWindow
    for member in hierarchy.families.lazy.flatMap(\.members) {
      content.views[member] = BoxContent.View(
        stacked: hierarchy.stackHeight(of: member), isHidden: !isInWindow[member])
    }
    return content
  }

  var telling: Telling { .windowAndViews }
}

extension Hierarchy {
  /// A navigation controller's view holds those of its stack, of which only the top's is seen (R18).
  fileprivate func stackHeight(of member: Index) -> Int {
    app.viewControllers[member].kind == .navigation ? max(1, children(of: member).count) : 1
  }
}
