import ArgumentParser
import VCFigures

/// The value of `--pointers`: a word for a selection, names of properties, or both, separated by
/// commas.
///
/// Names without a word are drawn in addition to containment and a pair for each presentation.
package struct PointerChoice: Equatable, ExpressibleByArgument {
  let selection: PointerSelection
  package let names: Set<NamedPointer>
  /// The value in the option's notation.
  package let text: String

  /// A word alone.
  package init(_ selection: PointerSelection) {
    self.selection = selection
    (names, text) = ([], selection.rawValue)
  }

  package init?(argument: String) {
    text = argument
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
}
