import VCEngine
import VCFigures
import VCPictures
import VCSource

/// Draws a file of text as a file with a picture.
package struct DrawPipeline {
  package var request: DrawRequest
  private var template: Template
  private let templateSource: TemplateSource
  /// Whether how figures were arranged and fitted is reported.
  package var showsNotes = true
  /// Whether figures show their steps' labels; a document has them as text.
  package var showsCaptions = true {
    didSet { if !showsCaptions { template.look.page.caption = .none } }
  }

  /// Reads the template, a document's within its `bounds`; prints its errors and throws for any.
  package init(_ request: DrawRequest, in bounds: FileBounds? = nil) throws {
    self.request = request
    templateSource = try TemplateSource(
      named: request.template, of: request.templateRepository, in: bounds)
    template = try templateSource.template(in: request.languageOfMessages, request.fonts)
    if let size = request.textSize { template.look.size = size.points }
    if request.theme == .docc { template.look.removeBackground() }
  }

  /// The template's file unless it is built in.
  package var templateFile: String? { templateSource.file }

  package var style: VCFigures.Style { request.style(in: template) }

  package func page(for format: PictureFormat) -> PageSize? { request.page(for: format, in: style) }

  /// Draws a job, reports errors, and returns the exit code.
  package func status(of job: DrawJob) -> Int32 {
    do {
      try draw(job)
      return ExitStatus.done
    } catch {
      return ExitStatus.reporting(error)
    }
  }

  /// Loads, resolves, draws and writes a job.
  package func draw(_ job: DrawJob) throws {
    let input = try InputFile(job.input, standardInput: request.standardInputName)
    try input.speaking { try inLanguage(of: input).draw(job, of: input) }
  }

  /// The pipeline whose figures and messages are in an input's language if the call names none.
  package func inLanguage(of input: InputFile) -> Self {
    var pipeline = self
    pipeline.request.language = request.language ?? input.source.language
    return pipeline
  }

  private func draw(_ job: DrawJob, of input: InputFile) throws {
    let stamp = request.ifChanged ? sources(of: input, job.format).stamp : nil
    if let stamp, request.files(of: job).allSatisfy({ stamp.isIn($0, job.format) }) { return }
    let pages = try pages(of: resolution(of: input), input, as: job.format, mayBeSplit: true)
    try files(from: input, stamp).write(pages, of: job) { try $0.write($1) }
  }

  package func resolution(of input: InputFile) throws -> Resolution {
    let last = request.step?.steps.ranges.last.map { $0.upperBound - 1 }
    let resolution = try Resolution(
      loading: input, on: request.idiom, performing: request.perform, spelled: request.spelling,
      upToStep: last,
      strict: request.strict, language: request.languageOfMessages,
      figureLanguage: request.spokenLanguage,
      isOfScenes: { drawsScenes(of: input, $0) })
    if showsNotes {
      let refused = resolution.app.steps.filter { $0.refused != nil }
      if case .last = request.states, refused.count > 1, resolution.app.steps.last?.refused != nil {
        let note = Words.refusedCallsNote(count: refused.count, step: resolution.stepCount)
        request.note(request.languageOfMessages.phrases.text(of: note), of: input)
      }
      let remarks = StepAdvisor.remarks(on: resolution)
        .filter { $0.step <= last ?? $0.step && $0.remark.message.isForFigures }
      Console.report(remarks.map(\.remark), of: input.source, in: request.languageOfMessages)
    }
    return resolution
  }

  /// Whether the figure shows an input's screens rather than a hierarchy. The source of an app describes its
  /// screens; few of them are in the first hierarchy.
  private func drawsScenes(of input: InputFile, _ app: AppDescription) -> Bool {
    if let figure = request.figure { return figure.canShowSelection }
    return template.figure.canShowSelection
      || input.isFolder && request.perform == nil && request.window == nil
        && template.figure == .hierarchy && app.steps.isEmpty && !app.segues.isEmpty
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
    let asked = try figureRequest(for: resolution, input, as: format, mayBeSplit: mayBeSplit)
    let pages: Pages
    do {
      pages = try VCFigures.pages(of: resolution, asked)
    } catch let error as FigureRequestError {
      throw UsageFault(error, of: resolution.app)
    }
    let isWhole = asked.spread == .ifTooSmall && !asked.panels && pages.count == 1
    if showsNotes {
      try report(pages, of: input, canBeSplit: mayBeSplit && (asked.spread == .one || isWhole))
    }
    return pages
  }

  /// The request for the figure of a description, after warnings about what it can't show.
  package func figureRequest(
    for resolution: Resolution, _ input: InputFile, as format: PictureFormat, mayBeSplit: Bool
  ) throws -> FigureRequest {
    var asked = request.figureRequest(in: template, as: format, mayBeSplit: mayBeSplit)
    if asked.kind == nil, drawsScenes(of: input, resolution.app) { asked.kind = .ofScenes }
    let kind = asked.kind(of: resolution.app)
    if format.needsFlowchart, !kind.isFlowchart {
      throw UsageFault.noFlowchart(kind.rawValue, as: format.rawValue)
    }
    try request.warn(
      request.styleOptions.filter(kind.ignoredOptions.contains).map {
        .ignoredOption(option: $0.rawValue, kind: kind.rawValue)
      }, of: input)
    if kind.isEmpty(of: resolution) {
      try request.warn([.nothingToShow(kind: kind.rawValue)], of: input)
    }
    try request.warn(VCDiagram.namedFiles.flatMap { $0.remarks(resolution.app, format) }, of: input)
    return asked
  }

  /// Reports how an input's figure was arranged and fitted.
  ///
  /// - Parameter canBeSplit: Whether another call would draw a state on several pages.
  package func report(_ pages: Pages, of input: InputFile, canBeSplit: Bool) throws {
    if pages.screenDensity != nil {
      request.note(request.languageOfMessages.phrases.text(of: .arrangedForScreen), of: input)
    }
    if let fit = pages.fit {
      // With steps, each page is a state.
      let report = fit.report(
        pages: request.drawsSteps && !request.pages ? 1 : pages.count,
        canBeSplit: canBeSplit)
      if !report.means.isEmpty || report.wanted != nil || report.pages > 1 {
        try request.report(report, of: input)
      }
    }
  }

  /// What the figure of an input is made from.
  package func sources(of input: InputFile, _ format: PictureFormat) -> FigureSources {
    FigureSources(
      input: input.source, template: templateSource.source,
      files: template.fontFiles + VCDiagram.namedFiles.flatMap { $0.paths(input.source) },
      arguments: request.stampArguments, format: format)
  }

  /// The writer of an input's figures, with a stamp if an up-to-date file isn't drawn again.
  package func files(from input: InputFile, _ stamp: FigureStamp? = nil) -> FigureFiles {
    FigureFiles(request: request, input: input, stamp: stamp)
  }
}
