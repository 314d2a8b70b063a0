import VCEngine
import VCSource

extension Snapshot {
  /// Creates a snapshot of a hierarchy.
  package init(of hierarchy: Hierarchy) {
    self.init()
    let app = hierarchy.app
    let included = Self.included(of: hierarchy)
    var places = [Index?](repeating: nil, count: app.viewControllers.count)
    for (place, index) in included.enumerated() { places[index] = place }
    let membersInWindow = hierarchy.membersInWindow
    let unreached = Set(hierarchy.unreachedScenes)
    controllers = included.map { index in
      let declaration = app.viewControllers[index]
      var controller = Controller(declaration: declaration)
      controller.children = hierarchy.children(of: index).compactMap { places[$0] }
      controller.pointers = Self.pointers.map { property in
        hierarchy.pointer(property, of: index).flatMap { places[$0] }
      }
      controller.selected = hierarchy.selectedViewController(of: index).flatMap { places[$0] }
      controller.isInFamily = hierarchy.family(of: index) != nil
      controller.window = membersInWindow[index] ? hierarchy.window(of: index) : nil
      controller.isCollapsed = hierarchy.isCollapsed(index)
      controller.isUnreached = unreached.contains(index)
      controller.flags = declaration.flags(in: app)
      if let made = declaration.systemMade, let owner = places[made.owner] {
        controller.systemMade = SystemMade(role: made.role.rawValue, owner: owner)
      }
      return controller
    }
    for index in included {
      for (child, name) in hierarchy.childNames(of: index) {
        guard hierarchy.parentViewController(of: child) == index, let child = places[child] else {
          continue
        }
        controllers[child].slotName = name
      }
    }
    for parent in controllers.indices {
      for (position, child) in controllers[parent].children.enumerated() {
        (controllers[child].parent, controllers[child].position) = (parent, position)
      }
    }
    presentations = hierarchy.presentations.compactMap { presentation in
      guard let sender = places[presentation.sender],
        let presenter = places[presentation.presenter],
        let presented = places[presentation.presented]
      else { return nil }
      return Presented(
        sender: sender, presenter: presenter, presented: presented,
        style: presentation.modalPresentationStyle.rawValue,
        system: presentation.systemPresentation?.rawValue, name: presentation.name,
        transition: presentation.modalTransitionStyle.rawValue,
        adaptsTo: presentation.adaptsTo?.rawValue)
    }
    windows = hierarchy.windows.compactMap { window in
      places[hierarchy.rootViewController(of: window)].map { root in
        let declared = app.windows[window]
        var flags: [Flag] = []
        // The default level counts as not set.
        if let level = declared.windowLevel, level.value != .normal {
          flags.append(Flag("windowLevel", .text(level.value.number)))
        }
        if declared.isHidden?.value == true { flags.append(Flag("isHidden", .text("true"))) }
        if let scene = declared.scene { flags.append(Flag("scene", .text(scene.value))) }
        if let width = hierarchy.ownSizeClass(of: window) {
          flags.append(Flag("horizontalSizeClass", .text(width.rawValue)))
        }
        return Window(
          id: declared.idIsImplied ? nil : declared.id.value, root: root, flags: flags,
          place: declared.id.range)
      }
    }
    objects = app.objects.map {
      Object(
        id: $0.id.value, className: $0.className.value, placement: $0.placement?.rawValue,
        place: $0.id.range)
    }
    title = app.title?.value
    isMap = !app.scenes.isEmpty || !app.segues.isEmpty
    (listsAllFlags, listsObjects) = (!app.isObserved, !app.isObserved)
    // A printed hierarchy contains none of these; they were assumed.
    if !app.isObserved {
      traits = [
        Flag("rules", .text(app.rules.rawValue)), Flag("ios", .number(app.ios)),
        Flag("idiom", .text(app.idiom.rawValue)),
        Flag("horizontalSizeClass", .text(hierarchy.horizontalSizeClass.rawValue)),
        Flag("verticalSizeClass", .text((app.verticalSizeClass?.value ?? .regular).rawValue)),
      ]
    }
    addRelations(of: hierarchy, places)
    let refusals = hierarchy.refusals
    steps = app.steps.prefix(hierarchy.step).enumerated().map { number, step in
      PerformedStep(
        action: step.action.parts.verb,
        references: step.action.references.compactMap { places[$0.value] },
        detail: step.detail(in: app), isRefused: refusals[number + 1] != nil,
        message: refusals[number + 1]?.uiKitNotes.last?.uiKit, texts: step.texts(in: app),
        place: step.range)
    }
  }

  /// The controllers in the hierarchy, and those that can still be added.
  private static func included(of hierarchy: Hierarchy) -> [ViewController.Index] {
    var included = hierarchy.listed
    guard !hierarchy.app.scenes.isEmpty else { return included }
    var isIncluded = [Bool](repeating: false, count: hierarchy.app.viewControllers.count)
    for index in included { isIncluded[index] = true }
    var stack = hierarchy.app.scenes.reversed() as [ViewController.Index]
    while let next = stack.popLast() {
      if !isIncluded[next] {
        isIncluded[next] = true
        included.append(next)
      }
      // Also follow controllers that are included already, because their initial presentations
      // belong to the scenes.
      stack += hierarchy.children(of: next).filter { !isIncluded[$0] }.reversed()
    }
    return included
  }

