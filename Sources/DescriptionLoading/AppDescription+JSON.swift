import Diagnostics
import TextFormats
import ViewControllers

extension AppDescription {
  /// The description as JSON, every id written out: read again, it resolves to the same.
  ///
  /// A controller is written whole where it is first named, and by its id afterwards.
  public var json: String {
    var writer = DescriptionWriter(self)
    return writer.write()
  }

  /// The description as JSON without the ids that are made of classes anyway: read again, it is
  /// drawn the same, for a figure may show an id that somebody declared.
  public var jsonWithDeclaredIDs: String {
    var writer = DescriptionWriter(self, omitting: omittableIDs.union(impliedWindowIDs))
    return writer.write()
  }
}

private struct DescriptionWriter {
  private typealias Key = ViewControllerKey

  private let description: AppDescription
  private var json = JSONWriter()
  private var isWritten: [Bool]
  private let omittedIDs: Set<String>

  /// What is still to be written of a controller: families are too deep for recursion.
  private enum Item {
    case controller(ViewController.Index)
    case key(ViewControllerKey)
    case tabKey(TabKey)
    case tab(Int, of: ViewController.Index)
    case name(String)
    case open(String)
    case close(String)
  }

  init(_ description: AppDescription, omitting omittedIDs: Set<String> = []) {
    self.description = description
    self.omittedIDs = omittedIDs
    isWritten = [Bool](repeating: false, count: description.viewControllers.count)
  }

