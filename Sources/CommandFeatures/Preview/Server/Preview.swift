import VCCommand
import VCPhrases
import VCSource

/// Shows figures in a browser, beside the editor.
struct Preview: Command {
  static let name = "preview"
  static let purpose = Words.previewPurpose
  static let usage = "vcdiagram preview <in> ... [<options>]"
  static let discussion: [HelpParagraph] = [.text(.previewDiscussion)]

  var inputs: [String] = []
  var open = false
  /// What the page shows first.
  var request = DrawRequest()
  var step: Int?

  static let options: [CommandOption<Preview>] =
    [
      .arguments("in", at: \.inputs, completion: .descriptions, help: .previewInputs),
      .flag("--open", at: \.open, help: .openOption),
    ] + DrawRequest.figureOptions.map { $0.in(\.request) }
    + ([.step(at: \.step)] as [CommandOption]).placed(in: .figureSection)

  /// The request that the call makes.
  private var wholeRequest: DrawRequest {
    var request = request
    request.inputs = inputs
    request.step = step.map { StepChoice($0) }
    return request
  }

  func validate() throws(UsageFault) {
    if inputs.contains("-") { throw .previewOfStandardInput }
    if request.theme.isOfSeveralFiles { throw .themeOfPreview }
    var request = wholeRequest
    // The inputs are read later, because they may be folders.
    request.inputs = ["./"]
    try request.validate()
  }

  func run() throws {
    for input in inputs where !InputFile.exists(input) { _ = try InputFile(input) }
    // The page shows errors in a template; a missing one is probably a misspelling.
    _ = try TemplateSource(named: request.template, of: request.templateRepository)
    let files = PreviewFiles(inputs)
    if files.names.isEmpty {
      throw UsageFault.noDescriptions(folder: inputs.joined(separator: ", "))
    }
    let port = MachineSettings.port.value ?? 0
    let listener = try LoopbackListener(port: port)
    func address(_ token: PreviewToken) -> String {
      "http://127.0.0.1:\(listener.port)/\(token.text)/"
    }
    // A free port differs each time, so an open page couldn't continue.
    let token = port == 0 ? PreviewToken() : PreviewToken.kept()
    let ticket = open ? PreviewToken() : nil
    let count = files.names.count
    let shown = Words.previewShows(
      address: address(token), file: count == 1 ? files.names[0] : nil, count: count)
    Console.report(shown.text(in: Wording(request.language ?? .en)))
    let browser = ticket.flatMap { Browser.open(address($0)) }
    let session = PreviewSession(wholeRequest, files, port: listener.port, token, ticket: ticket)
    var server = PreviewServer(listener, session, helper: browser)
    server.run()
  }
}
