import ArgumentParser
import Diagnostics
import Figures
import DescriptionLoading
import Graphviz
import Pictures
import Rendering
import ViewControllers

/// One description and where its figure goes.
struct FigureJob {
  let input: String
  let output: OutputFile
  let format: OutputFormat
}

/// Text to picture: load, resolve, draw, write.
struct FigureDrawer {
  private let request: FigureRequest
  private let template: Template
  /// The text of the template, and its file if it is not built in.
  private let templateText: [UInt8]
  let templateFile: String?

  init(_ request: FigureRequest) throws {
    self.request = request
    let source = try TemplateSource(named: request.template)
    template = try source.template()
    templateText = source.source.bytes
    templateFile = source.file
  }

  func draw(_ job: FigureJob) throws {
    let input = try InputFile(job.input)
    let stamp = request.ifChanged ? stamp(of: input, job.format) : nil
    if let stamp, stamp.isIn(job.output, job.format) { return }
    let resolution = try Resolution(loading: input, strict: request.strict)
    let pages = try pages(of: resolution)
    if job.format == .png || job.format == .pdf { try checkFonts(for: pages, of: input) }
    try write(pages, of: job, stamp)
  }

  /// Warns of characters that would be empty squares.
  private func checkFonts(for pages: [Picture], of input: InputFile) throws {
    var missing: [MissingCharacters] = []
    for page in pages { missing += page.missingCharacters.filter { !missing.contains($0) } }
    let warnings = missing.map { Diagnostic.notShown($0, isError: request.strict) }
    Console.report(warnings, of: input.source)
    if request.strict, !warnings.isEmpty { throw ExitCode(Resolution.wrongInputCode) }
  }

  /// What there is, at which moments, in its places.
  private func pages(of resolution: Resolution) throws -> [Picture] {
    let moments =
      request.steps
      ? resolution.moments : [Moment(try resolution.hierarchy(atStep: request.step))]
    return try pictures(of: moments, as: request.figure, in: style(for: resolution.app))
  }

  private func style(for description: AppDescription) throws -> Style {
    var emphasized = Set(description.emphasized.map { description.viewControllers[$0].id.value })
    if let emphasize = request.emphasize {
      let ids = emphasize.split(separator: ",").map { String($0.drop { $0 == " " }) }
      for id in ids where description.index(ofID: id) == nil {
        throw ValidationError(
          "the description has no view controller with the id '\(id.withoutControls)'")
      }
      emphasized = Set(ids)
    }
    return Style(
      template, pointers: request.pointers, language: request.language ?? .en,
      emphasized: emphasized)
  }

  /// One file, or for pictures of several steps one each.
  private func write(_ pages: [Picture], of job: FigureJob, _ stamp: FigureStamp?) throws {
    let rendering = RenderingOptions(theme: request.theme, scale: request.scale)
    func stamped(_ bytes: [UInt8]) -> [UInt8] { stamp?.added(to: bytes, job.format) ?? bytes }
    guard let picture = job.format.figureFormat else {
      let texts = pages.map { $0.text + "\n" }
      return try job.output.write(Array(texts.joined(separator: "\n").utf8))
    }
    if picture == .pdf { return try job.output.write(stamped(pages.pdf(in: request.theme))) }
    for (number, page) in pages.enumerated() {
      let file = request.steps ? job.output.numbered(number) : job.output
      try file.write(stamped(page.rendered(as: picture, rendering)))
    }
  }

  /// Draws, reports what is wrong, and returns the exit code.
  func status(of job: FigureJob) -> Int32 {
    do {
      try draw(job)
      return 0
    } catch {
      return ExitStatus.reporting(error)
    }
  }

  private func stamp(of input: InputFile, _ format: OutputFormat) -> FigureStamp {
    var options = request
    options.template = ""
    options.timeLimit = 0
    var digest = Digest()
    digest.add(input.source.bytes)
    digest.add(templateText)
    for text in options.workerArguments + [format.rawValue] { digest.add(Array(text.utf8)) }
    digest.add(ProgramIdentity.bytes)
    return FigureStamp(digest)
  }
}

/// What a call ends with.
enum ExitStatus {
  /// sysexits' EX_SOFTWARE.
  static let ownFault: Int32 = 70

  /// From the gravest on: our own fault, then what a user can mend.
  private static let byGravity: [Int32] = [
    ownFault, FileError.unwritableCode, FileError.unreadableCode, Resolution.wrongInputCode,
  ]

  static func gravest(of statuses: [Int32]) -> Int32 {
    byGravity.first { statuses.contains($0) } ?? statuses.first { $0 != 0 } ?? 0
  }

  /// Prints an error, if it has not been, and returns its exit code.
  static func reporting(_ error: any Error) -> Int32 {
    switch error {
    case let error as FileError:
      Console.report(error.description)
      return error.exitCode
    case let error as GraphvizError:
      Console.report("error: Graphviz: \(error.description)")
      return ownFault
    case let error as ExitCode:
      return error.rawValue
    default:
      Console.report(VCDiagram.fullMessage(for: error))
      return VCDiagram.exitCode(for: error).rawValue
    }
  }
}

extension Diagnostic {
  fileprivate static func notShown(_ missing: MissingCharacters, isError: Bool) -> Diagnostic {
    let (count, limit) = (missing.characters.count, 8)
    let names = missing.characters.prefix(limit).map { scalar in
      // A mark would stand on the quotation mark before it.
      switch scalar.properties.generalCategory {
      case .nonspacingMark, .spacingMark, .enclosingMark:
        return "U+" + String(scalar.value, radix: 16, uppercase: true)
      default: return "'\(scalar)'"
      }
    }
    let more = count > limit ? " and \(count - limit) more" : ""
    let end =
      missing.package.map {
        "; install \($0.debian) (Debian) or \($0.homebrew) (Homebrew)"
      } ?? ""
    return Diagnostic(
      isError ? .error : .warning,
      "no installed font shows " + names.joined(separator: ", ") + more + end, at: nil)
  }
}
