import ArgumentParser
import DescriptionLoading
import Figures
import Phrases
import Rendering
import ViewControllers

/// What a figure shows and how it looks: the options of every command that draws one.
struct FigureOptions: ParsableArguments {
  @Option(help: InputFormat.help)
  var inputFormat: InputFormat?

  @Option(help: performHelp)
  var perform: String?

  @Option(
    help: ArgumentHelp(
      "hierarchy, objects, chain, coverage, protocol or map; by default what the template says.",
      valueName: "kind"))
  var figure: FigureKind?

  @Option(
    help: ArgumentHelp(
      """
      automatic, all, families (containment, and a pair for each presentation), or none, by default \
      what the template says; and properties by name, as topViewController, present for who was \
      asked, or subviews of the views in the figure objects, apart by commas.
      """, valueName: "word,name"))
  var pointers: PointerChoice?

  @OptionGroup var look: LookOptions

  @Option(help: Spelling.help)
  var spelling: Spelling?

  @Option(
    help: ArgumentHelp(
      "What stands out, by id; the rest stands back.", valueName: "id,id"))
  var emphasize: String?

  @Option(help: ArgumentHelp("One of the windows, by its id; by default all.", valueName: "id"))
  var window: String?

  @Option(help: ArgumentHelp("The moment after this step; 0 is the beginning.", valueName: "n"))
  var step: Int?

  @Flag(help: "Treats warnings as errors.")
  var strict = false

  @Option(help: ArgumentHelp("How long one figure may take.", valueName: "seconds"))
  var timeLimit = DrawRequest().timeLimit

  /// What they ask for, of no description yet.
  var request: DrawRequest {
    var request = look.request
    request.inputFormat = inputFormat
    request.perform = perform
    request.figure = figure
    request.pointers = pointers
    request.spelling = spelling
    request.emphasize = emphasize
    request.window = window
    request.step = step
    request.strict = strict
    request.timeLimit = timeLimit
    return request
  }
}

/// How any figure looks, of a hierarchy or of what changed.
struct LookOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The look: a name that 'vcdiagram template' lists, or a file of your own.",
      valueName: "name|file"), completion: .list(Template.names))
  var template = DrawRequest().template

  @Option(
    help: ArgumentHelp(
      "Makes the figure fit a page: smaller, and drawn less plainly where text is small.",
      valueName: "name"))
  var page: NamedPage?

  @Option(
    help: ArgumentHelp(
      "The same for a size in points: 450x300, or 740x of any height.", valueName: "size"))
  var fit: MeasuredPage?

  @Option(
    help: """
      light, dark, both (a file each, <out> and <out>-dark), or auto: an SVG that follows its page.
      """)
  var theme = DrawRequest().theme

  @Option(help: "The language of the program's own words: en or zh-Hans.")
  var language = DrawRequest().language

  /// What they ask for, of nothing yet.
  var request: DrawRequest {
    DrawRequest(template: template, page: page, fit: fit, theme: theme, language: language)
  }
}

extension FigureKind: ExpressibleByArgument {}
/// What each command that can perform segues says of the option.
let performHelp = ArgumentHelp(
  "The segues that are performed after the steps, by their identifiers.", valueName: "id,id")

extension InputFormat: ExpressibleByArgument {
  /// What each command that reads a description says of the option.
  static let help: ArgumentHelp = """
    json, yaml, printed (what _printHierarchy or pvc print) or storyboard; by default what <in> \
    turns out to be.
    """
}

extension MeasuredPage: ExpressibleByArgument {}
extension NamedPage: ExpressibleByArgument {}
extension Language: ExpressibleByArgument {}
extension Spelling: ExpressibleByArgument {
  /// What each command that writes code says of the option.
  static let help: ArgumentHelp =
    "How code is written: swift or objc; by default what the description says."
}
