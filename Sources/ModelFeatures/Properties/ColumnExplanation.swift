import VCEngine
import VCPhrases
import VCSource

/// Whether a split view controller shows a column, as `isShowing(_:)` tells (R25).
struct ColumnExplanation: SpokenExplanation {
  let hierarchy: Hierarchy
  private let split: Hierarchy.Index
  private let column: SplitViewColumn

  /// The properties of a split view controller: one for each declared column.
  static func names(of controller: ViewController) -> [String] {
    (controller.columns?.declared ?? []).map(\.column).filter { $0 != .compact }.map(name)
  }

  private static func name(of column: SplitViewColumn) -> String { "isShowing(\(column.rawValue))" }

  init?(of property: String, for split: Hierarchy.Index, in hierarchy: Hierarchy) {
    let columns = hierarchy.app.viewControllers[split].columns?.declared.map(\.column) ?? []
    guard let column = columns.first(where: { Self.name(of: $0) == property }), column != .compact
    else { return nil }
    let child = hierarchy.state.child(inColumn: column, of: split)
    guard hierarchy.isCollapsed(split) || child != nil else { return nil }
    (self.split, self.column, self.hierarchy) = (split, column, hierarchy)
  }

  /// Whether the column is shown, nil in compact width.
  private var value: Bool? {
    if hierarchy.isCollapsed(split) { return nil }
    let child = hierarchy.state.child(inColumn: column, of: split)
    return child.map { hierarchy.state.hiddenColumns[$0] != split }
  }

  func write(to json: inout JSONWriter, in language: Language) {
    json.member("property", "\(hierarchy.id(split)).\(Self.name(of: column))")
    json.member("value", value)
    json.member("rule", "R25")
  }

  func say(to prose: inout Prose) {
    let property = "\(prose.id(split)).\(Self.name(of: column))"
    guard let value else { return prose.say(.showsOneColumn(property: property), as: .reason) }
    prose.say("\(property) = \(prose.code.truth(value))")
    prose.say(.ruleOfColumns, as: .reason)
  }
}
