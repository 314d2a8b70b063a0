import ArgumentParser
import VCCommand
import VCPhrases
import VCSource

/// Draws the figures that directives in documents name, and writes the references to them.
struct Embed: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Keep the figures of documents, and the references to them, up to date.",
    usage: "vcdiagram embed <document> ... [<options>]",
    discussion: """
      In Markdown and DocC, a directive is a comment. embed writes what is between it and its end:

        <!-- vcdiagram figures/router figure=chain -->
        <!-- /vcdiagram -->

      The description is figures/router.yaml, .yml or .json; or file=PATH; or in the comment, between \
      its first line and -->; or in a code block that follows. Options are those of drawing, and \
      alt="..." and caption="...". In AsciiDoc the lines follow //, in LaTeX %.
      """)

  @Argument(
    help: ArgumentHelp("Documents: .md, .adoc, .tex.", valueName: "document"),
    completion: .file(
      extensions: DocumentSyntax.allCases.flatMap(\.endings).map { String($0.dropFirst()) }))
  var documents: [String]

  @Flag(help: "Write nothing, report what is out of date, and end with 1 if anything is.")
  var check = false

  @Option(help: "With --check, write what is out of date as a report for CI.")
  var format: FindingsFormat?

  @Flag(help: "Delete figures drawn for this document that no directive names any more.")
  var prune = false

  @Flag(
    help: """
      Do it again whenever a document, a description or a template is saved, until Control-C.
      """)
  var watch = false

  @Option(help: languageHelp)
  var language: Language?

  func validate() throws {
    for path in documents where path == "-" || EmbeddedDocument.syntax(of: path) == nil {
      throw UsageFault.notADocument(path).validationError
    }
    if check, watch { throw UsageFault.watchAndCheck.validationError }
    if format != nil, !check { throw UsageFault.formatWithoutCheck.validationError }
    if check, prune { throw UsageFault.checkAndPrune.validationError }
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
      var embedding = Embedding(of: documents, language: language)
      return embedding.run(check ? .check : prune ? .writeAndPrune : .write)
    }
    if status != ExitStatus.done { throw ExitCode(status) }
  }
}
