import VCPhrases
import VCSource

extension Comparison {
  /// Returns the changes, one per line, each with its location in one of the two texts, as
  /// compilers print it; empty if nothing changed.
  ///
  /// - Parameter names: The names of controllers; nil for those of a figure.
  package func text(
    from old: Source, to new: Source, in language: Language, by names: ChangeNames? = nil
  ) -> String {
    if changes.isEmpty { return "" }
    let names = names ?? ChangeNames(self)
    return changes.map { change in
      let source = change.isInOld ? old : new
      let words = language.phrases.text(of: change.named(by: names).words).withoutControls
      return "\(source.prefix(for: change.range)): \(words)\n"
    }.joined()
  }
}

extension Source {
  /// Returns the location, `app.yaml:14:9`, or only the file's name.
  fileprivate func prefix(for range: SourceRange?) -> String {
    let name = file(of: range).withoutControls
    guard let range = shown(range) else { return name }
    let (line, column) = location(of: range.start)
    if isGenerated(at: range) { return "\(name):\(line)" }
    return "\(name):\(line):\(column)"
  }
}
