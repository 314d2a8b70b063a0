import ArgumentParser
import VCFigures

/// The value of `--pointers`: a word for a selection, names of properties, or both, separated by
/// commas.
///
/// Names without a word are drawn in addition to containment and a pair for each presentation.
struct PointerChoice: Equatable, ExpressibleByArgument {
  let selection: PointerSelection
  let names: Set<NamedPointer>
  /// The value in the option's notation.
  let text: String

  /// A word alone.
  init(_ selection: PointerSelection) {
    self.selection = selection
    (names, text) = ([], selection.rawValue)
  }

  init?(argument: String) {
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
