import Diagnostics
import TextFormats
import ViewControllers

/// Makes a description of a syntax tree: the keys of its first level here, the view controllers
/// and the steps in extensions.
struct DescriptionDecoder {
  let faults: DiagnosticCollector
  var viewControllers: [ViewController] = []
  /// Every id that is declared so far, explicit or implied.
  var indices: [String: ViewController.Index] = [:]
  /// Every id that the text declares anywhere; implied ids keep clear of them.
  var explicitIDs: Set<String> = []
  /// How many names with a number were given for a class.
  var impliedCounts: [String: Int] = [:]
  /// The controllers that still need an implied id.
  var unnamed: [ViewController.Index] = []
  /// What controllers declared so far present at the beginning.
  var presented: [(presenter: ViewController.Index, node: SyntaxNode)] = []
  /// Ids that were not declared where they were used.
  var unresolved: [Sourced<String>] = []
  /// Whether the initial hierarchy is being read, not a step.
  var isBeginning = true

  init(_ faults: DiagnosticCollector) {
    self.faults = faults
  }

  /// The description, nil when it has faults that leave nothing to describe.
  mutating func decode(_ node: SyntaxNode) -> AppDescription? {
    var reader = MappingReader(node, expecting: "a description", faults)
    guard node.kind == .mapping else { return nil }
    typealias Key = DescriptionKey
    _ = reader.string(Key.schema)
    let title = reader.string(Key.title)
    let rules = reader.choice(Key.rules.rawValue, RuleSet.self)
    let ios = reader.int(Key.ios.rawValue, in: Key.iosVersions)
    let idiom = reader.choice(Key.idiom.rawValue, Idiom.self)
    let window = reader.string(Key.window)
    explicitIDs = node.texts(ofKey: ViewControllerKey.id.rawValue)
    indices.reserveCapacity(explicitIDs.count)
    viewControllers.reserveCapacity(explicitIDs.count)
    let root = reader.value(Key.rootViewController).flatMap { declareFamilies($0) }
    if !reader.has(Key.rootViewController) {
      reader.missing(Key.rootViewController.rawValue, of: "the description")
    }
    isBeginning = false
    let steps = reader.sequence(Key.steps)?.value.compactMap { decodeStep($0) } ?? []
    let emphasized = reader.sequence(Key.emphasize)?.value.compactMap { decodeID($0) } ?? []
    reader.finish()
    checkWindow(window)
    reportUnresolved()
    guard let root, !faults.hasErrors else { return nil }
    var description = AppDescription(
      viewControllers: viewControllers, rootViewController: root, steps: steps,
      rules: rules?.value ?? .uikit, ios: ios?.value, idiom: idiom?.value ?? .pad)
    description.title = title
    description.window = window
    description.emphasized = emphasized
    return description
  }

  /// The controller of an id that stands in a list of ids.
  private mutating func decodeID(_ node: SyntaxNode) -> ViewController.Index? {
    guard let id = node.string else {
      faults.error("'emphasize' takes ids, not \(node.phrase)", at: node.range)
      return nil
    }
    if let index = indices[id] { return index }
    unresolved.append(Sourced(id, at: node.range))
    return nil
  }

  private func checkWindow(_ window: Sourced<String>?) {
    guard let window else { return }
    checkID(window)
    if let index = indices[window.value] {
      faults.error(
        "the window's id \(window.value.quoted) is a view controller's too", at: window.range,
        notes: [Diagnostic.Note("it is declared here", at: viewControllers[index].id.range)])
    }
  }

  /// Whether an id can be written where it is used; if not, that is reported.
  @discardableResult
  func checkID(_ id: Sourced<String>) -> Bool {
    if id.value.isEmpty {
      faults.error("an id is not empty", at: id.range)
    } else if id.value.unicodeScalars.contains(where: { $0.value < 0x20 || $0.value == 0x7F }) {
      faults.error("an id has no line breaks and no control characters", at: id.range)
    } else {
      return true
    }
    return false
  }

  // Only now every id is known, so that a message can say "later", or name a near one.
  private func reportUnresolved() {
    if unresolved.isEmpty { return }
    var suggestions = SpellingSuggestions(viewControllers.lazy.map(\.id.value))
    for name in unresolved {
      if let index = indices[name.value] {
        faults.error(
          "\(name.value.quoted) is declared only later", at: name.range,
          notes: [Diagnostic.Note("it is declared here", at: viewControllers[index].id.range)])
      } else {
        faults.error(
          "no view controller has the id \(name.value.quoted)"
            + suggestions.ending(for: name.value), at: name.range)
      }
    }
  }
}
