/// What an app begins with: its first screens, and the children of its containers.
struct Beginning {
  /// What the map begins with.
  private(set) var root: Screen?
  /// All screens with which the app starts, such as a welcome for whoever isn't signed in.
  private(set) var firsts: [Screen]
  /// What the root leads on to, if the app shows it only at first: a splash, or a sign-in.
  private(set) var successor: Screen?
  /// Whether the root is what the app starts with, rather than a guess.
  let isRootKnown: Bool
  /// The children of each container: tabs or columns.
  private(set) var children: [Screen: [Screen]] = [:]
  /// The tab or column in whose place each screen may be, because code chooses between them.
  private(set) var alternatives: [Screen: Screen]
  /// The conditions of the first screens between which a view chooses, as Swift says them.
  private(set) var conditions: [Screen: String] = [:]
  /// The screens with which code fills windows besides the app's first.
  private(set) var otherWindows: Set<Screen> = []
  /// The apps of the folder.
  let starts: Starts
  /// The app that is drawn.
  let start: Starts.Start?

  /// Finds what an app begins with.
  ///
  /// - Parameters:
  ///   - name: The type that starts the app to draw; nil for the largest app.
  ///   - findings: Those that only fill the stacks of tabs are removed.
  ///   - components: What is found to be a screen is added.
  init(
    of project: Project, _ index: CallIndex, appNamed name: String?, _ findings: inout [Finding],
    _ components: inout Components
  ) {
    let evaluator = Evaluator(project, index.rows)
    let starts = Self.starts(project, index, evaluator, findings, &components)
    let start = starts.main(named: name, Starts.neighbors(index, findings))
    (self.starts, self.start) = (starts, start)
    var containers = Containers(index, evaluator)
    containers.findOwn(in: project, index.choosers, evaluator)
    findings.removeAll(where: containers.isFiller)
    let own = start.map(\.screens) ?? []
    firsts = (own.isEmpty ? starts.others : own).flatMap(containers.drawn)
    if let storyboards = project.storyboards {
      // A window that the app's code makes doesn't show the main storyboard.
      let windows = (index.calls["UIWindow"] ?? []).compactMap(\.function.owner?.index)
      if start?.types.isDisjoint(with: windows) ?? true, let main = storyboards.mainScreen {
        firsts.append(main)
      }
      containers.all += storyboards.containers
    }
    let next = Starts.neighbors(index, findings)
    isRootKnown = !firsts.isEmpty
    let tabs = Set(containers.all.flatMap(\.children))
    alternatives = containers.alternatives.filter { !tabs.contains($0.key) }
    components.screens.formUnion(firsts)
    root =
      main(of: containers.all, findings, components) ?? starts.leading(of: firsts, next)
    components.screens.formUnion(root.map { [$0] } ?? [])
    beginEarlier(index, findings, next)
    alternatives.merge(index.choosers.alternatives(to: root)) { own, _ in own }
    components.screens.formUnion(alternatives.keys)
    fill(containers.all, &components)
    fill(containers.own, besides: Set(findings.flatMap(\.targets)), &components)
    // A tab bar in the app's window itself is the first screen, and its tabs are none.
    if let root, let start, start.types.map(Screen.type).contains(root) {
      firsts.removeAll { children[root]?.contains($0) == true }
      for type in start.types { components.firsts[type] = root }
    }
    for screen in firsts where screen != root {
      conditions[screen] =
        components.choosers.keys.sorted().lazy
        .compactMap { index.choosers.all[$0]?.conditions[screen] }.first
    }
    otherWindows = Set(
      findings.filter { $0.verb == .root && $0.isOnlyStart && $0.launches.isEmpty }
        .flatMap(\.targets))
    // With only one app, its delegates present from its root.
    if let root, starts.all.count < 2 {
      for type in project.declared where Starts.isApp(type, in: project) {
        components.firsts[type.index] = components.firsts[type.index] ?? root
      }
    }
  }

