/// Decides which views are screens and which are parts of screens. A screen brings what its parts
/// bring.
struct Components {
  private let project: Project
  private var containers: [Int: Set<Int>]
  /// The controllers that only stand beside another one in a container.
  private var besides: Set<Int> = []
  /// The boxes of the map.
  var screens: Set<Screen>
  /// The views that only choose, with the screens for which they stand.
  private(set) var choosers: [Int: [Screen]] = [:]
  /// What a transition leads to, besides the app's start.
  private let targets: Set<Screen>
  /// The first screen of each app, by the index of the type that starts the app. Both bring the
  /// same screens.
  var firsts: [Int: Screen] = [:]

  /// A part of more screens than this gets a box of its own.
  private static let mostScreens = 5
  private static let mostParts = 60

  init(_ project: Project, _ index: CallIndex, _ findings: [Finding]) {
    self.project = project
    let screens = Set(findings.filter { !$0.isInline }.flatMap(\.targets))
    // A sheet without a view of its own is part of the view that brings it.
    let inline = Set(findings.filter(\.isInline).flatMap(\.sources).map(\.screen))
    containers = index.containers.merging(
      index.broughtParts.compactMapValues { owners in
        let owners = owners.filter { inline.contains(.type($0)) }
        return owners.isEmpty ? nil : owners
      }.filter { !screens.contains(.type($0.key)) }
    ) { $0.union($1) }
    self.screens = screens
    targets = Set(findings.filter { !$0.isOnlyStart }.flatMap(\.targets))
  }

  /// Notes the children of a container, which stands for its first child: the others are parts of that.
  mutating func add(children: [[Screen]]) {
    guard let first = children.first, first.count == 1, let whole = first[0].type else { return }
    for part in children.dropFirst().joined().compactMap(\.type) where part != whole {
      containers[part, default: []].insert(whole)
      besides.insert(part)
    }
  }

  /// Replaces first screens that only choose by the screens for which they stand, unless a transition
  /// leads to them, too.
  mutating func open(_ screens: [Screen], _ choosers: Choosers, _ depth: Int = 0) -> [Screen] {
    screens.flatMap { screen -> [Screen] in
      guard depth < Choosers.mostLevels, let index = screen.type, !targets.contains(screen),
        let chooser = choosers.all[index]
      else { return [screen] }
      let inner = open(chooser.screens, choosers, depth + 1)
      self.choosers[index] = inner
      self.screens.formUnion(inner)
      return inner
    }
  }

  /// Returns the sources of a finding as boxes of the map.
  func sources(of finding: Finding) -> (sources: [Screen], evidence: Evidence) {
    if let row = finding.row, isScreen(row) { return ([.type(row)], []) }
    var all: [Screen] = []
    var evidence: Evidence = []
    for source in finding.sources {
      let screen = source.screen
      var lifted = [screen]
      if case .object(let index) = source, let first = firsts[index] {
        lifted = [first]
        if !Starts.isApp(project.types[index], in: project) { evidence.insert(.unseen) }
      } else if case .screen = source {
        lifted = self.screens(with: screen)
      }
      if lifted.count > 1 { evidence.insert(.component) }
      all += lifted
    }
    return (all.distinct, evidence)
  }

  /// Returns the screens that contain a view; the view itself, if it is a screen or in no known
  /// screen.
  func screens(with screen: Screen) -> [Screen] {
    guard case .type(let index) = screen else { return [screen] }
    let heirs = heirs(of: index)
    guard heirs.isEmpty else { return heirs }
    guard !isScreen(index) else { return [screen] }
    let (found, parts) = around(index)
    guard (1...Self.mostScreens).contains(found.count) else {
      return [.type(found.isEmpty ? index : whole(of: index, among: parts))]
    }
    return found.sorted().map { .type($0) }
  }

  /// Returns the controllers that inherit from one that nothing creates; none if there are many.
  private func heirs(of index: Int) -> [Screen] {
    func isMade(_ type: ProjectType) -> Bool {
      screens.contains(.type(type.index)) || containers[type.index] != nil
    }
    let type = project.types[index]
    guard project.role(of: type) == .controller, !isMade(type) else { return [] }
    let heirs = project.subtypes(of: type).filter(isMade)
    return heirs.count <= Self.mostScreens ? heirs.map { .type($0.index) } : []
  }

  /// Returns the screens that contain a view, and the parts in between, innermost first.
  ///
  /// - Parameter other: A part to skip.
  private func around(_ index: Int, without other: Int? = nil) -> (screens: Set<Int>, parts: [Int])
  {
    var seen = Set([index, other].compactMap(\.self))
    var parts = [index]
    var found: Set<Int> = []
    var next = 0
    while next < parts.count {
      let chosen = choosers[parts[next]].map { Set($0.compactMap(\.type)) }
      for outer in (chosen ?? containers[parts[next]] ?? []).sorted()
      where seen.insert(outer).inserted {
        if isScreen(outer) { found.insert(outer) } else { parts.append(outer) }
      }
      next += 1
    }
    return (found, parts)
  }

  /// Returns the outermost part on every path from a view to its screens: for a text in a row of
  /// many lists, the row.
  private func whole(of index: Int, among parts: [Int]) -> Int {
    let views = parts.dropFirst().filter { project.role(of: project.types[$0]) == .view }
    // No app nests its parts that deep; beyond it the view counts as its own whole.
    guard views.count <= Self.mostParts else { return index }
    return views.last { around(index, without: $0).screens.isEmpty } ?? index
  }

  /// Returns the screens that contain a SwiftUI screen as a part, and therefore share its
  /// transitions.
  ///
  /// - Parameter root: The first screen, which is left out because it may contain any other.
  func screens(embedding screen: Screen, below root: Screen?) -> [Screen] {
    guard case .type(let index) = screen, isScreen(index),
      project.role(of: project.types[index]) == .view
    else { return [] }
    let found = (containers[index] ?? []).sorted().filter { outer in
      isScreen(outer) && project.role(of: project.types[outer]) == .view && root != .type(outer)
    }
    return found.count <= Self.mostScreens ? found.map { .type($0) } : []
  }

  /// Returns the screens that contain a view that is part of many, and so has a box of its own; nil
  /// for any other box.
  func manyScreens(with screen: Screen) -> [Screen]? {
    guard case .type(let index) = screen, !isScreen(index),
      project.role(of: project.types[index]) == .view
    else { return nil }
    let found = around(index).screens
    return found.count > Self.mostScreens ? found.sorted().map { .type($0) } : nil
  }

  /// Whether a box has a screen of its own.
  func isScreen(_ screen: Screen) -> Bool {
    if case .type(let index) = screen { isScreen(index) } else { true }
  }

  private func isScreen(_ index: Int) -> Bool {
    if choosers[index] != nil { return false }
    if screens.contains(.type(index)) { return true }
    if besides.contains(index) { return false }
    let role = project.role(of: project.types[index])
    return role == .controller || role == .navigation
  }
}
