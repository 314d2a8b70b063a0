import ArgumentParser

/// Figures in a browser, beside the editor.
struct Preview: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Shows figures in a browser, anew whenever their descriptions are saved.",
    discussion: """
      The page keeps zoom and place, shows what is wrong over the last good figure, plays the steps \
      by arrow keys, and gives figures as SVG, PNG and PDF. Only this machine reaches it, only with \
      the key in its address, and only the descriptions that are named here. Control-C ends it.
      """)

  @Argument(
    help: ArgumentHelp("Descriptions, or folders of them.", valueName: "in"),
    completion: .descriptions)
  var inputs: [String]

  @Option(
    help: """
      Where the browser finds it, on this machine alone; 0 takes a port that is free. With another \
      number the address stays the same.
      """)
  var port: UInt16 = 0

  @Flag(help: "Opens the page in the browser.")
  var open = false

  @OptionGroup var options: FigureOptions

  private var request: DrawRequest {
    var request = options.request
    request.inputs = inputs
    return request
  }

  func validate() throws {
    do throws(UsageFault) {
      if inputs.contains("-") { throw .previewOfStandardInput }
      if case .both = options.look.theme { throw .themeOfPreview }
      var request = request
      // What is named is looked for later: it may be a folder.
      request.inputs = ["./"]
      try request.validate()
    } catch {
      throw error.validationError
    }
  }

  func run() throws {
    for input in inputs where !InputFile.exists(input) { _ = try InputFile(input) }
    // One that is wrong is told in the page; one that there is not is a slip of the pen.
    _ = try TemplateSource(named: options.look.template)
    let files = PreviewFiles(inputs)
    if files.names.isEmpty { throw UsageFault.noDescriptions(inputs.joined(separator: ", ")) }
    let listener = try LoopbackListener(port: port)
    func address(_ token: PreviewToken) -> String {
      "http://127.0.0.1:\(listener.port)/\(token.text)/"
    }
    // A free port differs each time, so no page could go on.
    let token = port == 0 ? PreviewToken() : PreviewToken.kept()
    let ticket = open ? PreviewToken() : nil
    let count = files.names.count
    let shown = count == 1 ? files.names[0] : "\(count) descriptions"
    Console.report("\(address(token)) shows \(shown); Control-C ends it")
    let browser = ticket.flatMap { Browser.open(address($0)) }
    let session = PreviewSession(request, files, port: listener.port, token, ticket: ticket)
    var server = PreviewServer(listener, session, helper: browser)
    server.run()
  }
}
