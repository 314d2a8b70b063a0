import VCEngine
import VCSource

extension InputFormat {
  /// How the files of an app are read together, because they refer to each other.
  package struct Project: Sendable {
    /// Whether a file with this name in an app's folder may have settings of the app.
    package let mayBeSettings: @Sendable (_ fileName: String) -> Bool
    /// Begins to read an app's files.
    package let reader: @Sendable () -> any ProjectReader

    package init(
      mayBeSettings: @escaping @Sendable (_ fileName: String) -> Bool,
      reader: @escaping @Sendable () -> any ProjectReader
    ) {
      (self.mayBeSettings, self.reader) = (mayBeSettings, reader)
    }
  }

  /// What texts of a format say about an app that another text, or another part of the text, shows.
  package struct Addition: Sendable {
    /// The bytes of a text that are of the format.
    package let passages: @Sendable (Source) -> [Range<Int>]
    /// Adds what a text says to an app, with locations from an offset on.
    package typealias Adding =
      @Sendable (Source, _ start: Int, inout AppDescription, DiagnosticCollector) -> Void
    package let add: Adding

    package init(passages: @escaping @Sendable (Source) -> [Range<Int>], add: @escaping Adding) {
      (self.passages, self.add) = (passages, add)
    }
  }

  /// Returns the passages of other formats in a text of this one, which may be a console's.
  package func additions(in text: Source) -> [(format: InputFormat, passages: [Range<Int>])] {
    guard joinsOthers, project == nil, text.excerpt == nil else { return [] }
    return Self.allCases.compactMap { format in
      let passages = format.addition?.passages(text) ?? []
      return passages.isEmpty ? nil : (format, passages)
    }
  }

  /// Returns a text for each print of an app in one, with the offset at which it begins.
  package func texts(ofPrintsIn text: Source) -> [(start: Int, text: Source)] {
    let starts = prints(text)
    return zip(starts, starts.dropFirst() + [text.bytes.count]).map { start, end in
      (start, starts.count == 1 ? text : text.without([0..<start, end..<text.bytes.count]))
    }
  }

  /// What reads a text of which only the first bytes are known, and that is too long to store. Nil if
  /// it isn't of a format that has such texts.
  package static func scanner(ofTextBeginningWith bytes: [UInt8]) -> Scanner? {
    let source = Source(name: "", bytes: Array(bytes.prefix(65_536)))
    // With a NUL, it is binary or UTF-16.
    guard !InputFormat(of: source).isRecognizedByBeginning,
      !UnsupportedInput.isBinary(source.beginning), !bytes.prefix(4).contains(0)
    else { return nil }
    return allCases.lazy.compactMap(\.scanner).first
  }
}

/// Reads the files of an app, one after the other, and then what they say together.
package protocol ProjectReader {
  /// Reads a text of an app's folder if it has settings of the app, such as which file comes first.
  /// Returns whether it has.
  mutating func readSettings(_ text: Source) -> Bool
  /// Reads a text of the format.
  ///
  /// - Parameters:
  ///   - start: The text's offset in one that joins several, for locations.
  ///   - isOfFolder: Whether it was found in a folder, rather than named.
  mutating func read(
    _ text: Source, at start: Int, isOfFolder: Bool, _ diagnostics: DiagnosticCollector)
  /// Returns the description of all texts; nil if all were left out, or with an error.
  ///
  /// - Parameters:
  ///   - source: The joined text, for errors.
  ///   - isAlone: Whether there is nothing else in it, so that there must be a description.
  mutating func description(
    of source: Source, isAlone: Bool, _ diagnostics: DiagnosticCollector
  ) throws(DiagnosticError) -> AppDescription?
}

/// Reads a text of any size in parts, and stores only what is needed of it.
package protocol TextScanner {
  /// Adds the next part of the text.
  mutating func add(_ bytes: ArraySlice<UInt8>)
  /// Ends the text. Returns its excerpt.
  mutating func end() -> Source
}
