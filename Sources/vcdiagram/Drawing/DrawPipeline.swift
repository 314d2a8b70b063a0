import ArgumentParser
import Diagnostics
import Figures
import Phrases
import Pictures
import Rendering
import ViewControllers

/// The road from a file of text to a file with a picture.
struct DrawPipeline {
  var request: DrawRequest
  private let template: Template
  /// The text of the template, and its file if it is not built in.
  private let templateText: [UInt8]
  let templateFile: String?

  /// Reads the template; throws, with its faults printed, when it is wrong.
  init(_ request: DrawRequest) throws {
    self.request = request
    let source = try TemplateSource(named: request.template)
    template = try source.template(in: request.language)
    templateText = source.source.bytes
    templateFile = source.file
  }

  /// Text to picture: load, resolve, draw, write.
  func draw(_ job: DrawJob) throws {
    let input = try InputFile(job.input, standardInput: request.standardInputName)
    let stamp = request.ifChanged ? stamp(of: input, job.format) : nil
    if let stamp, request.files(of: job).allSatisfy({ stamp.isIn($0, job.format) }) { return }
    let drawing = try drawing(
      of: resolution(of: input), input, as: job.format, onSeveralPages: job.format.holdsPages)
    try write(drawing, of: job, from: input, stamp) { try $0.write($1) }
  }

  /// The pictures of a description, made when they are asked for.
  func drawing(of input: InputFile, as format: OutputFormat) throws -> Drawing {
    try drawing(of: resolution(of: input), input, as: format)
  }

  func resolution(of input: InputFile) throws -> Resolution {
    try Resolution(
      loading: input, as: request.inputFormat, performing: request.perform,
      spelled: request.spelling, strict: request.strict, language: request.language)
  }

  /// - Parameters:
  ///   - input: what the resolution was made of.
  ///   - onSeveralPages: whether a figure whose text would be too small on its page is drawn on
  ///     several without being asked for.
  func drawing(
    of resolution: Resolution, _ input: InputFile, as format: OutputFormat,
    onSeveralPages: Bool = false
  ) throws -> Drawing {
    let style = try style(for: resolution.app)
    let kind = request.figure ?? style.template.figure
    if format == .picture(.mermaid), kind == .coverage || kind == .calls {
      throw UsageFault.noFlowchart(kind.rawValue)
    }
    if request.window != nil, kind == .map { throw UsageFault.windowOfMap }
    var drawing = try drawing(of: resolution, in: style)
    if onSeveralPages, !request.steps, let fit = drawing.pages.fit, !fit.isLargeEnough {
      let pages = try self.pages(of: drawing.moments, in: style)
      if let smallest = pages.fit?.smallestText, smallest > fit.smallestText {
        drawing.pages = pages
      }
    }
    if let fit = drawing.pages.fit {
      // With steps each page is a moment.
      let isOnSeveral = !request.steps && drawing.pages.count > 1
      report(fit.report(pages: isOnSeveral ? drawing.pages.count : 1), of: input)
    }
    return drawing
  }

  /// Draws, reports what is wrong, and returns the exit code.
  func status(of job: DrawJob) -> Int32 {
    do {
      try draw(job)
      return ExitStatus.done
    } catch {
      return ExitStatus.reporting(error)
    }
  }

  private func drawing(of resolution: Resolution, in style: Style) throws -> Drawing {
    let window = try window(of: resolution.app)
    func moments(of resolution: Resolution, afterStep step: Int) -> Moments {
      let all = self.moments(of: resolution, afterStep: step)
      return window.map(all.only) ?? all
    }
    guard resolution.alternatives.isEmpty else {
      let alternatives = try resolution.alternatives.map {
        let step = try resolution.moment(atStep: request.step, of: $0)
        return (label: $0.label, moments: moments(of: $0.resolution, afterStep: step))
      }
      return try drawing(of: alternatives.map(\.moments), in: style) {
        try pictures(ofAlternatives: alternatives, as: request.figure, in: style)
      }
    }
    let all = try moments(of: resolution, afterStep: resolution.step(request.step))
    return try drawing(of: [all], in: style) {
      try pictures(of: all, as: request.figure, in: style)
    }
  }

