import SourceFacts

/// A screen with which an app of the project begins.
struct AppRoot {
  let screen: Screen
  let file: Int
}

extension AppMap {
  /// Parts of paths that say what stands beside an app: its clip, previews of its parts, examples.
  private static let sideApps = [
    "clip", "preview", "widget", "watch", "demo", "example", "sample", "playground", "intents",
    "extension", "test",
  ]

  /// The first screens of the main app, the one from which most can be reached first: of several apps
  /// in a project, those beside it count only where there is no other.
  func mainRoots(_ roots: [AppRoot], _ components: Components) -> [Screen] {
    let main = roots.filter { !isBesideTheApp($0.file) }
    let leads = leads(components)
    var order: [Screen] = []
    for root in main.isEmpty ? roots : main where !order.contains(root.screen) {
      order.append(root.screen)
    }
    let reached = order.map { (screen: $0, count: Self.reach(of: $0, by: leads)) }
    let most = reached.indices.sorted { one, other in
      (reached[other].count, one) < (reached[one].count, other)
    }
    return most.map { order[$0] }
  }

  private func isBesideTheApp(_ file: Int) -> Bool {
    guard paths.indices.contains(file) else { return false }
    return paths[file].lowercased().split(separator: "/").contains { part in
      Self.sideApps.contains { part.hasPrefix($0) || part.contains($0 + "app") }
        || part.hasSuffix("preview") || part.hasSuffix("previews") || part.hasSuffix("clip")
    }
  }

  /// The screens that each screen brings.
  private func leads(_ components: Components) -> [Screen: Set<Screen>] {
    var leads: [Screen: Set<Screen>] = [:]
    for finding in findings where !finding.targets.isEmpty {
      for source in components.sources(of: finding).sources {
        leads[source, default: []].formUnion(finding.targets)
      }
    }
    return leads
  }

  private static func reach(of root: Screen, by leads: [Screen: Set<Screen>]) -> Int {
    var seen: Set<Screen> = [root]
    var queue = [root]
    while let next = queue.popLast() {
      for screen in leads[next] ?? [] where seen.insert(screen).inserted { queue.append(screen) }
    }
    return seen.count
  }
}
