import VCPhrases
import VCSource

/// An error, a warning or a hint about an app, with its place in the text.
public struct Issue: Hashable, Sendable, CustomStringConvertible {
  /// How much an issue matters.
  #if hasAttribute(nonexhaustive)
    @nonexhaustive
  #endif
  public enum Severity: String, Hashable, Sendable {
    /// UIKit would raise an exception, or the text can't be read.
    case error
    /// UIKit would log something and do nothing, or a part of the text has no effect.
    case warning
    /// A remark on something that works.
    case hint
  }

  private let diagnostic: Diagnostic
  /// The place, nil in an app that was declared in code.
  public let location: Location?

  init(_ diagnostic: Diagnostic, in source: Source?) {
    self.diagnostic = diagnostic
    location = source.flatMap { source in diagnostic.range.map { Location($0, in: source) } }
  }

  public var severity: Severity {
    switch diagnostic.severity {
    case .error: .error
    case .warning: .warning
    case .hint: .hint
    }
  }

  /// The identifier, such as `unknown-key`. It is never renamed.
  public var code: String { diagnostic.message.id }

  /// The issue as a sentence without a full stop, with a suggestion where there is one.
  public func text(in language: Language = .english) -> String {
    diagnostic.text(in: language.base)
  }

  /// Additions to the text: UIKit's own words, and what else is concerned.
  public func notes(in language: Language = .english) -> [String] {
    diagnostic.notes.map { $0.text(in: language.base) }
  }

  /// The issue in a compiler's form: `app.yaml:3:7: error: …`.
  public var description: String {
    let place = location.map { "\($0): " } ?? ""
    return "\(place)\(severity.rawValue): \(text())"
  }
}

extension Issue: Encodable {
  private enum Key: CodingKey {
    case severity, code, text, notes, location
  }

  /// Encodes the issue with its text and notes in English, and its place if it has one.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(severity.rawValue, forKey: .severity)
    try container.encode(code, forKey: .code)
    try container.encode(text(), forKey: .text)
    try container.encode(notes(), forKey: .notes)
    try container.encodeIfPresent(location, forKey: .location)
  }
}

/// A place in a text.
public struct Location: Hashable, Sendable, Encodable, CustomStringConvertible {
  /// The name of the text.
  public let file: String
  /// The line, from 1.
  public let line: Int
  /// The column, from 1, in characters of Unicode, as editors show it.
  public let column: Int
  /// The column, from 0, in UTF-16 code units, as editors' protocols count.
  public let utf16Column: Int
  /// The line of the first character after the place.
  public let endLine: Int
  /// The column of the first character after the place, as `utf16Column`.
  public let endUTF16Column: Int

  init(_ range: SourceRange, in source: Source) {
    file = source.file(of: range)
    (line, column) = source.location(of: range.start)
    utf16Column = source.utf16Column(of: range.start)
    endLine = source.location(of: range.end).line
    endUTF16Column = source.utf16Column(of: range.end)
  }

  public var description: String { "\(file):\(line):\(column)" }
}

/// The errors of an app, thrown once.
public struct InvalidInput: Error, Hashable, Sendable, CustomStringConvertible {
  /// All errors and warnings, in the order of the text.
  public let issues: [Issue]

  package init(_ error: DiagnosticError, isGenerated: Bool = false) {
    issues = error.diagnostics.map { Issue($0, in: isGenerated ? nil : error.source) }
  }

  /// The issues in a compiler's form, one a line.
  public var description: String { issues.map(\.description).joined(separator: "\n") }
}

/// The language of sentences. Names and code are the same in each.
#if hasAttribute(nonexhaustive)
  @nonexhaustive
#endif
public enum Language: Hashable, Sendable {
  case english, simplifiedChinese

  package var base: VCSource.Language {
    switch self {
    case .english: .en
    case .simplifiedChinese: .zhHans
    }
  }
}
