import VCComparison
import VCDiagnostics
import VCEngine
import VCTextFormats

/// Decodes a snapshot from the hierarchy in one state, as `resolve --format json` prints it.
///
/// Ignores unknown keys, because a newer version may add some.
struct ResolvedDecoder {
  var snapshot = Snapshot()
  let diagnostics: DiagnosticCollector
  var places: [String: Snapshot.Index] = [:]
  /// The id of the window that each controller's view is in, if there are several windows.
  var windowIDs: [String?] = []
  var presenters: [Snapshot.Index: Snapshot.Index] = [:]
  /// The nodes of the controllers, to read keys that refer to other controllers.
  var nodes: [SyntaxNode] = []

  init(_ root: SyntaxNode, _ diagnostics: DiagnosticCollector) {
    self.diagnostics = diagnostics
    var reader = MappingReader(root, expecting: .description, diagnostics)
    snapshot.listsAllFlags = false
    for node in reader.sequence("viewControllers")?.value ?? [] { declare(node) }
    for (index, node) in nodes.enumerated() { readRelatives(of: index, node) }
    snapshot.connectChildren()
    checkContainment()
    readKinds()
    readSystemMade()
    for node in reader.sequence("presentations")?.value ?? [] { readPresentation(node) }
    if let width = reader.string("horizontalSizeClass") {
      snapshot.traits = [.init("horizontalSizeClass", .text(width.value))]
    }
    readObjects(&reader)
    readWindows(&reader)
    findFamilies(&reader)
  }

  // MARK: Controllers

  private mutating func declare(_ node: SyntaxNode) {
    var reader = MappingReader(node, expecting: .viewController, diagnostics)
    guard let id = text("id", &reader, of: .viewController),
      let className = text("class", &reader, of: .viewController)
    else { return }
    if places[id.value] != nil {
      return diagnostics.error(.description(.duplicateID(id.value)), at: id.range)
    }
    var declaration = ViewController(
      id: id, className: className, idIsImplied: Self.isImplied(id.value, className.value))
    declaration.range = node.range
    var controller = Snapshot.Controller(declaration, hasImpliedID: declaration.idIsImplied)
    // With several windows, the controller names its own; windows are read later.
    if reader.bool("inWindow")?.value == true {
      controller.window = 0
      windowIDs.append(reader.value("window")?.string)
    } else {
      windowIDs.append(nil)
    }
    controller.isCollapsed = reader.bool("isCollapsed")?.value ?? false
    places[id.value] = snapshot.controllers.count
    snapshot.controllers.append(controller)
    nodes.append(node)
  }

  /// Whether an id may be derived from the class name: `Name`, `Name#2`.
  static func isImplied(_ id: String, _ className: String) -> Bool {
    guard id.hasPrefix(className) else { return false }
    let rest = id.utf8.dropFirst(className.utf8.count)
    return rest.isEmpty
      || rest.first == UInt8(ascii: "#")
        && rest.dropFirst().allSatisfy { (0x30...0x39).contains($0) }
  }

  private mutating func readRelatives(of index: Snapshot.Index, _ node: SyntaxNode) {
    var reader = MappingReader(node, expecting: .viewController, diagnostics)
    for child in reader.sequence("children")?.value ?? [] {
      guard let place = place(child) else { continue }
      if let first = snapshot.controllers[place].parent {
        diagnostics.error(
          .declaration(
            .childOfTwo(
              snapshot.id(place), first: snapshot.id(first), second: snapshot.id(index))),
          at: child.range)
        continue
      }
      snapshot.controllers[place].parent = index
      snapshot.controllers[index].children.append(place)
    }
    snapshot.controllers[index].pointers = Snapshot.pointers.map { property in
      reader.value(property.rawValue).flatMap { $0.kind == .null ? nil : place($0) }
    }
  }

  /// Returns the controller with an id; reports an unknown id.
  func place(_ node: SyntaxNode) -> Snapshot.Index? {
    guard let id = node.string else {
      diagnostics.wrongType(node, "id", .id)
      return nil
    }
    if let place = places[id] { return place }
    diagnostics.error(.description(.unknownID(id, suggestion: nil)), at: node.range)
    return nil
  }

  /// Reports containment cycles: their controllers have no ancestor without a parent.
  private mutating func checkContainment() {
    let reached = Set(snapshot.preorder)
    guard reached.count < snapshot.controllers.count else { return }
    for index in snapshot.controllers.indices where !reached.contains(index) {
      let parent = snapshot.controllers[index].parent ?? index
      diagnostics.error(
        .containment(.childContainsContainer(snapshot.id(index), snapshot.id(parent))),
        at: snapshot.controllers[index].declaration.range)
      snapshot.controllers[index].children = []
      snapshot.controllers[index].parent = nil
    }
  }

  /// Infers the kind of each custom class from the properties of its children.
  private mutating func readKinds() {
    let kinds: [(Property, UIKitClass?)] = [
      (.navigationController, UIKitClass(named: "UINavigationController")),
      (.tabBarController, UIKitClass(named: "UITabBarController")),
      (.splitViewController, UIKitClass(named: "UISplitViewController")),
    ]
    for index in snapshot.controllers.indices {
      let controller = snapshot.controllers[index]
      guard let child = controller.children.first, controller.declaration.kind == .custom else {
        continue
      }
      for (property, superclass) in kinds {
        guard let place = Snapshot.pointers.firstIndex(of: property), let superclass,
          snapshot.controllers[child].pointers[place] == index
        else { continue }
        snapshot.controllers[index].declaration.superclass = Sourced(superclass)
      }
    }
  }

  /// Marks the controllers created by UIKit: each is named after a property of the controller for
  /// which it was created.
  private mutating func readSystemMade() {
    for index in snapshot.controllers.indices {
      let id = snapshot.id(index)
      for role in ["navigationController", "moreNavigationController", "moreListController"] {
        guard id.hasSuffix("." + role),
          let owner = places[String(id.dropLast(role.count + 1))]
        else { continue }
        snapshot.controllers[index].systemMade = (role, owner)
      }
    }
  }
}
