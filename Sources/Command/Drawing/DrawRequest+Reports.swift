import VCFigures
import VCPhrases
import VCSource

extension DrawRequest {
  /// Reports what was done without being asked for.
  func note(_ text: String, of input: InputFile) {
    Console.report("\(input.source.name): \(languageOfMessages.phrases.headline(nil, text))")
  }

  /// Reports how a figure was fitted to its page.
  func report(_ fit: FitReport, of input: InputFile) throws {
    let phrases = languageOfMessages.phrases
    let severity: Diagnostic.Severity? = fit.wanted == nil ? nil : strict ? .error : .warning
    Console.report(
      "\(input.source.name): \(phrases.headline(severity, phrases.text(of: fit.words)))")
    if severity == .error { throw ExitCode(ExitStatus.wrongInput) }
  }

  /// Reports warnings about a figure, which are errors with `--strict`.
  func warn(_ messages: [Message], of input: InputFile) throws {
    try warn(messages.map { .warning($0, at: nil) }, of: input)
  }

  func warn(_ warnings: [Diagnostic], of input: InputFile) throws {
    let warnings = warnings.map {
      Diagnostic(strict ? .error : $0.severity, $0.message, at: $0.range)
    }
    Console.report(warnings, of: input.source, in: languageOfMessages)
    if strict, !warnings.isEmpty { throw ExitCode(ExitStatus.wrongInput) }
  }
}
