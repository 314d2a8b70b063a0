import VCCommand
import VCDescriptions
import VCFigureFeatures
import VCFigures
import VCPhrases
import VCPictures
import VCSource

/// Compares two hierarchies by meaning, rather than by text.
struct Diff: Command {
  static let name = "diff"
  static let purpose = Words.diffPurpose
  static let usage = "vcdiagram diff <old> <new> [-o <out>] [<options>]"
  static let discussion: [HelpParagraph] = [.text(.diffInputs), .text(.diffStates)]

  var inputs: [String] = []
  var output: String?
  var format: ComparisonFormat?
  var check = false
  var step: Int?
  var pointers: PointerSelection?
  /// The figure's look, page and scale.
  var look = DrawRequest()

  static let options =
    own + (DrawRequest.look + DrawRequest.page).map { $0.in(\.look) }
    + [.scale(at: \.look.scale)]

  private static let own: [CommandOption<Diff>] = [
    .arguments(
      "in", at: \.inputs, completion: .descriptions, help: .inputs(kinds: Words.oldAndNew)),
    .value(
      "-o", "--output", at: \.output, as: "out", completion: .files(endings: []),
      help: .diffOutputOption),
    .value("--format", at: \.format, help: ComparisonFormat.help),
    .flag("--check", at: \.check, help: .exitCodeOption), .step(at: \.step),
    .value("--pointers", at: \.pointers, help: .diffPointersOption),
  ]

  /// The inputs to compare, and their name if it isn't the path: two paths; or git's arguments, which
  /// are a name, the old file, its hash and mode, the same for the new file, and two more for a renamed
  /// file.
  private func pair() throws(UsageFault) -> (old: String, new: String, name: String?) {
    switch inputs.count {
    case 2: return (inputs[0], inputs[1], nil)
    case 7, 9: return (inputs[1], inputs[4], inputs[0])
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
    var request = look
    request.output = output
    request.pointers = pointers.map { PointerChoice($0) }
    return request
  }

  func validate() throws(UsageFault) {
    let pair = try pair()
    if pair.old == "-", pair.new == "-" { throw .standardInputTwice }
    let format = try resultFormat()
    var files = CallFiles()
    for path in [pair.old, pair.new] where path != Self.noFile {
      files.addRead(path, as: .descriptionRole)
    }
    if Template.text(of: look.template) == nil { files.addRead(look.template, as: .templateRole) }
    guard case .figure(let figure) = format else {
      return try files.addWritten(outputFile, as: .changesRole)
    }
    let written = request.variants(in: figure.row).map { outputFile.named($0.suffix) }
    if outputFile.isStandardOutput, written.count > 1 {
      throw .severalToStandardOutput(option: "--theme \(look.theme.rawValue)")
    }
    for file in written { try files.addWritten(file, as: .figureRole) }
  }

  /// The path that git uses for a missing file.
  static let noFile = "/dev/null"

  func run() throws {
    let pair = try pair()
    func input(_ path: String) throws -> ComparedInput {
      try TimeLimit.limiting(path, work: "compared") {
        try ComparedInput(path, name: pair.name, language: look.language)
      }
    }
    let compared = try ComparedInputs(input(pair.old), input(pair.new), step: step)
    let language = look.language ?? compared.new.source.language ?? .en
    let ids = look.ids ?? .automatic
    switch try resultFormat() {
    case .changes(.text): try write(compared.text(in: language, ids))
    case .changes(.json): try write(compared.json + "\n")
    case .figure(let figure): try draw(compared, as: figure.row)
    case .findings(let format): try write(format.text(compared.findings(in: language, ids)))
    }
    if check, !compared.isEmpty { throw ExitCode(ExitStatus.changed) }
  }

  private func write(_ text: String) throws {
    try outputFile.write(Array(text.linesWithoutControls.utf8))
  }

  private func draw(_ compared: ComparedInputs, as format: PictureFormat) throws {
    let name = compared.new.source.name
    try TimeLimit.limiting(name, work: "drawn") {
      let input = InputFile(compared.new.source)
      let pipeline = try DrawPipeline(request).inLanguage(of: input)
      let job = DrawJob(input: name, output: outputFile, format: format)
      let pages = try pages(of: compared, in: pipeline.style)
      let files = pipeline.files(from: input)
      try files.write(pages, of: job) { try $0.write($1) }
    }
  }

  private func pages(of compared: ComparedInputs, in style: VCFigures.Style) throws -> Pages {
    do {
      let pages = try VCFigureFeatures.pages(of: compared.ways, FigureRequest(in: style))
      if pages.count == 0 { throw UsageFault.nothingToDraw }
      return pages
    } catch is NoKindOfScenes {
      throw UsageFault.noKindOfScenes
    }
  }
}

extension ExitStatus {
  /// `--check` found a change.
  static let changed: Int32 = 1
}
