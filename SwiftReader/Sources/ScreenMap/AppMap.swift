/// The screens of an app and the transitions between them, from its source.
public struct AppMap {
  /// An arrow of the map.
  struct Arrow {
    let source: Screen
    let target: Screen
    let verb: Site.Verb
    let place: SourcePlace
    /// The reasons for a doubt about its ends; none if the code says them.
    let doubts: Evidence
    let style: String?
  }

  let project: Project
  let settings: MapSettings
  var words: Words { settings.words }
  /// An author's remarks that have no effect.
  let idleRemarks: [IdleRemark]
  /// The functions in the settings that nothing calls.
  let unusedVerbs: [FunctionName]
  /// The routes in the settings that bring nothing, each with a call that hands it over.
  let unusedRoutes: [(name: String, call: CallIndex.Place?)]
  let finder: TransitionFinder
  /// The files' paths; a file's number is its index.
  var paths: [String] { project.paths }
  private(set) var arrows: [Arrow] = []
  /// What the app begins with.
  let beginning: Beginning
  /// What the map begins with: the app's first screen, else the screen that brings the most others.
  private(set) var root: Screen?
  /// The children of each container: tabs or columns.
  var children: [Screen: [Screen]] { beginning.children }
  /// The types with which the folder's apps start.
  public var apps: [String] { beginning.starts.all.map(\.name) }
  /// The controllers that only say that something is going on.
  private var indicators: Set<Screen> = []
  /// Boxes that no arrow leads to and that no reached box contains.
  private(set) var unreached: [Screen] = []
  /// The screens that contain each box that is part of many.
  private(set) var parts: [Screen: [Screen]] = [:]
  /// The findings of all sites, for lists.
  private(set) var findings: [Finding]
  /// The numbers of sites, by result.
  public private(set) var counts = Counts()
  /// The app's own functions that bring a screen, but whose calls aren't all followed.
  private(set) var ownFunctions: [OwnFunctions.Entry] = []
  /// The calls for which an arrow is drawn.
  private(set) var drawnPlaces: Set<SourcePlace> = []
  /// Which boxes are screens, and which are parts of them.
  private(set) var components: Components
  /// The number of outer folders that contain all screens, such as `App/Sources`.
  private(set) var outerFolders = 0
  /// Sites with several possible sources and several possible targets; they aren't drawn.
  private(set) var vague: [Finding] = []

  /// The numbers of sites, by result: each site has one.
  public struct Counts: Sendable {
    /// Calls that bring a screen, except alerts and the app's start.
    var sites: Int { drawn + system + inline + indicators + same + hidden + open }
    /// Sites with an arrow; several may share one.
    public internal(set) var drawn = 0
    public internal(set) var arrows = 0
    /// System controllers, such as a document picker; they aren't drawn.
    public internal(set) var system = 0
    /// Sheets whose views are built in place.
    public internal(set) var inline = 0
    /// Calls that only show that something is going on.
    public internal(set) var indicators = 0
    /// Sites that bring the screen on which they are.
    public internal(set) var same = 0
    /// Sites that only bring types that an author hides.
    public internal(set) var hidden = 0
    /// Sites with an unknown end, or with too many ends to draw.
    public internal(set) var open = 0
    public internal(set) var alerts = 0
    /// Segues of storyboards.
    public internal(set) var segues = 0
    /// Sites that an author excluded.
    public internal(set) var ignored = 0
  }

  /// Creates the map of a project's files.
  ///
  /// - Parameters:
  ///   - files: The facts of the Swift files.
  ///   - storyboards: The facts of the storyboards.
  ///   - names: The storyboards that the app's settings name.
  ///   - settings: The author's settings for the app.
  public init(
    _ files: [FileFacts], storyboards: [StoryboardFacts] = [],
    names: StoryboardNames = StoryboardNames(), settings: MapSettings = MapSettings()
  ) {
    project = Project(files, storyboards, names)
    self.settings = settings
    let index = CallIndex(project, settings)
    let reader = SiteReader(project, index, settings)
    idleRemarks = reader.idle
    unusedVerbs = settings.verbs.filter { verb in
      !(index.calls[verb.name] ?? []).contains { verb.isCalled(by: $0.call) }
    }
    unusedRoutes = settings.unusedRoutes(index)
    finder = reader.finder
    // Findings are in the order of the source, and of the text within a line.
    let all = reader.findings + (project.storyboards?.findings ?? [])
    findings = all.indices.sorted { one, other in
      (all[one].place, one) < (all[other].place, other)
    }.map { all[$0] }
    counts.segues = project.storyboards?.ways.count ?? 0
    components = Components(project, index, findings)
    for (function, call) in index.frames {
      components.add(
        children: finder.evaluator.fresh.children(givenTo: call, in: Context(function)))
    }
    beginning = Beginning(
      of: project, index, appNamed: settings.app, &findings, &components)
    root = beginning.root
    indicators = Set(findings.flatMap(\.targets)).filter(isIndicator)
    draw()
    count(index, reader.ignored)
    ownFunctions = OwnFunctions(reader.finder, findings).unfollowed
    if root == nil {
      // The screen that brings the most others.
      let counts = Dictionary(arrows.map { ($0.source, 1) }, uniquingKeysWith: +)
      root = arrows.map(\.source).max { counts[$0] ?? 0 < counts[$1] ?? 0 }
    }
    for source in Set(arrows.map(\.source)) where source != root {
      parts[source] = components.manyScreens(with: source)
    }
    let first = (root.map { [$0] } ?? []) + children.values.joined()
    let starts = beginning.starts
    let reached = Starts.reach(
      of: first + starts.all.flatMap(\.screens) + starts.others,
      Starts.neighbors(index, findings))
    let targets = Set(arrows.map(\.target))
    unreached = scenes.filter { !reached.contains($0) && !targets.contains($0) }
    outerFolders = sharedFolders()
  }