  private mutating func addRelations(of hierarchy: Hierarchy, _ places: [Index?]) {
    let app = hierarchy.app
    func subject(_ target: Reference.Target) -> Subject? {
      switch target {
      case .viewController(let index): places[index].map(Subject.controller)
      case .object, .window: .object(app.id(of: target))
      }
    }
    for (owner, reference) in app.references {
      // A window's scene is one of the window's flags.
      if case .window = owner { continue }
      guard let owner = subject(owner) else { continue }
      relations.append(
        Relation(
          reference.name.value, of: owner, to: subject(reference.target),
          detail: reference.isWeak ? "weak" : nil, isReference: true))
    }
    for index in app.viewControllers.indices {
      guard let place = places[index] else { continue }
      for (key, lead) in ViewControllerKey.leads where lead.isRelation {
        guard let other = lead.get(app.viewControllers[index]) else { continue }
        relations.append(
          Relation(
            key.rawValue, of: .controller(place), to: places[other].map(Subject.controller)))
      }
    }
    for segue in app.segues {
      guard let source = places[segue.source.value] else { continue }
      let destination = segue.destination.flatMap { places[$0.value] }
      let styles = [
        segue.modalPresentationStyle?.value.rawValue, segue.modalTransitionStyle?.value.rawValue,
      ].compactMap(\.self)
      let relation = Relation(
        Relation.segue
          + (segue.identifier?.value ?? segue.unwindAction?.value ?? segue.kind.rawValue),
        of: .controller(source), to: destination.map(Subject.controller),
        detail: ([segue.kind.rawValue] + styles).joined(separator: " "), at: segue.range)
      relations.append(relation)
      segues.append(
        ListedSegue(
          relation: relation, source: source, destination: destination, kind: segue.kind,
          label: segue.label?.value ?? segue.identifier?.value, isInferred: segue.isInferred,
          unwindAction: segue.unwindAction?.value))
    }
  }
}

extension ViewController {
  /// The properties that are set, except those that lead to other controllers, in a fixed order.
  fileprivate func flags(in app: AppDescription) -> [Snapshot.Flag] {
    var flags: [Snapshot.Flag] = []
    if let superclass { flags.append(Snapshot.Flag("superclass", .text(superclass.value.name))) }
    for (key, row) in ViewControllerKey.rows {
      // The index is implied by the selected child; UIKit's title depends on the language.
      guard let value = row.value(self), key != .selectedIndex,
        systemMade == nil || key != .title
      else { continue }
      flags += Snapshot.flags(
        key.rawValue, value, isDefault: key.isDefault(value.value, of: self, in: app), in: app)
    }
    if !tabs.isEmpty {
      let names = tabs.map { $0.identifier?.value ?? $0.title?.value ?? "" }
      flags.append(Snapshot.Flag("tabs", .list(names)))
    }
    return flags
  }
}

extension Snapshot {
  /// A key's value, and what other languages have in its place: `title` and `title.zh-Hans`.
  fileprivate static func flags(
    _ key: String, _ value: Sourced<KeyValue>, isDefault: Bool = false, in app: AppDescription
  ) -> [Flag] {
    let texts = value.range.flatMap { app.translations[$0.start] } ?? [:]
    return [Flag(key, Change.Value(value.value), isDefault: isDefault)]
      + Language.allCases.compactMap { language in
        guard let text = texts[language], text != value.value else { return nil }
        return Flag("\(key).\(language.rawValue)", Change.Value(text))
      }
  }
}

extension Change.Value {
  fileprivate init(_ value: KeyValue) {
    self =
      switch value {
      case .flag(let flag): .flag(flag)
      case .number(let number): .number(number)
      case .text(let text): .text(text)
      case .link(let link): .text(link.description)
      case .level(let level): .text(level.number)
      case .detents(let detents): .list(detents.map(\.identifier))
      case .size(let size): .text("\(size.width)x\(size.height)")
      }
  }
}

extension Step {
  /// The step's details besides controllers: its time, and whether the user performs it.
  fileprivate func detail(in app: AppDescription) -> String? {
    let details = [
      action.detail(in: app), during?.value.rawValue, isByUser ? "isInteractive" : nil,
    ].compactMap(\.self)
    return details.isEmpty ? nil : details.joined(separator: " ")
  }

  /// What the step says about its figure; the other keys are what happens.
  fileprivate func texts(in app: AppDescription) -> [(flag: Snapshot.Flag, place: SourceRange?)] {
    let happening: [StepKey] = [.during, .isInteractive, .refused]
    var texts = StepKey.rows.filter { $0.row.isCompared && !happening.contains($0.key) }.flatMap {
      key, row in
      row.value(self).map { value in
        Snapshot.flags(key.rawValue, value, in: app).map { ($0, value.range) }
      } ?? []
    }
    if !highlights.isEmpty {
      let ways = highlights.map { highlight in
        [highlight.controller, highlight.end].compactMap { $0?.value }
          .map { app.viewControllers[$0].id.value }.joined(separator: " → ")
      }
      texts.append(
        (Snapshot.Flag(StepKey.emphasize.rawValue, .list(ways)), highlights[0].controller.range))
    }
    return texts
  }
}

extension Step.Action {
  /// The action's details besides controllers.
  fileprivate func detail(in app: AppDescription) -> String? {
    switch self {
    case .perform(let segue):
      app.segues[segue.value].identifier?.value ?? app.segues[segue.value].kind.rawValue
    case .setHorizontalSizeClass(let width, let window):
      width.value.rawValue
        + (window.flatMap { app.idAmongSeveral($0.value) }.map { " of \($0)" } ?? "")
    case .setRootViewController(_, let window): app.idAmongSeveral(window.value)
    case .setColumn(let column, _, _): column.value.rawValue
    default: nil
    }
  }
}
