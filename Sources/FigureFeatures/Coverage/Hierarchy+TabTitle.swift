import VCEngine
import VCFigures
import VCPictures

extension Hierarchy {
  /// What a tab bar shows: the tab's own title, or that of what it shows first; without titles, the
  /// part of that controller's name that other names don't have.
  func barTitle(of child: Index) -> String {
    if let title = tab(showing: child)?.title?.value { return title }
    var shown = child
    while title(of: shown) == nil,
      [.navigation, .split].contains(app.viewControllers[shown].kind),
      let first = children(of: shown).first
    { shown = first }
    if let title = title(of: shown) { return title }
    let name = heading(shown)
    guard let end = NameSuffix.start(in: Array(name)) else { return name }
    let stem = name.prefix(end)
    return NameSuffix.isPrefix(stem) ? name : String(stem)
  }
}