  /// What is drawn of each way, on pages of families if they are asked for.
  private func drawing(
    of ways: [Moments], in style: Style, _ pictures: () throws -> Pages
  ) throws -> Drawing {
    Drawing(
      moments: ways, pages: try request.pages ? pages(of: ways, in: style) : pictures())
  }

  /// An overview and the families, on pages of their own.
  private func pages(of ways: [Moments], in style: Style) throws -> Pages {
    try atlas(
      of: ways.flatMap { $0.map(\.hierarchy) }, as: request.figure, in: style)
  }

  /// The figure of what changed.
  func drawing(of compared: ComparedInputs) throws -> Drawing {
    let style = Style(
      template, pointers: request.pointers?.selection, language: request.language,
      page: request.page?.size ?? request.fit?.size)
    let pages: Pages
    if compared.ways.count == 1 {
      pages = try pictures(of: compared.ways[0].comparison, in: style)
    } else {
      let changed = compared.ways.filter { !$0.comparison.changes.isEmpty }
      pages = try pictures(
        ofComparisons: (changed.isEmpty ? Array(compared.ways.prefix(1)) : changed).map { way in
          let name = request.language.phrases.alternative(way.number ?? 0, way.label, step: nil)
          return (name, way.comparison)
        }, in: style)
    }
    if pages.count == 0 { throw UsageFault.nothingToDraw }
    return Drawing(moments: [], pages: pages)
  }

  /// Those that are drawn of a description: all, or the one after a step.
  private func moments(of resolution: Resolution, afterStep step: Int) -> Moments {
    let all =
      request.captions ? resolution.moments.captioned(in: request.language) : resolution.moments
    if request.steps { return all }
    return request.captions
      ? all.reduced(toStep: step) : [Moment(resolution.hierarchy(afterStep: step))]
  }

  private func style(for app: AppDescription) throws(UsageFault) -> Style {
    var emphasized = Set(app.emphasized.map { app.viewControllers[$0].id.value })
    if let emphasize = request.emphasize {
      let ids = emphasize.split(separator: ",").map { String($0.drop { $0 == " " }) }
      for id in ids where app.index(ofID: id) == nil { throw .unknownViewController(id) }
      emphasized = Set(ids)
    }
    return Style(
      template, pointers: request.pointers?.selection, namedPointers: request.pointers?.names ?? [],
      language: request.language, emphasized: emphasized,
      page: request.page?.size ?? request.fit?.size)
  }

  /// The only window that is drawn, nil for all.
  private func window(of app: AppDescription) throws(UsageFault) -> Window.Index? {
    guard let id = request.window else { return nil }
    guard let window = app.window(ofID: id) else {
      throw .unknownWindow(id, known: app.windows.map(\.id.value))
    }
    return window
  }

  /// Tells how a figure came to fit its page.
  private func report(_ fit: FitReport, of input: InputFile) {
    let phrases = request.language.phrases
    let note = phrases.headline(nil, phrases.fit(fit))
    Console.report("\(input.source.name): \(note)")
  }

  /// Warns of characters that would be empty squares.
  private func checkFonts(for pages: some Sequence<Picture>, of input: InputFile) throws {
    var missing: [MissingCharacters] = []
    for page in pages { missing += page.missingCharacters.filter { !missing.contains($0) } }
    var messages = missing.map {
      Message.Font.missingCharacters($0.characters, install: $0.package)
    }
    if let package = MachineFonts.packageIfNone { messages = [.noneInstalled(install: package)] }
    let warnings = messages.map {
      Diagnostic(request.strict ? .error : .warning, .font($0), at: nil)
    }
    Console.report(warnings, of: input.source, in: request.language)
    if request.strict, !warnings.isEmpty { throw ExitCode(ExitStatus.wrongInput) }
  }

  /// Makes the bytes of each file and hands them on, in the order of the steps.
  func write(
    _ drawing: Drawing, of job: DrawJob, from input: InputFile, _ stamp: FigureStamp?,
    put: (OutputFile, [UInt8]) throws -> Void
  ) throws {
    guard case .picture(let format) = job.format, format.showsInstalledFonts else {
      return try write(drawing.pages, of: job, stamp, put)
    }
    try checkFonts(for: drawing.pages, of: input)
    try withMachineFonts(for: input) { try write(drawing.pages, of: job, stamp, put) }
  }

