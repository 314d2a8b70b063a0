import Diagnostics
import Figures
import Graphviz
import Phrases
import Rendering

/// What a call to draw asks for: the descriptions, where their figures go, and how they look.
struct DrawRequest: Equatable {
  var inputs: [String] = []
  var output: String?
  var format: OutputFormat?
  var figure: FigureKind?
  var template = "book"
  var pointers: PointerSelection?
  var theme = Theme.auto
  var scale = 1
  var language = Language.en
  var emphasize: String?
  var step: Int?
  var steps = false
  var strict = false
  /// How many processes draw at once; nil is one for each core.
  var jobs: Int?
  /// Seconds that one figure may take.
  var timeLimit = defaultTimeLimit
  var ifChanged = false
  var dependencyFile: String?
  var shard: Shard?

  static let defaultTimeLimit = 60.0

  /// Draws everything. Returns the gravest exit code of all figures.
  func run() throws -> Int32 {
    let jobs = try drawJobs()
    // The template is part of each figure's time: it may be a pipe in which nobody writes.
    Interruption.begin(inputs[0], timeLimit: timeLimit)
    defer { Interruption.end() }
    TimeLimit.start(seconds: timeLimit)
    // Read first: a template that is wrong is told once, before anything is drawn.
    let pipeline = try DrawPipeline(self)
    let statuses: [Int32]
    if inputs.count == 1 {
      GraphvizSession.leavesMemoryToSystem = !steps
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
      let rules = DependencyFile(of: drawn, template: pipeline.templateFile)
      try OutputFile.file(dependencyFile).write(rules.bytes)
    }
    return ExitStatus.gravest(of: statuses)
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
    for (input, output) in zip(inputs, try outputs()) {
      jobs.append(DrawJob(input: input, output: output, format: try format(for: output)))
    }
    return jobs
  }

  /// Whether figures go into a folder, under the names of their descriptions.
  var writesIntoFolder: Bool { output.map { $0 != "-" && OutputFile.isFolder($0) } ?? false }

  private func outputs() throws(UsageFault) -> [OutputFile] {
    guard let output, output != "-" else {
      guard inputs.count == 1 else { throw .figuresNeedFolder }
      return [.standardOutput]
    }
    guard writesIntoFolder else {
      guard inputs.count == 1 else { throw .notAFolder(output) }
      return [.file(output)]
    }
    let ending = "." + (format ?? .picture(.svg)).fileExtension
    let names = inputs.map { InputFile.baseName(of: $0) + ending }
    return names.map { .file(output.hasSuffix("/") ? output + $0 : output + "/" + $0) }
  }

  private func format(for output: OutputFile) throws(UsageFault) -> OutputFormat {
    if let format { return format }
    guard case .file(let path) = output else { return .picture(.svg) }
    let name = PathParts(path).name
    guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")) else { return .picture(.svg) }
    let ending = name[name.index(after: dot)...].lowercased()
    guard let format = OutputFormat(fileExtension: ending) else { throw .unknownFormat(ending) }
    return format
  }
}

/// One description and where its figure goes.
struct DrawJob {
  let input: String
  let output: OutputFile
  let format: OutputFormat
}
