import VCEngine
import VCFigures

extension MapContent {
  /// Whether a container's contents are reached apart: tabs, or the contents of an app's own container.
  func hasSections(_ member: Index) -> Bool {
    [.tabBar, .custom].contains(hierarchy.app.viewControllers[member].kind)
  }

  /// The visible contents of a controller.
  func children(_ member: Index) -> [Index] {
    hidden.isEmpty ? contents(member) : contents(member).filter { !hidden.contains($0) }
  }

  /// The contents of a controller, including columns and its search controller.
  func contents(_ member: Index) -> [Index] {
    if let changes { return changes.children[member] ?? [] }
    let controller = hierarchy.app.viewControllers[member]
    return controller.children + columns[member, default: []].map(\.viewController)
      + (controller.searchController.map { [$0] } ?? []) + addedChildren[member, default: []]
  }

  /// Adds the columns that aren't children, each with its name if UIKit shows it only in another width.
  mutating func addColumns() {
    let app = hierarchy.app
    for member in app.viewControllers.indices {
      guard let declared = app.viewControllers[member].columns?.declared else { continue }
      let children = app.viewControllers[member].children
      // UIKit has wrapped the controllers of other columns in its children.
      let others = declared.filter { column in
        !children.contains(column.viewController)
          && [nil, member].contains(hierarchy.parentViewController(of: column.viewController))
      }
      if others.isEmpty { continue }
      columns[member] = others
      for other in others where !children.isEmpty || other.column == .compact {
        references[other.viewController] = [other.column.rawValue]
      }
    }
  }
}
