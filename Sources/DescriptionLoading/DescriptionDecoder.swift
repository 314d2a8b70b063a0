import Diagnostics
import TextFormats
import ViewControllers

/// Makes a description of a syntax tree: the keys of its first level here, the view controllers
/// and the steps in extensions.
struct DescriptionDecoder {
  let diagnostics: DiagnosticCollector
  var viewControllers: [ViewController] = []
  /// Every id that is declared so far, explicit or implied.
  var indices: [String: ViewController.Index] = [:]
  /// Every id that the text declares anywhere; implied ids keep clear of them.
  var explicitIDs: Set<String> = []
  /// How many names with a number were given for a class.
  var impliedIDs = ImpliedIDs()
  /// The ids that the alternatives read so far declare; the next one may declare them anew.
  var idsOfAlternatives: Set<String> = []
  /// The names in SwiftUI of controllers that SwiftUI makes: of their views, and of its containers.
  var viewNames: [ViewController.Index: String] = [:]
  /// The controllers that still need an implied id.
  var unnamed: [ViewController.Index] = []
  /// What controllers declared so far present at the beginning.
  var presented: [(presenter: ViewController.Index, node: SyntaxNode)] = []
  /// Ids that were not declared where they were used.
  var unresolved: [Sourced<String>] = []
  /// What is no view controller.
  var objects: [AppObject] = []
  /// How many objects were read, and where those with an id of their own stand.
  var objectCount = 0
  var objectIDs: [String: (place: Int, range: SourceRange?)] = [:]
  /// References whose ends are looked up when everything is declared.
  var references: [NamedReference] = []
  /// What a step can perform.
  var segues: [Segue] = []
  /// The windows that were read.
  var windows: [Window] = []
  /// By their ids, where windows stand; those too that could not be read.
  var windowIDs: [String: (place: Window.Index, range: SourceRange?)] = [:]
  /// The controllers around which UIKit may make a navigation controller: they are, or become, a
  /// split view controller's column.
  var wrappable: Set<ViewController.Index> = []
  /// Whether the initial hierarchy is being read, not a step.
  var isBeginning = true

  init(_ diagnostics: DiagnosticCollector) {
    self.diagnostics = diagnostics
  }

  /// The description, nil when it has faults that leave nothing to describe.
  mutating func decode(_ node: SyntaxNode) -> AppDescription? {
    var reader = MappingReader(node, expecting: .description, diagnostics)
    guard node.kind == .mapping else { return nil }
    typealias Key = AppDescriptionKey
    let values = reader.values(of: Key.self, except: .schema)
    explicitIDs = node.texts(ofKey: ViewControllerKey.id.rawValue)
    indices.reserveCapacity(explicitIDs.count)
    viewControllers.reserveCapacity(explicitIDs.count)
    readWindows(&reader)
    let scenes = reader.sequence(Key.scenes)?.value.compactMap { declareFamilies($0) } ?? []
    isBeginning = false
    segues = reader.sequence(Key.segues)?.value.compactMap { decodeSegue($0) } ?? []
    let steps = reader.sequence(Key.steps)?.value.compactMap { decodeStep($0) } ?? []
    let alternatives =
      reader.sequence(Key.alternatives)?.value.compactMap { decodeAlternative($0) } ?? []
    objects = reader.sequence(Key.objects)?.value.compactMap { decodeObject($0) } ?? []
    let emphasized = reader.sequence(Key.emphasize)?.value.compactMap { decodeID($0) } ?? []
    // Asked for last, so that notes list it behind what people write.
    _ = reader.string(Key.schema)
    let suggested = reader.finish(meaning: Key.key(meantBy:))
    // Under another name it is there.
    let roots = [Key.rootViewController, .windows]
    if !roots.contains(where: { reader.has($0) || suggested.contains($0.rawValue) }) {
      reader.missing(Key.rootViewController.rawValue, of: .description)
    }
    checkWindows()
    resolveReferences()
    reportUnresolved()
    guard let root = windows.first?.rootViewController, !diagnostics.hasErrors else { return nil }
    var description = AppDescription(
      viewControllers: viewControllers, rootViewController: root, steps: steps)
    values.set(in: &description)
    description.windows = windows
    description.alternatives = alternatives
    description.objects = objects
    description.emphasized = emphasized
    description.scenes = scenes
    description.segues = segues
    return description
  }

  /// The controller of an id that stands in a list of ids.
  private mutating func decodeID(_ node: SyntaxNode) -> ViewController.Index? {
    guard let id = node.string else {
      diagnostics.wrongType(node, AppDescriptionKey.emphasize.rawValue, .ids)
      return nil
    }
    if let index = indices[id] { return index }
    unresolved.append(Sourced(id, at: node.range))
    return nil
  }

  /// Whether an id can be written where it is used; if not, that is reported.
  @discardableResult
  func checkID(_ id: Sourced<String>) -> Bool {
    if id.value.isEmpty {
      diagnostics.error(.description(.emptyID), at: id.range)
    } else if id.value.unicodeScalars.contains(where: { $0.value < 0x20 || $0.value == 0x7F }) {
      diagnostics.error(.description(.controlCharacterInID), at: id.range)
    } else {
      return true
    }
    return false
  }

  // Only now every id is known, so that a message can say "later", or name a near one.
  private func reportUnresolved() {
    if unresolved.isEmpty { return }
    var suggestions = SpellingSuggestions(
      viewControllers.map(\.id.value) + objects.map(\.id.value))
    for name in unresolved {
      if let index = indices[name.value] {
        diagnostics.error(
          .description(.idDeclaredLater(name.value)), at: name.range,
          notes: [Diagnostic.Note(.isDeclaredHere, at: viewControllers[index].id.range)])
      } else {
        diagnostics.error(
          .description(
            .unknownID(name.value, suggestion: suggestions.nearest(to: name.value))),
          at: name.range)
      }
    }
  }
}
