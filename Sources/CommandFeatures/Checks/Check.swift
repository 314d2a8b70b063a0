import VCCommand
import VCDescriptions
import VCEngine
import VCPhrases
import VCSource

/// Reports the diagnostics of any number of files, without drawing.
struct Check: Command {
  static let name = "check"
  static let purpose = Words.checkPurpose
  static let usage = "vcdiagram check <in> ... [<options>]"
  static let discussion: [HelpParagraph] = [.text(.checkOfFolder)]

  var inputs: [String] = []
  var format = MessageFormat.text
  var language: Language?
  var idiom: Idiom?
  var strict = false
  var standardInputName: StandardInputName?

  static let options: [CommandOption<Check>] = [
    .arguments(
      "in", at: \.inputs, completion: .descriptions, help: .inputs(kinds: Words.descriptions)),
    .value("--format", at: \.format, help: .messageFormatOption),
    .language(at: \.language), .idiom(at: \.idiom), .strict(at: \.strict),
    .standardInputName(at: \.standardInputName),
  ]

  func validate() throws(UsageFault) {
    if inputs.count(where: { $0 == "-" }) > 1 { throw .standardInputTwice }
    if standardInputName != nil, !inputs.contains("-") { throw .nameWithoutStandardInput }
  }

  func run() throws { try Console.reporting(as: format.report) { try check() } }

  private func check() throws {
    let inputs = inputs.map(AppFolder.contents).flatMap { $0.read + $0.others }
    var tally = Tally(files: inputs.count)
    var languages: Set<Language> = []
    for path in inputs {
      do {
        let (source, diagnostics) = try TimeLimit.limiting(path, work: "checked") {
          let input = try InputFile(path, standardInput: standardInputName)
          let (resolution, found) = Resolution.loading(
            input, on: idiom, strict: strict, hints: true)
          let advice = resolution.map(StepAdvisor.remarks) ?? []
          let diagnostics = (found + advice.map(\.remark)).inSourceOrder
          guard let folder = input.folder else { return (input.source, diagnostics) }
          let open = try folder.openEnds(in: language ?? .en)
          tally.files += open.files - 1
          tally.hints += open.findings.count
          try report(open)
          return (input.source, diagnostics.ofFolder)
        }
        try report(diagnostics, of: source)
        languages.insert(language(of: source))
        tally.count(diagnostics)
      } catch let error as FileError where error.exitCode == ExitStatus.unreadable {
        Console.report(unreadable: path, error)
        tally.unreadable += 1
      } catch let error as DiagnosticError {
        try report(error.diagnostics, of: error.source)
        tally.count(error.diagnostics)
      }
    }
    if format == .text {
      let language = languages.count == 1 ? languages.first : language
      Console.report(tally.words.text(in: Wording(language ?? .en)))
    }
    if tally.unreadable > 0 { throw ExitCode(ExitStatus.unreadable) }
    if tally.errors > 0 { throw ExitCode(ExitStatus.wrongInput) }
  }

  /// Reports the transitions that a folder's reader didn't find.
  private func report(_ open: (findings: [Finding], notes: [String], files: Int)) throws {
    switch format {
    case .text:
      Console.report(lines: (open.findings.map(\.line) + open.notes).joined(separator: "\n"))
    case .json: try Console.print(open.findings.map { $0.json + "\n" }.joined())
    case .findings: _ = Console.keep(open.findings)
    }
  }

  private func report(_ diagnostics: [Diagnostic], of source: Source) throws {
    try format.write(diagnostics, of: source, in: language(of: source))
  }

  private func language(of source: Source) -> Language { language ?? source.language ?? .en }
}

extension [Diagnostic] {
  /// The diagnostics of a folder's source. The reader knows the screens inside others, so unreached
  /// scenes aren't hints.
  var ofFolder: [Diagnostic] {
    filter { if case .hint(.unreachedScene) = $0.message.engineFacts { false } else { true } }
  }
}
