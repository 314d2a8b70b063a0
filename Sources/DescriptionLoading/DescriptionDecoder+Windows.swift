import Diagnostics
import TextFormats
import ViewControllers

extension DescriptionDecoder {
  /// Reads the windows, each with all that its root view controller contains: a list of them, or the
  /// only one's root.
  mutating func readWindows(_ reader: inout MappingReader) {
    typealias Key = DescriptionKey
    let name = reader.string(Key.window)
    let root = reader.value(Key.rootViewController)
    guard let list = reader.sequence(Key.windows) else {
      if let name {
        checkID(name)
        windowIDs[name.value] = (0, name.range)
      }
      guard let root = root.flatMap({ declareFamilies($0) }) else { return }
      windows = [Window(id: name, rootViewController: root)]
      return
    }
    for key in [Key.rootViewController, .window] {
      guard let place = reader.place(of: key) else { continue }
      diagnostics.error(
        .description(.windowsBeside(key.rawValue)), at: place,
        notes: [
          Diagnostic.Note(.keyStandsHere(Key.windows.rawValue), at: reader.place(of: Key.windows))
        ])
    }
    if list.value.isEmpty { diagnostics.error(.description(.noWindows), at: list.range) }
    for window in list.value { readWindow(window) }
    let (explicitIDs, indices) = (explicitIDs, indices)
    windows.nameUnnamed { explicitIDs.contains($0) || indices[$0] != nil }
    for (index, window) in windows.enumerated() where window.idIsImplied && windows.count > 1 {
      windowIDs[window.id.value] = (index, nil)
      // Controllers that follow keep clear of it.
      self.explicitIDs.insert(window.id.value)
    }
  }

  private mutating func readWindow(_ node: SyntaxNode) {
    typealias Key = WindowKey
    var reader = MappingReader(node, expecting: .window, diagnostics)
    guard node.kind == .mapping else { return }
    let id = reader.string(Key.id)
    let root = reader.value(Key.rootViewController)
    let level = readLevel(&reader)
    let scene = reader.string(Key.scene)
    let horizontalSizeClass = reader.choice(Key.horizontalSizeClass.rawValue, SizeClass.self)
    let suggested = reader.finish { Key.key(meantBy: $0) }
    if !reader.has(Key.rootViewController), !suggested.contains(Key.rootViewController.rawValue) {
      reader.missing(Key.rootViewController.rawValue, of: .window)
    }
    if let scene { checkID(scene) }
    if let id, checkID(id) {
      if let first = windowIDs[id.value] {
        diagnostics.error(
          .description(.duplicateWindowID(id.value)), at: id.range,
          notes: [Diagnostic.Note(.declaredHereFirst, at: first.range)])
      } else {
        windowIDs[id.value] = (windows.count, id.range)
      }
    }
    guard let top = root.flatMap({ declareFamilies($0) }) else { return }
    var window = Window(id: id, rootViewController: top)
    window.windowLevel = level
    window.scene = scene
    window.horizontalSizeClass = horizontalSizeClass
    windows.append(window)
  }

  /// One of UIKit's names, or a number.
  private mutating func readLevel(_ reader: inout MappingReader) -> Sourced<WindowLevel>? {
    guard let node = reader.value(WindowKey.windowLevel) else { return nil }
    if let level = WindowLevel.names.first(where: { $0.key == node.string })?.value {
      return Sourced(level, at: node.range)
    }
    guard let number = node.double else {
      var suggestions = SpellingSuggestions(WindowLevel.names.map(\.key))
      diagnostics.error(
        .description(
          .notALevel(
            node.messageValue, names: WindowLevel.names.map(\.key),
            suggestion: node.string.flatMap { suggestions.nearest(to: $0) })),
        at: node.range)
      return nil
    }
    guard WindowLevel.range.contains(number) else {
      diagnostics.error(
        .keys(
          .wrongType(
            key: WindowKey.windowLevel.rawValue, .number(WindowLevel.range), node.messageValue)),
        at: node.range)
      return nil
    }
    return Sourced(WindowLevel(rawValue: number), at: node.range)
  }

  /// A window's id is no controller's.
  func checkWindows() {
    for window in windows {
      guard let index = indices[window.id.value], !window.idIsImplied else { continue }
      diagnostics.error(
        .description(.windowIDTaken(window.id.value)), at: window.id.range,
        notes: [Diagnostic.Note(.isDeclaredHere, at: viewControllers[index].id.range)])
    }
  }

  /// The window that a step names, or the only one; nil for none, which has been reported then.
  ///
  /// - Parameter step: where the step stands.
  func window(_ node: SyntaxNode?, at step: SourceRange) -> Sourced<Window.Index>? {
    guard let node else {
      guard windows.count > 1 else { return Sourced(0) }
      diagnostics.error(.description(.ambiguousWindow(windows.map(\.id.value))), at: step)
      return nil
    }
    guard let id = node.string else {
      if node.kind != .unreadable {
        diagnostics.error(.keys(.wrongType(key: "of", .id, node.messageValue)), at: node.range)
      }
      return nil
    }
    if let window = windowIDs[id] { return Sourced(window.place, at: node.range) }
    let known = windowIDs.sorted { $0.value.place < $1.value.place }.map(\.key)
    var suggestions = SpellingSuggestions(known)
    diagnostics.error(
      .description(
        .unknownWindow(
          id, known: known, suggestion: known.count > 1 ? suggestions.nearest(to: id) : nil)),
      at: node.range)
    return nil
  }
}
