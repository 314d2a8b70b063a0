import VCEngine

/// Families and their pointers, as in the book's figures 17-5 to 17-8; also the windows if the
/// description names them.
struct HierarchyFigure: FamiliesFigure {
  func content(of hierarchy: Hierarchy, in style: Style) -> MomentContent {
    let selection = style.pointers(of: hierarchy.controllerCount)
    let pointers = hierarchy.namedPointers(in: style)
    let names = style.namesStandInBoxes ? [] : pointers
    let inBoxes = hierarchy.notes(of: pointers, inBoxesOf: style)
    var content = MomentContent(
      families: hierarchy.families.map {
        hierarchy.content(of: $0, selection, names, namesChildren: !style.namesStandInBoxes)
      },
      presentations: hierarchy.presentations.map {
        hierarchy.content(of: $0, selection, style.arrowsByName)
      },
      windows: Self.hasWindows(hierarchy, style)
        ? hierarchy.windowContent(style.namesRoot ? .families : selection) : [],
      notes: inBoxes.notes, named: inBoxes.named,
      hasPointers: selection == .all || !style.arrowsByName.isEmpty)
    content.addRefusal(in: hierarchy, style)
    return content
  }

  private static func hasWindows(_ hierarchy: Hierarchy, _ style: Style) -> Bool {
    hierarchy.app.namesWindows || style.namesRoot
  }

  func text(of hierarchy: Hierarchy, in style: Style) -> String {
    style.language.phrases.joined(
      [hierarchy.text(in: style, tellsWindows: Self.hasWindows(hierarchy, style))]
        + hierarchy.childNameTexts(in: style) + hierarchy.refusalTexts(in: style))
  }
}

extension Hierarchy {
  /// The number of controllers in all families.
  var controllerCount: Int { families.reduce(0) { $0 + $1.members.count } }
}
