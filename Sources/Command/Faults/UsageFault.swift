import VCFigures
import VCSource

/// A call that can't be carried out. Each command, and each feature, has its faults as static members in
/// an extension.
package struct UsageFault: Error, CustomStringConvertible {
  package let words: Words
  /// What a figure's description lacks, and the description's ids; nil for another fault. A caller that
  /// has words of its own for it, such as a document's directive, needs the facts.
  package let lacking: (error: FigureRequestError, ids: [String])?
  package typealias Meant = (near: String?, values: [String], notation: Words?)
  /// The value that was probably meant by a wrong one, all values, and how others are written; nil for
  /// another fault.
  package let meant: Meant?
  /// The input's language, in which it is reported if the call names none; nil for English.
  package var language: Language?

  package init(
    _ words: Words, lacking: (error: FigureRequestError, ids: [String])? = nil,
    meant: Meant? = nil
  ) {
    (self.words, self.lacking, self.meant) = (words, lacking, meant)
  }

  package func text(in language: Language) -> String {
    words.text(in: Wording(language)).withoutControls
  }

  package var description: String { text(in: .en) }

  /// All values, or how they are written; nil for another fault.
  package var possibleValues: Message? {
    meant.flatMap {
      $0.values.isEmpty ? nil : .possibleValues(choices: $0.values, notation: $0.notation)
    }
  }

  /// The value that was probably meant, as documents and settings have it: `page=a4` for `--page a4`.
  package var meantSetting: String? {
    meant?.near.map { near in
      near.hasPrefix("--") ? String(near.dropFirst(2)).replacing(" ", with: "=") : near
    }
  }
}
