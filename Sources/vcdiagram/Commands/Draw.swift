import ArgumentParser
import Diagnostics
import FigureDrawing
import HierarchyLoading
import ViewControllers

/// Text to picture: load, resolve, draw, write.
struct Draw: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Draws the view controllers of an iOS app as figures.",
    usage: """
      vcdiagram <in> [-o <out>]          draws a figure: svg, png, pdf or dot
      vcdiagram <in> ... -o <folder>/    draws several
      vcdiagram resolve <in>             every relationship, as a table or JSON
      vcdiagram explain <in> ...         the reason for an answer
      vcdiagram check <in> ...           only what is wrong
      vcdiagram template [<name>]        a template to start your own from
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

  @Option(help: "svg, png, pdf, dot or text; by default what <out> ends in, else svg.")
  var format: OutputFormat?

  @Option(help: ArgumentHelp("hierarchy, objects, chain, coverage or protocol.", valueName: "kind"))
  var figure = FigureKind.hierarchy

  @Option(
    help: ArgumentHelp(
      "The look: a name that 'vcdiagram template' lists, or a file of your own.",
      valueName: "name|file"))
  var template = "book"

  @Option(
    help: """
      all, families (containment, and a pair for each presentation), or none; by default what \
      the template says.
      """)
  var pointers: PointerSelection?

  @Option(help: "light, dark or auto: an SVG that follows its reader.")
  var theme = Theme.auto

  @Option(help: "Pixels of a PNG for each of a screen's: 1, 2 or 3.")
  var scale = 1

  @Option(help: "The language of the program's own words: en or zh-Hans.")
  var language: Language?

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

  func run() throws {
    let template = try Template(named: template)
    for (input, output) in zip(inputs, try outputs()) {
      let resolution = try Resolution(loading: InputFile(input), strict: strict)
      let pages = try pages(of: resolution, template)
      try write(pages, to: output)
    }
  }

  /// Text to picture: what there is, at which moments, in its places.
  private func pages(of resolution: Resolution, _ template: Template) throws -> [Drawing] {
    var moments = [(hierarchy: try resolution.hierarchy(atStep: step), label: String?.none)]
    if steps { moments = resolution.moments }
    let options = try options(for: resolution.description)
    return try Drawing.drawings(of: moments, template: template, options: options)
  }

  private func options(for description: Description) throws -> FigureOptions {
    var emphasized = Set(description.emphasized.map { description.viewControllers[$0].id.value })
    if let emphasize {
      let ids = emphasize.split(separator: ",").map { String($0.drop { $0 == " " }) }
      for id in ids where description.index(ofID: id) == nil {
        let id = id.withoutControls
        throw ValidationError("the description has no view controller with the id '\(id)'")
      }
      emphasized = Set(ids)
    }
    return FigureOptions(
      kind: figure, pointers: pointers, language: language ?? .en, emphasized: emphasized)
  }

  /// One file, or for pictures of several steps one each.
  private func write(_ pages: [Drawing], to output: OutputFile) throws {
    let format = try format(for: output)
    let rendering = RenderingOptions(theme: theme, scale: scale)
    guard let picture = format.figureFormat else {
      let texts = pages.map { $0.text + "\n" }
      return try output.write(Array(texts.joined(separator: "\n").utf8))
    }
    if picture == .pdf { return try output.write(Drawing.pdf(of: pages, rendering)) }
    for (number, page) in pages.enumerated() {
      let file = steps ? output.numbered(number) : output
      try file.write(page.rendered(as: picture, rendering))
    }
  }

  /// Where each input's figure goes.
  private func outputs() throws -> [OutputFile] {
    guard let output, output != "-" else {
      guard inputs.count == 1 else {
        throw ValidationError("several figures need a folder: -o <folder>/")
      }
      return [.standardOutput]
    }
    guard OutputFile.isFolder(output) else {
      guard inputs.count == 1 else {
        let name = output.withoutControls
        throw ValidationError("several figures need a folder, and '\(name)' is none")
      }
      return [.file(output)]
    }
    let names = inputs.map { InputFile.baseName(of: $0) + "." + (format ?? .svg).fileExtension }
    guard Set(names).count == names.count else {
      throw ValidationError("two of the descriptions have the same name")
    }
    return names.map { .file(output.hasSuffix("/") ? output + $0 : output + "/" + $0) }
  }

  private func format(for output: OutputFile) throws -> OutputFormat {
    if let format { return format }
    guard case .file(let path) = output else { return .svg }
    let name = path.split(separator: "/").last ?? ""
    guard let dot = name.lastIndex(of: ".") else { return .svg }
    let ending = name[name.index(after: dot)...].lowercased()
    guard let format = OutputFormat(fileExtension: ending) else {
      let name = ending.withoutControls
      throw ValidationError("no format is called '\(name)'; name one with --format")
    }
    return format
  }

  func validate() throws {
    if inputs.count(where: { $0 == "-" }) > 1 {
      throw ValidationError("standard input can be read once")
    }
    if !(1...3).contains(scale) { throw ValidationError("--scale is 1, 2 or 3") }
    if steps, step != nil { throw ValidationError("--steps draws every step; leave --step out") }
    for output in try outputs() {
      let format = try format(for: output)
      if steps, output.isStandardOutput, format != .pdf, format != .text {
        throw ValidationError("--steps makes several files: name them with -o <out>")
      }
    }
  }
}

/// What a figure is written as.
enum OutputFormat: String, CaseIterable, ExpressibleByArgument {
  case svg
  case png
  case pdf
  case dot
  case text

  init?(fileExtension: String) {
    self.init(rawValue: fileExtension == "txt" ? "text" : fileExtension)
  }

  var fileExtension: String { self == .text ? "txt" : rawValue }

  /// Nil for text, which is no picture.
  var figureFormat: FigureFormat? { FigureFormat(rawValue: rawValue) }
}

extension FigureKind: ExpressibleByArgument {}
extension Language: ExpressibleByArgument {}
extension PointerSelection: ExpressibleByArgument {}
extension Theme: ExpressibleByArgument {}
