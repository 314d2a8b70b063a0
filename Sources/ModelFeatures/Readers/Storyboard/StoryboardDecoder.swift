import VCDescriptions
import VCEngine
import VCSource

/// Decodes a description from storyboards that refer to each other: the initial view controller's
/// family, all other scenes, and the segues between them.
struct StoryboardDecoder {
  private(set) var controllers: [StoryboardController]
  let diagnostics: DiagnosticCollector
  /// The controllers by storyboard and object id.
  private var objects: [Key: Int] = [:]
  var files: [Int]
  private let names: [String]
  private let settings: StoryboardSettings
  private var initials: [String: Int] = [:]
  /// The target of each placeholder, if its storyboard was given.
  private var targets: [Int?]
  var parents: [Int?]
  var children: [[Int]]
  /// The columns of split view controllers with the column style.
  var columns: [Int: [SplitViewColumn: Int]] = [:]
  var viewControllers: [ViewController] = []
  /// The description's index for each controller that was declared.
  var indices: [Int?]

  private struct Key: Hashable {
    let file: Int
    let id: String
  }

  init(
    _ storyboards: [StoryboardFile], _ settings: StoryboardSettings,
    _ diagnostics: DiagnosticCollector
  ) {
    (self.diagnostics, self.settings) = (diagnostics, settings)
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
        diagnostics.warning(.unknownObject(id: id), at: storyboard.documentRange)
      }
    }
    findTargets()
  }

  /// Replaces each placeholder by its target, if the target's storyboard was given.
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

  /// Returns the description, nil if there is no controller.
  mutating func decode() -> AppDescription? {
    let declared = controllers.indices.filter { targets[$0] == nil }
    guard let first = declared.first else {
      diagnostics.error(.noScenes, at: SourceRange(start: 0, end: 0))
      return nil
    }
    let isReached = reachedControllers
    let initial = initialController(isReached)
    let root = initial ?? standIn(among: declared, isReached) ?? first
    contain(root: root)
    let tops = [root] + declared.filter { $0 != root && parents[$0] == nil }
    declare(tops)
    if initial == nil {
      diagnostics.warning(.noInitialViewController(id: id(root)), at: controllers[root].range)
    }
    var description = AppDescription(
      viewControllers: viewControllers, rootViewController: indices[root] ?? 0)
    description.scenes = tops.dropFirst().compactMap { indices[$0] }
    description.segues = controllers.indices.filter { targets[$0] == nil }.flatMap(segues)
    return description
  }

  /// Returns the initial controller of the first storyboard: the one that the app's settings name,
  /// else `Main`, else the first to which no other leads. A launch screen is first only if there is
  /// nothing else.
  private func initialController(_ isReached: [Bool]) -> Int? {
    func initial(_ name: String) -> Int? { initials[name].map { targets[$0] ?? $0 } }
    if let named = (settings.main + ["Main"]).lazy.compactMap(initial).first { return named }
    let others = names.filter { !settings.launch.contains($0) }
    let candidates = (others.isEmpty ? names : others).compactMap(initial)
    return candidates.first { !isReached[$0] } ?? candidates.first
  }

  func id(_ controller: Int) -> String {
    indices[controller].map { viewControllers[$0].id.value } ?? controllers[controller].id
  }

  /// Returns the controller at a segue's end.
  func object(_ id: String, in file: Int) -> Int? {
    objects[Key(file: file, id: id)].map { targets[$0] ?? $0 }
  }

  /// Returns a substitute for a missing initial controller: the first that nothing leads to.
  private func standIn(among declared: [Int], _ isReached: [Bool]) -> Int? {
    let real = declared.filter { controllers[$0].reference == nil }.filter {
      !settings.launch.contains(names[files[$0]]) || names.count == 1
    }
    return real.first { !isReached[$0] && !controllers[$0].segues.isEmpty }
      ?? real.first { !isReached[$0] } ?? real.first
  }

  /// For each controller, whether a segue from another controller leads to it.
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
        guard var child = object(segue.destination, in: files[index]) else {
          report(.unknownObject(id: segue.destination), segue)
          continue
        }
        if let name = segue.relationship, Self.columns[name] == nil, !Self.lists.contains(name) {
          report(.unknownRelationship(name: name), segue)
        }
        // In compact width only; until then it is a separate scene.
        let column = segue.relationship.flatMap { Self.columns[$0] }
        let hasColumns = controllers[index].hasColumns
        if column == .compact, !hasColumns { continue }
        if segue.kind == "embed", parents[child] != nil, !contains(child, index) {
          child = addInstance(of: child)
        }
        guard child != root, parents[child] == nil, !contains(child, index) else {
          diagnostics.warning(
            .secondParent(id: shownName(child), first: shownName(parents[child] ?? root)),
            at: segue.range)
          continue
        }
        parents[child] = index
        children[index].append(child)
        if hasColumns, let column { columns[index, default: [:]][column] = child }
      }
    }
  }

  /// Creates an instance of a scene, one for each container view that embeds it. Further instances
  /// omit the scene's children.
  private mutating func addInstance(of controller: Int) -> Int {
    var instance = controllers[controller]
    instance.storyboardIdentifier = nil
    instance.segues.removeAll(where: \.isContainment)
    controllers.append(instance)
    files.append(files[controller])
    children.append([])
    (targets, parents, indices) = (targets + [nil], parents + [nil], indices + [nil])
    return controllers.count - 1
  }

  func report(_ message: Message, _ segue: StoryboardController.Segue) {
    diagnostics.warning(message, at: segue.range)
  }

  /// The columns from the leading edge on, regardless of their order in the storyboard.
  static let columns = [
    "masterViewController": SplitViewColumn.primary, "primaryViewController": .primary,
    "supplementaryViewController": .supplementary, "detailViewController": .secondary,
    "secondaryViewController": .secondary, "compactViewController": .compact,
  ]
  private static let lists = ["rootViewController", "viewControllers"]

  func column(_ segue: (offset: Int, element: StoryboardController.Segue)) -> Int {
    let column = segue.element.relationship.flatMap { Self.columns[$0] }
    return column.flatMap { SplitViewColumn.allCases.firstIndex(of: $0) } ?? 0
  }

  /// Whether a controller is `container` or contains it.
  func contains(_ container: Int, _ controller: Int) -> Bool {
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
}
