import VCEngine
import VCPhrases
import VCSource

/// A framework whose users don't write the view controllers that a log names: it makes them, and people
/// write in another language.
///
/// A repair in a class that isn't the reader's is none. So a line about a host's classes is answered
/// with what its users write, and with what to report: a row of `Hosts.yaml`.
package struct Host: Sendable {
  /// The name in `--host` and in data, such as `react-native`.
  package let id: String
  /// The name in sentences, such as `React Native`.
  let name: String
  /// Other names in `--host`: of the language, or of what its users call the framework.
  package private(set) var otherNames: [String] = []
  /// The language in which its users write, such as `JSX`.
  let language: String
  /// The libraries whose classes a log names, the framework itself first.
  package let libraries: [HostLibrary]
  /// Words that only an app of this framework logs.
  package let marks: [String]
  /// The command that prints the versions a report needs.
  package let versions: String
  /// What helps against each trouble, most likely first.
  let answers: [(troubles: Set<HostTrouble>, remedies: [HostRemedy])]
}

extension Host {
  /// Returns the framework with this name; nil if there is none.
  package init?(named name: String) {
    guard let host = Self.all.first(where: { $0.id == name || $0.otherNames.contains(name) }) else {
      return nil
    }
    self = host
  }

  /// Finds the framework that a line's classes belong to; nil if they belong to none.
  init?(of line: LoggedText) {
    if let writer = line.meaning.writer {
      self.init(named: writer)
      return
    }
    let names = UIKitRole.allCases.compactMap(line.named)
    guard
      let host = Self.all.first(where: { host in names.contains { host.library(of: $0) != nil } })
    else { return nil }
    self = host
  }

  /// Finds the framework that a text names, the first in `all` of several; nil if it names none.
  init?(in text: ArraySlice<UInt8>) {
    var found = Self.all.endIndex
    for place in text.indices {
      for (host, mark) in Self.allMarks[Int(text[place])]
      where host < found && text[place...].starts(with: mark) { found = host }
    }
    guard found < Self.all.endIndex else { return nil }
    self = Self.all[found]
  }

  /// The marks by their first byte, with the positions of their frameworks in `all`. So a text is read
  /// once: a console has thousands of lines.
  private static let allMarks: [[(host: Int, mark: [UInt8])]] = {
    var marks = [[(host: Int, mark: [UInt8])]](repeating: [], count: 256)
    for (host, mark) in all.enumerated().flatMap({ host, of in of.marks.map { (host, $0) } }) {
      let bytes = Array(mark.utf8)
      marks[Int(bytes[0])].append((host, bytes))
    }
    return marks
  }()

  /// Returns the library that a class belongs to; nil if it is none of this framework's world.
  package func library(of name: ClassInLog) -> HostLibrary? { libraries.first { $0.has(name) } }

  /// Returns the remedies for a line; empty if the framework has none of its own, and owns no class of
  /// the line.
  func remedies(for line: LoggedText) -> [HostRemedy] {
    guard let trouble = line.meaning.trouble else { return [] }
    let fitting = answers.filter { $0.troubles.contains(trouble) }.flatMap(\.remedies)
      .filter { $0.fits(line) }
    guard !fitting.isEmpty else {
      let owns = UIKitRole.allCases.compactMap(line.named).contains { library(of: $0) != nil }
      return owns ? [.update] : []
    }
    var known: Set<String> = []
    let distinct = fitting.filter { known.insert($0.id).inserted }
    return known.contains(HostRemedy.update.id) ? distinct : distinct + [.report]
  }

  /// All remedies, for tests.
  package var allRemedies: [HostRemedy] { answers.flatMap(\.remedies) }
}

/// A library whose classes logs name, by the form of their names.
package struct HostLibrary: Sendable {
  package let name: Words
  /// Class names: `RNS*`, `*ModalHostViewController`, or a whole name.
  private let classes: [NamePattern]
  private let modules: [NamePattern]

  init(_ name: String, classes: [NamePattern] = [], modules: [NamePattern] = []) {
    self.init(.nameOfLibrary(name: name), classes: classes, modules: modules)
  }

  init(_ name: Words, classes: [NamePattern] = [], modules: [NamePattern] = []) {
    (self.name, self.classes, self.modules) = (name, classes, modules)
  }

  func has(_ name: ClassInLog) -> Bool {
    if let module = name.module, modules.contains(where: { $0.matches(module) }) { return true }
    return classes.contains { $0.matches(name.name) }
  }
}

/// A class as a log names it.
package struct ClassInLog: Hashable, Sendable {
  let name: String
  /// The module; nil if the log has none, as for Objective-C classes.
  let module: String?

  package init(name: String, module: String?) { (self.name, self.module) = (name, module) }
}

/// A whole name, or one with a star at its beginning, its end or both.
struct NamePattern: ExpressibleByStringLiteral, Sendable {
  private let text: String

  init(stringLiteral text: String) { self.text = text }

  func matches(_ name: String) -> Bool {
    if text.hasPrefix("*"), text.hasSuffix("*") {
      return name.contains(text.dropFirst().dropLast())
    }
    if text.hasPrefix("*") { return name.hasSuffix(text.dropFirst()) }
    guard text.hasSuffix("*") else { return name == text }
    let prefix = text.dropLast()
    guard name.hasPrefix(prefix) else { return false }
    let rest = name.dropFirst(prefix.count)
    if prefix.hasSuffix("_") { return true }
    // A prefix such as `EX` is followed by a word: `EXIFController` has another one.
    guard prefix.allSatisfy(\.isUppercase) else { return rest.first?.isLowercase != true }
    return rest.first?.isUppercase == true && rest.dropFirst().first?.isLowercase == true
  }
}
