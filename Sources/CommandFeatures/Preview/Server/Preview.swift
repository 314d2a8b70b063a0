import ArgumentParser
import VCCommand
import VCPhrases
import VCSource

/// Shows figures in a browser, beside the editor.
struct Preview: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Show figures in a browser, and redraw them whenever a description is saved.",
    usage: "vcdiagram preview <in> ... [<options>]",
    discussion: """
      Zoom and scroll position are preserved. Errors overlay the last good figure. Paste a log into \
      the page to see its figure. Arrow keys go \
      through the steps, a click explains a box or an arrow, and figures can be saved in every format. \
      Only this machine can open the page, and only with the key in its address. Control-C ends it.
      """)

  @Argument(
    help: ArgumentHelp("Descriptions, or folders of them.", valueName: "in"),
    completion: .descriptions)
  var inputs: [String]

  @Option(
    help: """
      The port on this machine; 0 chooses a free one. With another number the address stays the same.
      """)
  var port: UInt16 = 0

  @Flag(help: "Open the page in the browser.")
  var open = false

  @OptionGroup var options: FigureOptions
  @OptionGroup(title: HelpSection.figure) var state: StateOption

  private var request: DrawRequest {
    var request = options.request
    request.inputs = inputs
    request.step = state.step.map { StepChoice($0) }
    return request
  }

  func validate() throws {
    do throws(UsageFault) {
      if inputs.contains("-") { throw .previewOfStandardInput }
      if case .both = options.look.theme { throw .themeOfPreview }
      var request = request
      // The inputs are read later, because they may be folders.
      request.inputs = ["./"]
      try request.validate()
    } catch {
      throw error.validationError
    }
  }

  func run() throws {
    for input in inputs where !InputFile.exists(input) { _ = try InputFile(input) }
    // The page shows errors in a template; a missing one is probably a misspelling.
    _ = try TemplateSource(
      named: options.look.template, of: options.look.templateRepository)
    let files = PreviewFiles(inputs)
    if files.names.isEmpty { throw UsageFault.noDescriptions(inputs.joined(separator: ", ")) }
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
    let session = PreviewSession(request, files, port: listener.port, token, ticket: ticket)
    var server = PreviewServer(listener, session, helper: browser)
    server.run()
  }
}

/// The state that a page shows first.
struct StateOption: ParsableArguments {
  @Option(help: stepHelp)
  var step: Int?
}
