import ArgumentParser
import Diagnostics
import Figures
import Graphviz
import Phrases
import Rendering

/// What a call to draw asks for: the descriptions, where their figures go, and how they look.
struct FigureRequest {
  var inputs: [String] = []
  var output: String?
  var format: OutputFormat?
  var figure: FigureKind?
  var template = "book"
  var pointers: PointerSelection?
  var theme = Theme.auto
  var scale = 1
  var language: Language?
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
    let jobs = try figureJobs()
    // Read first: a template that is wrong is told once, before anything is drawn.
    let drawer = try FigureDrawer(self)
    let statuses: [Int32]
    if inputs.count == 1 {
      TimeLimit.start(seconds: timeLimit, of: inputs[0])
      GraphvizSession.leavesMemoryToSystem = !steps
      statuses = jobs.map { drawer.status(of: $0) }
      TimeLimit.stop()
    } else {
      var batch = try Batch(self, jobs)
      statuses = batch.run()
    }
    if let dependencyFile {
      let drawn = zip(jobs, statuses).filter { $1 == 0 }.map(\.0)
      let rules = DependencyFile(of: drawn, template: drawer.templateFile)
      try OutputFile.file(dependencyFile).write(rules.bytes)
    }
    return ExitStatus.gravest(of: statuses)
  }

  /// Throws if no such call can be carried out.
  func validate() throws {
    if inputs.isEmpty { throw ValidationError("no description is named") }
    if inputs.count(where: { $0 == "-" }) > 1 {
      throw ValidationError("standard input can be read once")
    }
    if !(1...3).contains(scale) { throw ValidationError("--scale is 1, 2 or 3") }
    if steps, step != nil { throw ValidationError("--steps draws every step; leave --step out") }
    if let jobs, jobs < 1 { throw ValidationError("--jobs takes a number from 1 on") }
    guard timeLimit > 0, timeLimit <= 1_000_000 else {
      throw ValidationError("--time-limit takes seconds, from above 0 to 1000000")
    }
    if dependencyFile != nil {
      guard let output, output != "-" else { throw ValidationError("--depfile goes with --output") }
      guard !(inputs + [output]).contains(where: { $0.contains("\n") }) else {
        throw ValidationError("a path with a line break cannot stand in a depfile")
      }
    }
    for job in try figureJobs() { try validate(job) }
  }

  private func validate(_ job: FigureJob) throws {
    let isSeveralFiles = steps && job.format != .pdf && job.format != .text
    if isSeveralFiles, job.output.isStandardOutput {
      throw ValidationError("--steps makes several files: name them with -o <out>")
    }
    if isSeveralFiles, ifChanged || dependencyFile != nil {
      let option = ifChanged ? "--if-changed" : "--depfile"
      throw ValidationError("\(option) is for figures of one file; --steps makes several")
    }
    if !isSeveralFiles, job.output.isFile(job.input) {
      throw ValidationError(
        "the figure would take the place of its description '\(job.input.withoutControls)'")
    }
    if ifChanged, job.format == .text {
      throw ValidationError("--if-changed has no place in a text to note what it was made from")
    }
  }

  /// Each input with its output, those of other shards left out.
  func figureJobs() throws -> [FigureJob] {
    let outputs = try outputs()
    let jobs = try zip(inputs, outputs).map { input, output in
      FigureJob(input: input, output: output, format: try format(for: output))
    }
    guard let shard else { return jobs }
    let share = shard.share(of: inputs)
    return share.map { jobs[$0] }
  }

  private func outputs() throws -> [OutputFile] {
    guard let output, output != "-" else {
      guard inputs.count == 1 else {
        throw ValidationError("several figures need a folder: -o <folder>/")
      }
      return [.standardOutput]
    }
    guard OutputFile.isFolder(output) else {
      guard inputs.count == 1 else {
        throw ValidationError(
          "several figures need a folder, and '\(output.withoutControls)' is none")
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
    guard let name = path.utf8.split(separator: UInt8(ascii: "/")).last,
      let dot = name.lastIndex(of: UInt8(ascii: "."))
    else { return .svg }
    let ending = Substring(name[name.index(after: dot)...]).lowercased()
    guard let format = OutputFormat(fileExtension: ending) else {
      throw ValidationError(
        "no format is called '\(ending.withoutControls)'; name one with --format")
    }
    return format
  }
}
