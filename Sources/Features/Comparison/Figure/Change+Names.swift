import VCEngine
import VCFigures

extension Change {
  /// The change with the names of boxes in place of ids, for a text about a figure. Code keeps its ids,
  /// as the figure's notes do: `nav.viewControllers[1]`.
  func named(in hierarchy: Hierarchy, _ style: Style) -> Change {
    func name(_ id: String) -> String {
      hierarchy.app.index(ofID: id).map { hierarchy.name($0, in: style) } ?? id
    }
    func value(_ value: Value) -> Value {
      guard case .presentation(let presenter, let sender, let style) = value else { return value }
      return .presentation(presenter: name(presenter), sender: name(sender), style: style)
    }
    let isInCode =
      switch kind {
      case .added, .removed, .unfound: property != nil
      case .presenter, .flag, .relationship, .step, .message: true
      case .moved, .class, .presented, .dismissed, .unreached: false
      }
    return Change(
      kind, id: isInCode ? id : id.map(name), property: property, value(old), value(new),
      at: range, isInOld: isInOld, of: newIndex, wasOf: oldIndex)
  }
}
