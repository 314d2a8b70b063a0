import ArgumentParser
import VCCommand
import VCDescriptions
import VCEngine
import VCModelFeatures
import VCPhrases
import VCSource

/// Writes the description of facts that an app or Xcode has already.
struct Import: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Write the description of a printed hierarchy, a log, storyboards, or Swift source.",
    usage: "vcdiagram import <in> ... [-o <out>] [<options>]",
    discussion: """
      The description's figure is the same as the input's. Defaults are omitted; guesses and gaps are \
      comments. A description with errors is written, too; the exit code is then 65. \
      Several inputs are joined to one app: storyboards by their references, others by their classes. \
      For a folder, \
      'vcdiagram-swift' reads its Swift source.
      """)

  @Argument(
    help: ArgumentHelp(
      "Storyboards, a printed hierarchy, a log or an app's folder; - is standard input.",
      valueName: "in"),
    completion: .descriptions)
  var inputs: [String]

  @Option(
    name: [.customShort("o"), .long],
    help: ArgumentHelp("The description's file; by default standard output.", valueName: "out"))
  var output: String?

  enum Format: String, CaseIterable, ExpressibleByArgument {
    case yaml
    case json
  }

  @Option(help: "The description's format; by default the ending of <out>, else yaml.")
  var format: Format?

  @Option(help: InputFormat.help)
  var inputFormat: InputFormat?

  @Option(help: MessageFormat.help)
  var messageFormat = MessageFormat.text

  @Option(help: Idiom.help)
  var idiom: Idiom?

  @Option(help: "The language of comments and messages.")
  var language = Language.en

  @Option(
    help: ArgumentHelp(
      """
      Print what was followed from the calls in a line of an app's folder, and where it stopped, \
      instead of the description.
      """, valueName: "file:line"))
  var explain: String?

  @Option(
    help: ArgumentHelp(
      """
      The target of the Xcode project in an app's folder whose files to read, and those of no \
      target; by default as its settings say.
      """, valueName: "target"))
  var target: String?

  @Option(
    help: ArgumentHelp(
      """
      A folder with pictures of the app's screens: reference images of snapshot tests, and files named \
      after controllers' classes. Controllers get those that are named after them.
      """, valueName: "folder"), completion: .directory)
  var images: String?

  @OptionGroup var timeLimit: TimeLimitOption

  var outputFile: OutputFile {
    output.flatMap { $0 == "-" ? nil : .file($0) } ?? .standardOutput
  }

  func validate() throws {
    do throws(UsageFault) {
      if let fault = UsageFault.ofOneApp(inputs, as: inputFormat) { throw fault }
      var files = CallFiles()
      if messageFormat != .text, outputFile.isStandardOutput {
        throw .messagesWithDescription(messageFormat.rawValue)
      }
      if explain != nil, inputs.count > 1 || !OutputFile.isFolder(inputs[0]) {
        throw .explanationWithoutFolder
      }
      if target != nil, inputs.count > 1 || !OutputFile.isFolder(inputs[0]) {
        throw .targetWithoutFolder
      }
      if let images, !OutputFile.isFolder(images) { throw .noFolderOfPictures(images) }
      for input in inputs { files.addRead(input, as: .description) }
      try files.addWritten(
        outputFile, as: outputFile.isStandardOutput ? .description : .init("the new description"))
    } catch {
      throw error.validationError
    }
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
    let files = try inputs.map { path in
      do {
        return try timeLimit.limiting(path, work: "imported") {
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
      description = try timeLimit.limiting(inputs[0], work: "imported") {
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
      $0.severity != .hint || !source.parts.isEmpty && $0.message.isAboutLeftOut
    }
    try messageFormat.write(printed, of: source, in: language)
    let pictures = try addPictures(to: &description)
    try messageFormat.write(pictures.faults, of: source, in: language)
    let bytes = text(of: description, from: files, source, told, pictures.paths)
    try outputFile.write(bytes)
    let (errors, place) = timeLimit.limiting(inputs[0], work: "checked") {
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
      _ = try AppDescription(
        parsing: Source(name: output ?? "<stdout>", bytes: bytes), as: format)
    } catch {
      return (error.diagnostics.filter { $0.severity == .error }, error.source)
    }
    let errors = Resolution(description).diagnostics.filter { $0.severity == .error }
    return (errors.inSourceOrder, input)
  }
}
