import Diagnostics
import ViewControllers

extension Source {
  /// A description that was generated from an app's source, with the lines of source that its parts
  /// are about.
  ///
  /// A segue is about its own line. A controller is about the first line of a segue that leaves it,
  /// which is mostly in its own file, else of one that leads to it.
  ///
  /// - Parameter folder: The prefix of the paths in the description.
  package func generated(fromFilesIn folder: String) -> Source {
    guard let app = try? AppDescription(parsing: self) else { return Source(self, from: []) }
    func origin(_ range: SourceRange?, _ line: Sourced<String>?) -> Origin? {
      guard let range, let line = line?.value, let colon = line.lastIndex(of: ":"),
        let number = Int(line[line.index(after: colon)...])
      else { return nil }
      return Origin(range, file: folder + line[..<colon], line: number)
    }
    var lines: [ViewController.Index: Sourced<String>] = [:]
    for segue in app.segues where lines[segue.source.value] == nil {
      lines[segue.source.value] = segue.sourceLine
    }
    for segue in app.segues {
      guard let end = segue.destination?.value, lines[end] == nil else { continue }
      lines[end] = segue.sourceLine
    }
    let ofControllers = app.viewControllers.indices.map {
      origin(app.viewControllers[$0].range, lines[$0])
    }
    return Source(
      self,
      from: (ofControllers + app.segues.map { origin($0.range, $0.sourceLine) }).compactMap(\.self))
  }
}
