import VCSource

/// The declared containment, made a forest: every controller has at most one parent, and nothing
/// contains itself.
///
/// A text can't declare anything else, but a description that is built in code can.
struct DeclaredContainment: Sendable {
  package typealias Index = ViewController.Index

  var parent: [Index] = []
  var children: [[Index]] = []
  var diagnostics: [Diagnostic] = []
  /// Whether any controller declares rare properties. Determined during the other checks, because
  /// one more pass over a million controllers would add half their time.
  private(set) var hasDetails = false
  /// Whether each controller is a window's root.
  private var isRoot: [Bool] = []

  init(of app: AppDescription) {
    checkIndices(of: app)
    let controllers = app.viewControllers
    parent = [Index](repeating: -1, count: controllers.count)
    children = controllers.map(\.children)
    for container in controllers.indices {
      for child in controllers[container].children {
        guard isAcceptable(child, in: container, of: app) else { continue }
        parent[child] = container
      }
    }
    cutCycles(of: app)
    guard !diagnostics.isEmpty else { return }
    // The description has errors: drop the links that were not accepted.
    for container in children.indices {
      var kept: Set<Index> = []
      children[container].removeAll {
        !parent.indices.contains($0) || parent[$0] != container || !kept.insert($0).inserted
      }
    }
  }

  /// Requires that all indices are valid, which only a description built in code can break.
  private mutating func checkIndices(of app: AppDescription) {
    let indices = app.viewControllers.indices
    precondition(!app.windows.isEmpty, "an app without a window")
    isRoot = [Bool](repeating: false, count: indices.count)
    for (number, window) in app.windows.enumerated() {
      let root = window.rootViewController
      precondition(indices.contains(root), "a root that is not in the app")
      if isRoot[root] { addSecondWindow(number, ofRoot: root, in: app) }
      isRoot[root] = true
    }
    for index in indices {
      if app.viewControllers[index].hasDetails { hasDetails = true }
      guard let presented = app.viewControllers[index].presents else { continue }
      precondition(indices.contains(presented), "a presented controller that is not in the app")
    }
    for step in app.steps + app.alternatives.flatMap(\.steps) {
      precondition(
        step.action.references.allSatisfy { indices.contains($0.value) },
        "a step's controller that is not in the app")
      if let window = step.action.window {
        precondition(app.windows.indices.contains(window.value), "a window that is not in the app")
      }
    }
    for segue in app.segues {
      precondition(
        indices.contains(segue.source.value)
          && segue.destination.map { indices.contains($0.value) } != false,
        "a segue's controller that is not in the app")
    }
    precondition(
      app.emphasized.allSatisfy(indices.contains), "an emphasized controller that is not in the app"
    )
  }

  private mutating func addSecondWindow(
    _ window: Window.Index, ofRoot root: Index, in app: AppDescription
  ) {
    guard let first = app.windows.first(where: { $0.rootViewController == root }) else { return }
    diagnostics.append(
      .error(
        .containment(
          .rootOfAnother(
            id: app.viewControllers[root].id.value, other: first.id.value,
            window: app.windows[window].id.value)),
        at: app.windows[window].id.range))
  }

  private mutating func isAcceptable(
    _ child: Index, in container: Index, of app: AppDescription
  ) -> Bool {
    precondition(parent.indices.contains(child), "a child that is not in the app")
    let id = { app.viewControllers[$0].id.value }
    let range = app.viewControllers[child].range
    if child == container {
      diagnostics.append(.error(.containment(.childOfItself(id: id(child))), at: range))
    } else if isRoot[child] {
      let window = app.windows.firstIndex { $0.rootViewController == child }
      diagnostics.append(
        .error(
          .containment(
            .rootAsChild(
              root: id(child), window: window.flatMap(app.idAmongSeveral), container: id(container))
          ),
          at: range,
          notes: [UIKitMessage.rootAsChild(child, of: container, in: app).note]))
    } else if parent[child] == container {
      diagnostics.append(duplicate(child, in: container, of: app))
    } else if parent[child] >= 0 {
      diagnostics.append(
        .error(
          .declaration(
            .childOfTwo(child: id(child), first: id(parent[child]), second: id(container))),
          at: range))
    } else {
      return true
    }
    return false
  }

  private func duplicate(
    _ child: Index, in container: Index, of app: AppDescription
  ) -> Diagnostic {
    let controllers = app.viewControllers
    return .error(
      .containment(
        .listedTwice(child: controllers[child].id.value, container: controllers[container].id.value)
      ),
      at: controllers[child].range,
      notes: controllers[container].kind == .navigation ? [UIKitMessage(.notDistinct).note] : [])
  }

  /// Cuts each cycle at one link: a controller that no top leads to is in or below a cycle.
  private mutating func cutCycles(of app: AppDescription) {
    var isReached = [Bool](repeating: false, count: parent.count)
    func reach(from start: Index) {
      var stack = [start]
      while let index = stack.popLast() {
        guard !isReached[index] else { continue }
        isReached[index] = true
        stack.append(contentsOf: children[index].filter { parent[$0] == index })
      }
    }
    for index in parent.indices where parent[index] < 0 { reach(from: index) }
    for index in parent.indices where !isReached[index] {
      let ids = [index, parent[index]].map { app.viewControllers[$0].id.value }
      diagnostics.append(
        .error(
          .containment(.childContainsContainer(child: ids[0], container: ids[1])),
          at: app.viewControllers[index].range))
      parent[index] = -1
      reach(from: index)
    }
  }
}
