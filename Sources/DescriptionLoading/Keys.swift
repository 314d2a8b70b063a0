import Diagnostics
import TextFormats

// The keys that a description may have, and nothing else that names them: the decoder asks for
// these cases, and the schema lists them.

/// The keys of a description's first level.
enum DescriptionKey: String, CaseIterable {
  /// Where editors find the schema; nothing to the figure.
  case schema = "$schema"
  case title, rules, ios, idiom, window, rootViewController, steps, emphasize

  /// The major versions of iOS that there can be.
  static let iosVersions = 2...99
}

/// The keys of a view controller.
enum ViewControllerKey: String, CaseIterable {
  case id, `class`, superclass, title, viewControllers, children, selectedIndex
  case definesPresentationContext, providesPresentationContextTransitionStyle
  case modalPresentationStyle, modalTransitionStyle, presents
}

/// The keys of a step besides its action's.
enum StepKey: String {
  case label
}

/// The actions that a step may have, by their keys, and the key of the other controller involved.
enum ActionKey: String, CaseIterable {
  case present, dismiss, push, pop, popToRoot, setViewControllers
  case add, remove, show, showDetail, select

  var preposition: String? {
    switch self {
    case .present, .show, .showDetail: "from"
    case .push: "onto"
    case .setViewControllers: "of"
    case .add: "to"
    case .select: "in"
    case .dismiss, .pop, .popToRoot, .remove: nil
    }
  }

  static let prepositions = ["from", "onto", "of", "to", "in"]
}

/// What a decoder asks for, by such a key.
extension MappingReader {
  func has(_ key: some RawRepresentable<String>) -> Bool { has(key.rawValue) }

  func place(of key: some RawRepresentable<String>) -> SourceRange? { place(of: key.rawValue) }

  mutating func value(_ key: some RawRepresentable<String>) -> SyntaxNode? { value(key.rawValue) }

  mutating func string(_ key: some RawRepresentable<String>) -> Sourced<String>? {
    string(key.rawValue)
  }

  mutating func bool(_ key: some RawRepresentable<String>) -> Sourced<Bool>? { bool(key.rawValue) }

  mutating func sequence(_ key: some RawRepresentable<String>) -> Sourced<[SyntaxNode]>? {
    sequence(key.rawValue)
  }
}
