import ArgumentParser
import Diagnostics
import Figures
import Pictures
import Rendering
import ViewControllers

/// The road from a file of text to a file with a picture.
struct DrawPipeline {
  private let request: DrawRequest
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
    let input = try InputFile(job.input)
    let stamp = request.ifChanged ? stamp(of: input, job.format) : nil
    if let stamp, stamp.isIn(job.output, job.format) { return }
    let resolution = try Resolution(
      loading: input, strict: request.strict, language: request.language)
    let moments = try moments(of: resolution)
    let style = try style(for: resolution.app)
    let pages = try pictures(of: moments, as: request.figure, in: style)
    guard case .picture(let format) = job.format, format.showsInstalledFonts else {
      return try write(pages, of: job, stamp)
    }
    try checkFonts(for: pages, of: input)
    do {
      try Console.mutingLibraries { try write(pages, of: job, stamp) }
    } catch let error as PNGSizeError {
      Console.report(
        [Diagnostic(.error, error.message, at: nil)], of: input.source, in: request.language)
      throw ExitCode(error.isForMemory ? ExitStatus.ownFault : ExitStatus.wrongInput)
    }
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

  private func moments(of resolution: Resolution) throws -> Moments {
    if request.steps { return resolution.moments }
    return [Moment(try resolution.hierarchy(atStep: request.step))]
  }

  private func style(for app: AppDescription) throws(UsageFault) -> Style {
    var emphasized = Set(app.emphasized.map { app.viewControllers[$0].id.value })
    if let emphasize = request.emphasize {
      let ids = emphasize.split(separator: ",").map { String($0.drop { $0 == " " }) }
      for id in ids where app.index(ofID: id) == nil { throw .unknownViewController(id) }
      emphasized = Set(ids)
    }
    return Style(
      template, pointers: request.pointers, language: request.language, emphasized: emphasized)
  }

  /// Warns of characters that would be empty squares.
  private func checkFonts(for pages: Pages, of input: InputFile) throws {
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

  /// One file, or for pictures of several steps one each.
  private func write(_ pages: Pages, of job: DrawJob, _ stamp: FigureStamp?) throws {
    func stamped(_ bytes: [UInt8]) -> [UInt8] { stamp?.added(to: bytes, job.format) ?? bytes }
    guard case .picture(let format) = job.format else {
      let texts = pages.map { $0.text.linesWithoutControls + "\n" }
      return try job.output.write(Array(texts.joined(separator: "\n").utf8))
    }
    if format.holdsPages {
      return try job.output.write(stamped(pages.pages(as: format, in: request.theme)))
    }
    let options = RenderingOptions(theme: request.theme, scale: request.scale)
    for (number, page) in pages.enumerated() {
      let file = request.steps ? job.output.numbered(number) : job.output
      try file.write(stamped(page.rendered(as: format, options)))
    }
  }

  private func stamp(of input: InputFile, _ format: OutputFormat) -> FigureStamp {
    var digest = Digest()
    digest.add(input.source.bytes)
    digest.add(templateText)
    for text in request.stampArguments + [format.rawValue] { digest.add(Array(text.utf8)) }
    digest.add(ProgramIdentity.bytes)
    return FigureStamp(digest)
  }
}
