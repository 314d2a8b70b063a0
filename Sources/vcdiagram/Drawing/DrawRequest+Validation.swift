import Diagnostics

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
      if (inputs + [output]).contains(where: { $0.contains("\n") }) { throw .lineBreakInDepfile }
    }
    for job in try drawJobs() { try validate(job) }
  }

  /// A word that is no file was meant for a command.
  private func checkCommand() throws(UsageFault) {
    guard let first = inputs.first, first.isBareWord, !InputFile.exists(first) else { return }
    let commands = VCDiagram.configuration.subcommands.map { $0._commandName }
    var suggestions = SpellingSuggestions(commands)
    throw .unknownCommand(first, near: suggestions.nearest(to: first))
  }

  private func validate(_ job: DrawJob) throws(UsageFault) {
    let isSeveralFiles = steps && !job.format.holdsPages
    if isSeveralFiles, job.output.isStandardOutput { throw .stepsToStandardOutput }
    if isSeveralFiles, ifChanged { throw .onlyForOneFile(option: "--if-changed") }
    if isSeveralFiles, dependencyFile != nil { throw .onlyForOneFile(option: "--depfile") }
    if !isSeveralFiles, job.output.isFile(job.input) { throw .takesPlaceOfInput(job.input) }
    if ifChanged, job.format == .text { throw .stampInText }
  }
}
