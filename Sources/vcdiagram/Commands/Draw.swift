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

  @Option(help: "svg, png, pdf or dot; by default what <out> ends in, else svg.")
  var format: FigureFormat?

  @Option(help: ArgumentHelp("The look: a name, or a file of your own.", valueName: "name|file"))
  var template = "book"

  @Option(
    help: """
      Which pointers: all, families (containment, and a pair for each presentation), or none; \
      by default what the template says.
      """)
  var pointers: PointerSelection?

  @Option(help: ArgumentHelp("The moment after this step; 0 is the beginning.", valueName: "n"))
  var step: Int?

  @Flag(help: "Treats warnings as errors.")
  var strict = false

  func run() throws {
    let template = try Template(named: template)
    let outputs = try outputs()
    for (input, output) in zip(inputs, outputs) {
      let resolution = try Resolution(loading: InputFile(input), strict: strict)
      let hierarchy = try resolution.hierarchy(atStep: step)
      let figure = Figure(of: hierarchy, template: template, pointers: pointers)
      let drawing = try Drawing(of: figure)
      try output.write(drawing.rendered(as: format(for: output)))
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
    let names = inputs.map { InputFile.baseName(of: $0) + "." + (format ?? .svg).rawValue }
    guard Set(names).count == names.count else {
      throw ValidationError("two of the descriptions have the same name")
    }
    return names.map { .file(output.hasSuffix("/") ? output + $0 : output + "/" + $0) }
  }

  private func format(for output: OutputFile) throws -> FigureFormat {
    if let format { return format }
    guard case .file(let path) = output else { return .svg }
    let name = path.split(separator: "/").last ?? ""
    guard let dot = name.lastIndex(of: ".") else { return .svg }
    let ending = name[name.index(after: dot)...].lowercased()
    guard let format = FigureFormat(rawValue: ending) else {
      let name = ending.withoutControls
      throw ValidationError("no format is called '\(name)'; name one with --format")
    }
    return format
  }

  func validate() throws {
    if inputs.count(where: { $0 == "-" }) > 1 {
      throw ValidationError("standard input can be read once")
    }
    for output in try outputs() { _ = try format(for: output) }
  }
}

extension FigureFormat: ExpressibleByArgument {}
extension PointerSelection: ExpressibleByArgument {}
