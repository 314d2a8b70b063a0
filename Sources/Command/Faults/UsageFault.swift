import VCFigures
import VCSource

/// A call that can't be carried out. Each command, and each feature, has its faults as static members in
/// an extension.
package struct UsageFault: Error, CustomStringConvertible {
  package let description: String
  /// What a figure's description lacks, and the description's ids; nil for another fault. A caller that
  /// has words of its own for it, such as a document's directive, needs the facts.
  package let lacking: (error: FigureRequestError, ids: [String])?

  /// The value that was probably meant by a wrong one, and all values; nil for another fault.
  package let meant: (near: String?, values: [String])?

  package init(
    _ words: String, lacking: (error: FigureRequestError, ids: [String])? = nil,
    meant: (near: String?, values: [String])? = nil
  ) {
    description = words.withoutControls
    (self.lacking, self.meant) = (lacking, meant)
  }

  /// The value that was probably meant, as documents and settings have it: `page=a4` for `--page a4`.
  package var meantSetting: String? {
    meant?.near.map { near in
      near.hasPrefix("--") ? String(near.dropFirst(2)).replacing(" ", with: "=") : near
    }
  }

  /// The suggestion of a name that was probably meant, nil for nil.
  static func suggestion(_ near: String?) -> String? {
    near.map { "; did you mean '\($0)'?" }
  }

  /// The suggestion of a known name that was probably meant, or all names after `introduction`.
  package static func suggestion(
    for name: String, of known: [String], _ introduction: String?
  ) -> String {
    suggestion(name.nearest(among: known))
      ?? introduction.map { "; \($0) \(known.joined(separator: ", "))" } ?? ""
  }
}
