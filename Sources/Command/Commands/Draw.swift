import ArgumentParser
import VCDescriptions

/// The call without a subcommand; `DrawRequest` carries it out.
package struct Draw: ParsableCommand {
  package static let configuration = CommandConfiguration(
    abstract: "Draw the view controllers of an iOS app as figures.",
    usage: """
      vcdiagram <in> ... [-o <out>] [<options>]
      \(ListedCommand.overview)
      """,
    discussion: """
      A description is JSON or a YAML subset. A complete example:

        rootViewController:
          id: nav
          class: UINavigationController
          viewControllers:
            - {id: items, class: ItemsViewController}
        steps:
          - present: {class: DetailViewController, modalPresentationStyle: formSheet}
            from: items

      Exit codes: 0 done, \(ListedCommand.meaningsOfOne)64 wrong usage, 65 wrong input, 66 unreadable \
      input, 70 internal error, 73 output can't be written.
      """)

  @Argument(
    help: ArgumentHelp(
      "\(InputFormat.listed); - is standard input.", valueName: "in"),
    completion: .descriptions)
  var inputs: [String]

  @OptionGroup(title: HelpSection.files) var result: OutputOptions
  @OptionGroup var options: FigureOptions
  @OptionGroup(title: HelpSection.figure) var states: StateOptions
  @OptionGroup(title: HelpSection.page) var page: PrintOptions
  @OptionGroup(title: HelpSection.documents) var document: DocumentOptions
  @OptionGroup(title: HelpSection.many) var batch: BatchOptions

  package init() {}

  package func run() throws {
    let status = try request.run()
    if status != ExitStatus.done { throw ExitCode(status) }
  }

  package func validate() throws {
    do throws(UsageFault) {
      try request.validate()
    } catch {
      throw error.validationError
    }
  }

  package var request: DrawRequest {
    var request = options.request
    (request.inputs, request.app) = (inputs.flatMap(AppFolder.inputs), result.app)
    (request.output, request.format) = (result.output, result.format)
    request.watch = result.watch
    (request.step, request.steps, request.captions) = (states.step, states.steps, states.captions)
    request.panels = states.panels
    (request.pages, request.scale) = (page.pages, page.scale)
    (request.names, request.id) = (document.names, document.id)
    request.standardInputName = document.stdinName
    request.jobs = batch.jobs
    (request.ifChanged, request.dependencyFile) = (batch.ifChanged, batch.depfile)
    return request
  }
}

struct OutputOptions: ParsableArguments {
  @Option(
    name: .customLong("in"),
    help: ArgumentHelp("Draw each input in the app that this one shows.", valueName: "in"),
    completion: .descriptions)
  var app: String?

  @Option(
    name: [.customShort("o"), .long],
    help: ArgumentHelp(
      "The figure's file, or a folder that ends in a slash; by default standard output.",
      valueName: "out"), completion: .file())
  var output: String?

  @Option(help: "The figure's format; by default the ending of <out>, else svg.")
  var format: OutputFormat?

  @Flag(help: "Redraw whenever a description or the template is saved, until Control-C.")
  var watch = false
}

struct StateOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      """
      Use the state after this step; 0 is the initial state; 2-4 or 0,2-4 draws these, as --steps does.
      """,
      valueName: "n"))
  var step: StepChoice?

  @Flag(help: "Draw one figure for each step: <out>-0, <out>-1 ..., or pages of one PDF.")
  var steps = false

  @Flag(help: "Draw the steps side by side in one figure, or those of --step.")
  var panels = false

  @Flag(
    help: "Draw captions without --steps, too, and for steps without a label: what the step did.")
  var captions = false
}

struct PrintOptions: ParsableArguments {
  @Flag(
    help: """
      Draw an overview, then the families on their own pages: <out>-1, <out>-2 ..., or pages of one \
      PDF.
      """)
  var pages = false

  @Option(help: scaleHelp)
  var scale = DrawRequest().scale
}

struct DocumentOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "An id for the SVG, so that several inline figures don't share ids.", valueName: "name"))
  var id: String?

  @Option(
    help: """
      How files of one figure are named; docc: <out>~dark for the dark theme, and a PNG in three \
      scales, <out>@2x and <out>@3x.
      """)
  var names = DrawRequest().names

  @Option(help: stdinNameHelp)
  var stdinName: StandardInputName?
}

struct BatchOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Draw this many figures at once; by default one for each core.",
      valueName: "n"))
  var jobs: Int?

  @Flag(help: "Skip figures whose description, template and options are unchanged.")
  var ifChanged = false

  @Option(
    help: ArgumentHelp("Write what each figure depends on, for make.", valueName: "file"),
    completion: .file())
  var depfile: String?
}
