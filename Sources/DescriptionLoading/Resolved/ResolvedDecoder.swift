import Comparison
import Diagnostics
import TextFormats
import ViewControllers

/// Makes a snapshot of the answers of one moment, as `resolve --format json` prints them.
///
/// Keys that it does not know are passed over: a newer version may tell more.
struct ResolvedDecoder {
  private(set) var snapshot = Snapshot()
  private let diagnostics: DiagnosticCollector
  private var places: [String: Snapshot.Index] = [:]
  /// The id of the window that each controller's view is in, of several windows.
  private var windowIDs: [String?] = []
  private var presenters: [Snapshot.Index: Snapshot.Index] = [:]
  /// The readers of the controllers that were read, for what names others.
  private var nodes: [SyntaxNode] = []

  init(_ root: SyntaxNode, _ diagnostics: DiagnosticCollector) {
    self.diagnostics = diagnostics
    var reader = MappingReader(root, expecting: .description, diagnostics)
    snapshot.tellsEveryFlag = false
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
    // Of several windows the controller tells which; they are read later.
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

  /// Whether an id may have been made of the class's name: `Name`, `Name#2`.
  private static func isImplied(_ id: String, _ className: String) -> Bool {
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

  /// The controller of an id that is there, else the fault is told.
  private func place(_ node: SyntaxNode) -> Snapshot.Index? {
    guard let id = node.string else {
      diagnostics.error(.keys(.wrongType(key: "id", .id, node.messageValue)), at: node.range)
      return nil
    }
    if let place = places[id] { return place }
    diagnostics.error(.description(.unknownID(id, suggestion: nil)), at: node.range)
    return nil
  }

  /// In a circle, no controller is below one without a container.
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

  /// A class of the app's own is of the kind that its children know it as.
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

  /// What UIKit made is called after a property of whom it was made for.
  private mutating func readSystemMade() {
    for index in snapshot.controllers.indices {
      let id = snapshot.id(index)
      for role in ["navigationController", "moreNavigationController"] {
        guard id.hasSuffix("." + role),
          let owner = places[String(id.dropLast(role.count + 1))]
        else { continue }
        snapshot.controllers[index].systemMade = (role, owner)
      }
    }
  }

  // MARK: The rest

  private mutating func readPresentation(_ node: SyntaxNode) {
    let subject = Message.Subject.value(ofKey: "presentations")
    var reader = MappingReader(node, expecting: subject, diagnostics)
    func controller(_ key: String) -> Snapshot.Index? {
      guard let node = reader.value(key) else {
        reader.missing(key, of: subject)
        return nil
      }
      return place(node)
    }
    guard let sender = controller("sender"), let presenter = controller("presenter"),
      let presented = controller("presented"),
      let style = text("modalPresentationStyle", &reader, of: subject),
      let transition = text("modalTransitionStyle", &reader, of: subject)
    else { return }
    if let parent = snapshot.controllers[presented].parent {
      return refuse(
        .presentedHasParent(snapshot.id(presented), snapshot.id(parent)), at: node.range)
    }
    if let other = presenters[presented] {
      return refuse(
        .alreadyPresented(snapshot.id(presented), by: snapshot.id(other)), at: node.range)
    }
    if leads(from: presenter, to: presented) {
      return refuse(
        .presentedContainsSender(snapshot.id(presented), snapshot.id(presenter)), at: node.range)
    }
    presenters[presented] = presenter
    snapshot.presentations.append(
      Snapshot.Presented(
        sender: sender, presenter: presenter, presented: presented, style: style.value,
        system: reader.value("systemPresentation").flatMap(\.string),
        transition: transition.value, adaptsTo: reader.value("adaptsTo").flatMap(\.string)))
  }

  private func refuse(_ message: Message.Presentation, at place: SourceRange) {
    diagnostics.error(.presentation(message), at: place)
  }

  /// Whether a controller is below another, or presented from there.
  private func leads(from member: Snapshot.Index, to top: Snapshot.Index) -> Bool {
    var current: Snapshot.Index? = member
    while let next = current {
      if next == top { return true }
      current = snapshot.controllers[next].parent ?? presenters[next]
    }
    return false
  }

  /// Who is below a window's root, below what is presented, or below another top that is told.
  private mutating func findFamilies(_ reader: inout MappingReader) {
    var stack = snapshot.windows.map(\.root) + snapshot.presentations.map(\.presented)
    for node in reader.sequence("families")?.value ?? [] {
      var family = MappingReader(node, expecting: .value(ofKey: "families"), diagnostics)
      if let top = family.value("top").flatMap({ place($0) }) { stack.append(top) }
    }
    while let next = stack.popLast() {
      guard !snapshot.controllers[next].isInFamily else { continue }
      snapshot.controllers[next].isInFamily = true
      stack += snapshot.controllers[next].children
    }
  }

  private mutating func readObjects(_ reader: inout MappingReader) {
    var ids: Set<String> = []
    for node in reader.sequence("objects")?.value ?? [] {
      var object = MappingReader(node, expecting: .object, diagnostics)
      guard let id = text("id", &object, of: .object),
        let className = text("class", &object, of: .object)
      else { continue }
      ids.insert(id.value)
      snapshot.objects.append(
        Snapshot.Object(id: id.value, className: className.value, at: node.range))
    }
    for node in reader.sequence("windows")?.value ?? [] {
      var window = MappingReader(node, expecting: .value(ofKey: "windows"), diagnostics)
      if let id = window.string("id") { ids.insert(id.value) }
    }
    func subject(_ id: String) -> Snapshot.Subject? {
      places[id].map { .controller($0) } ?? (ids.contains(id) ? .object(id) : nil)
    }
    for node in reader.sequence("references")?.value ?? [] {
      let key = Message.Subject.value(ofKey: "references")
      var reference = MappingReader(node, expecting: key, diagnostics)
      guard let from = text("from", &reference, of: key),
        let property = text("property", &reference, of: key),
        let target = text("to", &reference, of: key)
      else { continue }
      // Controllers that were never shown have references, and are not listed; a window's scene is among
      // what is said of the window.
      guard property.value != Property.windowScene, let owner = subject(from.value) else {
        continue
      }
      snapshot.relations.append(
        Snapshot.Relation(
          property.value, of: owner, to: subject(target.value),
          detail: reference.bool("weak")?.value == true ? "weak" : nil,
          isReference: true))
    }
  }

  /// Without a window of a name, its root is the top of the first family.
  private mutating func readWindows(_ reader: inout MappingReader) {
    if let node = reader.value("window"), node.kind == .mapping { return readWindow(node) }
    if let nodes = reader.sequence("windows") {
      for node in nodes.value { readWindow(node) }
      var numbers: [String: Int] = [:]
      for (number, node) in nodes.value.enumerated() {
        var window = MappingReader(node, expecting: .value(ofKey: "windows"), diagnostics)
        if let id = window.string("id") { numbers[id.value] = number }
      }
      for index in snapshot.controllers.indices where snapshot.controllers[index].window != nil {
        snapshot.controllers[index].window = windowIDs[index].flatMap { numbers[$0] }
      }
      return
    }
    guard let first = reader.sequence("families")?.value.first else { return }
    var family = MappingReader(first, expecting: .value(ofKey: "families"), diagnostics)
    if let top = family.value("top").flatMap({ place($0) }) {
      addWindow(Snapshot.Window(id: nil, root: top), at: first)
    }
  }

  private mutating func readWindow(_ node: SyntaxNode) {
    let subject = Message.Subject.value(ofKey: "windows")
    var window = MappingReader(node, expecting: subject, diagnostics)
    guard let id = text("id", &window, of: subject) else { return }
    guard let root = window.value(Property.rootViewController) else {
      return window.missing(Property.rootViewController, of: subject)
    }
    guard let root = place(root) else { return }
    var flags: [Snapshot.Flag] = []
    if let level = window.value("windowLevel"), level.kind != .null, level.text != "0" {
      flags.append(.init("windowLevel", .text(level.text)))
    }
    if let scene = window.value("scene")?.string { flags.append(.init("scene", .text(scene))) }
    if let width = window.value("horizontalSizeClass")?.string {
      flags.append(.init("horizontalSizeClass", .text(width)))
    }
    let isImplied = Self.isImplied(id.value, "window")
    addWindow(
      Snapshot.Window(id: isImplied ? nil : id.value, root: root, flags: flags, at: node.range),
      at: node)
  }

  private mutating func addWindow(_ window: Snapshot.Window, at node: SyntaxNode) {
    if let parent = snapshot.controllers[window.root].parent {
      return diagnostics.error(
        .containment(
          .childAsRoot(snapshot.id(window.root), of: snapshot.id(parent), window: window.id)),
        at: node.range)
    }
    if let presenter = presenters[window.root] {
      return diagnostics.error(
        .containment(
          .presentedAsRoot(snapshot.id(window.root), by: snapshot.id(presenter), window: window.id)),
        at: node.range)
    }
    snapshot.windows.append(window)
  }

  /// A text that must be there.
  private func text(
    _ key: String, _ reader: inout MappingReader, of subject: Message.Subject
  ) -> Sourced<String>? {
    if !reader.has(key) { reader.missing(key, of: subject) }
    return reader.string(key)
  }
}
