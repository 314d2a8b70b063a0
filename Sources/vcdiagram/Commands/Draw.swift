import ArgumentParser
import Figures
import Phrases
import Rendering

/// The call without a subcommand; `DrawRequest` carries it out.
struct Draw: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Draws the view controllers of an iOS app as figures.",
    usage: """
      vcdiagram <in> [-o <out>]          draws a figure: svg, png, pdf, dot, json
      vcdiagram <in> ... -o <folder>/    draws several
      vcdiagram resolve <in>             every relationship, as a table or JSON
      vcdiagram explain <in> ...         the reason for an answer
      vcdiagram check <in> ...           only what is wrong
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

      Exit codes: 0 done, 64 wrong usage, 65 wrong input, 66 unreadable input,
      73 the output cannot be written, 70 a fault of the program itself.
      """)

  @Argument(help: ArgumentHelp("Descriptions; - is standard input.", valueName: "in"))
  var inputs: [String]

  @Option(
    name: [.customShort("o"), .long],
    help: ArgumentHelp(
      "The figure's file, or a folder that ends in a slash; - or none is standard output.",
      valueName: "out"))
  var output: String?

  @Option(help: "svg, png, pdf, dot, json or text; by default what <out> ends in, else svg.")
  var format: OutputFormat?

  @Option(
    help: ArgumentHelp(
      "hierarchy, objects, chain, coverage or protocol; by default what the template says.",
      valueName: "kind"))
  var figure: FigureKind?

  @Option(
    help: ArgumentHelp(
      "The look: a name that 'vcdiagram template' lists, or a file of your own.",
      valueName: "name|file"))
  var template = DrawRequest().template

  @Option(
    help: """
      automatic, all, families (containment, and a pair for each presentation), or none; by \
      default what the template says.
      """)
  var pointers: PointerSelection?

  @Option(help: "light, dark or auto: an SVG that follows its reader.")
  var theme = DrawRequest().theme

  @Option(help: "Pixels of a PNG for each of a screen's: 1, 2 or 3.")
  var scale = DrawRequest().scale

  @Option(help: "The language of the program's own words: en or zh-Hans.")
  var language = DrawRequest().language

  @Option(
    help: ArgumentHelp(
      "What stands out, by id; the rest stands back.", valueName: "id,id"))
  var emphasize: String?

  @Option(help: ArgumentHelp("The moment after this step; 0 is the beginning.", valueName: "n"))
  var step: Int?

  @Flag(help: "A figure for each step: <out>-0, <out>-1 and so on; pages of one PDF.")
  var steps = false

  @Flag(help: "Treats warnings as errors.")
  var strict = false

  @Option(
    help: ArgumentHelp(
      "How many processes draw at once; by default one for each core.", valueName: "n"))
  var jobs: Int?

  @Option(help: ArgumentHelp("How long one figure may take.", valueName: "seconds"))
  var timeLimit = DrawRequest().timeLimit

  @Flag(help: "Keeps a figure whose description, template and options are as they were.")
  var ifChanged = false

  @Option(help: ArgumentHelp("Writes what each figure is made of, for make.", valueName: "file"))
  var depfile: String?

  @Option(help: ArgumentHelp("Draws one of so many shares of the descriptions.", valueName: "i/n"))
  var shard: Shard?

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
    DrawRequest(
      inputs: inputs, output: output, format: format, figure: figure, template: template,
      pointers: pointers, theme: theme, scale: scale, language: language, emphasize: emphasize,
      step: step, steps: steps, strict: strict, jobs: jobs, timeLimit: timeLimit,
      ifChanged: ifChanged, dependencyFile: depfile, shard: shard)
  }
}

extension FigureKind: ExpressibleByArgument {}
extension Language: ExpressibleByArgument {}
extension PointerSelection: ExpressibleByArgument {}
extension Theme: ExpressibleByArgument {}
