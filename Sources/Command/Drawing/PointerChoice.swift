import VCEngine
import VCFigures
import VCSource

/// The value of `--pointers`: a word for a selection, names of properties, or both, separated by
/// commas.
///
/// Names without a word are drawn in addition to containment and a pair for each presentation.
package struct PointerChoice: Equatable, OptionValue {
  let selection: PointerSelection
  package let names: Set<NamedPointer>
  /// The value in the option's notation.
  package let argument: String

  /// A word alone.
  package init(_ selection: PointerSelection) {
    self.selection = selection
    (names, argument) = ([], selection.rawValue)
  }

  package init?(argument: String) {
    self.argument = argument
    var selection: PointerSelection?
    var names: Set<NamedPointer> = []
    for part in argument.split(separator: ",", omittingEmptySubsequences: false) {
      let word = String(part.drop { $0 == " " })
      if let pointer = NamedPointer(name: word) {
        names.insert(pointer)
      } else if selection == nil, let known = PointerSelection(rawValue: word) {
        selection = known
      } else {
        return nil
      }
    }
    // Both lead to the presented controller, and a figure has only one line beside the pair.
    if names.isSuperset(of: [.present, .property(.visibleViewController)]) { return nil }
    self.selection = selection ?? .families
    self.names = names
  }

  package static var knownWords: [String] {
    PointerSelection.allCases.map(\.rawValue) + Property.allCases.map(\.rawValue)
  }

  package static var notation: Words? {
    .pointersNotation(words: PointerSelection.allCases.map(\.rawValue))
  }
}
