/// An author's settings for a whole app.
public struct MapSettings: Sendable {
  /// The type with which the app to draw starts; nil for the app that leads to the most screens.
  public var app: String?
  /// The app's own functions that present or push their first argument.
  public var presents: [FunctionName]
  public var shows: [FunctionName]
  /// The screens of routes, by the names of an enum's cases.
  public var routes: [String: String]
  /// Types that aren't drawn.
  public var hide: [Pattern]
  /// The groups of screens, by patterns for types and paths. The default group is the folder.
  private let groups: [(name: String, pattern: Pattern)]
  /// The base address of the source's files, nil for none.
  public var links: String?
  /// The language of the map's texts.
  public var words: Words
  /// The lines of the file with the settings, by the functions and by the routes; empty if they aren't
  /// from a file.
  private(set) var verbLines: [FunctionName: Int] = [:]
  private(set) var routeLines: [String: Int] = [:]

  /// A group and the pattern that its members match, or a route and its screen:
  /// `account=AccountViewController`.
  public struct Rule: Sendable {
    let name: String
    let value: String

    /// Creates a rule from `name=value`; nil without either.
    public init?(_ text: String) {
      let parts = text.split(separator: "=", maxSplits: 1)
      guard parts.count == 2 else { return nil }
      (name, value) = (String(parts[0]), String(parts[1]))
    }
  }

  /// Creates settings; by default there are none.
  ///
  /// - Parameter lines: The lines of the functions that present, of those that push, and of the routes,
  ///   in this order; empty if they aren't from a file.
  public init(
    app: String? = nil, presents: [FunctionName] = [], shows: [FunctionName] = [],
    routes: [Rule] = [], hide: [Pattern] = [], groups: [Rule] = [], links: String? = nil,
    words: Words = .english, lines: [Int] = []
  ) {
    (self.app, self.presents, self.shows, self.hide) = (app, presents, shows, hide)
    (self.links, self.words) = (links, words)
    self.groups = groups.map { ($0.name, Pattern($0.value)) }
    self.routes = Dictionary(routes.map { ($0.name, $0.value) }) { first, _ in first }
    guard lines.count == presents.count + shows.count + routes.count else { return }
    verbLines = Dictionary(zip(presents + shows, lines)) { first, _ in first }
    routeLines = Dictionary(
      zip(routes.map(\.name), lines.suffix(routes.count))
    ) { first, _ in first }
  }

  /// Returns the group of a type declared in a file, nil for the app's folder itself.
  ///
  /// - Parameter outer: The number of outer folders that the group's name leaves out, because all of
  ///   the app's screens are in them.
  func group(ofType name: String, in path: String, below outer: Int = 0) -> String? {
    let folders = path.split(separator: "/").dropLast().dropFirst(outer)
    let folder = folders.isEmpty ? nil : folders.joined(separator: "/")
    return groups.first {
      $0.pattern.matches(name) || $0.pattern.matches(TypeName.simple(name))
        || $0.pattern.matches(path)
    }?.name ?? folder
  }

  /// All the settings' functions that bring a screen.
  var verbs: [FunctionName] { presents + shows }

  /// Returns how a call brings its first argument, nil if it calls none of the functions.
  func verb(of call: Call) -> Site.Verb? {
    if presents.contains(where: { $0.isCalled(by: call) }) { return .present }
    return shows.contains { $0.isCalled(by: call) } ? .show : nil
  }
}

/// A function's name, with or without argument labels: `route(to:)`.
public struct FunctionName: Hashable, Sendable, CustomStringConvertible {
  let name: String
  /// The labels; nil for any. `_` is an empty label.
  let labels: [String]?

  /// Creates a name from its usual notation, nil for anything else.
  public init?(_ text: String) {
    guard let bracket = text.firstIndex(of: "(") else {
      (name, labels) = (text, nil)
      return
    }
    let list = text[text.index(after: bracket)...]
    guard list.last == ")" else { return nil }
    name = String(text[..<bracket])
    labels = list.dropLast().split(separator: ":").map { $0 == "_" ? "" : String($0) }
  }

  init(_ function: ProjectFunction) {
    (name, labels) = (function.name, function.parameters.map(\.label))
  }

  /// Creates the name of the function that a call calls, as far as the call shows it.
  init(_ call: Call) {
    (name, labels) = (call.name ?? "", call.allArguments.map(\.label))
  }

  public var description: String {
    guard let labels else { return name }
    return "\(name)(\(labels.map { ($0.isEmpty ? "_" : $0) + ":" }.joined()))"
  }

  /// Whether it names the function.
  func isName(of function: ProjectFunction) -> Bool {
    function.name == name && (labels.map { $0 == function.parameters.map(\.label) } ?? true)
  }

  /// Whether a call may call the function: arguments after the first may be left out.
  func isCalled(by call: Call) -> Bool {
    guard call.name == name, let first = call.allArguments.first else { return false }
    guard let labels else { return true }
    guard let label = labels.first, first.label == label || call.arguments.isEmpty else {
      return false
    }
    var rest = labels.dropFirst()
    for argument in call.arguments.dropFirst() {
      guard let place = rest.firstIndex(of: argument.label) else { return false }
      rest = rest[(place + 1)...]
    }
    return true
  }
}
