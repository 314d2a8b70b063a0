import VCEngine
import VCSource

extension AppDescription {
  /// The description as JSON with every id written out. Parsing it gives the same hierarchy.
  ///
  /// A controller is written in full where it is first named, and by its id afterwards.
  package var json: String {
    var writer = DescriptionWriter(self)
    return writer.write()
  }

  /// The description as JSON without ids derived from class names. Parsing it draws the same
  /// figure, because figures may show only declared ids.
  package var jsonWithDeclaredIDs: String {
    var writer = DescriptionWriter(self, omitting: omittableIDs.union(impliedWindowIDs))
    return writer.write()
  }
}

struct DescriptionWriter {
  private typealias Key = ViewControllerKey

  let description: AppDescription
  var json = JSONWriter()
  private var isWritten: [Bool]
  /// The first controller that nests deeper than a description is read.
  private(set) var firstTooDeep: ViewController.Index?
  private let omittedIDs: Set<String>

  /// A pending piece of output. A stack of items replaces recursion, because families may be very
  /// deep.
  enum Item {
    case controller(ViewController.Index)
    case key(String)
    case tab(Int, of: ViewController.Index)
    case open(String)
    case close(String)
  }

  init(_ description: AppDescription, omitting omittedIDs: Set<String> = []) {
    (self.description, self.omittedIDs) = (description, omittedIDs)
    isWritten = [Bool](repeating: false, count: description.viewControllers.count)
  }

  mutating func write() -> String {
    json.open("{", spread: true)
    writeValues(AppDescriptionKey.self, of: description)
    writeWindows()
    writeList(.scenes, description.scenes) { $0.write($1) }
    writeList(.segues, description.segues) { $0.write($1) }
    writeList(.steps, description.steps) { $0.write($1) }
    writeList(.alternatives, description.alternatives) { $0.write($1) }
    writeList(.objects, description.objects) { $0.write($1) }
    writeList(.emphasize, description.emphasized, spread: false) {
      $0.json.string($0.description.viewControllers[$1].id.value)
    }
    json.close("}")
    return json.text
  }

  /// Writes a list of the first level, unless it is empty.
  private mutating func writeList<Element>(
    _ key: AppDescriptionKey, _ elements: [Element], spread: Bool = true,
    _ write: (inout DescriptionWriter, Element) -> Void
  ) {
    if elements.isEmpty { return }
    json.key(key)
    json.open("[", spread: spread)
    for element in elements { write(&self, element) }
    json.close("]")
  }

  mutating func write(_ alternative: Alternative) {
    json.open("{", spread: true)
    writeValues(AlternativeKey.self, of: alternative)
    if !alternative.changes.isEmpty {
      json.key(AlternativeKey.set)
      json.open("{", spread: false)
      for change in alternative.changes {
        write(
          "\(description.id(of: .viewController(change.owner))).\(change.key.rawValue)",
          change.value)
      }
      json.close("}")
    }
    if alternative.changes.isEmpty || !alternative.steps.isEmpty {
      json.key(AlternativeKey.steps)
      write(alternative.steps)
    }
    json.close("}")
  }

  // MARK: Windows

  /// Writes the windows; a single plain window takes the short keys.
  private mutating func writeWindows() {
    let only = description.windows[0]
    guard description.windows.count > 1 || only.hasDetails else {
      if !only.idIsImplied { json.member(AppDescriptionKey.window, only.id.value) }
      json.key(AppDescriptionKey.rootViewController)
      return write(only.rootViewController)
    }
    writeList(.windows, description.windows) { $0.write($1) }
  }

  mutating func write(_ window: Window) {
    json.open("{", spread: true)
    if !omittedIDs.contains(window.id.value) { json.member(WindowKey.id, window.id.value) }
    writeValues(WindowKey.self, of: window)
    json.key(WindowKey.rootViewController)
    write(window.rootViewController)
    json.close("}")
  }

  // MARK: Controllers

  mutating func write(_ index: ViewController.Index) {
    var items = [Item.controller(index)]
    while let item = items.popLast() {
      switch item {
      case .key(let name): json.key(name)
      case .open(let bracket): json.open(bracket, spread: false)
      case .close(let bracket): json.close(bracket)
      case .tab(let place, let bar): items += write(place, of: bar)
      case .controller(let index)
      where isWritten[index] || description.viewControllers[index].systemMade != nil:
        json.string(description.viewControllers[index].id.value)
      case .controller(let index):
        isWritten[index] = true
        let viewController = description.viewControllers[index]
        json.open("{", spread: false)
        writeValues(of: viewController)
        checkDepth(of: index)
        items.append(.close("}"))
        for (key, lead) in ViewControllerKey.leads.reversed() {
          if let other = lead.get(viewController) {
            items += [.controller(other), .key(key.rawValue)]
          }
        }
        let tabs = viewController.tabs
        if !tabs.isEmpty {
          items += list(of: tabs.places(in: nil), of: index) + [.key(Key.tabs.rawValue)]
        }
        guard !viewController.children.isEmpty else { continue }
        let key = viewController.containmentKey?.value ?? viewController.kind.containmentKey
        json.key(key)
        let names = viewController.childNames
        json.open(names.isEmpty ? "[" : "{", spread: false)
        items.append(.close(names.isEmpty ? "]" : "}"))
        checkDepth(of: index)
        for child in viewController.children.reversed() {
          items.append(.controller(child))
          if let name = names[child] { items.append(.key(name)) }
        }
      }
    }
  }

