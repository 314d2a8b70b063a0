import Diagnostics
import ViewControllers

/// Makes a description of storyboards that refer to each other: the initial view controller's family,
/// all other scenes, and the segues between them.
struct StoryboardDecoder {
  private let controllers: [StoryboardController]
  private let diagnostics: DiagnosticCollector
  /// By the storyboard and the object's id.
  private var objects: [Key: Int] = [:]
  private var files: [Int]
  private let names: [String]
  private var initials: [String: Int] = [:]
  /// What each placeholder stands for, if that was given.
  private var targets: [Int?]
  private var parents: [Int?]
  private var children: [[Int]]
  /// The columns of split view controllers in the column style.
  private var columns: [Int: [SplitViewColumn: Int]] = [:]
  private var viewControllers: [ViewController] = []
  /// Where the controller of each declaration stands.
  private var indices: [Int?]

  private struct Key: Hashable {
    let file: Int
    let id: String
  }

  init(_ storyboards: [StoryboardFile], _ diagnostics: DiagnosticCollector) {
    self.diagnostics = diagnostics
    controllers = storyboards.flatMap(\.controllers)
    names = storyboards.map(\.name)
    files = storyboards.enumerated().flatMap { file, storyboard in
      [Int](repeating: file, count: storyboard.controllers.count)
    }
    parents = [Int?](repeating: nil, count: controllers.count)
    targets = parents
    indices = parents
    children = [[Int]](repeating: [], count: controllers.count)
    for (index, controller) in controllers.enumerated() {
      let key = Key(file: files[index], id: controller.id)
      if objects[key] == nil { objects[key] = index }
    }
    for (file, storyboard) in storyboards.enumerated() {
      guard let id = storyboard.initialViewController else { continue }
      if let index = objects[Key(file: file, id: id)] {
        initials[storyboard.name] = index
      } else {
        diagnostics.warning(.storyboard(.unknownObject(id)), at: storyboard.documentRange)
      }
    }
    findTargets()
  }

  /// A placeholder is what it stands for wherever that was given.
  private mutating func findTargets() {
    var identified: [String: Int] = [:]
    for (index, controller) in controllers.enumerated() {
      guard let identifier = controller.storyboardIdentifier, controller.reference == nil else {
        continue
      }
      identified[names[files[index]] + "\n" + identifier] = index
    }
    for (index, controller) in controllers.enumerated() {
      guard let reference = controller.reference else { continue }
      targets[index] =
        reference.identifier.map { identified[reference.storyboard + "\n" + $0] }
        ?? initials[reference.storyboard]
      // The initial view controller may be a placeholder itself.
      if targets[index].map({ controllers[$0].reference != nil }) == true { targets[index] = nil }
    }
  }

  /// The description, nil where there is no controller.
  mutating func decode() -> AppDescription? {
    let declared = controllers.indices.filter { targets[$0] == nil }
    guard let first = declared.first else {
      diagnostics.error(.storyboard(.noScenes), at: SourceRange(start: 0, end: 0))
      return nil
    }
    let isReached = reachedControllers
    // Of several storyboards' the one that no other leads to.
    let candidates = names.compactMap { initials[$0] }.map { targets[$0] ?? $0 }
    let initial = candidates.first { !isReached[$0] } ?? candidates.first
    let root = initial ?? standIn(among: declared, isReached) ?? first
    contain(root: root)
    let tops = [root] + declared.filter { $0 != root && parents[$0] == nil }
    declare(tops)
    if initial == nil {
      diagnostics.warning(
        .storyboard(.noInitialViewController(standIn: id(root))), at: controllers[root].range)
    }
    var description = AppDescription(
      viewControllers: viewControllers, rootViewController: indices[root] ?? 0)
    description.scenes = tops.dropFirst().compactMap { indices[$0] }
    description.segues = declared.flatMap(segues)
    return description
  }

  private func id(_ controller: Int) -> String {
    indices[controller].map { viewControllers[$0].id.value } ?? controllers[controller].id
  }

  /// The controller of a segue's end.
  private func object(_ id: String, in file: Int) -> Int? {
    objects[Key(file: file, id: id)].map { targets[$0] ?? $0 }
  }

  /// Where no controller is the initial one: the first that nothing leads to.
  private func standIn(among declared: [Int], _ isReached: [Bool]) -> Int? {
    let real = declared.filter { controllers[$0].reference == nil }
    return real.first { !isReached[$0] && !controllers[$0].segues.isEmpty }
      ?? real.first { !isReached[$0] } ?? real.first
  }

