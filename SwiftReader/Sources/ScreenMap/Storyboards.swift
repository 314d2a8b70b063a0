/// A project's storyboards, joined: the class of each identifier, and the targets of segues.
struct Storyboards {
  /// A segue between two screens.
  struct Way {
    let source: Screen
    let destination: Screen
    let kind: String
    let identifier: String?
    let place: SourcePlace
  }

  private let files: [StoryboardFacts]
  private let names: StoryboardNames
  private let project: Project
  /// For each storyboard's number, the nearest Swift file, to tell apart several programs in a
  /// folder.
  private let neighbors: [Int]
  private(set) var ways: [Way] = []
  /// The screens by the words of the controllers' identifiers.
  private var identified: [String: Screen] = [:]
  /// The initial screens by storyboard name.
  private var initials: [String: Screen] = [:]
  /// The tabs of tab bar controllers, and the columns of split view controllers.
  private(set) var containers: [(owner: Screen, children: [Screen])] = []
  /// The identifiers of unwind segues, by their words.
  private var unwinds: Set<String> = []
  /// The embedded types, with their containers.
  private(set) var embedded: [(part: Int, owner: Int)] = []

  init(_ files: [StoryboardFacts], _ names: StoryboardNames, _ project: Project) {
    self.files = files
    self.names = names
    self.project = project
    neighbors = files.map { project.fileNearest(to: $0.path) }
    for (number, file) in files.enumerated() {
      for (id, controller) in file.controllers.sorted(by: { $0.key < $1.key }) {
        guard let screen = screen(id, in: number) else { continue }
        if let identifier = controller.storyboardIdentifier {
          identified[Self.words(identifier)] = screen
        }
      }
      if let initial = file.initial,
        let screen = screen(initial, in: number) ?? container(initial, in: number)
      {
        initials[Self.words(file.name)] = screen
      }
    }
    for number in files.indices { readSegues(of: number) }
  }

  /// The findings for the segues themselves.
  var findings: [Finding] {
    ways.map { way in
      Finding(
        verb: Self.verb(way.kind), place: way.place, site: way.place, sources: [.place(way.source)],
        targets: [way.destination], evidence: [])
    }
  }

  static func verb(_ kind: String) -> Site.Verb {
    switch kind {
    case "presentation", "modal": .present
    case "popoverPresentation", "popover": .popover
    case "showDetail", "replace": .showDetail
    case "custom": .custom
    default: .show
    }
  }

  /// Returns the screen with an identifier, comparing only letters and digits.
  func screen(identifiedBy identifier: String) -> Screen? { identified[Self.words(identifier)] }

  /// Returns the initial screen of a storyboard.
  func initialScreen(of name: String) -> Screen? { initials[Self.words(name)] }

  /// The initial screen of the app's main storyboard: of the one that its settings name, else of
  /// `Main`, else of the only one besides the launch screen.
  var mainScreen: Screen? {
    let named = (names.main + ["Main"]).lazy.compactMap { initials[Self.words($0)] }.first
    let launch = Set(names.launch.map(Self.words))
    let others = initials.filter { !launch.contains($0.key) }
    return named ?? (others.count == 1 ? others.first?.value : nil)
  }

  /// The declarations of all controllers, by their classes and identifiers.
  var declarations: [(name: String, place: SourcePlace)] {
    files.enumerated().flatMap { number, file in
      file.controllers.values.filter { $0.reference == nil }.flatMap { controller in
        let place = SourcePlace(file: project.files.count + number, line: controller.line)
        return [controller.customClass, controller.storyboardIdentifier].compactMap(\.self)
          .map { (name: $0, place: place) }
      }
    }
  }

  /// Returns the segues with an identifier; only the source's own, if it has any.
  func ways(identifiedBy identifier: String, from source: Screen?) -> [Way] {
    let words = Self.words(identifier)
    let all = ways.filter { $0.identifier.map(Self.words) == words }
    return all.filter { $0.source == source }.nonEmpty ?? Array(all.prefix(1))
  }

