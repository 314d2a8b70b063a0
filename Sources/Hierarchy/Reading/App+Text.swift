import FoundationEssentials
import VCDescriptions
import VCSource

extension App {
  /// An app in a text of any format that vcdiagram reads: YAML or JSON, a printed hierarchy, a
  /// storyboard, a log.
  ///
  /// - Parameters:
  ///   - text: The text, whose content tells its format.
  ///   - name: The name of the text in messages.
  /// - Throws: All errors in the text.
  public init(_ text: String, named name: String = "app.yaml") throws(InvalidInput) {
    self.init(try DescriptionText(Source(name: name, text: text)))
  }

  /// An app in a file.
  ///
  /// - Throws: `InvalidInput` for errors in the text, or the error of reading the file.
  public init(contentsOf file: URL) throws {
    let bytes = Array(try Data(contentsOf: file))
    self.init(try DescriptionText(Source(name: file.lastPathComponent, bytes: bytes)))
  }

  /// An app in several texts, such as the storyboards of a project, which refer to each other, or a
  /// description and the one that its `app` names.
  ///
  /// - Parameter files: The texts by their names, such as `Main.storyboard`.
  /// - Throws: All errors in the texts.
  public init(files: [String: String]) throws(InvalidInput) {
    let texts = files.sorted { $0.key < $1.key }.map { Source(name: $0.key, text: $0.value) }
    let layered = texts.map { text in
      text.layered { base, _ throws(Message) in
        guard let base = texts.first(where: { $0.name == base }) else { throw .baseWithoutFolder }
        return base
      }
    }
    let bases = Set(layered.flatMap { $0.isLayered ? $0.parts.dropLast().map(\.name) : [] })
    let inputs = layered.filter { !bases.contains($0.name) }
    if inputs.count == 1 {
      self.init(try DescriptionText(inputs[0]))
    } else {
      let parts = inputs.isEmpty ? layered : inputs
      self.init(try DescriptionText(Source(joining: parts, name: parts.first?.name ?? "app.yaml")))
    }
  }
}