  /// Returns the number of outer folders that contain all screens; one fewer if they are in no other
  /// folders, so that no group loses its name.
  private func sharedFolders() -> Int {
    let screens = scenes + children.values.joined() + (root.map { [$0] } ?? [])
    let folders = screens.compactMap { screen -> ArraySlice<Substring>? in
      guard let type = project.type(of: screen), type.file < paths.count else { return nil }
      return paths[type.file].split(separator: "/").dropLast()
    }
    guard let first = folders.first else { return 0 }
    let shared = folders.reduce(first.count) { count, other in
      min(count, zip(first, other).prefix { $0 == $1 }.count)
    }
    return folders.contains { $0.count == shared } ? max(0, shared - 1) : shared
  }

  private mutating func count(_ index: CallIndex, _ ignored: Int) {
    counts.alerts = index.alerts
    counts.ignored = ignored
    counts.arrows = arrows.count
    let vague = Set(self.vague.map(\.place))
    for (place, all) in findingsByPlace where !isLeftOut(all) {
      guard place.file < project.files.count else { continue }
      if drawnPlaces.contains(place) {
        counts.drawn += 1
      } else if vague.contains(place) || !all.contains(where: \.hasBothEnds) {
        counts.open += 1
      } else if all.contains(where: \.isInline) {
        counts.inline += 1
      } else if all.contains(where: { $0.targets.allSatisfy(isSystem) && !$0.targets.isEmpty }) {
        counts.system += 1
      } else if all.contains(where: { $0.targets.contains(where: indicators.contains) }) {
        counts.indicators += 1
      } else if all.contains(where: { $0.targets.contains(where: isHidden) }) {
        counts.hidden += 1
      } else {
        counts.same += 1
      }
    }
  }

  private mutating func draw() {
    struct Key: Hashable {
      let source: Screen
      let target: Screen
      let key: String
    }
    var numbers: [Key: Int] = [:]
    for finding in findings where !finding.isInline {
      var (sources, lifted) = components.sources(of: finding)
      if finding.verb == .root, !finding.sources.contains(where: \.isScreen) { sources = [] }
      let targets = finding.targets.filter {
        !isSystem($0) && !isHidden($0) && !indicators.contains($0)
      }
      let isChoice = finding.evidence.contains(.openChoice) && targets.count > 1
      if targets.count > 1, sources.count > 1 || (isChoice && targets.count > 8) {
        vague.append(finding)
        continue
      }
      let doubts = finding.doubts.union(lifted)
      var ends = sources.map { source in
        let isCertain = source.type.map(finding.certainSources.contains) ?? false
        return (source: source, doubts: isCertain ? doubts.subtracting(.keepers) : doubts)
      }
      if targets.count == 1 {
        for source in sources {
          ends += components.screens(embedding: source, below: root)
            .filter { !sources.contains($0) && children[$0]?.contains(source) != true }
            .map { (source: $0, doubts: doubts.union(.embedded)) }
        }
      }
      for (source, doubts) in ends where !isHidden(source) {
        for target in targets where target != source {
          drawnPlaces.insert(finding.place)
          let arrow = Arrow(
            source: source, target: target, verb: finding.verb, place: finding.place,
            doubts: doubts, style: finding.style)
          let key = Key(source: source, target: target, key: finding.verb.segueKey)
          guard let number = numbers[key] else {
            numbers[key] = arrows.count
            arrows.append(arrow)
            continue
          }
          // An arrow is certain if one of its locations is.
          if !arrows[number].doubts.isEmpty, doubts.isEmpty { arrows[number] = arrow }
        }
      }
    }
  }
}
