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
}

private struct DescriptionWriter {
  private typealias Key = ViewControllerKey

  private let description: AppDescription
  private var json = JSONWriter()
  private var isWritten: [Bool]

  /// What is still to be written of a controller: families are too deep for recursion.
  private enum Item {
    case controller(ViewController.Index)
    case key(ViewControllerKey)
    case close(String)
  }

  init(_ description: AppDescription) {
    self.description = description
    isWritten = [Bool](repeating: false, count: description.viewControllers.count)
  }

  mutating func write() -> String {
    json.open("{", spread: true)
    if let title = description.title { json.member(DescriptionKey.title, title.value) }
    json.member(DescriptionKey.rules, description.rules.rawValue)
    json.member(DescriptionKey.ios, description.ios)
    json.member(DescriptionKey.idiom, description.idiom.rawValue)
    if let window = description.window { json.member(DescriptionKey.window, window.value) }
    json.key(DescriptionKey.rootViewController)
    write(description.rootViewController)
    if !description.steps.isEmpty {
      json.key(DescriptionKey.steps)
      json.open("[", spread: true)
      for step in description.steps { write(step) }
      json.close("]")
    }
    if !description.emphasized.isEmpty {
      json.key(DescriptionKey.emphasize)
      json.open("[", spread: false)
      for index in description.emphasized {
        json.string(description.viewControllers[index].id.value)
      }
      json.close("]")
    }
    json.close("}")
    return json.text
  }

  // MARK: Controllers

  private mutating func write(_ index: ViewController.Index) {
    var items = [Item.controller(index)]
    while let item = items.popLast() {
      switch item {
      case .key(let name): json.key(name)
      case .close(let bracket): json.close(bracket)
      case .controller(let index) where isWritten[index]:
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
        guard !viewController.children.isEmpty else { continue }
        let key = viewController.containmentKey?.value ?? viewController.kind.containmentKey
        json.key(key)
        json.open("[", spread: false)
        items.append(.close("]"))
        items += viewController.children.reversed().map(Item.controller)
      }
    }
  }

  private mutating func writeValues(of viewController: ViewController) {
    json.member(Key.id, viewController.id.value)
    json.member(Key.class, viewController.className.value)
    if let superclass = viewController.superclass {
      json.member(Key.superclass, superclass.value.name)
    }
    if let title = viewController.title { json.member(Key.title, title.value) }
    if let selected = viewController.selectedIndex {
      json.member(Key.selectedIndex, selected.value)
    }
    if let flag = viewController.definesPresentationContext {
      json.member(Key.definesPresentationContext, flag.value)
    }
    if let flag = viewController.providesPresentationContextTransitionStyle {
      json.member(Key.providesPresentationContextTransitionStyle, flag.value)
    }
    if let style = viewController.modalPresentationStyle {
      json.member(Key.modalPresentationStyle, style.value.rawValue)
    }
    if let style = viewController.modalTransitionStyle {
      json.member(Key.modalTransitionStyle, style.value.rawValue)
    }
    if let style = viewController.preferredStyle {
      json.member(Key.preferredStyle, style.value.rawValue)
    }
    if let source = viewController.sourceType {
      json.member(Key.sourceType, source.value.rawValue)
    }
    if let style = viewController.transitionStyle {
      json.member(Key.transitionStyle, style.value.rawValue)
    }
    if let location = viewController.spineLocation {
      json.member(Key.spineLocation, location.value.rawValue)
    }
    if let view = viewController.sourceView { json.member(Key.sourceView, view.value) }
    if let item = viewController.barButtonItem { json.member(Key.barButtonItem, item.value) }
  }

  // MARK: Steps

  private mutating func write(_ step: Step) {
    json.open("{", spread: false)
    switch step.action {
    case .present(let one, let other): write(.present, one, other)
    case .dismiss(let one): write(.dismiss, one)
    case .push(let one, let other): write(.push, one, other)
    case .pop(let one): write(.pop, one)
    case .popToRoot(let one): write(.popToRoot, one)
    case .setViewControllers(let list, let container):
      json.key(ActionKey.setViewControllers)
      json.open("[", spread: false)
      for reference in list { write(reference.value) }
      json.close("]")
      writeOther(container, of: .setViewControllers)
    case .add(let one, let other): write(.add, one, other)
    case .remove(let one): write(.remove, one)
    case .show(let one, let other): write(.show, one, other)
    case .showDetail(let one, let other): write(.showDetail, one, other)
    case .select(let one, let other): write(.select, one, other)
    case .setRootViewController(let one): write(.setRootViewController, one)
    }
    if let label = step.label { json.member(StepKey.label, label.value) }
    json.close("}")
  }

  private mutating func write(
    _ action: ActionKey, _ one: Step.Reference, _ other: Step.Reference? = nil
  ) {
    json.key(action)
    write(one.value)
    if let other { writeOther(other, of: action) }
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
}
