import ArgumentParser
import VCCommand
import VCDescriptions
import VCFigureFeatures
import VCFigures
import VCPhrases
import VCPictures
import VCSource

/// Compares two hierarchies by meaning, rather than by text.
struct Diff: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Compare two hierarchies, as text, JSON or a figure.",
    usage: "vcdiagram diff <old> <new> [-o <out>] [<options>]",
    discussion: """
      Controllers are matched by id, and without ids by class and position. Either input may be a \
      description, a printed hierarchy, a storyboard or a folder; /dev/null has no controllers; \
      HEAD~1:. is a folder of Swift source as it was in a commit. diff accepts the seven arguments with \
      which git calls an external diff. A baseline is a description that import wrote.

      diff compares the final states, or with --step the states after a step, and which steps are refused.
      """)

  @Argument(
    help: ArgumentHelp("<old> and <new>; - is standard input.", valueName: "in"),
    completion: .descriptions)
  var inputs: [String]

  @Option(
    name: [.customShort("o"), .long],
    help: ArgumentHelp("The file of the result; by default standard output.", valueName: "out"))
  var output: String?

  @Option(help: ComparisonFormat.help)
  var format: ComparisonFormat?

  @Flag(help: "End with 1 if anything changed.")
  var exitCode = false

  @Option(help: stepHelp)
  var step: Int?

  @Option(help: InputFormat.help)
  var inputFormat: InputFormat?

  @Option(help: "How presentations are drawn.")
  var pointers: PointerSelection?

  @OptionGroup var look: LookOptions

  @Option(help: scaleHelp)
  var scale = 1

  @OptionGroup var timeLimit: TimeLimitOption

  /// The inputs to compare, and their name if it isn't the path.
  private struct Pair {
    let old: String
    let new: String
    let name: String?
  }

  /// The inputs: two paths; or git's arguments, which are a name, the old file, its hash and mode,
  /// the same for the new file, and two more for a renamed file.
  private func pair() throws(UsageFault) -> Pair {
    switch inputs.count {
    case 2: return Pair(old: inputs[0], new: inputs[1], name: nil)
    case 7, 9: return Pair(old: inputs[1], new: inputs[4], name: inputs[0])
    default: throw .notTwoToCompare
    }
  }

  private var outputFile: OutputFile {
    output.flatMap { $0 == "-" ? nil : .file($0) } ?? .standardOutput
  }

  private func resultFormat() throws(UsageFault) -> ComparisonFormat {
    if let format { return format }
    guard case .file(let path) = outputFile, let format = try OutputFormat(ofFile: path) else {
      return .changes(.text)
    }
    return ComparisonFormat(format)
  }

  /// The figure's options.
  private var request: DrawRequest {
    var request = look.request
    request.output = output
    request.pointers = pointers.map { PointerChoice($0) }
    request.scale = scale
    return request
  }

  func validate() throws {
    do throws(UsageFault) {
      let pair = try pair()
      if pair.old == "-", pair.new == "-" { throw .standardInputTwice }
      if !(1...3).contains(scale) { throw .scale }
      if look.page != nil, look.fit != nil { throw .pageAndFit }
      let format = try resultFormat()
      var files = CallFiles()
      for path in [pair.old, pair.new] where path != Self.noFile {
        files.addRead(path, as: .description)
      }
      if Template.text(of: look.template) == nil { files.addRead(look.template, as: .template) }
      guard case .figure(let figure) = format else {
        return try files.addWritten(outputFile, as: .init("the changes"))
      }
      let written = request.variants(in: figure.row).map { outputFile.named($0.suffix) }
      if outputFile.isStandardOutput, written.count > 1 {
        throw .severalToStandardOutput("--theme both")
      }
      for file in written { try files.addWritten(file, as: .figure) }
    } catch {
      throw error.validationError
    }
  }

  /// The path that git uses for a missing file.
  static let noFile = "/dev/null"

  func run() throws {
    let pair = try pair()
    func input(_ path: String) throws -> ComparedInput {
      try timeLimit.limiting(path, work: "compared") {
        try ComparedInput(path, name: pair.name, as: inputFormat, language: look.language)
      }
    }
    let compared = try ComparedInputs(input(pair.old), input(pair.new), step: step)
    let language = look.language ?? compared.new.source.language ?? .en
    switch try resultFormat() {
    case .changes(.text): try write(compared.text(in: language, by: names))
    case .changes(.json): try write(compared.json + "\n")
    case .figure(let figure): try draw(compared, as: figure.row)
    case .findings(let format): try write(format.text(compared.findings(in: language, by: names)))
    }
    if exitCode, !compared.isEmpty { throw ExitCode(ExitStatus.changed) }
  }

  /// The names of controllers, as the look's options have them.
  private func names(in comparison: Comparison) -> ChangeNames {
    let request = look.request
    return ChangeNames(
      comparison, ids: request.ids ?? .automatic, swiftUI: request.swiftui ?? .views)
  }

  private func write(_ text: String) throws {
    try outputFile.write(Array(text.linesWithoutControls.utf8))
  }

  private func draw(_ compared: ComparedInputs, as format: PictureFormat) throws {
    let name = compared.new.source.name
    try timeLimit.limiting(name, work: "drawn") {
      let input = InputFile(compared.new.source)
      let pipeline = try DrawPipeline(request).inLanguage(of: input)
      let job = DrawJob(input: name, output: outputFile, format: format)
      let pages = try pages(of: compared, in: pipeline.style)
      let files = pipeline.files(from: input)
      try files.write(pages, of: job) { try $0.write($1) }
    }
  }

  private func pages(of compared: ComparedInputs, in style: Style) throws -> Pages {
    do {
      let pages = try VCFigureFeatures.pages(of: compared.ways, FigureRequest(in: style))
      if pages.count == 0 { throw UsageFault.nothingToDraw }
      return pages
    } catch is NoKindOfScenes {
      throw UsageFault.noKindOfScenes
    }
  }
}

extension PointerSelection: ExpressibleByArgument {}