  /// One picture as a file.
  func bytes(of picture: Picture, as format: PictureFormat, from input: InputFile) throws -> [UInt8]
  {
    let theme = request.theme.themes[0]
    func bytes() throws -> [UInt8] {
      if format.holdsPages { return try [picture].pages(as: format, in: theme) }
      return try picture.rendered(
        as: format, RenderingOptions(theme: theme, scale: request.scale))
    }
    guard format.showsInstalledFonts else { return try bytes() }
    try checkFonts(for: [picture], of: input)
    return try withMachineFonts(for: input, bytes)
  }

  /// Draws in a format whose fonts are the machine's, by libraries that may say something.
  private func withMachineFonts<Result>(
    for input: InputFile, _ draw: () throws -> Result
  ) throws -> Result {
    do {
      return try Console.mutingLibraries(draw)
    } catch let error as PNGSizeError {
      Console.report(
        [Diagnostic(.error, error.message, at: nil)], of: input.source, in: request.language)
      throw ExitCode(error.isForMemory ? ExitStatus.ownFault : ExitStatus.wrongInput)
    }
  }

  /// A file for each variant, or for pictures of several steps so many each.
  private func write(
    _ pages: Pages, of job: DrawJob, _ stamp: FigureStamp?,
    _ put: (OutputFile, [UInt8]) throws -> Void
  ) throws {
    func stamped(_ bytes: [UInt8]) -> [UInt8] { stamp?.added(to: bytes, job.format) ?? bytes }
    guard case .picture(let format) = job.format else {
      let texts = pages.map { $0.text.linesWithoutControls + "\n" }
      return try put(job.output, Array(texts.joined(separator: "\n").utf8))
    }
    let variants = request.variants(in: job.format)
    if format.holdsPages {
      for variant in variants {
        try put(
          job.output.named(variant.suffix), stamped(pages.pages(as: format, in: variant.theme)))
      }
      return
    }
    for (number, page) in pages.enumerated() {
      // Steps are counted from the beginning on, which is 0; pages as in a book.
      let step = request.steps ? "-\(number)" : request.pages ? "-\(number + 1)" : ""
      for variant in variants {
        let options = RenderingOptions(
          theme: variant.theme, scale: variant.scale,
          id: request.id.map { $0 + step + variant.idSuffix })
        let bytes = try page.rendered(as: format, options)
        try put(job.output.named(step + variant.suffix), stamped(bytes))
      }
    }
  }

  private func stamp(of input: InputFile, _ format: OutputFormat) -> FigureStamp {
    var digest = ownDigest(of: input, format)
    digest.add(ProgramIdentity.bytes)
    return FigureStamp(digest)
  }

  /// What a figure in a document is made from. It is the same for every build: documents are checked
  /// on other machines than they were written on.
  func digest(of input: InputFile, _ format: OutputFormat) -> Digest {
    var digest = ownDigest(of: input, format)
    // The bytes of other formats tell by themselves whether they are still what is drawn.
    if case .picture(let format) = format, format.showsInstalledFonts {
      digest.add(Array(Version.current.utf8))
    }
    return digest
  }

  private func ownDigest(of input: InputFile, _ format: OutputFormat) -> Digest {
    var digest = Digest()
    digest.add(input.source.bytes)
    digest.add(templateText)
    for text in request.stampArguments + [format.rawValue] { digest.add(Array(text.utf8)) }
    return digest
  }
}

/// What is drawn of a description.
struct Drawing {
  /// Those of a description; of one with alternatives those of each.
  let moments: [Moments]
  fileprivate(set) var pages: Pages

  /// The label of each page.
  var labels: [String?] { moments.labels }
}

extension [Moments] {
  /// The label of each moment: that of its step, or what the alternatives have in common; the others
  /// stand in the picture.
  var labels: [String?] {
    let all = map { $0.map(\.label) }
    return (0..<(all.map(\.count).max() ?? 0)).map { number in
      let labels = Set(all.map { $0.indices.contains(number) ? $0[number] : nil })
      return labels.count == 1 ? labels.first ?? nil : nil
    }
  }
}
