import ArgumentParser
import VCDescriptions
import VCEngine
import VCFigures
import VCPhrases
import VCPictures
import VCSource

/// The titles of the groups of options in help.
package enum HelpSection {
  package static let files = "Input and output"
  package static let figure = "Figure"
  /// The options are for the kinds of figures that show a selection of scenes.
  package static let scenes =
    "Parts of a "
    + FigureKind.allCases.filter(\.canShowSelection).map(\.rawValue).joined(separator: " or a ")
  package static let look = "Look"
  package static let page = "Page"
  package static let documents = "Documents"
  static let many = "Many figures"
}

/// The options of every command that draws descriptions.
package struct FigureOptions: ParsableArguments {
  @OptionGroup(title: HelpSection.files) package var input: DescriptionOptions
  @OptionGroup(title: HelpSection.figure) var content: ContentOptions
  @OptionGroup(title: HelpSection.scenes) package var scenes: SceneOptions
  @OptionGroup package var look: LookOptions
  @OptionGroup(title: HelpSection.many) package var timeLimit: TimeLimitOption

  package init() {}

  /// The request, without a description.
  package var request: DrawRequest {
    var request = look.request
    request.inputFormat = input.inputFormat
    (request.idiom, request.perform) = (input.idiom, input.perform)
    request.strict = input.strict
    request.figure = content.figure
    request.pointers = content.pointers
    request.spelling = content.spelling
    request.emphasize = content.emphasize
    (request.around, request.hops, request.hide) = (scenes.around, scenes.hops, scenes.hide)
    (request.from, request.to) = (scenes.from, scenes.to)
    (request.kinds, request.group) = (scenes.kinds, scenes.group)
    request.window = content.window
    request.timeLimit = timeLimit.seconds
    return request
  }
}

/// The options for reading descriptions.
package struct DescriptionOptions: ParsableArguments {
  @Option(help: InputFormat.help)
  package var inputFormat: InputFormat?

  @Option(help: Idiom.help)
  package var idiom: Idiom?

  @Option(help: performHelp)
  package var perform: String?

  @Flag(help: "Treat warnings as errors.")
  package var strict = false

  package init() {}
}

/// The options for a figure's content.
struct ContentOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The kind of figure; by default the template's, usually hierarchy.", valueName: "kind"))
  var figure: FigureKind?

  @Option(
    help: ArgumentHelp(
      """
      all, families (containment, and one pair for each presentation), none or automatic. Add \
      properties, such as topViewController; present for who was asked; or subviews for the views \
      in the figure objects. Separate words with commas.
      """, valueName: "word,name"), completion: .pointers)
  var pointers: PointerChoice?

  @Option(
    help: ArgumentHelp("Highlight these ids and dim the rest.", valueName: "id,id"),
    completion: .ids)
  var emphasize: String?

  @Option(
    help: ArgumentHelp("Draw one window; by default all.", valueName: "id"),
    completion: .windows)
  var window: String?

  @Option(help: Spelling.help)
  var spelling: Spelling?
}

/// The options for the scenes to show.
package struct SceneOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("Show these scenes and their neighbours.", valueName: "id,id"),
    completion: .ids)
  var around: String?

  @Option(help: ArgumentHelp("How many segues away neighbours are; by default 1.", valueName: "n"))
  var hops: Int?

  @Option(
    help: ArgumentHelp("Show every shortest path from this scene.", valueName: "id"),
    completion: .ids)
  var from: String?

  @Option(
    help: ArgumentHelp("Where the paths of --from end.", valueName: "id"),
    completion: .ids)
  var to: String?

  @Option(
    help: ArgumentHelp(
      "Leave out ids, classes and titles like these, with what they contain; * is any text.",
      valueName: "pattern,pattern"), completion: .ids)
  var hide: String?

  @Option(
    help: ArgumentHelp(
      "Show only these kinds of segues, and the scenes that they join.", valueName: "kind,kind"))
  var kinds: SegueKinds?

  @Option(
    help: ArgumentHelp(
      "Frame the scenes of a folder or module, with --pages on pages of their own.",
      valueName: "which"))
  var group: SceneSelection.Grouping?

  package init() {}
}

/// The options for the look of any figure, of a hierarchy or of changes.
package struct LookOptions: ParsableArguments {
  @OptionGroup(title: HelpSection.look) var style: StyleOptions
  @OptionGroup(title: HelpSection.page) package var size: PageOptions

  package init() {}

  package var template: String { style.template }
  package var templateRepository: DocumentRepository? {
    style.templateRepository.map { DocumentRepository(ofFolder: $0) }
  }
  package var theme: ThemeChoice { style.theme }
  package var language: Language? { style.language }
  package var page: NamedPage? { size.page }
  package var fit: MeasuredPage? { size.fit }

  /// The request, without a description.
  package var request: DrawRequest {
    DrawRequest(
      template: template, templateRepository: templateRepository, fonts: style.font,
      textSize: style.size, background: style.background, page: page, fit: fit, theme: theme,
      language: language, swiftui: style.swiftui, ids: style.ids)
  }
}

