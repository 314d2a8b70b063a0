import VCCommand
import VCDescriptions
import VCEngine
import VCModelFeatures
import VCPhrases
import VCSource

/// Writes the description of facts that an app or Xcode has already.
struct Import: Command {
  static let name = "import"
  static let purpose = Words.importPurpose
  static let usage = "vcdiagram import <in> ... [-o <out>] [<options>]"
  static let discussion: [HelpParagraph] = [.text(.importDiscussion)]

  enum Format: String, CaseIterable, OptionValue {
    case yaml
    case json
  }

  var inputs: [String] = []
  var output: String?
  var format: Format?
  var idiom: Idiom?
  var language = Language.en
  var images: String?

  static let options: [CommandOption<Import>] = [
    .arguments("in", at: \.inputs, completion: .descriptions, help: .importInputs),
    .value(
      "-o", "--output", at: \.output, as: "out", completion: .files(endings: []),
      help: .importOutputOption),
    .value("--format", at: \.format, help: .importFormatOption),
    .idiom(at: \.idiom),
    .value("--language", at: \.language, help: .importLanguageOption),
    .value("--images", at: \.images, as: "folder", completion: .folders, help: .imagesOption),
  ]

  var outputFile: OutputFile { output.flatMap { $0 == "-" ? nil : .file($0) } ?? .standardOutput }

  func validate() throws(UsageFault) {
    if let fault = UsageFault.ofOneApp(inputs) { throw fault }
    var files = CallFiles()
    if let images, !OutputFile.isFolder(images) { throw .noFolderOfPictures(path: images) }
    for input in inputs { files.addRead(input, as: .descriptionRole) }
    try files.addWritten(
      outputFile, as: outputFile.isStandardOutput ? .descriptionRole : .newDescriptionRole)
  }

  func run() throws {
    for input in inputs where OutputFile.isFolder(input) { AppFolder.inputs(input) }
    let files = try inputs.map { path in
      try TimeLimit.limiting(path, work: "imported") { try InputFile(path) }
    }
    let source =
      files.count > 1
      ? Source(joining: files.map(\.source), name: JoinedInputs.name(of: inputs))
      : files[0].source
    var told: [Diagnostic] = []
    var description: AppDescription
    do {
      description = try TimeLimit.limiting(inputs[0], work: "imported") {
        () throws(DiagnosticError) in
        try AppDescription(parsing: source, warnings: &told)
      }
    } catch {
      Console.report(error.diagnostics, of: error.source, in: language)
      throw ExitCode(ExitStatus.wrongInput)
    }
    description.idiom = idiom ?? description.idiom
    // Of several inputs, the heading's comments may be far from what they are about.
    let printed = told.filter {
      $0.severity != .hint || !source.parts.isEmpty && $0.message.isForFigures
    }
    Console.report(printed, of: source, in: language)
    let pictures = try addPictures(to: &description)
    Console.report(pictures.faults, of: source, in: language)
    let bytes = text(of: description, from: files, source, told, pictures.paths)
    try outputFile.write(bytes)
    let (errors, place) = TimeLimit.limiting(inputs[0], work: "checked") {
      self.errors(in: description, from: source, writtenAs: bytes)
    }
    guard !errors.isEmpty else { return }
    Console.report(errors, of: place, in: language)
    throw ExitCode(ExitStatus.wrongInput)
  }

  /// The text to write.
  private func text(
    of description: AppDescription, from files: [InputFile], _ source: Source,
    _ told: [Diagnostic], _ pictures: [String: String]
  ) -> [UInt8] {
    let format = format ?? (output?.lowercased().hasSuffix(".json") == true ? .json : .yaml)
    switch format {
    case .json: return Array((description.jsonWithDeclaredIDs + "\n").utf8)
    // The reader's own comments are preserved.
    case .yaml where files.count == 1 && files[0].isFolder:
      return description.text(files[0].source.bytes, withImages: pictures)
    case .yaml:
      let comments = ImportComments(on: description, told, of: source, in: language)
      let format = InputFormat(of: files[0].source)
      let heading =
        [Words.importedFrom(files: files.map(\.source.name)).text(in: Wording(language))]
        + format.omissions(Wording(language)) + comments.heading
      return Array(description.yaml(heading: heading, comments: comments.byID).utf8)
    }
  }

  /// The errors that `check` reports on the new description, and the text with their locations: the
  /// input, or the new description if it can't be read.
  private func errors(
    in description: AppDescription, from input: Source, writtenAs bytes: [UInt8]
  ) -> (errors: [Diagnostic], source: Source) {
    do {
      let format: InputFormat = bytes.first == UInt8(ascii: "{") ? .json : .yaml
      _ = try AppDescription(parsing: Source(name: output ?? "<stdout>", bytes: bytes), as: format)
    } catch {
      return (error.diagnostics.filter { $0.severity == .error }, error.source)
    }
    let errors = Resolution(description).diagnostics.filter { $0.severity == .error }
    return (errors.inSourceOrder, input)
  }
}