  /// Whether a segue of another controller leads to each.
  private var reachedControllers: [Bool] {
    var isReached = [Bool](repeating: false, count: controllers.count)
    for index in controllers.indices {
      for segue in controllers[index].segues {
        guard let end = object(segue.destination, in: files[index]), end != index else { continue }
        isReached[end] = true
      }
    }
    return isReached
  }

  // MARK: Containment

  private mutating func contain(root: Int) {
    for index in controllers.indices {
      let relations = controllers[index].segues.filter(\.isContainment)
        .enumerated().sorted { (column($0), $0.offset) < (column($1), $1.offset) }.map(\.element)
      for segue in relations {
        guard let child = object(segue.destination, in: files[index]) else {
          report(.unknownObject(segue.destination), segue)
          continue
        }
        if let name = segue.relationship, Self.columns[name] == nil, !Self.lists.contains(name) {
          report(.unknownRelationship(name), segue)
        }
        // In compact width only; a scene of its own until then.
        let column = segue.relationship.flatMap { Self.columns[$0] }
        let hasColumns = controllers[index].hasColumns
        if column == .compact, !hasColumns { continue }
        guard child != root, parents[child] == nil, !contains(child, index) else {
          diagnostics.warning(
            .storyboard(
              .secondParent(shownName(child), first: shownName(parents[child] ?? root))),
            at: segue.range)
          continue
        }
        parents[child] = index
        children[index].append(child)
        if hasColumns, let column { columns[index, default: [:]][column] = child }
      }
    }
  }

  private func report(_ message: Message.Storyboard, _ segue: StoryboardController.Segue) {
    diagnostics.warning(.storyboard(message), at: segue.range)
  }

  /// Columns stand from the leading edge on, in whichever order the storyboard tells them.
  private static let columns = [
    "masterViewController": SplitViewColumn.primary, "primaryViewController": .primary,
    "supplementaryViewController": .supplementary, "detailViewController": .secondary,
    "secondaryViewController": .secondary, "compactViewController": .compact,
  ]
  private static let lists = ["rootViewController", "viewControllers"]

  private func column(_ segue: (offset: Int, element: StoryboardController.Segue)) -> Int {
    let column = segue.element.relationship.flatMap { Self.columns[$0] }
    return column.flatMap { SplitViewColumn.allCases.firstIndex(of: $0) } ?? 0
  }

  /// Whether a controller is `container` or what it stands in.
  private func contains(_ container: Int, _ controller: Int) -> Bool {
    var current: Int? = controller
    while let index = current {
      if index == container { return true }
      current = parents[index]
    }
    return false
  }

  private func shownName(_ index: Int) -> String {
    controllers[index].storyboardIdentifier ?? controllers[index].customClass
      ?? controllers[index].baseClass
  }

  // MARK: Controllers

  /// Declares families, parents first, in the order in which a description is written.
  private mutating func declare(_ tops: [Int]) {
    var taken = Set<String>()
    var identifiers: [String: Int] = [:]
    for controller in controllers {
      if let name = controller.storyboardIdentifier { identifiers[name, default: 0] += 1 }
    }
    var order: [Int] = []
    for top in tops {
      var stack = [top]
      while let index = stack.popLast() {
        order.append(index)
        stack += children[index].reversed()
      }
    }
    for index in order {
      let identifier =
        controllers[index].storyboardIdentifier ?? controllers[index].reference?.identifier
      if let identifier, identifiers[identifier, default: 1] == 1, Self.isID(identifier) {
        taken.insert(identifier)
      }
    }
    var implied = ImpliedIDs()
    var given = Set<String>()
    for index in order {
      indices[index] = viewControllers.count
      let identifier =
        controllers[index].storyboardIdentifier ?? controllers[index].reference?.identifier
      if let identifier, taken.contains(identifier), given.insert(identifier).inserted {
        viewControllers.append(controller(index, id: identifier))
        continue
      }
      let id = implied.next(of: className(index), unless: taken.contains)
      viewControllers.append(controller(index, id: id, isImplied: true))
    }
    for index in order {
      guard let position = indices[index] else { continue }
      if let columns = columns[index] {
        var declared = SplitColumns(
          style: Sourced(
            columns[.supplementary] == nil ? .doubleColumn : .tripleColumn,
            at: controllers[index].range))
        for (column, child) in columns { declared[column] = indices[child] }
        viewControllers[position].columns = declared
        continue
      }
      viewControllers[position].children = children[index].compactMap { indices[$0] }
      if !children[index].isEmpty {
        viewControllers[position].containmentKey = Sourced(
          viewControllers[position].kind.containmentKey, at: controllers[index].range)
      }
      if let selected = controllers[index].selectedIndex,
        viewControllers[position].kind == .tabBar, children[index].indices.contains(selected)
      {
        viewControllers[position].selectedIndex = Sourced(selected, at: controllers[index].range)
      }
    }
  }

