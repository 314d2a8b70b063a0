import VCDescriptions
import VCEngine
import VCFigures
import VCPhrases
import VCPictures
import VCSource

/// The options of a drawing call: the descriptions, the figures' files, and their look.
package struct DrawRequest: Equatable, Sendable {
  package var inputs: [String] = []
  package var output: String?
  package var format: OutputFormat?
  /// The device; nil for each description's.
  var idiom: Idiom?
  /// The identifiers of segues, separated by commas.
  var perform: String?
  package var figure: FigureKind?
  package var template = "book"
  /// The folder that the template must not be outside of if its repository's settings name it; nil
  /// if the call does.
  package var templateRepository: DocumentRepository?
  /// The fonts that replace the template's.
  package var fonts: FontChoice?
  /// The size of names, in points; nil for the template's.
  package var textSize: TextSize?
  package var pointers: PointerChoice?
  /// The page that figures must fit.
  package var page: PageChoice?
  /// Whether the page is a default: a template's counts instead.
  package var pageIsImplied = false
  package var theme = ThemeChoice.one(.auto)
  package var scale = 1
  /// The id of an SVG's root.
  package var id: String?
  /// The language that the call names; nil for each description's, or English.
  package var language: Language?
  /// The language of messages; nil for the figure's.
  package var messageLanguage: Language?
  package var ids: ShownIDs?
  /// The language of code; nil for each description's choice.
  var spelling: Spelling?
  var emphasize: String?
  /// The scenes to show.
  var around: Surroundings?
  var from: String?
  var to: String?
  /// What not to show, as written in the option: patterns, and kinds of segues.
  var hide: String?
  var group: SceneSelection.Grouping?
  /// The id of the only window to draw.
  var window: String?
  package var step: StepChoice?
  /// Whether the states are panels of one figure.
  package var panels = false
  /// Whether steps without a label are captioned with their outcomes.
  var captions = false
  /// Whether each family, or a few, gets a page of its own.
  package var pages = false
  var strict = false
  var ifChanged = false
  /// Whether each figure's file contains its description.
  var withSource = false
  /// Whether figures are drawn without each other, such as each that changed.
  package var drawsEachAlone: Bool { ifChanged || pages }
  /// The name of standard input in messages.
  package var standardInputName: StandardInputName?
  /// Whether to draw saved files again until a signal ends the process.
  package var watch = false

  package var spokenLanguage: Language { language ?? .en }
  /// The states to draw.
  var states: FigureRequest.States {
    guard let step, step != .all else { return step == .all || panels ? .all : .last }
    return step.step.map { .after(step: $0) } ?? .steps(step.steps)
  }
  var languageOfMessages: Language { messageLanguage ?? spokenLanguage }
  /// The options in the call that figures of some kinds ignore.
  var styleOptions: [StyleOption] {
    StyleOption.allCases.filter { option in
      switch option {
      case .pointers: pointers != nil
      case .emphasize: emphasize != nil
      case .ids: ids != nil
      }
    }
  }
  /// Whether each state gets a figure of its own.
  package var drawsSteps: Bool { !panels && step.map { $0.step == nil } ?? false }
  /// Whether what does not fit a page continues in further files. Only a call with one figure has
  /// room for their names.
  package var continuesFigure: Bool {
    (panels || figure?.canShowSelection ?? false && !drawsSteps) && !drawsEachAlone
      && output.map { $0 != "-" } ?? false && (inputs.count == 1 || joinsInputs)
  }
  /// The suffix of a file's name, and of the id in it, if each page or each state has its own file.
  /// Pages are numbered from 1, and states from 0, the initial state.
  package func suffix(ofFigure number: Int) -> String {
    if pages || !drawsSteps && number > 0 { return "-\(number + 1)" }
    return drawsSteps ? "-\(step?.number(ofFigure: number) ?? number)" : ""
  }

  package init() {}

  package func run() throws {
    let status = try draw()
    if status != ExitStatus.done { throw ExitCode(status) }
  }

  /// Draws everything. Returns the most severe exit code of all figures.
  package func draw() throws -> Int32 {
    if inputs.isEmpty { return ExitStatus.wrongInput }
    let jobs = try allJobs()
    if watch { return watchedCall(of: jobs).run() }
    // The template counts towards each figure's time, because it may be a pipe without a writer.
    Interruption.begin(inputs[0], work: "drawn", timeLimit: TimeLimit.usual)
    defer { Interruption.end() }
    TimeLimit.start()
    // Read first, so that an error in the template is reported once, before anything is drawn.
    let pipeline = try DrawPipeline(self)
    noteIgnored(in: jobs)
    let statuses: [Int32]
    if inputs.count == 1 || joinsInputs {
      GraphvizSession.leavesMemoryToSystem = !drawsSteps && !pages
      statuses = jobs.map { pipeline.status(of: $0) }
      TimeLimit.stop()
    } else {
      TimeLimit.stop()
      Interruption.end()
      statuses =
        VCDiagram.features.lazy.compactMap(\.batch).first?(self, jobs)
        ?? jobs.map { job in
          TimeLimit.limiting(job.input, work: "drawn") { pipeline.status(of: job) }
        }
    }
    return ExitStatus.mostSevere(of: statuses)
  }

  /// Reports what the call leaves open, or says in vain.
  private func noteIgnored(in jobs: [DrawJob]) {
    for case .file(let path) in jobs.map(\.output)
    where format == nil && !PathParts(path).name.contains(".") && FileIdentity(path) != nil {
      Console.note(.noEndingNote(path: path), of: path)
    }
    if isInTerminal { Console.note(.inTerminalNote, of: inputs[0]) }
    if scale != 1, let job = jobs.first(where: { !$0.format.hasScales }),
      case .file(let path) = job.output
    {
      Console.note(.scaleOfVectorsNote, of: path)
    }
  }

  /// Draws all descriptions, and then those that are saved; all if the template is saved.
  private func watchedCall(of jobs: [DrawJob]) -> WatchedCall {
    let (inputs, joins) = (inputs, joinsInputs)
    let files = jobs.map(\.input).map { (input: $0, paths: VCDiagram.files(of: $0)) }
    let templates = Template.text(of: template) == nil ? [template] : []
    return WatchedCall(
      files: { files.flatMap(\.paths) + templates },
      arguments: { saved in
        // A folder is drawn as a whole, whichever of its files is saved.
        let changed = files.filter { $0.paths.contains(where: saved.contains) }.map(\.input)
        // On a page, which the template or the format may bring, figures depend on each other.
        let pipeline = try? DrawPipeline(self)
        let isForAll =
          joins || files.count < inputs.count || saved.isEmpty
          || templates.contains(where: saved.contains)
          || jobs.contains { pipeline?.page(for: $0.format) != nil }
        return arguments(drawing: isForAll ? inputs : changed)
      }, draws: true, language: language ?? .en)
  }

  /// All inputs, each with its output.
  func allJobs() throws(UsageFault) -> [DrawJob] {
    var jobs: [DrawJob] = []
    let inputs = joinsInputs ? [JoinedInputs.path(of: inputs)] : ownInputs
    for (input, output) in zip(inputs, try outputs(of: inputs)) {
      jobs.append(DrawJob(input: input, output: output, format: try format(for: output)))
    }
    return jobs
  }

  /// Whether the inputs are one app with one figure.
  var joinsInputs: Bool { !writesIntoFolder && JoinedInputs.areOne(inputs) }

  /// The inputs of figures in a folder: those about an app, each with the only one that shows one.
  private var ownInputs: [String] {
    guard writesIntoFolder, let app = JoinedInputs.app(of: inputs) else { return inputs }
    return inputs.filter { $0 != app }.map { JoinedInputs.path(of: [$0, app]) }
  }

  /// Whether a figure of no named format goes to a terminal, which shows no pictures.
  private var isInTerminal: Bool { format == nil && output == nil && isatty(STDOUT_FILENO) == 1 }

  /// Whether figures go into a folder, under the names of their descriptions.
  var writesIntoFolder: Bool { output.map { $0 != "-" && OutputFile.isFolder($0) } ?? false }

  private func outputs(of drawn: [String]) throws(UsageFault) -> [OutputFile] {
    guard let output, output != "-" else {
      guard inputs.count == 1 || joinsInputs else { throw missingInput ?? .figuresNeedFolder }
      return [.standardOutput]
    }
    guard writesIntoFolder else {
      guard inputs.count == 1 || joinsInputs else { throw missingInput ?? .notAFolder(output) }
      return [.file(output)]
    }
    let ending = "." + (format ?? .usual).row.fileExtension
    let names = drawn.map { input in
      InputFile.baseName(of: String(input.prefix { $0 != "\n" })) + ending
    }
    return names.map { .file(output.hasSuffix("/") ? output + $0 : output + "/" + $0) }
  }

  /// The error for an input that may be a misspelt file.
  private var missingInput: UsageFault? {
    inputs.first { $0 != "-" && !$0.contains(".") && !InputFile.exists($0) }
      .map(UsageFault.missingInput)
  }

  private func format(for output: OutputFile) throws(UsageFault) -> PictureFormat {
    if let format { return format.row }
    guard case .file(let path) = output else {
      return (isInTerminal ? OutputFormat.inTerminal : .usual).row
    }
    return (try OutputFormat(ofFile: path) ?? .usual).row
  }
}

/// A description and the file of its figure.
package struct DrawJob {
  package let input: String
  package let output: OutputFile
  package let format: PictureFormat

  package init(input: String, output: OutputFile, format: PictureFormat) {
    (self.input, self.output, self.format) = (input, output, format)
  }
}
