// The files behind a text: those that it joins, or those that it was generated from.

extension Source {
  /// A line that a part of a generated text is about, such as the call behind a segue.
  package struct Origin: Sendable {
    /// The part of the generated text.
    package let range: SourceRange
    package let file: String
    package let line: Int

    package init(_ range: SourceRange, file: String, line: Int) {
      (self.range, self.file, self.line) = (range, file, line)
    }
  }

  /// The file that contains a range, by its name; the whole text's name without a range.
  package func file(of range: SourceRange?) -> String {
    guard let range else { return name }
    if let (part, range) = inPart(range) { return part.file(of: range) }
    return origin(at: range.start)?.file ?? name
  }

  /// Returns a range that has a line in a file; nil for one that has none, because nobody wrote it.
  package func shown(_ range: SourceRange?) -> SourceRange? {
    guard let range else { return nil }
    if let (part, inner) = inPart(range) { return part.shown(inner) == nil ? nil : range }
    return origins != nil && origin(at: range.start) == nil ? nil : range
  }

  /// Whether a range is in a generated text, so that only the line in its file is known.
  package func isGenerated(at range: SourceRange) -> Bool {
    inPart(range).map { $0.isGenerated(at: $1) } ?? (origins != nil)
  }

  /// The text itself, without the descriptions that it begins with.
  package var own: Source { isLayered ? parts.last ?? self : self }

  private func inPart(_ range: SourceRange) -> (part: Source, range: SourceRange)? {
    part(at: range.start).map { (parts[$0], range.moved(by: -partStarts[$0])) }
  }

  /// The index of the part that contains a byte; nil for a single text.
  package func part(at offset: Int) -> Int? {
    parts.isEmpty ? nil : max(0, partStarts.firstPlace { $0 > offset } - 1)
  }

  /// The innermost origin around a byte; nil if there is none.
  func origin(at offset: Int) -> Origin? {
    guard let origins else { return nil }
    let end = origins.firstPlace { $0.range.start > offset }
    return origins[..<end].last { $0.range.end >= offset }
  }
}

extension SourceRange {
  /// The range in a text that begins `distance` bytes earlier.
  package func moved(by distance: Int) -> SourceRange {
    SourceRange(start: start + distance, end: end + distance)
  }
}

extension Diagnostic {
  /// The diagnostic with its ranges in a text that begins `distance` bytes earlier.
  package func moved(by distance: Int) -> Diagnostic {
    var moved = self
    moved.range = range?.moved(by: distance)
    for index in notes.indices {
      moved.notes[index].range = notes[index].range?.moved(by: distance)
    }
    return moved
  }
}
