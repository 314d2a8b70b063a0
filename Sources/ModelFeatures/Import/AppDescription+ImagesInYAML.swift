import VCEngine

extension AppDescription {
  /// A description's own text with a picture for some controllers, so that all else in it stays.
  ///
  /// - Parameters:
  ///   - yaml: The text that was read.
  ///   - paths: The pictures, by the controllers' ids.
  package func text(_ yaml: [UInt8], withImages paths: [String: String]) -> [UInt8] {
    let edits = viewControllers.flatMap { controller in
      paths[controller.id.value].map { controller.edits(adding: $0, to: yaml) } ?? []
    }
    var text = yaml
    // From the end, so that what is before stays where it was. What is declared within another
    // controller ends before it.
    for edit in edits.sorted(by: { ($1.place, $0.start) < ($0.place, $1.start) }) {
      text.insert(contentsOf: edit.text.utf8, at: edit.place)
    }
    return text
  }
}

/// A text to insert.
private struct Edit {
  let place: Int
  let text: String
  /// Where the declaration of its controller begins.
  let start: Int
}

extension ViewController {
  /// The edits that add a picture to its declaration: a mapping in braces or on lines of its own, or
  /// only the class's name.
  fileprivate func edits(adding path: String, to yaml: [UInt8]) -> [Edit] {
    guard let range, range.end <= yaml.count else { return [] }
    let image = "image: " + YAMLText.scalar(path, isInFlow: true)
    func edit(_ text: String, at place: Int) -> Edit {
      Edit(place: place, text: text, start: range.start)
    }
    if yaml[range.start] == UInt8(ascii: "{") { return [edit(", " + image, at: range.end - 1)] }
    if className.range == range {
      return [edit("{class: ", at: range.start), edit(", " + image + "}", at: range.end)]
    }
    let line = yaml[..<range.start].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    let indentation = String(repeating: " ", count: range.start - line)
    return [edit(image + "\n" + indentation, at: range.start)]
  }
}