  /// Finds the types with which apps start, and opens first screens that only choose.
  private static func starts(
    _ project: Project, _ index: CallIndex, _ evaluator: Evaluator, _ findings: [Finding],
    _ components: inout Components
  ) -> Starts {
    var starts = Starts(project)
    for (function, value) in index.roots {
      let chosen = function.owner.flatMap { index.choosers.all[$0.index]?.screens }
      let screens =
        chosen
        ?? evaluator.fresh.screens(value, in: Context(function)).filter { $0.type != nil }
      starts.add(components.open(screens, index.choosers), by: function.owner, in: function.file)
    }
    for var finding in findings {
      if finding.isStart || finding.verb == .root {
        finding.targets = components.open(finding.targets, index.choosers)
      }
      starts.add(finding)
    }
    for start in starts.all {
      for type in start.types { components.firsts[type] = start.screens.first }
    }
    for finding in findings where finding.isStart {
      // What an object brings besides the first screen, it brings from there.
      guard let owner = finding.function?.owner, components.firsts[owner.index] == nil else {
        continue
      }
      components.firsts[owner.index] = finding.targets.first
    }
    return starts
  }

  /// Returns the container of the first screen, or of its part that contains the app's tabs; nil if there is
  /// none.
  private func main(
    of containers: [(owner: Screen, children: [Screen])], _ findings: [Finding],
    _ components: Components
  ) -> Screen? {
    // A tab bar that becomes the root later has the app's tabs.
    let later = findings.filter { $0.verb == .root }.flatMap(\.targets)
    let known = Set(firsts + later + starts.others)
    let apps = Set((start?.types ?? []).map(Screen.type))
    var own = containers.filter { container in
      known.contains(container.owner) || apps.contains(container.owner)
        || components.screens(with: container.owner).contains(where: known.contains)
    }
    if own.isEmpty, !isRootKnown {
      let sheets = Set(findings.filter { $0.verb == .sheet }.flatMap(\.targets))
      own = containers.filter { !sheets.contains($0.owner) }
    }
    return own.max { $0.children.count < $1.children.count }?.owner
  }

  /// Begins with the first screen that leads on to the root, if there is one: the tabs behind a sign-in come
  /// later.
  private mutating func beginEarlier(
    _ index: CallIndex, _ findings: [Finding], _ next: Starts.Neighbors
  ) {
    let initial = Set(index.choosers.all.values.compactMap(\.initial))
    let replacing = findings.filter { $0.verb == .root && $0.sources.contains(where: \.isScreen) }
    let toMain = replacing.filter { root.map($0.targets.contains) ?? false }
    for screen in firsts {
      // To sign out leads back from the main screen.
      let ways =
        initial.contains(screen)
        ? findings.filter { $0.verb == .custom }
        : screen != root ? toMain : toMain.isEmpty ? replacing : []
      let way = ways.first { $0.sources.contains { $0.screen == screen } && !$0.targets.isEmpty }
      guard let next = way?.targets.first else { continue }
      (root, successor) = (screen, next)
      return
    }
    // What screens put into the window later isn't what the app starts with.
    guard let later = root, !firsts.contains(later), !toMain.isEmpty else { return }
    root = firsts.first { Starts.reach(of: [$0], next).contains(later) } ?? later
  }

  /// Gives each container its children. A screen is drawn in one container only, the first screen's rather
  /// than another's.
  private mutating func fill(
    _ containers: [(owner: Screen, children: [Screen])], _ components: inout Components
  ) {
    var taken = Set(root.map { [$0] } ?? [])
    for container in containers.filter({ $0.owner == root })
      + containers.filter({ $0.owner != root })
    where children[container.owner] == nil && components.isScreen(container.owner) {
      let free = container.children.filter { !taken.contains($0) }
      guard free.count > 1 else { continue }
      children[container.owner] = free
      taken.formUnion(free)
      components.screens.formUnion(free)
    }
  }

  /// Gives controllers the children that they add to themselves, unless a transition leads to these, too.
  private mutating func fill(
    _ containers: [(owner: Screen, children: [Screen])], besides targets: Set<Screen>,
    _ components: inout Components
  ) {
    // What has children becomes nobody's child, so that no container is in itself.
    var taken = targets.union(firsts).union(children.values.joined()).union(children.keys)
    for container in containers where children[container.owner] == nil {
      let free = container.children.filter { !taken.contains($0) }
      guard !free.isEmpty else { continue }
      children[container.owner] = free
      taken.formUnion(free + [container.owner])
      components.screens.formUnion(free)
    }
  }
}