struct StyleOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The look: a name from 'vcdiagram help templates', or a file of your own.",
      valueName: "name|file"), completion: .list(Template.names))
  var template = DrawRequest().template

  @Option(
    help: ArgumentHelp(
      "The repository whose settings name the template.", visibility: .hidden))
  var templateRepository: String?

  @Option(
    help: ArgumentHelp(
      """
      Fonts in place of the template's, by family or file, such as sans=Georgia,mono=Iosevka.ttf; \
      bold=<file> for a bold font's file.
      """, valueName: "texts=font"))
  var font: FontChoice?

  @Option(
    help: ArgumentHelp(
      "The size of names, in points; all other lengths follow. By default the template's.",
      valueName: "points"))
  var size: TextSize?

  @Option(
    help: ArgumentHelp(
      "What the figure is drawn on: the template's colour, or nothing; by default the template's.",
      valueName: "ground"))
  var background: Background?

  @Option(
    help: """
      The colours: auto follows the page (SVG), both writes two files, <out> and <out>-dark.
      """)
  var theme = DrawRequest().theme

  @Option(help: languageHelp)
  var language: Language?

  @Option(
    help: ArgumentHelp(
      "Name SwiftUI's controllers by their views, or by UIKit's classes; by default views.",
      valueName: "names"))
  var swiftui: SwiftUINames?

  @Option(
    help: ArgumentHelp(
      "Show the ids of all controllers in their boxes, or of none; by default where boxes look alike.",
      valueName: "which"))
  var ids: ShownIDs?
}

package struct PageOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Fit the figure to a page; simplify it if text would be small.", valueName: "name"),
    completion: .list(NamedPage.allValueStrings))
  package var page: NamedPage?

  @Option(
    help: ArgumentHelp(
      """
      Fit the figure to a size: 450x300 in points, 120mmx180mm, 6inx9in, or 740x for any height; \
      with 450x300! it is exactly that large.
      """, valueName: "size"))
  package var fit: MeasuredPage?

  package init() {}
}

extension FigureKind: ExpressibleByArgument {}
extension SceneSelection.Grouping: ExpressibleByArgument {}

/// The value of `--kinds`: kinds of segues, separated by commas.
struct SegueKinds: Equatable, ExpressibleByArgument {
  static let allValueStrings = Segue.Kind.allCases.map(\.rawValue)

  let kinds: [Segue.Kind]

  init?(argument: String) {
    kinds = argument.split(separator: ",").compactMap {
      Segue.Kind(rawValue: String($0.drop { $0 == " " }))
    }
    if kinds.isEmpty || kinds.count != argument.split(separator: ",").count { return nil }
  }

  /// The kinds in the option's notation.
  var text: String { kinds.map(\.rawValue).joined(separator: ",") }
}

/// The help of options that several commands share.
package let performHelp = ArgumentHelp(
  "Perform these segues after the steps, by identifier, or the shortest way to a scene, by its id.",
  valueName: "id,id")
package let stepHelp = ArgumentHelp(
  "Use the state after this step; 0 is the initial state.", valueName: "n")
package let languageHelp: ArgumentHelp =
  "The language of figures, messages and explanations; by default the description's, or English."
package let scaleHelp = ArgumentHelp("A PNG's pixels for each point: 1, 2 or 3.", valueName: "n")
package let stdinNameHelp = ArgumentHelp(
  "What messages call standard input, and its first line there.", valueName: "name[:line]")

extension InputFormat: ExpressibleByArgument {
  package static let help = ArgumentHelp(
    "The input's format; by default detected from the content.", valueName: "format")

  /// What a call reads: descriptions, and what people call texts of the other formats.
  static var listed: String {
    let (alone, projects) = (
      allCases.filter { $0.project == nil }, allCases.filter { $0.project != nil }
    )
    let kinds = ["Descriptions"] + (projects + alone).compactMap(\.plural)
    return kinds.dropLast().joined(separator: ", ") + (kinds.count > 1 ? " or " : "")
      + kinds[kinds.count - 1]
  }
}

extension Background: ExpressibleByArgument {}
extension SwiftUINames: ExpressibleByArgument {}
extension ShownIDs: ExpressibleByArgument {}
extension MeasuredPage: ExpressibleByArgument {}
extension TextSize: ExpressibleByArgument {}
extension NamedPage: ExpressibleByArgument {}
extension Language: ExpressibleByArgument {
  package init?(argument: String) { self.init(tag: argument) }
}
extension Idiom: ExpressibleByArgument {
  package static let help: ArgumentHelp = "The device, instead of the input's if it has one."
}

extension Spelling: ExpressibleByArgument {
  package static let help = ArgumentHelp(
    "How code is written; by default the description's spelling.", valueName: "language")
}
