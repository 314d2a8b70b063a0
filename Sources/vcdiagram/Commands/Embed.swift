import ArgumentParser
import Documents
import Phrases

/// Figures in documents: draws those that directives name, and writes the references to them.
struct Embed: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Keeps the figures of documents, and the references to them, up to date.",
    discussion: """
      In Markdown and DocC's articles a directive is a comment, and what follows it up to its end \
      is ours:

        <!-- vcdiagram figures/router figure=chain -->
        <!-- /vcdiagram -->

      The description is figures/router.yaml, .yml or .json, or file=PATH; or it stands in the \
      comment, between its first line and -->; or in a block of code that follows. Options are \
      those of drawing, and alt="..." and caption="...". AsciiDoc has the same after //, LaTeX \
      after %.
      """)

  @Argument(
    help: ArgumentHelp("Documents: .md, .adoc, .tex.", valueName: "document"),
    completion: .file(
      extensions: DocumentSyntax.allCases.flatMap(\.endings).map { String($0.dropFirst()) }))
  var documents: [String]

  @Flag(help: "Writes nothing, tells what is out of date, and ends with 1 if anything is.")
  var check = false

  @Flag(help: "Removes figures of earlier calls that no directive names any more.")
  var prune = false

  @Flag(
    help: """
      Does it again whenever a document, a description or a template is saved, until Control-C.
      """)
  var watch = false

  @Option(help: "The language of the program's own words: en or zh-Hans.")
  var language = Language.en

  func validate() throws {
    for path in documents where path == "-" || EmbeddedDocument.syntax(of: path) == nil {
      throw UsageFault.notADocument(path).validationError
    }
    if check, watch { throw UsageFault.watchAndCheck.validationError }
    if check, prune { throw UsageFault.checkAndPrune.validationError }
  }

  func run() throws {
    if watch {
      let documents = documents
      throw ExitCode(
        WatchedCall(
          files: { documents.flatMap(EmbeddedDocument.files) }, written: documents,
          success: "up to date"
        ).run())
    }
    var embedding = Embedding(of: documents, language: language)
    let status = embedding.run(check ? .check : prune ? .writeAndPrune : .write)
    if status != ExitStatus.done { throw ExitCode(status) }
  }
}