  private static func isID(_ text: String) -> Bool {
    !text.isEmpty && !text.unicodeScalars.contains { $0.value < 0x20 || $0.value == 0x7F }
  }

  private func className(_ index: Int) -> String {
    let name = controllers[index].customClass ?? controllers[index].baseClass
    let short = DemangledName.demangled(name)?.name ?? name
    return ViewController.isClassName(short) ? short : controllers[index].baseClass
  }

  private func controller(
    _ index: Int, id: String, isImplied: Bool = false
  ) -> ViewController {
    let declared = controllers[index]
    let range = declared.range
    let name = className(index)
    var controller = ViewController(
      id: Sourced(id, at: range), className: Sourced(name, at: range), idIsImplied: isImplied)
    controller.range = range
    if name != declared.baseClass, declared.baseClass != UIKitClass.viewController.name,
      UIKitClass(named: name) == nil
    {
      controller.superclass = UIKitClass(named: declared.baseClass).map { Sourced($0, at: range) }
    }
    controller.title = title(of: declared).map { Sourced($0, at: range) }
    controller.definesPresentationContext = declared.definesPresentationContext.map {
      Sourced($0, at: range)
    }
    controller.providesPresentationContextTransitionStyle = declared.providesTransition.map {
      Sourced($0, at: range)
    }
    controller.modalPresentationStyle = declared.presentationStyle.map { Sourced($0, at: range) }
    controller.modalTransitionStyle = declared.transitionStyle.map { Sourced($0, at: range) }
    if UIKitClass(named: declared.baseClass)?.kind == .navigation {
      controller.isToolbarHidden = declared.isToolbarHidden.map { Sourced($0, at: range) }
    }
    if UIKitClass(named: declared.baseClass)?.kind == .page {
      controller.transitionStyle = declared.pageTransitionStyle.map { Sourced($0, at: range) }
      controller.spineLocation = declared.spineLocation.map { Sourced($0, at: range) }
    }
    if let reference = declared.reference {
      diagnostics.add(
        Diagnostic(.hint, .storyboard(.otherStoryboard(reference.storyboard)), at: range))
    }
    return controller
  }

  private func title(of controller: StoryboardController) -> String? {
    if let reference = controller.reference {
      return reference.storyboard + ".storyboard"
        + (reference.identifier.map { ": \($0)" } ?? "")
    }
    let title = controller.title ?? controller.itemTitle ?? controller.label
    return title.flatMap { $0.isEmpty ? nil : $0 }
  }

  // MARK: Segues

  private func segues(of index: Int) -> [Segue] {
    guard let source = indices[index] else { return [] }
    return controllers[index].segues.compactMap { declared in
      guard !declared.isContainment else { return nil }
      let kind = self.kind(of: declared)
      let end = object(declared.destination, in: files[index]).flatMap { indices[$0] }
      if end == nil, kind != .unwind {
        report(.unknownObject(declared.destination), declared)
        return nil
      }
      var segue = Segue(
        kind, to: kind == .unwind ? nil : end.map { Sourced($0, at: declared.range) },
        from: Sourced(source, at: declared.range), at: declared.range)
      segue.identifier = declared.identifier.flatMap {
        $0.isEmpty ? nil : Sourced($0, at: declared.range)
      }
      if kind == .unwind {
        segue.unwindAction = Sourced(declared.unwindAction ?? "unwind", at: declared.range)
      }
      segue.modalPresentationStyle = declared.presentationStyle.map {
        Sourced($0, at: declared.range)
      }
      segue.modalTransitionStyle = declared.transitionStyle.map { Sourced($0, at: declared.range) }
      return segue
    }
  }

  private func kind(of segue: StoryboardController.Segue) -> Segue.Kind {
    switch segue.kind {
    case "show", "push": return .show
    case "showDetail", "replace": return .showDetail
    case "presentation", "modal": return .present
    case "popoverPresentation", "popover": return .popover
    case "unwind": return .unwind
    case "custom": return .custom
    default:
      report(.unknownSegueKind(segue.kind), segue)
      return .custom
    }
  }
}
