import VCEngine
import VCPictures

/// The names of controllers in sentences about a comparison, as a figure of it shows them. A name that
/// several controllers have is followed by the id.
package struct ChangeNames: Sendable {
  private let ofNew: [String]
  /// The names by the indices of old controllers, whose names are those of their counterparts.
  let ofOld: [String]
  private let byID: [String: String]

  /// Names the controllers of both sides, in time linear in their number.
  ///
  /// - Parameters:
  ///   - ids: `all` for ids in place of names.
  ///   - swiftUI: Whether SwiftUI's controllers are called by their views or by their classes.
  package init(_ comparison: Comparison, ids: ShownIDs = .automatic, swiftUI: SwiftUINames = .views)
  {
    let (old, new) = (comparison.old.controllers, comparison.new.controllers)
    let removed = old.indices.filter { comparison.newOfOld[$0] == nil }
    let controllers = new + removed.map { old[$0] }
    let spoken = controllers.map { controller in
      let declaration = controller.declaration
      let hasTitle = !(declaration.title?.value ?? "").isEmpty
      return swiftUI == .classes && !hasTitle
        ? declaration.plainClassName : declaration.spokenName
    }
    var counts = Dictionary(spoken.map { ($0, 1) }, uniquingKeysWith: +)
    for (controller, name) in zip(controllers, spoken) where controller.id != name {
      counts[controller.id]? += 1
    }
    let names = zip(controllers, spoken).map { controller, name in
      let id = controller.id
      if ids == .all || counts[name] != 1 && ImpliedIDs.isID(id, of: name) { return id }
      return counts[name] == 1 ? name : "\(name) [\(id)]"
    }
    ofNew = Array(names.prefix(new.count))
    byID = Dictionary(zip(controllers.map(\.id), names)) { first, _ in first }
    var ofRemoved = names.dropFirst(new.count)[...]
    ofOld = old.indices.map { index in
      comparison.newOfOld[index].map { names[$0] } ?? ofRemoved.removeFirst()
    }
  }

  /// The name of the controller or object with an id.
  func name(ofID id: String) -> String { byID[id] ?? id }

  /// The name of what changed; nil for the whole app.
  func name(of change: Change) -> String? {
    change.newIndex.map { ofNew[$0] } ?? change.oldIndex.map { ofOld[$0] }
      ?? change.id.map(name(ofID:))
  }
}

extension Change {
  /// The change with the names of boxes in place of ids, for a sentence. Code keeps its ids, as the
  /// figure's notes do: `nav.viewControllers[1]`.
  package func named(by names: ChangeNames) -> Change {
    func value(_ value: Value) -> Value {
      guard case .presentation(let presenter, let sender, let style) = value else { return value }
      return .presentation(
        presenter: names.name(ofID: presenter), sender: names.name(ofID: sender), style: style)
    }
    let name = names.name(of: self)
    let isInCode =
      switch kind {
      case .added, .removed, .unfound: property != nil
      case .presenter, .flag, .relationship, .step, .message: true
      // The name may be the new class.
      case .class: name == new.code
      case .moved, .renamed, .presented, .dismissed, .unreached: false
      }
    return Change(
      kind, id: isInCode ? id : name, property: property, value(old), value(new), at: range,
      isInOld: isInOld, of: newIndex, wasOf: oldIndex)
  }
}
