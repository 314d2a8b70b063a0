import VCEngine
import VCSource

extension DescriptionDecoder {
  /// Reads the windows, each with its root view controller's descendants: a list of windows, or the
  /// only window's root.
  mutating func readWindows(_ reader: inout MappingReader) {
    typealias Key = AppDescriptionKey
    let name = reader.string(Key.window)
    let root = reader.value(Key.rootViewController)
    guard let list = reader.sequence(Key.windows) else {
      if let name {
        checkID(name)
        windowIDs[name.value] = (0, name.range)
      }
      guard let root = root.flatMap({ declareRoot($0) }) else { return }
      windows = [Window(id: name, rootViewController: root)]
      return
    }
    for key in [Key.rootViewController, .window] {
      guard let place = reader.place(of: key) else { continue }
      diagnostics.error(
        .windowsBeside(key: key.rawValue), at: place,
        notes: [
          Diagnostic.Note(
            .keyStandsHere(key: Key.windows.rawValue), at: reader.place(of: Key.windows))
        ])
    }
    if list.value.isEmpty { diagnostics.error(.noWindows, at: list.range) }
    for window in list.value { readWindow(window) }
    let (explicitIDs, indices) = (explicitIDs, indices)
    windows.nameUnnamed { explicitIDs.contains($0) || indices[$0] != nil }
    for (index, window) in windows.enumerated() where window.idIsImplied && windows.count > 1 {
      windowIDs[window.id.value] = (index, nil)
      // Later implied ids avoid it.
      self.explicitIDs.insert(window.id.value)
    }
  }

  private mutating func readWindow(_ node: SyntaxNode) {
    typealias Key = WindowKey
    var reader = MappingReader(node, expecting: .window, diagnostics)
    guard node.kind == .mapping else { return }
    let id = reader.string(Key.id)
    let root = reader.value(Key.rootViewController)
    let values = keyValues(of: Key.self, in: &reader)
    let suggested = reader.finish { Key.key(meantBy: $0) }
    reader.missing(Key.rootViewController.rawValue, of: .window, unless: suggested)
    if let id, checkID(id) {
      if let first = windowIDs[id.value] {
        diagnostics.error(
          .duplicateWindowID(id: id.value), at: id.range,
          notes: [Diagnostic.Note(.declaredHereFirst, at: first.range)])
      } else {
        windowIDs[id.value] = (windows.count, id.range)
      }
    }
    guard let top = root.flatMap({ declareRoot($0) }) else { return }
    var window = Window(id: id, rootViewController: top)
    values.set(in: &window)
    if let scene = window.scene { checkID(scene) }
    windows.append(window)
  }

  private mutating func declareRoot(_ node: SyntaxNode) -> ViewController.Index? {
    guard node.isNull else { return declareFamilies(node) }
    diagnostics.error(.rootIsNil(inStep: false), at: node.range)
    return nil
  }

  /// Reports ids shared by a window and a controller.
  func checkWindows() {
    for window in windows {
      guard let index = indices[window.id.value], !window.idIsImplied else { continue }
      diagnostics.error(
        .windowIDTaken(id: window.id.value), at: window.id.range,
        notes: [Diagnostic.Note(.isDeclaredHere, at: viewControllers[index].id.range)])
    }
  }

  /// Returns the window that a step names, or the only window. Returns nil, and reports it, if
  /// there is none.
  ///
  /// - Parameter step: The step's location.
  func window(_ node: SyntaxNode?, at step: SourceRange) -> Sourced<Window.Index>? {
    guard let node else {
      guard windows.count > 1 else { return Sourced(0) }
      diagnostics.error(.ambiguousWindow(ids: windows.map(\.id.value).uniqued()), at: step)
      return nil
    }
    guard let id = node.string else {
      diagnostics.wrongType(node, "of", .typeID)
      return nil
    }
    if let window = windowIDs[id] { return Sourced(window.place, at: node.range) }
    let known = windowIDs.sorted { $0.value.place < $1.value.place }.map(\.key)
    diagnostics.error(
      .unknownWindow(
        id: id, known: known, suggestion: known.count > 1 ? id.nearest(among: known) : nil),
      at: node.range)
    return nil
  }
}
