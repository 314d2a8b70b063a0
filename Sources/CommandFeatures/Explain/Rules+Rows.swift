import VCEngine
import VCSource

extension Rules {
  /// The cells of the rows below a heading of `Rules.md`.
  static func rows(below heading: String, in language: Language) -> [[Substring]] {
    let section = text(in: language).split(separator: "## \(heading)\n").last ?? ""
    return section.split(separator: "\n").prefix { !$0.hasPrefix("## ") }
      .map { $0.dropFirst(2).dropLast(2).split(separator: " | ") }
  }
}
