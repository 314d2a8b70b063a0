import VCEngine
import VCSource

/// A line in an app's source.
package struct SourceLine: Sendable {
  package let file: String
  package let line: Int

  package init(file: String, line: Int) { (self.file, self.line) = (file, line) }

  /// Reads a line in the form of a segue's key `at`, such as `Home.swift:12`.
  fileprivate init?(_ text: String, in folder: String) {
    guard let colon = text.lastIndex(of: ":"), let line = Int(text[text.index(after: colon)...])
    else { return nil }
    self.init(file: folder + text[..<colon], line: line)
  }
}

extension Source {
  /// A description that was generated from an app's source, with the lines of source that its parts
  /// are about.
  ///
  /// A segue is about its own line, a controller about the declaration of its class. While that is
  /// unknown, it is about the first segue that leaves it, which is mostly in its own file, else about
  /// one that leads to it.
  ///
  /// - Parameters:
  ///   - folder: The prefix of the paths in the description.
  ///   - declarations: The declarations of classes, if known.
  package func generated(
    fromFilesIn folder: String, declaring declarations: [String: SourceLine] = [:]
  ) -> Source {
    guard let app = try? AppDescription(parsing: self) else { return Source(self, from: []) }
    let ofSegues = app.segues.map { segue in
      segue.sourceLine.flatMap { SourceLine($0.value, in: folder) }
    }
    var ofControllers = app.viewControllers.map { declarations[$0.className.value] }
    for isLeaving in [true, false] {
      for (segue, line) in zip(app.segues, ofSegues) {
        let end = isLeaving ? segue.source.value : segue.destination?.value
        if let end, ofControllers[end] == nil { ofControllers[end] = line }
      }
    }
    let lines = zip(
      app.viewControllers.map(\.range) + app.segues.map(\.range), ofControllers + ofSegues)
    return Source(
      self,
      from: lines.compactMap { range, line in
        guard let range, let line else { return nil }
        return Origin(range, file: line.file, line: line.line)
      })
  }
}
