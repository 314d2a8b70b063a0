import Foundation
import Testing
import VCDescriptions
import VCEngine
import VCSource

/// The messages that folders of sources declare, as samples and tests produce them.
package struct MessageCatalogue {
  package static let recording = "messages.txt"

  /// The identifiers of all that are declared.
  package let ids: [String]
  /// The first message of each identifier.
  package private(set) var messages: [String: Message] = [:]

  /// - Parameter folders: Folders of `Sources`, such as `Engine`.
  package init(of folders: String...) throws { ids = try folders.flatMap(Self.ids) }

  package mutating func add(_ message: Message) {
    if messages[message.id] == nil, ids.contains(message.id) { messages[message.id] = message }
  }

  package mutating func add(_ diagnostics: [Diagnostic]) {
    for diagnostic in diagnostics {
      add(diagnostic.message)
      for note in diagnostic.notes { add(note.message) }
    }
  }

  /// Adds what is reported on a text.
  package mutating func add(_ source: Source) {
    var warnings: [Diagnostic] = []
    do {
      let resolution = Resolution(try AppDescription(parsing: source, warnings: &warnings))
      add(warnings + resolution.diagnostics + resolution.hints)
    } catch {
      add(error.diagnostics)
    }
  }

  /// Adds what is reported on invalid samples.
  package mutating func addSamples(where isIncluded: (String) -> Bool) throws {
    for name in Samples.files(in: Samples.invalid) where isIncluded(name) {
      add(try Samples.source(name, in: Samples.invalid))
    }
  }

  /// Expects a message of each identifier, with the same facts in both languages, as recorded: an
  /// identifier is never changed.
  package func expectRecorded(
    beside test: String = #filePath, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let missing = Set(ids).subtracting(messages.keys).sorted()
    #expect(missing == [], sourceLocation: sourceLocation)
    for (id, message) in messages {
      let (english, chinese) = (message.text(in: .en), message.text(in: .zhHans))
      #expect(!english.isEmpty && !chinese.isEmpty && english != chinese, "\(id)")
      expectSameFacts(english, chinese, location: sourceLocation)
      #expect(chinese.unicodeScalars.contains { (0x4E00...0x9FFF).contains($0.value) }, "\(id)")
      // UIKit's messages keep their own punctuation.
      if id != "ui-kit" { #expect(!english.hasSuffix(".") && !chinese.hasSuffix("。"), "\(id)") }
    }
    let lines = messages.sorted { $0.key < $1.key }.map { id, message in
      "\(id)\n  \(message.text(in: .en))\n  \(message.text(in: .zhHans))\n"
    }
    try VCTestSupport.expectRecorded(
      lines.joined(), Self.recording, beside: test, sourceLocation: sourceLocation)
  }

  /// The rows that are messages, and the cases of the engine's facts, read from their sources, because enums
  /// with associated values can't list their cases.
  private static func ids(in folder: String) throws -> [String] {
    let folder = Samples.package.appending(path: "Sources/\(folder)")
    let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
    func texts(where isIncluded: (String) -> Bool) throws -> String {
      try files.filter(isIncluded)
        .map { try String(contentsOf: folder.appending(path: $0), encoding: .utf8) }.joined()
    }
    let rows = try texts { $0.hasSuffix("Words.xcstrings") }
      .matches(of: /"(Figure)?Message\.(?<name>\w+)" :/).map { String($0.name) }
    let facts = try texts { "/\($0)".contains("/Messages/") && $0.hasSuffix(".swift") }
    let topics = facts.matches(of: /case \w+\(Message\.(?<type>\w+)\)/).map { String($0.type) }
    let cases = topics.flatMap { topic in
      facts.components(separatedBy: " enum \(topic): ").dropFirst()
        .flatMap { $0.prefix { $0 != "}" }.matches(of: /\n +case (?<name>\w+)/) }
        .map { String($0.name) }
    }
    return (rows + cases).map(kebabCase)
  }

  private static func kebabCase(_ name: String) -> String {
    name.replacing(/([a-z0-9])([A-Z])/) { "\($0.1)-\($0.2)" }
      .replacing(/([A-Z])([A-Z][a-z])/) { "\($0.1)-\($0.2)" }.lowercased()
  }
}