  /// Whether an identifier belongs to unwind segues only.
  func isUnwind(_ identifier: String) -> Bool {
    let words = Self.words(identifier)
    return unwinds.contains(words) && !ways.contains { $0.identifier.map(Self.words) == words }
  }

  private static func words(_ text: String) -> String {
    text.filter { $0.isLetter || $0.isNumber }.lowercased()
  }

  private mutating func readSegues(of number: Int) {
    let file = files[number]
    var children: [String: [(screen: Screen, name: String)]] = [:]
    for segue in file.segues {
      if segue.kind == "unwind", let identifier = segue.identifier {
        unwinds.insert(Self.words(identifier))
      }
      guard let destination = screen(segue.destination, in: number) else { continue }
      if segue.kind == "relationship" {
        children[segue.source, default: []].append((destination, segue.identifier ?? ""))
        continue
      }
      guard let source = own(segue.source, in: number), segue.kind != "unwind" else { continue }
      if segue.kind == "embed" {
        if case .type(let part) = destination, case .type(let owner) = source {
          embedded.append((part, owner))
        }
        continue
      }
      ways.append(
        Way(
          source: source, destination: destination, kind: segue.kind,
          identifier: segue.identifier,
          place: SourcePlace(file: project.files.count + number, line: segue.line)))
    }
    for (id, children) in children.sorted(by: { $0.key < $1.key }) {
      guard let element = file.controllers[id]?.element, children.count > 1 else { continue }
      let owner = own(id, in: number)
      if element == "tabBarController" {
        // A stack that only code fills shows no screen of its own.
        let tabs = children.map(\.screen).filter { $0 != .external("UINavigationController") }
        containers.append((owner ?? .external("UITabBarController"), tabs))
      } else if element == "splitViewController", let owner {
        let columns = Self.columns.compactMap { name in children.first { $0.name == name }?.screen }
        if columns.count > 1 { containers.append((owner, columns)) }
      }
    }
  }

  /// The relationships of a split view controller, from the leading to the trailing column.
  private static let columns = [
    "masterViewController", "supplementaryViewController", "detailViewController",
  ]

  /// Returns the screen of a plain tab bar controller.
  private func container(_ id: String, in number: Int) -> Screen? {
    files[number].controllers[id]?.element == "tabBarController"
      ? .external("UITabBarController") : nil
  }

  /// Returns the controller's own screen.
  private func own(_ id: String, in number: Int) -> Screen? {
    guard let controller = files[number].controllers[id] else { return nil }
    if let name = controller.customClass {
      return project.type(named: name, in: nil, file: neighbors[number]).map { .type($0.index) }
        ?? .external(name)
    }
    return controller.storyboardIdentifier.map { .external($0) }
  }

  /// Returns the screen that a controller shows: a navigation controller's root, or a placeholder's
  /// target.
  private func screen(_ id: String, in number: Int) -> Screen? {
    var (id, number) = (id, number)
    var navigation: String?
    // Placeholders and containers may lead to each other, even in a cycle.
    for _ in 0..<8 {
      guard let controller = files[number].controllers[id] else { return nil }
      if let reference = controller.reference {
        guard let next = target(of: reference) else { return nil }
        (id, number) = next
      } else if controller.element == "navigationController"
        || (controller.element == "splitViewController" && controller.customClass == nil),
        let root = files[number].segues.first(where: {
          $0.source == id && $0.kind == "relationship"
        })
      {
        if controller.element == "navigationController" {
          navigation = controller.customClass ?? "UINavigationController"
        }
        id = root.destination
      } else {
        let screen = own(id, in: number)
        if let navigation { screen.flatMap(project.type(of:))?.navigation = navigation }
        return screen
      }
    }
    return nil
  }

  private func target(of reference: (storyboard: String, identifier: String?)) -> (String, Int)? {
    guard let number = files.firstIndex(where: { $0.name == reference.storyboard }) else {
      return nil
    }
    guard let identifier = reference.identifier else {
      return files[number].initial.map { ($0, number) }
    }
    return files[number].controllers.first { $0.value.storyboardIdentifier == identifier }
      .map { ($0.key, number) }
  }
}
