/// The types with which the apps of a folder start. Beside an app there may be a clip, previews and
/// demos.
struct Starts {
  /// One of the apps.
  struct Start {
    /// The type that creates the first screen, such as `ShopApp` or `SceneDelegate`.
    let name: String
    /// The indices of the types that create first screens.
    var types: Set<Int>
    let folder: Substring
    let isAside: Bool
    var screens: [Screen]
  }

  private(set) var all: [Start] = []
  /// First screens that no app's type creates.
  private(set) var others: [Screen] = []
  private let project: Project

  init(_ project: Project) { self.project = project }

  /// Adds the screens that a type of an app makes the first ones; nil if the app isn't known.
  mutating func add(_ screens: [Screen], by owner: ProjectType?, in file: Int) {
    let screens = screens.filter { $0.type != nil || $0.isContainer }
    guard !screens.isEmpty else { return }
    let path = project.paths[owner?.file ?? file]
    let isAside = Self.isAside(path)
    guard let owner, !owner.isForeign, Self.isApp(owner, in: project) else {
      if !isAside { others += screens }
      return
    }
    let folder = path[..<(path.lastIndex(of: "/") ?? path.startIndex)]
    // The app delegate and the scene delegate belong to one app.
    if let number = all.firstIndex(where: { $0.folder == folder }) {
      all[number].screens += screens
      all[number].types.insert(owner.index)
    } else {
      all.append(
        Start(
          name: owner.simpleName, types: [owner.index], folder: folder, isAside: isAside,
          screens: screens))
    }
  }

  /// Adds the first screens of a finding, if it brings any: when an app starts, or as the root of
  /// another window.
  mutating func add(_ finding: Finding) {
    guard let function = finding.function else { return }
    if finding.isStart {
      for launch in finding.launches.sorted() {
        add(finding.targets, by: project.types[launch], in: function.file)
      }
    } else if finding.verb == .root, !finding.sources.contains(where: \.isScreen) {
      add(finding.targets, by: function.owner, in: function.file)
    }
  }

  /// Returns the app with a name, else the one that leads to the most screens. Clips and demos
  /// count only if there is nothing else.
  func main(named name: String?, _ next: Neighbors) -> Start? {
    if let name, let start = all.first(where: { $0.name == name }) { return start }
    guard all.count > 1 else { return all.first }
    let apps = all.contains { !$0.isAside } ? all.filter { !$0.isAside } : all
    let reaches = apps.map { ($0, Self.reach(of: $0.screens, next).count(where: isScreen)) }
    return reaches.max { $0.1 < $1.1 }?.0
  }

  /// Returns the first screen that leads to the most screens: splash screens and other windows lead
  /// to few.
  func leading(of roots: [Screen], _ next: Neighbors) -> Screen? {
    let reaches = roots.map { ($0, Self.reach(of: [$0], next).count(where: isScreen)) }
    return reaches.filter { $0.1 > 0 }.max { $0.1 < $1.1 }?.0
  }

  /// Whether an app or one of its scenes starts with a type.
  static func isApp(_ type: ProjectType, in project: Project) -> Bool {
    let protocols: Set = [
      "App", "UIApplicationDelegate", "UIWindowSceneDelegate", "UISceneDelegate",
    ]
    return !protocols.isDisjoint(with: project.supertypes(of: type).external)
  }

  /// The screens and parts that each screen leads to.
  typealias Neighbors = [Screen: Set<Screen>]

  static func neighbors(_ index: CallIndex, _ findings: [Finding]) -> Neighbors {
    var next: Neighbors = [:]
    for (part, owners) in index.containers {
      for owner in owners { next[.type(owner), default: []].insert(.type(part)) }
    }
    for finding in findings {
      for source in finding.sources { next[source.screen, default: []].formUnion(finding.targets) }
    }
    return next
  }

  /// Returns what some screens lead to, as far as known, and the screens: the targets of transitions, and
  /// the contents.
  static func reach(of screens: [Screen], _ next: Neighbors) -> Set<Screen> {
    var seen = Set(screens)
    var queue = Array(seen)
    while let screen = queue.popLast() {
      for other in next[screen] ?? [] where seen.insert(other).inserted { queue.append(other) }
    }
    return seen
  }

  private func isScreen(_ screen: Screen) -> Bool {
    project.type(of: screen).map(project.isScreen) ?? true
  }

  /// Whether a path's words suggest a target beside the app: `AppClip/ClipApp.swift`.
  static func isAside(_ path: String) -> Bool {
    let aside: Set = [
      "clip", "preview", "previews", "widget", "widgets", "watch", "demo", "demos", "example",
      "examples", "sample", "samples", "playground", "extension", "extensions",
    ]
    var word = ""
    for character in path + "/" {
      if !character.isLetter || character.isUppercase {
        if aside.contains(word) { return true }
        word = ""
      }
      if character.isLetter { word += character.lowercased() }
    }
    return false
  }
}
