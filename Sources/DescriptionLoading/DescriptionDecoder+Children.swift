import Diagnostics
import TextFormats
import ViewControllers

extension DescriptionDecoder {
  /// Reads the list of a controller's children, under whichever key; whether the key and the
  /// children suit the controller is for the engine to judge.
  func readChildren(
    of viewController: inout ViewController, _ reader: inout MappingReader
  ) -> [SyntaxNode] {
    typealias Key = ViewControllerKey
    let viewControllersList = reader.sequence(Key.viewControllers)
    let childrenList = reader.sequence(Key.children)
    if let place = reader.place(of: Key.children),
      let other = reader.place(of: Key.viewControllers)
    {
      diagnostics.error(
        .description(.bothListsOfChildren), at: place,
        notes: [Diagnostic.Note(.keyStandsHere(Key.viewControllers.rawValue), at: other)])
    }
    if viewControllersList != nil {
      viewController.containmentKey = Sourced(
        .viewControllers, at: reader.place(of: Key.viewControllers))
    } else if childrenList != nil {
      viewController.containmentKey = Sourced(.children, at: reader.place(of: Key.children))
    }
    return (viewControllersList?.value ?? []) + (childrenList?.value ?? [])
  }
}
