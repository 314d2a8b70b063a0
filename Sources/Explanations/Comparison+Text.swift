import Comparison
import Diagnostics
import Phrases

extension Comparison {
  /// What changed, a line a change, each with its place in one of the two texts as compilers tell
  /// it; nothing where nothing changed.
  public func text(from old: Source, to new: Source, in language: Language) -> String {
    changes.map { change in
      let source = change.isInOld ? old : new
      let words = language.phrases.text(of: change).withoutControls
      return "\(source.prefix(for: change.range)): \(words)\n"
    }.joined()
  }
}

extension Source {
  /// `app.yaml:14:9`, or the name alone.
  fileprivate func prefix(for range: SourceRange?) -> String {
    let name = name.withoutControls
    guard let range else { return name }
    let (line, column) = location(of: range.start)
    return "\(name):\(line):\(column)"
  }
}
