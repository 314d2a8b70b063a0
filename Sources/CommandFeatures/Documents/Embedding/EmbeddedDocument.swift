import VCCommand
import VCEngine
import VCFigures
import VCPhrases
import VCPictures
import VCSource

/// A document in a call, with the figures that its directives draw and the references to them.
struct EmbeddedDocument {
  let path: String
  let document: Document
  private(set) var bodies: [String] = []
  private(set) var figures: [EmbeddedFigure] = []
  /// The source files of its figures.
  private(set) var descriptions: [String] = []
  private(set) var templates: [String] = []
  /// Whether a directive has the wrong form.
  private let isMalformed: Bool

  let repository: DocumentRepository
  /// The repository's settings for figures.
  private let settings: [(name: String, value: String)]

  let language: Language?
  /// Whether the call only checks, so that nobody asks how a figure could be better.
  private let isChecked: Bool
  /// The location of the document after following links; relative paths in its text start here.
  private let file: PathParts
  /// The folder with its slash; empty for the current one.
  var folder: String { String(file.folder) }

  static func syntax(of path: String) -> DocumentSyntax? {
    DocumentSyntax(fileName: PathParts(path).name)
  }

  /// Reads a document; prints the errors in the form of its directives.
  init(_ path: String, language: Language?, isChecked: Bool) throws {
    (self.isChecked, self.path, self.language) = (isChecked, path, language)
    file = PathParts(try OutputFile.target(of: path))
    repository = DocumentRepository(of: try OutputFile.target(of: path))
    settings = try VCDiagram.settings?.ofRepository(repository) ?? []
    let source = try TimeLimit.limiting(path, work: "read", seconds: TimeLimit.usual) {
      try PlainFile(path).source
    }
    var diagnostics: [Diagnostic] = []
    document = Document(parsing: source, as: Self.syntax(of: path) ?? .markdown, &diagnostics)
    isMalformed = !diagnostics.isEmpty
    report(diagnostics)
  }

  /// Draws all figures; prints errors and returns the most severe exit code.
  mutating func draw(with pipelines: inout DrawPipelines) -> Int32 {
    var statuses = isMalformed ? [ExitStatus.wrongInput] : []
    var series = EmbeddedSeries()
    for directive in document.directives {
      statuses.append(
        status(of: directive) { series.members.append(try $0.member(of: directive, &pipelines)) })
    }
    guard !series.members.isEmpty else { return ExitStatus.mostSevere(of: statuses) }
    let seconds = TimeLimit.usual * Double(series.members.count)
    let pages = TimeLimit.limiting(path, work: "drawn", seconds: seconds) { series.pages() }
    for (number, member) in series.members.enumerated() {
      statuses.append(status(of: member.directive) { try $0.draw(member, pages[number]) })
    }
    return ExitStatus.mostSevere(of: statuses)
  }

  /// Does a part of the work for a directive; prints its errors and returns the exit code.
  private mutating func status(
    of directive: Directive, _ work: (inout Self) throws -> Void
  ) -> Int32 {
    let line = document.source.location(of: directive.body.lowerBound).line - 1
    do {
      try TimeLimit.limiting("\(path):\(line)", work: "drawn", seconds: TimeLimit.usual) {
        try work(&self)
      }
      return ExitStatus.done
    } catch let fault as DirectiveFault {
      report([fault.diagnostic])
    } catch let fault as UsageFault {
      guard let fault = DirectiveFault(fault, in: directive) else {
        return ExitStatus.reporting(fault)
      }
      report([fault.diagnostic])
    } catch {
      return ExitStatus.reporting(error)
    }
    return ExitStatus.wrongInput
  }

  func report(_ diagnostics: [Diagnostic]) {
    Console.report(diagnostics, of: document.source, in: language ?? .en)
  }

  // MARK: A directive

