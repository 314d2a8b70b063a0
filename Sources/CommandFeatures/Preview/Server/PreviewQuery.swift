import VCCommand
import VCFigures
import VCPhrases
import VCPictures

/// The figure that a page requests: its address's query, read and checked like the command's
/// options.
struct PreviewQuery {
  /// The options, by their names without dashes.
  private static let options: [String: CommandOption<DrawRequest>] = Dictionary(
    uniqueKeysWithValues: DrawRequest.options.filter { $0.row.uses.contains(.pages) }
      .map { (String($0.row.name.dropFirst(2)), $0) })

  private(set) var request: DrawRequest
  private(set) var format = PictureFormat.svg
  /// The description, one of the server's files.
  let file: String
  /// Whether the file was found in a folder, rather than named by the call.
  let isFound: Bool
  /// The property to explain, nil for a figure.
  private(set) var question: String?
  /// A text to draw instead of a file.
  let text: [UInt8]?

  /// The name of a pasted text in messages.
  static let nameOfText = "<pasted>"

  /// - Parameters:
  ///   - request: The call's options, which apply unless the query sets others.
  ///   - available: The available descriptions.
  init(
    _ query: [(name: String, value: String)], over request: DrawRequest, of available: PreviewFiles,
    pasted text: [UInt8]? = nil
  ) throws(HTTPFault) {
    (self.text, self.request) = (text, request)
    var file: String?
    var seen: Set<String> = []
    for (name, value) in query {
      guard seen.insert(name).inserted else { throw .value(name) }
      switch name {
      case "file": file = value
      case "explain": question = value
      case "format":
        guard let format = PictureFormat(rawValue: value) else { throw .value(name) }
        self.format = format
      default:
        guard let option = Self.options[name],
          (try? option.read(value, &self.request)) != nil
        else { throw .value(name) }
      }
    }
    if text != nil {
      guard file == nil else { throw .value("file") }
      self.file = Self.nameOfText
    } else {
      guard let file, available.names.contains(file) else { throw .notFound }
      self.file = file
    }
    isFound = available.found.contains(self.file)
    try check(over: request)
    self.request.inputs = [self.file]
    self.request.format = OutputFormat(format)
  }

  /// Refuses values that a page must not choose. Above all, a template's file is read only if the
  /// user named it, because a message would quote its text.
  private func check(over given: DrawRequest) throws(HTTPFault) {
    if Template.text(of: request.template) == nil, request.template != given.template {
      throw .value("template")
    }
    if request.theme.isOfSeveralFiles { throw .value("theme") }
    if let step = request.step, step.step ?? -1 < 0 { throw .value("step") }
  }
}
