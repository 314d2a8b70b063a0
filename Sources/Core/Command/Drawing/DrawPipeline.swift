import ArgumentParser
import VCDiagnostics
import VCEngine
import VCFigures
import VCPhrases
import VCPictures
import VCRendering

/// Draws a file of text as a file with a picture.
package struct DrawPipeline {
  package var request: DrawRequest
  private var template: Template
  /// Whether the page is a default, so that a figure that fits it anyway needs no note.
  package var pageIsImplied = false
  /// Whether figures show their steps' labels; a document has them as text.
  package var showsCaptions = true {
    didSet { if !showsCaptions { template.look.page.caption = .none } }
  }
  /// The text of the template, and its file unless it is built in.
  private let templateText: [UInt8]
  package let templateFile: String?

  /// Reads the template, a document's within its `bounds`; prints its errors and throws for any.
  package init(_ request: DrawRequest, in bounds: FileBounds? = nil) throws {
    self.request = request
    let source = try TemplateSource(named: request.template, in: bounds)
    template = try source.template(in: request.language, request.fonts)
    if let size = request.textSize { template.look.size = size.points }
    if request.background == Background.none { template.look.removeBackground() }
    templateText = source.source.bytes
    templateFile = source.file
  }

  /// Loads, resolves, draws and writes a job.
  package func draw(_ job: DrawJob) throws {
    let input = try InputFile(
      job.input, standardInput: request.standardInputName, mayBeLog: true)
    let stamp = request.ifChanged ? stamp(of: input, job.format) : nil
    if let stamp, request.files(of: job).allSatisfy({ stamp.isIn($0, job.format) }) { return }
    let pages = try pages(of: resolution(of: input), input, as: job.format, mayBeSplit: true)
    try write(pages, of: job, from: input, stamp) { try $0.write($1) }
  }

  package func resolution(of input: InputFile) throws -> Resolution {
    try Resolution(
      loading: input, as: request.inputFormat, on: request.idiom,
      performing: request.perform,
      spelled: request.spelling, strict: request.strict, language: request.language)
  }

  /// The pages of a description, created on request.
  ///
  /// - Parameters:
  ///   - input: The file that the resolution was made from, for messages.
  ///   - mayBeSplit: Whether a state may be drawn on several pages.
  package func pages(
    of resolution: Resolution, _ input: InputFile, as format: PictureFormat,
    mayBeSplit: Bool = false
  ) throws -> Pages {
    let asked = figureRequest(mayBeSplit && format.holdsPages ? .asNeeded : .one, as: format)
    let kind = asked.kind(of: resolution.app)
    if format.needsFlowchart, !kind.isFlowchart {
      throw UsageFault.noFlowchart(kind.rawValue, as: format.rawValue)
    }
    try warn(
      request.styleOptions.filter(kind.ignoredOptions.contains).map {
        .rendering(.ignoredOption($0.rawValue, kind: kind.rawValue))
      }, of: input)
    let pages: Pages
    do {
      pages = try VCFigures.pages(of: resolution, asked)
    } catch let error as FigureRequestError {
      let app = resolution.app
      throw UsageFault(
        error, ids: app.viewControllers.map(\.id.value) + app.objects.map(\.id.value))
    }
    if let fit = pages.fit {
      // With steps, each page is a state.
      let report = fit.report(
        pages: request.drawsSteps && !request.pages ? 1 : pages.count,
        canBeSplit: mayBeSplit && asked.spread == .one)
      // A default page needs no note while the figure has its own size.
      let isAsked = !pageIsImplied && (style.page != nil || asked.style.page == nil)
      if isAsked || !report.means.isEmpty || report.pages > 1 {
        try self.report(report, of: input)
      }
    }
    return pages
  }

  private func figureRequest(
    _ spread: FigureRequest.Spread, as format: PictureFormat
  ) -> FigureRequest {
    var style = style
    // A format's own page counts even without an option.
    let page = style.page ?? style.template.look.page.fit
    if let usual = format.usualPage, page == nil || page?.name == usual.name {
      style.page = usual
    }
    return FigureRequest(
      request.figure, in: style, states: request.states, window: request.window,
      captions: request.captions,
      spread: request.pages ? .several : spread)
  }

  package var style: Style {
    func list(_ text: String?) -> [String] {
      text?.split(separator: ",").map { String($0.drop { $0 == " " }) } ?? []
    }
    var selection = MapSelection(
      around: list(request.around), hops: request.hops ?? 1, hidden: list(request.hide),
      kinds: request.kinds?.kinds ?? [], grouping: request.group)
    if let source = request.from, let destination = request.to {
      selection.path = MapSelection.Path(from: source, to: destination)
    }
    return Style(
      template, pointers: request.pointers?.selection, namedPointers: request.pointers?.names ?? [],
      language: request.language, emphasized: Set(list(request.emphasize)),
      selection: selection, swiftUI: request.swiftui, ids: request.ids,
      page: request.page?.size ?? request.fit?.size)
  }

  /// Draws a job, reports errors, and returns the exit code.
  package func status(of job: DrawJob) -> Int32 {
    do {
      try draw(job)
      return ExitStatus.done
    } catch {
      return ExitStatus.reporting(error)
    }
  }

  /// Reports how a figure was fitted to its page.
  private func report(_ fit: FitReport, of input: InputFile) throws {
    let phrases = request.language.phrases
    let severity: Diagnostic.Severity? =
      fit.wanted == nil ? nil : request.strict ? .error : .warning
    Console.report(
      "\(input.source.name): \(phrases.headline(severity, phrases.fit(fit)))")
    if severity == .error { throw ExitCode(ExitStatus.wrongInput) }
  }

  /// Warns of characters that would be empty squares.
  private func checkFonts(for pages: some Sequence<Picture>, of input: InputFile) throws {
    var missing: [MissingCharacters] = []
    for page in pages { missing += page.missingCharacters.filter { !missing.contains($0) } }
    var messages = missing.map {
      Message.Font.missingCharacters($0.characters, install: $0.package)
    }
    if let package = MachineFonts.packageIfNone { messages = [.noneInstalled(install: package)] }
    try warn(messages.map { .font($0) }, of: input)
  }

  /// Reports warnings about a figure, which are errors with `--strict`.
  private func warn(_ messages: [Message], of input: InputFile) throws {
    let warnings = messages.map { Diagnostic(request.strict ? .error : .warning, $0, at: nil) }
    Console.report(warnings, of: input.source, in: request.language)
    if request.strict, !warnings.isEmpty { throw ExitCode(ExitStatus.wrongInput) }
  }

  /// Makes the bytes of each file and passes them to `put`, in the order of the steps.
  package func write(
    _ pages: Pages, of job: DrawJob, from input: InputFile, _ stamp: FigureStamp?,
    put: (OutputFile, [UInt8]) throws -> Void
  ) throws {
    guard job.format.showsInstalledFonts else {
      return try write(pages, of: job, stamp, put)
    }
    try checkFonts(for: pages, of: input)
    try withMachineFonts(for: input) { try write(pages, of: job, stamp, put) }
  }

  /// Pictures as the bytes of one file; a format without pages shows the first.
  package func bytes(
    of pictures: [Picture], as format: PictureFormat, from input: InputFile
  ) throws -> [UInt8] {
    let theme = request.theme.themes[0]
    func bytes() throws -> [UInt8] {
      if format.holdsPages { return try pictures.pages(as: format, in: theme) }
      return try pictures[0].rendered(
        as: format, RenderingOptions(theme: theme, scale: request.scale))
    }
    guard format.showsInstalledFonts else { return try bytes() }
    try checkFonts(for: pictures, of: input)
    return try withMachineFonts(for: input, bytes)
  }

  /// Writes a file for each variant, of each step if steps have files of their own.
  private func write(
    _ pages: Pages, of job: DrawJob, _ stamp: FigureStamp?,
    _ put: (OutputFile, [UInt8]) throws -> Void
  ) throws {
    func stamped(_ bytes: [UInt8]) -> [UInt8] { stamp?.added(to: bytes, job.format) ?? bytes }
    let format = job.format
    let variants = request.variants(in: format)
    if format.holdsPages {
      for variant in variants {
        try put(
          job.output.named(variant.suffix), stamped(pages.pages(as: format, in: variant.theme)))
      }
      return
    }
    for (number, page) in pages.enumerated() {
      let suffix = request.suffix(ofFigure: number)
      for variant in variants {
        let options = RenderingOptions(
          theme: variant.theme, scale: variant.scale,
          id: request.id.map { $0 + suffix + variant.idSuffix })
        let bytes = try page.rendered(as: format, options)
        try put(job.output.named(suffix + variant.suffix), stamped(bytes))
      }
    }
  }

  private func stamp(of input: InputFile, _ format: PictureFormat) -> FigureStamp {
    // Another build may draw another figure.
    FigureStamp(
      Digest(of: sources(of: input, format) + [Array(ProgramIdentity.digest.utf8)]))
  }

  /// The digest of a figure's sources in a document. It doesn't depend on the build, because
  /// documents are checked on other machines.
  package func digest(of input: InputFile, _ format: PictureFormat) -> Digest {
    var digest = Digest(of: sources(of: input, format))
    // Other formats don't need it: their bytes show whether they are up to date.
    if format.showsInstalledFonts {
      digest.add(Array(Version.current.utf8))
    }
    return digest
  }

  /// A figure's sources, for every build.
  private func sources(of input: InputFile, _ format: PictureFormat) -> [[UInt8]] {
    let fonts = template.fontFiles.compactMap { try? PlainFile(namedByText: $0).source.bytes }
    return [input.source.bytes, templateText] + fonts
      + (request.stampArguments + [format.rawValue]).map { Array($0.utf8) }
  }
}
