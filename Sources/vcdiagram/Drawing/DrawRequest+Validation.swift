import Diagnostics
import Figures
import Rendering

extension DrawRequest {
  /// Throws if no such call can be carried out; nothing is read or written.
  func validate() throws(UsageFault) {
    if inputs.isEmpty || inputs.contains("") { throw .noInput }
    try checkCommand()
    if inputs.count(where: { $0 == "-" }) > 1 { throw .standardInputTwice }
    if !(1...3).contains(scale) { throw .scale }
    if steps, step != nil { throw .stepAndSteps }
    if let jobs, jobs < 1 { throw .jobs }
    if !(timeLimit > 0 && timeLimit <= 1_000_000) { throw .timeLimit }
    if dependencyFile != nil {
      guard let output, output != "-" else { throw .depfileWithoutOutput }
      if (inputs + [output, template]).contains(where: { $0.contains("\n") }) {
        throw .lineBreakInDepfile
      }
    }
    let jobs = try allJobs()
    for job in jobs { try validate(job) }
    try checkFiles(of: jobs)
  }

  /// No file that the call writes may be another of its files.
  private func checkFiles(of jobs: [DrawJob]) throws(UsageFault) {
    var files = CallFiles()
    for job in jobs { files.addRead(job.input, as: .description) }
    if Template.text(of: template) == nil { files.addRead(template, as: .template) }
    if let output, writesIntoFolder { try files.addWritten(.file(output), as: .folder) }
    let isNumbered = jobs.first.map(isSeveralFiles) ?? false
    if !isNumbered {
      for job in jobs { try files.addWritten(job.output, as: .figure) }
    }
    if let dependencyFile { try files.addWritten(.file(dependencyFile), as: .dependencyFile) }
    var derived: [OutputFile] = []
    if isNumbered {
      derived = try files.addNumbered(jobs.map(\.output))
    } else if writesIntoFolder {
      derived = jobs.map(\.output)
    }
    guard case .picture(let format)? = jobs.first?.format else { return }
    // These names are not the user's own: what stands there may be anything.
    for case .file(let path) in derived
    where InputFile.exists(path) && !format.mayBegin(InputFile.beginning(of: path)) {
      throw .notOurs(path)
    }
  }

  /// A word that is no file was meant for a command.
  private func checkCommand() throws(UsageFault) {
    guard let first = inputs.first, first.isBareWord, !InputFile.exists(first) else { return }
    let commands = VCDiagram.configuration.subcommands.map { $0._commandName }
    var suggestions = SpellingSuggestions(commands)
    throw .unknownCommand(first, near: suggestions.nearest(to: first))
  }

  /// Whether each step is a file of its own.
  private func isSeveralFiles(_ job: DrawJob) -> Bool { steps && !job.format.holdsPages }

  private func validate(_ job: DrawJob) throws(UsageFault) {
    let isSeveralFiles = isSeveralFiles(job)
    if isSeveralFiles, job.output.isStandardOutput { throw .stepsToStandardOutput }
    if isSeveralFiles, ifChanged { throw .onlyForOneFile(option: "--if-changed") }
    if isSeveralFiles, dependencyFile != nil { throw .onlyForOneFile(option: "--depfile") }
    if ifChanged, job.format == .text { throw .stampInText }
  }
}
