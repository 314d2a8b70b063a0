import VCComparison
import VCDiagnostics
import VCEngine
import VCTextFormats

extension ResolvedDecoder {
  mutating func readPresentation(_ node: SyntaxNode) {
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

  /// Whether a path of parents and presenters leads from `member` up to `top`.
  private func leads(from member: Snapshot.Index, to top: Snapshot.Index) -> Bool {
    var current: Snapshot.Index? = member
    while let next = current {
      if next == top { return true }
      current = snapshot.controllers[next].parent ?? presenters[next]
    }
    return false
  }

  /// Assigns controllers to families: below a window's root, a presented controller, or another top
  /// that is listed.
  mutating func findFamilies(_ reader: inout MappingReader) {
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

  mutating func readObjects(_ reader: inout MappingReader) {
    var ids: Set<String> = []
    for node in reader.sequence("objects")?.value ?? [] {
      var object = MappingReader(node, expecting: .object, diagnostics)
      guard let id = text("id", &object, of: .object),
        let className = text("class", &object, of: .object)
      else { continue }
      ids.insert(id.value)
      snapshot.objects.append(
        Snapshot.Object(
          id: id.value, className: className.value,
          placement: object.string("preferredPlacement")?.value, at: node.range))
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
      // Controllers that were never shown have references but aren't listed. A window lists its
      // scene itself.
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

  /// Reads the windows. If none is named, the root is the top of the first family.
  mutating func readWindows(_ reader: inout MappingReader) {
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

  /// Reads a required text.
  func text(
    _ key: String, _ reader: inout MappingReader, of subject: Message.Subject
  ) -> Sourced<String>? {
    reader.missing(key, of: subject)
    return reader.string(key)
  }
}
