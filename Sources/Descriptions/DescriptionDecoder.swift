import VCEngine
import VCSource

/// Decodes a description from a syntax tree. This file reads the keys of the first level;
/// extensions read view controllers and steps.
package struct DescriptionDecoder {
  let diagnostics: DiagnosticCollector
  var viewControllers: [ViewController] = []
  /// The controllers declared so far, by explicit or implied id.
  var indices: [String: ViewController.Index] = [:]
  /// All ids that the text declares anywhere; implied ids avoid them.
  var explicitIDs: Set<String> = []
  /// Counts the numbered names given to each class.
  var impliedIDs = ImpliedIDs()
  /// The ids that earlier alternatives declare; the next alternative may declare them again.
  var idsOfAlternatives: Set<String> = []
  /// The SwiftUI name of each controller that SwiftUI makes, for views and containers.
  var viewNames: [ViewController.Index: String] = [:]
  /// The controllers that still need an implied id.
  var unnamed: [ViewController.Index] = []
  /// The controllers without an id whose class has the name of some id.
  var namedLikeIDs: [ViewController.Index] = []
  /// The controllers that are initially presented, with their presenters.
  var presented: [(presenter: ViewController.Index, node: SyntaxNode)] = []
  /// Ids that were used before any declaration.
  var unresolved: [Sourced<String>] = []
  /// The objects that are not view controllers.
  var objects: [AppObject] = []
  /// The number of objects that were read, and the index of each object with an id.
  var objectCount = 0
  var objectIDs: [String: (place: Int, range: SourceRange?)] = [:]
  /// References whose targets are looked up when everything has been declared.
  var references: [NamedReference] = []
  /// The steps that were read.
  var stepRanges: [SourceRange] = []
  /// The segues that steps can perform.
  var segues: [Segue] = []
  /// The texts that were read in several languages, as in `AppDescription`.
  var translations: [Int: [Language: KeyValue]] = [:]
  /// The identifiers of all segues, of those with faults, too.
  var namesOfSegues: Set<String> = []
  /// The windows that were read.
  var windows: [Window] = []
  /// The windows with ids, including those that could not be read.
  var windowIDs: [String: (place: Window.Index, range: SourceRange?)] = [:]
  /// The controllers around which UIKit may create a navigation controller, because they are or
  /// become a split view controller's column.
  var wrappable: Set<ViewController.Index> = []
  /// Whether the description begins with one that couldn't be read, which may declare anything.
  var isBaseUnread = false
  /// Whether the initial hierarchy, rather than a step, is being read.
  var isBeginning = true

  init(_ diagnostics: DiagnosticCollector) {
    self.diagnostics = diagnostics
  }

  /// Returns the description, or nil if errors leave nothing to describe.
  mutating func decode(_ node: SyntaxNode) -> AppDescription? {
    if node.kind == .scalar {
      diagnostics.error(.notAnInput(value: node.messageValue), at: node.range)
      return nil
    }
    var reader = MappingReader(node, expecting: .description, diagnostics)
    guard node.kind == .mapping else { return nil }
    typealias Key = AppDescriptionKey
    let values = keyValues(of: Key.self, except: .schema, in: &reader)
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
    let emphasized = reader.sequence(Key.emphasize)?.value.compactMap { decodeID($0)?.value } ?? []
    // Looked up last, so that notes list it after the keys that people write.
    _ = reader.string(Key.schema)
    let suggested = reader.finish {
      UIKitClass.isKnown($0) ? "rootViewController: {class: \($0)}" : Key.key(meantBy: $0)
    }
    // An unknown key may have been reported as a misspelling of it.
    let roots = [Key.rootViewController, .windows]
    let hasRoot = roots.contains { root in
      reader.has(root) || suggested.contains { $0?.hasPrefix(root.rawValue) == true }
    }
    if !hasRoot, !isBaseUnread { reader.missing(Key.rootViewController.rawValue, of: .description) }
    checkWindows()
    resolveReferences()
    if !isBaseUnread { reportUnresolved() }
    hintAboutIDsAsClasses()
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
    description.translations = translations
    description.speak(description.language ?? .en)
    return description
  }

  /// Returns the controller with an id in a list of ids.
  mutating func decodeID(_ node: SyntaxNode) -> Step.Participant? {
    if let id = node.string { return viewController(withID: Sourced(id, at: node.range)) }
    diagnostics.wrongType(node, AppDescriptionKey.emphasize.rawValue, .typeIDs)
    return nil
  }

  /// Returns the controller with an id; reports another id at the end.
  mutating func viewController(withID id: Sourced<String>) -> Step.Participant? {
    if let index = indices[id.value] { return Sourced(index, at: id.range) }
    unresolved.append(id)
    return nil
  }

  /// Whether an id is valid; reports it if not.
  @discardableResult
  func checkID(_ id: Sourced<String>) -> Bool {
    if Self.isID(id.value) { return true }
    diagnostics.error(
      Self.noIDs.contains(id.value) ? .emptyID : .controlCharacterInID, at: id.range)
    return false
  }

  /// The ids that an answer would show as no controller.
  private static let noIDs: Set = ["", "nil", "null", "~"]

  package static func isID(_ text: String) -> Bool {
    !noIDs.contains(text) && !text.unicodeScalars.contains { $0.value < 0x20 || $0.value == 0x7F }
  }

  /// Hints at classes that are probably meant as the controller or the object with that id.
  private func hintAboutIDsAsClasses() {
    for name in namedLikeIDs.map({ viewControllers[$0].className }) {
      let declared = indices[name.value].map { viewControllers[$0] }
      guard declared?.className.value != name.value,
        let place = declared?.id.range ?? objectIDs[name.value]?.range
      else { continue }
      diagnostics.hint(
        .idAsClass(id: name.value), at: name.range,
        notes: [Diagnostic.Note(.isDeclaredHere, at: place)])
    }
  }

  // All ids are known only now, so a message can say "later" or suggest a similar id.
  private func reportUnresolved() {
    if unresolved.isEmpty { return }
    var suggestions = SpellingSuggestions(viewControllers.map(\.id.value) + objects.map(\.id.value))
    let lost = diagnostics.hasErrors ? explicitIDs.subtracting(windowIDs.keys) : []
    for name in unresolved {
      if let index = indices[name.value] {
        let declared = viewControllers[index].id.range
        let isOfStep = stepRanges.contains { step in
          [declared, name.range].allSatisfy {
            $0.map { step.start <= $0.start && $0.end <= step.end } ?? false
          }
        }
        diagnostics.error(
          isOfStep ? .idOfStep(id: name.value) : .idDeclaredLater(id: name.value),
          at: name.range, notes: [Diagnostic.Note(.isDeclaredHere, at: declared)])
      } else if objectIDs[name.value] == nil, lost.contains(name.value) {
        // It is in a part that could not be read, whose error has been reported.
        continue
      } else if let quoted = idWithQuotes(name) {
        diagnostics.error(
          .unknownID(id: name.value, suggestion: nil), at: name.range,
          notes: [Diagnostic.Note(.idWithQuotes, at: quoted)])
      } else {
        diagnostics.error(
          .unknownID(id: name.value, suggestion: suggestions.nearest(to: name.value)),
          at: name.range)
      }
    }
  }

  /// The id with Chinese quotation marks, if only they distinguish an unknown id from a declared one.
  private func idWithQuotes(_ name: Sourced<String>) -> SourceRange? {
    if let index = indices["“\(name.value)”"] ?? indices["‘\(name.value)’"] {
      return viewControllers[index].id.range
    }
    let isQuoted = ["“”", "‘’"].contains(name.value.prefix(1) + name.value.suffix(1))
    return isQuoted && explicitIDs.contains(String(name.value.dropFirst().dropLast()))
      ? name.range : nil
  }
}