  private mutating func checkDepth(of index: ViewController.Index) {
    guard firstTooDeep == nil, json.deepestLevel > SyntaxNode.maximumDepth else { return }
    firstTooDeep = index
  }

  /// Returns the items that write a list of tabs, the last first.
  private func list(of places: [Int], of bar: ViewController.Index) -> [Item] {
    [.close("]")] + places.reversed().map { .tab($0, of: bar) } + [.open("[")]
  }

  /// Begins a tab and returns its pending items, the last first.
  mutating func write(_ place: Int, of bar: ViewController.Index) -> [Item] {
    let tabs = description.viewControllers[bar].tabs
    let tab = tabs[place]
    json.open("{", spread: false)
    writeValues(TabKey.self, of: tab)
    var items = [Item.close("}")]
    if tabs.isGroup(place) {
      items += list(of: tabs.places(in: place), of: bar) + [.key(TabKey.children.rawValue)]
    }
    for (key, lead) in TabKey.leads.reversed() {
      if let controller = lead.get(tab) { items += [.controller(controller), .key(key.rawValue)] }
    }
    return items
  }

  mutating func writeValues(of viewController: ViewController) {
    let id = viewController.id.value
    if !omittedIDs.contains(id) { json.member(Key.id, id) }
    json.member(Key.class, viewController.className.value)
    if let superclass = viewController.superclass {
      json.member(Key.superclass, superclass.value.name)
    } else if SwiftUIContainer(rawValue: viewController.className.value) != nil {
      // One of the app's own classes may be named like a SwiftUI container. Without a superclass it
      // would be read as that container.
      json.member(Key.superclass, UIKitClass.viewController.name)
    }
    writeValues(ViewControllerKey.self, of: viewController)
    write(viewController.references)
  }

  /// Writes the keys that have values and are set.
  mutating func writeValues<Key: DescriptionKeys>(
    _ keys: Key.Type, of owner: Key.Owner, except other: Key? = nil
  ) {
    for (key, row) in Key.rows where key != other {
      if let value = row.value(owner) { write(key.rawValue, value) }
    }
  }

  // MARK: Objects

  mutating func write(_ object: AppObject) {
    json.open("{", spread: false)
    json.member(ObjectKey.id, object.id.value)
    json.member(ObjectKey.class, object.className.value)
    writeValues(ObjectKey.self, of: object)
    write(object.references)
    json.close("}")
  }

  /// Writes references, including the delegate: its name and its reference are written as one
  /// value.
  mutating func write(_ references: [Reference]) {
    if references.isEmpty { return }
    json.key(Key.references)
    json.open("{", spread: false)
    for reference in references {
      json.key(reference.name.value)
      let id = description.id(of: reference.target)
      if reference.isWeak || reference.message != nil {
        json.open("{", spread: false)
        json.member(ReferenceKey.to, id)
        if reference.isWeak { json.member(ReferenceKey.weak.rawValue, true) }
        if let message = reference.message { json.member(ReferenceKey.sends, message.value) }
        json.close("}")
      } else {
        json.string(id)
      }
    }
    json.close("}")
  }

  /// Writes a value, in all languages that the description has it in.
  mutating func write(_ name: String, _ value: Sourced<KeyValue>) {
    guard let texts = value.range.flatMap({ description.translations[$0.start] }) else {
      return write(name, value.value)
    }
    json.key(name)
    json.open("{", spread: false)
    for language in Language.allCases {
      if let text = texts[language] { write(language.rawValue, text) }
    }
    json.close("}")
  }

  private mutating func write(_ name: String, _ value: KeyValue) {
    switch value {
    case .flag(let flag): json.member(name, flag)
    case .number(let number): json.member(name, number)
    case .text(let text): json.member(name, text)
    case .link(let link): json.member(name, link.description)
    case .level(let level):
      json.key(name)
      if let name = level.name { json.string(name) } else { json.literal(level.number) }
    case .size(let size):
      json.object(name) {
        $0.member(SizeKey.width, size.width)
        $0.member(SizeKey.height, size.height)
      }
    case .detents(let detents):
      json.array(name, detents) { json, detent in
        guard case .custom(let identifier, let height) = detent else {
          return json.string(detent.identifier)
        }
        json.object {
          $0.member(DetentKey.identifier, identifier)
          $0.member(DetentKey.height, height)
        }
      }
    }
  }
}

extension JSONWriter {
  mutating func key(_ key: some RawRepresentable<String>) { self.key(key.rawValue) }

  mutating func member(_ key: some RawRepresentable<String>, _ value: String) {
    member(key.rawValue, value)
  }

  mutating func member(_ key: some RawRepresentable<String>, _ value: Int) {
    member(key.rawValue, value)
  }
}