  mutating func write() -> String {
    json.open("{", spread: true)
    json.member(DescriptionKey.title, ifSet: description.title)
    json.member(DescriptionKey.rules, description.rules.rawValue)
    if let spelling = description.spelling {
      json.member(DescriptionKey.spelling, spelling.rawValue)
    }
    json.member(DescriptionKey.ios, description.ios)
    json.member(DescriptionKey.idiom, description.idiom.rawValue)
    if description.isObserved { json.member(DescriptionKey.observed, true) }
    json.member(DescriptionKey.horizontalSizeClass, ifSet: description.horizontalSizeClass)
    json.member(DescriptionKey.verticalSizeClass, ifSet: description.verticalSizeClass)
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

  /// A list of the first level, which is not written where it is empty.
  private mutating func writeList<Element>(
    _ key: DescriptionKey, _ elements: [Element], spread: Bool = true,
    _ write: (inout DescriptionWriter, Element) -> Void
  ) {
    if elements.isEmpty { return }
    json.key(key)
    json.open("[", spread: spread)
    for element in elements { write(&self, element) }
    json.close("]")
  }

  private mutating func write(_ alternative: Alternative) {
    json.open("{", spread: true)
    json.member(AlternativeKey.label, ifSet: alternative.label)
    json.key(AlternativeKey.steps)
    write(alternative.steps)
    json.close("}")
  }

  // MARK: Windows

  /// One window of which there is no more to say stands in the keys that have it in short.
  private mutating func writeWindows() {
    let only = description.windows[0]
    guard description.windows.count > 1 || only.hasDetails else {
      if !only.idIsImplied { json.member(DescriptionKey.window, only.id.value) }
      json.key(DescriptionKey.rootViewController)
      return write(only.rootViewController)
    }
    writeList(.windows, description.windows) { $0.write($1) }
  }

  private mutating func write(_ window: Window) {
    json.open("{", spread: true)
    if !omittedIDs.contains(window.id.value) { json.member(WindowKey.id, window.id.value) }
    if let level = window.windowLevel?.value {
      if let name = level.name {
        json.member(WindowKey.windowLevel, name)
      } else {
        json.key(WindowKey.windowLevel)
        json.literal(level.number)
      }
    }
    json.member(WindowKey.scene, ifSet: window.scene)
    json.member(WindowKey.horizontalSizeClass, ifSet: window.horizontalSizeClass)
    json.key(WindowKey.rootViewController)
    write(window.rootViewController)
    json.close("}")
  }

  // MARK: Controllers

  private mutating func write(_ index: ViewController.Index) {
    var items = [Item.controller(index)]
    while let item = items.popLast() {
      switch item {
      case .key(let name): json.key(name)
      case .name(let name): json.key(name)
      case .tabKey(let name): json.key(name)
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
        items.append(.close("}"))
        if let presented = viewController.presents {
          items += [.controller(presented), .key(.presents)]
        }
        if let search = viewController.searchController {
          items += [.controller(search), .key(.searchController)]
        }
        for (key, column) in ViewControllerKey.columns.reversed() {
          guard let child = viewController.columns?[column] else { continue }
          items += [.controller(child), .key(key)]
        }
        let tabs = viewController.tabs
        if !tabs.isEmpty {
          items += list(of: tabs.places(in: nil), of: index) + [.key(.tabs)]
        }
        guard !viewController.children.isEmpty else { continue }
        let key = viewController.containmentKey?.value ?? viewController.kind.containmentKey
        json.key(key)
        let names = viewController.childNames
        json.open(names.isEmpty ? "[" : "{", spread: false)
        items.append(.close(names.isEmpty ? "]" : "}"))
        for child in viewController.children.reversed() {
          items.append(.controller(child))
          if let name = names[child] { items.append(.name(name)) }
        }
      }
    }
  }

  /// What is to be written for tabs, the last first.
  private func list(of places: [Int], of bar: ViewController.Index) -> [Item] {
    [.close("]")] + places.reversed().map { .tab($0, of: bar) } + [.open("[")]
  }

  /// Begins a tab, and returns what is to be written of it yet, the last first.
  private mutating func write(_ place: Int, of bar: ViewController.Index) -> [Item] {
    let tabs = description.viewControllers[bar].tabs
    let tab = tabs[place]
    json.open("{", spread: false)
    json.member(TabKey.identifier, ifSet: tab.identifier)
    json.member(TabKey.class, ifSet: tab.className)
    json.member(TabKey.automaticallyActivatesSearch, ifSet: tab.automaticallyActivatesSearch)
    json.member(TabKey.title, ifSet: tab.title)
    json.member(TabKey.preferredPlacement, ifSet: tab.preferredPlacement)
    json.member(TabKey.defaultChildIdentifier, ifSet: tab.defaultChildIdentifier)
    var items = [Item.close("}")]
    if tabs.isGroup(place) {
      items += list(of: tabs.places(in: place), of: bar) + [.tabKey(.children)]
    }
    if let navigation = tab.managingNavigationController {
      items += [.controller(navigation), .tabKey(.managingNavigationController)]
    }
    if let viewController = tab.viewController {
      items += [.controller(viewController), .tabKey(.viewController)]
    }
    return items
  }

  private mutating func writeValues(of viewController: ViewController) {
    let id = viewController.id.value
    if !omittedIDs.contains(id) { json.member(Key.id, id) }
    json.member(Key.class, viewController.className.value)
    if let superclass = viewController.superclass {
      json.member(Key.superclass, superclass.value.name)
    } else if SwiftUIContainer(rawValue: viewController.className.value) != nil {
      // A running app's own class of that name: without a superclass it would be read as SwiftUI's.
      json.member(Key.superclass, UIKitClass.viewController.name)
    }
    for property in DeclaredProperty.all {
      guard let value = property.value(viewController)?.value else { continue }
      write(property.name, value)
    }
    write(viewController.references)
  }

  // MARK: Objects

  private mutating func write(_ object: AppObject) {
    json.open("{", spread: false)
    json.member(ObjectKey.id, object.id.value)
    json.member(ObjectKey.class, object.className.value)
    json.member(ObjectKey.title, ifSet: object.title)
    write(object.references)
    json.close("}")
  }

  /// A delegate may be one of them: the name and the reference are the same.
  private mutating func write(_ references: [Reference]) {
    if references.isEmpty { return }
    json.key(Key.references)
    json.open("{", spread: false)
    for reference in references {
      json.key(reference.name.value)
      let id = description.id(of: reference.target)
      if reference.isWeak || reference.message != nil {
        json.open("{", spread: false)
        json.member(ReferenceKey.to, id)
        if reference.isWeak { json.member(ReferenceKey.weak, true) }
        if let message = reference.message { json.member(ReferenceKey.sends, message.value) }
        json.close("}")
      } else {
        json.string(id)
      }
    }
    json.close("}")
  }

  private mutating func write(_ name: String, _ value: DeclaredProperty.Value) {
    switch value {
    case .flag(let flag): json.member(name, flag)
    case .number(let number): json.member(name, number)
    case .text(let text): json.member(name, text)
    case .link(let link): json.member(name, link.description)
    case .size(let size):
      json.key(name)
      json.object {
        $0.member(SizeKey.width, size.width)
        $0.member(SizeKey.height, size.height)
      }
    case .detents(let detents):
      json.key(name)
      json.array(detents) { json, detent in
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

  // MARK: Segues

  private mutating func write(_ segue: Segue) {
    json.open("{", spread: false)
    if let destination = segue.destination {
      json.key(segue.kind)
      write(destination.value)
    } else {
      json.member(SegueKey.unwindAction, segue.unwindAction?.value ?? segue.kind.rawValue)
    }
    json.key(SegueKey.from)
    write(segue.source.value)
    json.member(SegueKey.identifier, ifSet: segue.identifier)
    json.member(SegueKey.label, ifSet: segue.label)
    json.member(SegueKey.modalPresentationStyle, ifSet: segue.modalPresentationStyle)
    json.member(SegueKey.modalTransitionStyle, ifSet: segue.modalTransitionStyle)
    json.member(SegueKey.at, ifSet: segue.sourceLine)
    if segue.isInferred { json.member(SegueKey.inferred, true) }
    json.close("}")
  }

  // MARK: Steps

  private mutating func write(_ steps: [Step]) {
    json.open("[", spread: !steps.isEmpty)
    for step in steps { write(step) }
    json.close("]")
  }

  private mutating func write(_ step: Step) {
    json.open("{", spread: false)
    switch step.action {
    case .present(let one, let other): write(.present, one, other)
    case .dismiss(let one): write(.dismiss, one)
    case .push(let one, let other): write(.push, one, other)
    case .pop(let one): write(.pop, one)
    case .popToRoot(let one): write(.popToRoot, one)
    case .popTo(let one): write(.popTo, one)
    case .setViewControllers(let list, let container):
      json.key(ActionKey.setViewControllers)
      json.open("[", spread: false)
      for reference in list { write(reference.value) }
      json.close("]")
      writeOther(container, of: .setViewControllers)
    case .add(let one, let other): write(.add, one, other)
    case .addSubview(let one, let other): write(.addSubview, one, other)
    case .remove(let one): write(.remove, one)
    case .transition(let one, let other): write(.transition, one, other)
    case .show(let one, let other): write(.show, one, other)
    case .showDetail(let one, let other): write(.showDetail, one, other)
    case .select(let one, let other): write(.select, one, other)
    case .unwind(let one, let other): write(.unwind, one, other)
    case .setRootViewController(let one, let window):
      write(.setRootViewController, one)
      writeWindow(window, of: .setRootViewController)
    case .perform(let index):
      let segue = description.segues[index.value]
      json.member(ActionKey.perform, segue.identifier?.value ?? "")
      writeOther(segue.source, of: .perform)
    case .activateSearch(let one): write(.activateSearch, one)
    case .setHorizontalSizeClass(let sizeClass, let window):
      json.member(ActionKey.horizontalSizeClass, sizeClass.value.rawValue)
      if let window { writeWindow(window, of: .horizontalSizeClass) }
    }
    json.member(StepKey.during, ifSet: step.during)
    json.member(StepKey.isInteractive, ifSet: step.isInteractive)
    json.member(StepKey.refused, ifSet: step.refused)
    json.member(StepKey.label, ifSet: step.label)
    json.close("}")
  }

  private mutating func write(
    _ action: ActionKey, _ one: Step.Reference, _ other: Step.Reference? = nil
  ) {
    json.key(action)
    write(one.value)
    if let other { writeOther(other, of: action) }
  }

  /// The window of an action, under its preposition; an only one needs no naming.
  private mutating func writeWindow(_ window: Sourced<Window.Index>, of action: ActionKey) {
    guard let id = description.idAmongSeveral(window.value) else { return }
    json.member(action.preposition ?? "", id)
  }

  /// The second controller of an action, under its preposition.
  private mutating func writeOther(_ other: Step.Reference, of action: ActionKey) {
    guard let preposition = action.preposition else {
      preconditionFailure("'\(action.rawValue)' has one controller only")
    }
    json.key(preposition)
    write(other.value)
  }
}

extension JSONWriter {
  fileprivate mutating func key(_ key: some RawRepresentable<String>) { self.key(key.rawValue) }

  fileprivate mutating func member(_ key: some RawRepresentable<String>, _ value: String) {
    member(key.rawValue, value)
  }

  fileprivate mutating func member(_ key: some RawRepresentable<String>, _ value: Int) {
    member(key.rawValue, value)
  }

  fileprivate mutating func member(_ key: some RawRepresentable<String>, _ value: Bool) {
    member(key.rawValue, value)
  }

  // A key that is not set is not written.

  fileprivate mutating func member(
    _ key: some RawRepresentable<String>, ifSet value: Sourced<String>?
  ) {
    if let value { member(key, value.value) }
  }

  fileprivate mutating func member(
    _ key: some RawRepresentable<String>, ifSet value: Sourced<Bool>?
  ) {
    if let value { member(key, value.value) }
  }

  fileprivate mutating func member<Value: RawRepresentable<String>>(
    _ key: some RawRepresentable<String>, ifSet value: Sourced<Value>?
  ) {
    if let value { member(key, value.value.rawValue) }
  }
}
