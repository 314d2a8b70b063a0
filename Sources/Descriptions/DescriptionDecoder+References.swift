import VCEngine
import VCSource

/// A reference to a target named by id.
struct NamedReference {
  let owner: Reference.Target
  let name: Sourced<String>
  let id: Sourced<String>
  let isWeak: Bool
  var message: Sourced<String>?
}

extension DescriptionDecoder {
  /// Reads an object that is not a view controller. Returns nil, and reports it, if the node is not
  /// a mapping.
  mutating func decodeObject(_ node: SyntaxNode) -> AppObject? {
    typealias Key = ObjectKey
    var reader = MappingReader(node, expecting: .object, diagnostics)
    guard node.kind == .mapping else { return nil }
    let id = reader.string(Key.id)
    let className = reader.string(Key.class)
    let values = keyValues(of: Key.self, in: &reader)
    readReferences(of: .object(objectCount), &reader)
    let suggested = reader.finish { Key.key(meantBy: $0) }
    objectCount += 1
    reader.missing(Key.class.rawValue, of: .object, unless: suggested)
    if let className, !ViewController.isClassName(className.value) {
      diagnostics.error(.invalidClassName(name: className.value), at: className.range)
    }
    let name = className ?? Sourced("NSObject", at: reader.start)
    var object = AppObject(id: id ?? name, className: name)
    values.set(in: &object)
    if checkID(object.id) { take(object.id) }
    return object
  }

  /// Reads the references of a controller or an object; their targets are looked up later.
  mutating func readReferences(of owner: Reference.Target, _ reader: inout MappingReader) {
    typealias Key = ViewControllerKey
    if let node = reader.value(Key.references) {
      for (name, end) in readNames(node, of: Key.references.rawValue) {
        guard let (id, isWeak, message) = readEnd(end, of: name.value) else { continue }
        references.append(
          NamedReference(
            owner: owner, name: name, id: id, isWeak: isWeak ?? false, message: message))
      }
    }
    readDelegate(Key.delegate, of: owner, &reader)
    if case .viewController = owner { readDelegate(Key.transitioningDelegate, of: owner, &reader) }
  }

  /// Reads the delegate: a reference that is weak by default.
  private mutating func readDelegate(
    _ key: ViewControllerKey, of owner: Reference.Target, _ reader: inout MappingReader
  ) {
    guard let node = reader.value(key),
      let (id, isWeak, message) = readEnd(node, of: key.rawValue)
    else { return }
    let name = Sourced(key.rawValue, at: reader.place(of: key))
    if references.contains(where: { $0.owner == owner && $0.name.value == name.value }) {
      diagnostics.error(.duplicateKey(key: name.value), at: name.range)
    }
    references.append(
      NamedReference(owner: owner, name: name, id: id, isWeak: isWeak ?? true, message: message))
  }

  /// Reads a reference's target: an id, or a mapping with an id, whether the reference is weak, and
  /// the calls sent through it.
  private func readEnd(
    _ node: SyntaxNode, of name: String
  ) -> (id: Sourced<String>, isWeak: Bool?, message: Sourced<String>?)? {
    guard node.kind == .mapping else { return readID(node, of: name).map { ($0, nil, nil) } }
    var reader = MappingReader(node, expecting: .value(ofKey: name), diagnostics)
    let to = reader.value(ReferenceKey.to)
    let isWeak = reader.bool(ReferenceKey.weak.rawValue)?.value
    let message = reader.string(ReferenceKey.sends)
    let suggested = reader.finish()
    reader.missing(ReferenceKey.to.rawValue, of: .value(ofKey: name), unless: suggested)
    return to.flatMap { readID($0, of: ReferenceKey.to.rawValue) }.map { ($0, isWeak, message) }
  }

  func readID(_ node: SyntaxNode, of key: String) -> Sourced<String>? {
    if let id = node.string, !id.isEmpty { return Sourced(id, at: node.range) }
    diagnostics.wrongType(node, key, .typeID)
    return nil
  }

  /// Registers an object's id, and reports a duplicate.
  private mutating func take(_ id: Sourced<String>) {
    let controller = indices[id.value].map { viewControllers[$0].id.range }
    if let other = controller ?? objectIDs[id.value].map(\.range)
      ?? windowIDs[id.value].map(\.range)
    {
      diagnostics.error(
        .objectIDTaken(id: id.value), at: id.range,
        notes: [Diagnostic.Note(.isDeclaredHere, at: other)])
    } else {
      objectIDs[id.value] = (objectCount - 1, id.range)
    }
  }

  /// Finds the target of every reference; reports unknown ids.
  mutating func resolveReferences() {
    for reference in references {
      let id = reference.id.value
      let target: Reference.Target
      if let index = indices[id] {
        target = .viewController(index)
      } else if let object = objectIDs[id] {
        target = .object(object.place)
      } else if let window = windowIDs[id] {
        target = .window(window.place)
      } else {
        unresolved.append(reference.id)
        continue
      }
      var resolved = Reference(reference.name, to: target, isWeak: reference.isWeak)
      resolved.message = reference.message
      switch reference.owner {
      case .viewController(let owner): viewControllers[owner].references.append(resolved)
      case .object(let owner) where objects.indices.contains(owner):
        objects[owner].references.append(resolved)
      case .object, .window: break
      }
    }
  }
}