  /// Reads what a directive asks for.
  private mutating func member(
    of directive: Directive, _ pipelines: inout DrawPipelines
  ) throws -> EmbeddedSeries.Member {
    let isInCatalogue = FileIdentity.absolutePath(of: folder.isEmpty ? "." : folder)
      .split(separator: "/").contains { $0.hasSuffix(".docc") }
    var asked = try DirectiveOptions(
      directive, in: document.syntax, folder: folder, isInCatalogue: isInCatalogue,
      settings: settings)
    let input = try input(of: directive, asked)
    asked.request.messageLanguage = language ?? input.source.language ?? .en
    // The figures of a page need ids of their own.
    if asked.links == .inline, asked.request.id == nil {
      asked.request.id = Self.id(ofFigure: directive.name.value)
    }
    if Template.text(of: asked.request.template) == nil {
      try checkIsInside(asked.request.template, directive.range(of: "template"))
    }
    for file in asked.request.fonts?.files ?? [] {
      try checkIsInside(file, directive.range(of: "font"))
    }
    var pipeline = try pipelines.pipeline(for: asked.request, in: repository).inLanguage(of: input)
    pipeline.showsNotes = !isChecked
    pipeline.showsCaptions = !hasImageForEachStep(asked)
    if let file = pipeline.templateFile { templates.append(file) }
    let resolution = try pipeline.resolution(of: input)
    return EmbeddedSeries.Member(
      directive: directive, asked: asked, input: input, pipeline: pipeline, resolution: resolution,
      request: try pipeline.figureRequest(
        for: resolution, input, as: asked.format, mayBeSplit: false))
  }

  /// Draws a figure, unless its pages were drawn together with others.
  private mutating func draw(_ member: EmbeddedSeries.Member, _ drawn: Pages?) throws {
    let (directive, asked) = (member.directive, member.asked)
    let (input, pipeline) = (member.input, member.pipeline)
    let job = DrawJob(
      input: input.source.name,
      output: .file("\(folder)\(directive.name.value).\(asked.format.rawValue)"),
      format: asked.format)
    let pages = try drawn ?? member.pages()
    if pipeline.showsNotes { try pipeline.report(pages, of: input, canBeSplit: false) }
    if asked.format.holdsPages, pages.count > 1, !hasImageForEachStep(asked) {
      let name = "\(directive.name.value).\(asked.format.rawValue)"
      throw DirectiveFault(
        .pagesOfOneImage(file: name, count: pages.count), at: directive.name.range)
    }
    hint(atSmallTextIn: pages, of: directive)
    hint(atLinksIn: pages, asked, of: directive)
    let source = EmbeddedStamp.number(pipeline.sources(of: input, job.format).digest)
    try pipeline.files(from: input).write(pages, of: job) { output, bytes in
      guard case .file(let file) = output else { return }
      try checkIsInside(file, directive.name.range)
      figures.append(
        EmbeddedFigure(
          file: file, bytes: bytes,
          document: EmbeddedStamp.number(ofDocument: documentPath(from: directive.name.value)),
          source: source,
          format: asked.format, place: directive.name.range))
    }
    bodies.append(references(to: pages, directive, asked).body(of: directive, in: document.syntax))
  }

  /// The id of a figure in the document itself. Names that differ only in other characters have
  /// different ids.
  private static func id(ofFigure name: String) -> String {
    let word = name.replacing(/[^A-Za-z0-9]/, with: "-")
    if word == name { return "vcd-" + word }
    return "vcd-\(word)-\(Digest(of: Array(name.utf8)).hexadecimal.prefix(8))"
  }

  /// The width of a text column: GitHub's and DocC's are similar, LaTeX's article is narrower.
  private var column: Double { document.syntax == .latex ? 345 : 628 }

  /// Prints a note if the document's column makes a figure's text too small to read.
  private func hint(atSmallTextIn pages: Pages, of directive: Directive) {
    guard let page = pages.first(where: { _ in true }), let text = page.smallestText else { return }
    let width = page.page.width + 2 * page.look.spacing.margin
    let shown = text * min(1, column / width)
    // A narrower figure has small text for another reason, such as the page that it fits.
    guard shown < 6, width > column else { return }
    let note = Words.note(onSmallestText: shown, inColumnOf: column)
    report(note.text(in: Wording(language ?? .en)), at: directive)
  }

  func report(_ note: String, at directive: Directive) {
    if isChecked { return }
    let line = document.source.location(of: directive.body.lowerBound).line - 1
    Console.report("\(path):\(line): \((language ?? .en).phrases.headline(nil, note))")
  }

