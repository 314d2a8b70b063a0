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
  var inputFormat: InputFormat?
  var messageFormat = MessageFormat.text
  var idiom: Idiom?
  var language = Language.en
  var explain: String?
  var target: String?
  var images: String?
  var timeLimit = TimeLimit.usual

  static let options: [CommandOption<Import>] = [
    .arguments("in", at: \.inputs, completion: .descriptions, help: .importInputs),
    .value(
      "-o", "--output", at: \.output, as: "out", completion: .files(endings: []),
      help: .importOutputOption),
    .value("--format", at: \.format, help: .importFormatOption),
    .inputFormat(at: \.inputFormat),
    .value("--message-format", at: \.messageFormat, help: .messageFormatOption),
    .idiom(at: \.idiom),
    .value("--language", at: \.language, help: .importLanguageOption),
    .value("--explain", at: \.explain, as: "file:line", help: .importExplainOption),
    .value("--target", at: \.target, help: .targetOption),
    .value("--images", at: \.images, as: "folder", completion: .folders, help: .imagesOption),
    .timeLimit(at: \.timeLimit),
  ]

  var outputFile: OutputFile { output.flatMap { $0 == "-" ? nil : .file($0) } ?? .standardOutput }

  func validate() throws(UsageFault) {
    if let fault = UsageFault.ofOneApp(inputs, as: inputFormat) { throw fault }
    var files = CallFiles()
    if messageFormat != .text, outputFile.isStandardOutput {
      throw .messagesWithDescription(format: messageFormat.rawValue)
    }
    let isFolder = inputs.count == 1 && OutputFile.isFolder(inputs[0])
    if explain != nil, !isFolder { throw .explanationWithoutFolder }
    if target != nil, !isFolder { throw .targetWithoutFolder }
    if let images, !OutputFile.isFolder(images) { throw .noFolderOfPictures(path: images) }
    for input in inputs { files.addRead(input, as: .description) }
    try files.addWritten(
      outputFile, as: outputFile.isStandardOutput ? .description : .init(.newDescriptionRole))
  }

  func run() throws {
    try Console.reporting(as: messageFormat.report) {
      if let explain { return try printExplanation(of: explain) }
      try importInputs()
    }
  }

  private func printExplanation(of line: String) throws {
    // The path may be written as from here.
    let prefix = AppFolder.prefix(of: inputs[0])
    let place = line.hasPrefix(prefix) ? String(line.dropFirst(prefix.count)) : line
    try outputFile.write(
      SourceFolder(path: inputs[0], target: target).explanation(of: place, in: language))
  }

  private func importInputs() throws {
    for input in inputs where OutputFile.isFolder(input) { AppFolder.inputs(input) }
    let files = try inputs.map { path in
      do {
        return try TimeLimit.limiting(path, work: "imported", seconds: timeLimit) {
          try InputFile(path, target: target)
        }
      } catch let error as FileError where Console.isCollecting {
        Console.report(unreadable: path, error)
        throw ExitCode(error.exitCode)
      }
    }
    let source =
      files.count > 1
      ? Source(joining: files.map(\.source), name: JoinedInputs.name(of: inputs))
      : files[0].source
    var told: [Diagnostic] = []
    var description: AppDescription
    do {
      description = try TimeLimit.limiting(inputs[0], work: "imported", seconds: timeLimit) {
        () throws(DiagnosticError) in
        try AppDescription(parsing: source, as: inputFormat, warnings: &told)
      }
    } catch {
      try messageFormat.write(error.diagnostics, of: error.source, in: language)
      throw ExitCode(ExitStatus.wrongInput)
    }
    description.idiom = idiom ?? description.idiom
    // Of several inputs, the heading's comments may be far from what they are about.
    let printed = told.filter {
      $0.severity != .hint || !source.parts.isEmpty && $0.message.isForFigures
    }
    try messageFormat.write(printed, of: source, in: language)
    let pictures = try addPictures(to: &description)
    try messageFormat.write(pictures.faults, of: source, in: language)
    let bytes = text(of: description, from: files, source, told, pictures.paths)
    try outputFile.write(bytes)
    let (errors, place) = TimeLimit.limiting(inputs[0], work: "checked", seconds: timeLimit) {
      self.errors(in: description, from: source, writtenAs: bytes)
    }
    guard !errors.isEmpty else { return }
    try messageFormat.write(errors, of: place, in: language)
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
      let format = inputFormat ?? InputFormat(of: files[0].source)
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
