import ArgumentParser
import VCFigures
import VCSource

/// A call that can't be carried out. Each command, and each feature, has its faults as static members in
/// an extension.
package struct UsageFault: Error, CustomStringConvertible {
  package let description: String
  /// What a figure's description lacks, and the description's ids; nil for another fault. A caller that
  /// has words of its own for it, such as a document's directive, needs the facts.
  package let lacking: (error: FigureRequestError, ids: [String])?

  package init(_ words: String, lacking: (error: FigureRequestError, ids: [String])? = nil) {
    description = words.withoutControls
    self.lacking = lacking
  }

  /// The error that ArgumentParser expects from `validate()`.
  package var validationError: ValidationError { ValidationError(description) }

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