  /// Returns the description, from the document or from a file beside the figure.
  private mutating func input(
    of directive: Directive, _ asked: DirectiveOptions
  ) throws -> InputFile {
    if let description = directive.description {
      return bring(InputFile(description.withBases(in: repository)))
    }
    let names = Self.descriptionNames(of: directive, asked)
    // Before a look at the file, so that nobody learns what is outside.
    for name in names { try checkIsInside(folder + name, directive.range(of: "file")) }
    guard let path = names.map({ folder + $0 }).first(where: InputFile.exists) else {
      let near = asked.file.flatMap { name in
        InputFile.nearestName(to: folder + name).map { PathParts(name).folder + $0 }
      }
      throw DirectiveFault(
        .noDescription(names: names), at: directive.range(of: "file"),
        near.map { [.meantValue(value: String($0))] } ?? [])
    }
    // Several documents may lead to it, on different ways.
    let short = FileIdentity.shortPath(of: path)
    descriptions.append(short)
    return bring(try InputFile(namedByText: short, in: repository))
  }

  /// Notes the descriptions that an input begins with among those that are read.
  private mutating func bring(_ input: InputFile) -> InputFile {
    if input.source.isLayered { descriptions += input.source.parts.dropLast().map(\.name) }
    return input
  }

  /// Checks that a path is in the repository, because the author of a document must not choose
  /// which other files of this machine are read and written.
  private func checkIsInside(_ path: String, _ place: SourceRange?) throws(DirectiveFault) {
    guard repository.contains(path) else {
      throw DirectiveFault(.outsideRepository(path: path), at: place)
    }
  }

  /// Whether each step has its own file or page, with its label as a caption in the document.
  func hasImageForEachStep(_ asked: DirectiveOptions) -> Bool {
    asked.request.drawsSteps && (!asked.format.holdsPages || document.syntax == .latex)
  }

  // MARK: Files

  /// The document's path from a figure's folder, which is the same wherever both are moved.
  ///
  /// - Parameter figure: The figure's name, from the document's folder.
  private func documentPath(from figure: some StringProtocol) -> String {
    let folders = figure.split(separator: "/").dropLast().filter { $0 != "." }
    let above = folders.prefix { $0 == ".." }.count
    let own = FileIdentity.absolutePath(of: folder.isEmpty ? "." : folder)
      .split(separator: "/").suffix(above)
    let parts = folders.dropFirst(above).map { _ in ".." } + own.map(String.init)
    return (parts + [file.name]).joined(separator: "/")
  }

  /// The folders of its figures, each with the document's number there. Without a directive, the folders
  /// where its last one may have been: all below its own, or for a check, which should be fast, only those in it.
  var figureFolders: [(folder: String, document: String)] {
    let figures = document.directives.map(\.name.value)
    let possible =
      figures.isEmpty
      ? repository.folders(below: folder, areAll: !isChecked).map { $0 + "figure" } : figures
    return possible.map {
      (folder + PathParts($0).folder, EmbeddedStamp.number(ofDocument: documentPath(from: $0)))
    }
  }

  /// The folders that this call writes to.
  var folders: Set<String> { Set(figureFolders.map(\.folder) + [folder]) }

  /// The paths of figures in the new text, other than its own.
  var mentions: FigureMentions {
    FigureMentions(
      String(decoding: document.text(with: bodies), as: UTF8.self),
      in: FileIdentity.absolutePath(of: file.folderPath) + "/", document.syntax)
  }

  /// Writes the new text, unless the document has changed since it was read.
  func write() throws {
    let text = document.text(with: bodies)
    if text == document.source.bytes { return }
    try OutputFile.file(path).write(text, replacing: document.source.bytes)
  }
}

extension Words {
  /// The note on a figure whose text is too small in its document's column. Sizes are in points.
  package static func note(onSmallestText smallest: Double, inColumnOf width: Double) -> Words {
    .columnNote(width: width.inTenths, smallest: smallest < 0.1 ? nil : smallest.inTenths)
  }
}

extension Directive {
  /// The location of an option's value; the location of the name if the option is missing.
  fileprivate func range(of option: String) -> SourceRange? {
    options.first { $0.key.value == option }?.value.range ?? name.range
  }
}
