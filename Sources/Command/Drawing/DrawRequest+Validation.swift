import VCFigures
import VCPictures
import VCSource

extension DrawRequest {
  /// Throws if the call is impossible; reads and writes nothing.
  package func validate() throws(UsageFault) {
    if inputs.isEmpty || inputs.contains("") { throw .noInput }
    try checkCommand()
    if inputs.count(where: { $0 == "-" }) > 1 { throw .standardInputTwice }
    if theme == .docc, scale != 1 { throw .scaleOfDocC }
    if let id { try validate(id: id) }
    if standardInputName != nil, !inputs.contains("-") { throw .nameWithoutStandardInput }
    if from != nil, to == nil { throw .goesWith(option: "--from", other: "--to") }
    if to != nil, from == nil { throw .goesWith(option: "--to", other: "--from") }
    if let fault = faultOfStates { throw fault }
    let jobs = try allJobs()
    for job in jobs { try validate(job) }
    if watch, inputs.contains("-") { throw .watchedStandardInput }
    if watch, jobs.contains(where: \.output.isStandardOutput) { throw .watchWithoutOutput }
    try checkFiles(of: jobs)
  }

  /// What is wrong with the options for the states to draw; nil if nothing is.
  package var faultOfStates: UsageFault? {
    guard panels else { return nil }
    return step?.step.map(UsageFault.panelOfOneStep)
  }

  /// Checks that each file that the call writes is distinct from its other files.
  private func checkFiles(of jobs: [DrawJob]) throws(UsageFault) {
    var all = CallFiles()
    for path in jobs.flatMap({ JoinedInputs.paths(of: $0.input) }) {
      all.addRead(path, as: .descriptionRole)
    }
    if Template.text(of: template) == nil { all.addRead(template, as: .templateRole) }
    if let output, writesIntoFolder { try all.addWritten(.file(output), as: .folderRole) }
    let isNumbered = jobs.first.flatMap(optionOfSeveral) != nil
    if !isNumbered {
      for output in jobs.flatMap(files(of:)) { try all.addWritten(output, as: .figureRole) }
    }
    let given = writesIntoFolder ? 0 : 1
    var derived = isNumbered ? [] : jobs.flatMap { files(of: $0).dropFirst(given) }
    if isNumbered || continuesFigure {
      derived += try all.addNumbered(
        jobs.map(\.output), suffixes: jobs.first.map { variants(in: $0.format).map(\.suffix) } ?? []
      )
    }
    guard let format = jobs.first?.format else { return }
    // The user didn't choose these names, so existing files may be anything.
    for case .file(let path) in derived
    where InputFile.exists(path) && !format.mayBegin(InputFile.beginning(of: path)) {
      throw .notOurs(path: path)
    }
  }

  /// Reports a word that isn't a file, because it was probably meant as a command.
  private func checkCommand() throws(UsageFault) {
    guard let first = inputs.first, first.isBareWord, !InputFile.exists(first) else { return }
    let commands = ListedCommand.all
    throw .unknownCommand(
      name: first,
      near: FigureKind(rawValue: first).map { "--figure \($0.rawValue)" }
        ?? commands.first { $0.otherNames.contains(first) }?.name
        ?? first.nearest(among: commands.map(\.name)))
  }

  /// The option that makes several files of a job; nil if nothing does.
  private func optionOfSeveral(_ job: DrawJob) -> String? {
    if job.format.holdsPages { return nil }
    return drawsSteps ? step.map { "--step \($0.argument)" } : pages ? "--pages" : nil
  }

  private func validate(id: String) throws(UsageFault) {
    guard RenderingOptions.isID(id) else { throw .notAnID(text: id) }
    if inputs.count > 1, !joinsInputs { throw .idOfSeveral }
  }

  private func validate(_ job: DrawJob) throws(UsageFault) {
    let several = optionOfSeveral(job)
    if job.output.isStandardOutput {
      if let several { throw .severalToStandardOutput(option: several) }
      if variants(in: job.format).count > 1 {
        throw .severalToStandardOutput(option: "--theme \(theme.rawValue)")
      }
    }
    if id != nil, !job.format.hasIDs { throw .idOfOtherFormat }
    if withSource, !EmbeddedSource.hasRoom(in: job.format) {
      throw .sourceOfOtherFormat(job.format.rawValue)
    }
    if let several, ifChanged { throw .onlyForOneFile(option: "--if-changed", several: several) }
  }
}
