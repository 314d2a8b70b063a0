import DescriptionLoading
import Diagnostics
import Figures
import Graphviz
import Phrases
import Pictures
import Rendering
import ViewControllers

/// What a call to draw asks for: the descriptions, where their figures go, and how they look.
struct DrawRequest: Equatable {
  var inputs: [String] = []
  var output: String?
  var format: OutputFormat?
  /// What the descriptions are; nil for what each turns out to be.
  var inputFormat: InputFormat?
  /// The identifiers of segues, apart by commas.
  var perform: String?
  var figure: FigureKind?
  var template = "book"
  /// What replaces the template's fonts.
  var fonts: FontChoice?
  var background: Background?
  var pointers: PointerChoice?
  /// The page that figures are to fit, by its name or by its measures.
  var page: NamedPage?
  var fit: MeasuredPage?
  var theme = ThemeChoice.one(.auto)
  var names = FigureNames.plain
  var scale = 1
  /// The id of an SVG's root.
  var id: String?
  var language = Language.en
  /// What SwiftUI's controllers are called; nil for what the template says.
  var swiftui: SwiftUINames?
  var ids: ShownIDs?
  /// How code is written; nil for what each description says.
  var spelling: Spelling?
  var emphasize: String?
  /// The scenes that a map shows, each as it is written.
  var around: String?
  var hops: Int?
  var from: String?
  var to: String?
  var hide: String?
  var kinds: SegueKinds?
  var group: MapSelection.Grouping?
  /// The id of the only window that is drawn.
  var window: String?
  var step: StepChoice?
  /// Whether every state is drawn.
  var steps = false
  /// Whether a step without a label says what came of it.
  var captions = false
  /// Whether each family, or a few, is a page of its own.
  var pages = false
  var strict = false
  /// How many processes draw at once; nil is one for each core.
  var jobs: Int?
  /// Seconds that one figure may take.
  var timeLimit = TimeLimit.usual
  var ifChanged = false
  /// The folder of figures that were drawn before.
  var cache: String?
  var dependencyFile: String?
  var shard: Shard?
  /// What messages call standard input.
  var standardInputName: StandardInputName?
  /// Whether to draw again what is saved, until a signal comes.
  var watch = false

  /// The states that are drawn.
  var states: FigureRequest.States {
    guard let step, !steps else { return steps ? .all : .last }
    return step.step.map { .after(step: $0) } ?? .steps(step.steps)
  }
  /// Whether each state has a figure of its own.
  var drawsSteps: Bool { steps || step?.isRange ?? false }
  /// The number of the first state that has a figure of its own.
  var firstStep: Int { step?.steps.lowerBound ?? 0 }

  /// Draws everything. Returns the gravest exit code of all figures.
  func run() throws -> Int32 {
    let jobs = try drawJobs()
    if watch { return watchedCall(of: jobs).run() }
    // The template is part of each figure's time: it may be a pipe in which nobody writes.
    Interruption.begin(inputs[0], work: "drawn", timeLimit: timeLimit)
    defer { Interruption.end() }
    TimeLimit.start(seconds: timeLimit)
    // Read first: a template that is wrong is told once, before anything is drawn.
    let pipeline = try DrawPipeline(self)
    let statuses: [Int32]
    if inputs.count == 1 || joinsInputs {
      GraphvizSession.leavesMemoryToSystem = !drawsSteps && !pages
      statuses = jobs.map { pipeline.status(of: $0) }
      TimeLimit.stop()
    } else {
      TimeLimit.stop()
      Interruption.end()
      var batch = Batch(self, jobs)
      statuses = batch.run()
    }
    if let dependencyFile {
      let drawn = zip(jobs, statuses).filter { $1 == ExitStatus.done }.map(\.0)
      let rules = DependencyFile(
        of: drawn.map { ($0.input, files(of: $0)) }, template: pipeline.templateFile)
      try OutputFile.file(dependencyFile).write(rules.bytes)
    }
    return ExitStatus.gravest(of: statuses)
  }

  /// Draws all, and then those descriptions that are saved; all if it is the template.
  private func watchedCall(of jobs: [DrawJob]) -> WatchedCall {
    let inputs = jobs.flatMap { JoinedInputs.paths(of: $0.input) }
    let joins = joinsInputs
    let templates = Template.text(of: template) == nil ? [template] : []
    return WatchedCall(
      files: { inputs + templates },
      arguments: { saved in
        let changed = inputs.filter(saved.contains)
        let isForAll = joins || saved.isEmpty || templates.contains(where: saved.contains)
        return arguments(drawing: isForAll ? inputs : changed)
      }, success: "drawn")
  }

  /// Each input with its output, those of other shards left out.
  private func drawJobs() throws(UsageFault) -> [DrawJob] {
    let jobs = try allJobs()
    guard let shard else { return jobs }
    return shard.share(of: inputs).map { jobs[$0] }
  }

  /// Each input with its output.
  func allJobs() throws(UsageFault) -> [DrawJob] {
    var jobs: [DrawJob] = []
    let inputs = joinsInputs ? [JoinedInputs.path(of: inputs)] : inputs
    for (input, output) in zip(inputs, try outputs()) {
      jobs.append(DrawJob(input: input, output: output, format: try format(for: output)))
    }
    return jobs
  }

  /// Whether the inputs are one app with one figure.
  var joinsInputs: Bool { !writesIntoFolder && JoinedInputs.areOne(inputs) }

  /// Whether figures go into a folder, under the names of their descriptions.
  var writesIntoFolder: Bool { output.map { $0 != "-" && OutputFile.isFolder($0) } ?? false }

  private func outputs() throws(UsageFault) -> [OutputFile] {
    guard let output, output != "-" else {
      guard inputs.count == 1 || joinsInputs else { throw missingInput ?? .figuresNeedFolder }
      return [.standardOutput]
    }
    guard writesIntoFolder else {
      guard inputs.count == 1 || joinsInputs else { throw missingInput ?? .notAFolder(output) }
      return [.file(output)]
    }
    let ending = "." + (format ?? .picture(.svg)).fileExtension
    let names = inputs.map { InputFile.baseName(of: $0) + ending }
    return names.map { .file(output.hasSuffix("/") ? output + $0 : output + "/" + $0) }
  }

  /// Several inputs may be one, and a word that was to be an option's value: `--steps 1-3`.
  private var missingInput: UsageFault? {
    inputs.first { $0 != "-" && !$0.contains(".") && !InputFile.exists($0) }
      .map { steps && $0.first?.isNumber == true ? .stepsValue($0) : .missingInput($0) }
  }

  private func format(for output: OutputFile) throws(UsageFault) -> OutputFormat {
    if let format { return format }
    guard case .file(let path) = output else { return .picture(.svg) }
    return try OutputFormat(ofFile: path) ?? .picture(.svg)
  }
}

/// One description and where its figure goes.
struct DrawJob {
  let input: String
  let output: OutputFile
  let format: OutputFormat
}
