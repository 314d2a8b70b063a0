import ArgumentParser

/// The call without a subcommand; `DrawRequest` carries it out.
struct Draw: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Draws the view controllers of an iOS app as figures.",
    usage: """
      vcdiagram <in> [-o <out>]          draws a figure: svg, png, pdf, html, pptx, ..
      vcdiagram <in> ... -o <folder>/    draws several
      vcdiagram resolve <in>             every relationship, as a table or JSON
      vcdiagram explain <in> ...         the reason for an answer
      vcdiagram check <in> ...           only what is wrong
      vcdiagram diff <old> <new>         what changed, as text, JSON or a figure
      vcdiagram import <in> ...          a description of what a debugger prints, or Xcode saves
      vcdiagram embed <document> ...     figures and references in documents, kept up to date
      vcdiagram preview <in> ...         figures in a browser, while they are written
      vcdiagram template [<name>]        a template to start your own from
      vcdiagram schema                   the keys of a description, for editors
      """,
    discussion: """
      A description is JSON, or the plain part of YAML. This is a whole one:

        rootViewController:
          id: nav
          class: UINavigationController
          viewControllers:
            - {id: items, class: ItemsViewController}
        steps:
          - present: {class: DetailViewController, modalPresentationStyle: formSheet}
            from: items

      Exit codes: 0 done, 1 out of date (embed --check) or changed (diff --exit-code), 64 wrong \
      usage, 65 wrong input, 66 unreadable input, 73 the output cannot be written, 70 a fault of \
      the program itself.
      """)

  @Argument(
    help: ArgumentHelp("Descriptions; - is standard input.", valueName: "in"),
    completion: .descriptions)
  var inputs: [String]

  @Option(
    name: [.customShort("o"), .long],
    help: ArgumentHelp(
      "The figure's file, or a folder that ends in a slash; - or none is standard output.",
      valueName: "out"), completion: .file())
  var output: String?

  @Option(
    help:
      "svg, png, pdf, html, pptx, mermaid, dot, json or text; by default what <out> ends in, else svg."
  )
  var format: OutputFormat?

  @OptionGroup var options: FigureOptions

  @Option(
    help: """
      plain, or docc: <out>~dark for both, and a PNG in three scales, <out>@2x and <out>@3x.
      """)
  var names = DrawRequest().names

  @Option(help: "Pixels of a PNG for each of a screen's: 1, 2 or 3.")
  var scale = DrawRequest().scale

  @Option(
    help: "The id of an SVG, with which its other ids begin: for several inline in one page.")
  var id: String?

  @Flag(help: "A figure for each step: <out>-0, <out>-1 and so on; pages of one PDF.")
  var steps = false

  @Flag(help: "Captions for steps without a label, which say what came of each.")
  var captions = false

  @Flag(
    help: """
      An overview, and the families, or a map's scenes, on pages of their own: <out>-1, <out>-2 and so \
      on; pages of one PDF.
      """)
  var pages = false

  @Option(
    help: ArgumentHelp(
      "How many processes draw at once; by default one for each core.", valueName: "n"))
  var jobs: Int?

  @Flag(help: "Keeps a figure whose description, template and options are as they were.")
  var ifChanged = false

  @Option(help: ArgumentHelp("Writes what each figure is made of, for make.", valueName: "file"))
  var depfile: String?

  @Option(help: ArgumentHelp("Draws one of so many shares of the descriptions.", valueName: "i/n"))
  var shard: Shard?

  @Option(
    help: ArgumentHelp(
      "What messages call standard input, and the line of it that they count from.",
      valueName: "name[:line]"))
  var stdinName: StandardInputName?

  @Flag(help: "Draws again what is saved, a description or the template, until Control-C.")
  var watch = false

  func run() throws {
    let status = try request.run()
    if status != ExitStatus.done { throw ExitCode(status) }
  }

  func validate() throws {
    do throws(UsageFault) {
      try request.validate()
    } catch {
      throw error.validationError
    }
  }

  var request: DrawRequest {
    var request = options.request
    request.inputs = inputs
    (request.output, request.format) = (output, format)
    (request.names, request.scale, request.id) = (names, scale, id)
    (request.steps, request.captions, request.pages) = (steps, captions, pages)
    request.jobs = jobs
    (request.ifChanged, request.dependencyFile, request.shard) = (ifChanged, depfile, shard)
    request.standardInputName = stdinName
    request.watch = watch
    return request
  }
}
