import ViewControllers

/// The window, the controllers and their views, as in the guide's figures 2-1 to 2-4.
struct ObjectsFigure: FamiliesFigure {
  func content(of hierarchy: Hierarchy, in style: Style) -> MomentContent {
    let selection = style.pointersOfFamilies
    var content = MomentContent(
      families: hierarchy.families.map { hierarchy.content(of: $0, selection) },
      presentations: hierarchy.presentations.map {
        hierarchy.content(of: $0, selection, showsPresenting: false)
      },
      window: selection == .unnamed ? [] : [Property.rootViewController])
    for member in hierarchy.families.lazy.flatMap(\.members) {
      content.views[member] = hierarchy.view(of: member)
    }
    return content
  }
}

extension Hierarchy {
  /// A navigation controller's view holds those of its stack, of which only the top's is seen (R18).
  fileprivate func view(of member: Index) -> BoxContent.View {
    func isNavigation(_ index: Index) -> Bool { app.viewControllers[index].kind == .navigation }
    let isHidden =
      parentViewController(of: member).map { isNavigation($0) && children(of: $0).last != member }
      ?? false
    return BoxContent.View(
      stacked: isNavigation(member) ? max(1, children(of: member).count) : 1, isHidden: isHidden)
  }
}
