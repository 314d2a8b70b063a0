import VCEngine
import VCFigures
import VCPictures

extension Hierarchy {
  /// A controller and the controllers whose views contain its view, upward.
  func viewAncestors(of member: Index) -> [Index] {
    Array(sequence(first: member) { parentViewController(of: $0) ?? viewHolder(of: $0) })
  }

  /// The controllers whose views were added without them, by the controller of the view that
  /// contains them (R29).
  var heldViews: [Index: [Index]] {
    families.reduce(into: [:]) { held, family in
      if let holder = viewHolder(of: family.top) { held[holder, default: []].append(family.top) }
    }
  }
}

extension Rect {
  /// A strip along the upper edge, and the rest below it.
  func split(fromTop height: Double) -> (top: Rect, rest: Rect) {
    let y = maxY - height
    return (
      Rect(minX: minX, minY: y, maxX: maxX, maxY: maxY),
      Rect(minX: minX, minY: minY, maxX: maxX, maxY: y)
    )
  }
}

extension Hierarchy {
  /// What a tab bar shows: the tab's own title, or that of what it shows first; without titles, the
  /// part of that controller's name that other names don't have.
  func barTitle(of child: Index) -> String {
    if let title = tab(showing: child)?.title?.value { return title }
    var shown = child
    while title(of: shown) == nil,
      [.navigation, .split, .page].contains(app.viewControllers[shown].kind),
      let first = children(of: shown).first
    { shown = first }
    if let title = title(of: shown) { return title }
    let name = heading(shown)
    guard let end = NameSuffix.start(in: Array(name)) else { return name }
    let stem = name.prefix(end)
    return NameSuffix.isPrefix(stem) ? name : String(stem)
  }
}
