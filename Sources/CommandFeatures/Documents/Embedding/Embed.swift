import VCCommand
import VCPhrases
import VCSource

/// Draws the figures that directives in documents name, and writes the references to them.
struct Embed: Command {
  static let name = "embed"
  static let purpose = Words.embedPurpose
  static let usage = "vcdiagram embed <document> ... [<options>]"
  static let discussion: [HelpParagraph] = [
    .text(.embedDirective),
    .code(
      """
      <!-- vcdiagram figures/router figure=chain -->
      <!-- /vcdiagram -->
      """), .text(.embedDescription),
  ]

  var documents: [String] = []
  var check = false
  var format: FindingsFormat?
  var watch = false
  var language: Language?

  static let options: [CommandOption<Embed>] = [
    .arguments(
      "document", at: \.documents,
      completion: .files(
        endings: DocumentSyntax.allCases.flatMap(\.endings).map { String($0.dropFirst()) }),
      paths: DocumentRepository.documents(in:), help: .embedDocuments),
    .flag("--check", at: \.check, help: .embedCheckOption),
    .value("--format", at: \.format, help: .embedFormatOption),
    .flag("--watch", at: \.watch, help: .embedWatchOption), .language(at: \.language),
  ]

  func validate() throws(UsageFault) {
    for path in documents where path == "-" || EmbeddedDocument.syntax(of: path) == nil {
      throw UsageFault(.notADocumentFault(path: path))
    }
    if check, watch { throw .watchAndCheck }
    if format != nil, !check { throw .formatWithoutCheck }
  }

  func run() throws {
    if watch {
      let documents = documents
      throw ExitCode(
        WatchedCall(
          files: { documents.flatMap(EmbeddedDocument.files) }, written: documents,
          draws: false
        ).run())
    }
    let status = try Console.reporting(as: format) {
      var embedding = Embedding(
        of: documents, language: language, isCheck: check)
      return embedding.run()
    }
    if status != ExitStatus.done { throw ExitCode(status) }
  }
}
