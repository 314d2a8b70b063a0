import ArgumentParser
import Diagnostics
import FigureDrawing
import HierarchyLoading
import ViewControllers

/// One description and where its figure goes.
struct FigureJob {
  let input: String
  let output: OutputFile
  let format: FigureFormat
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
    let hierarchy = try resolution.hierarchy(atStep: request.step)
    let figure = Figure(of: hierarchy, template: template, pointers: request.pointers)
    let bytes = try Drawing(of: figure).rendered(as: job.format)
    try job.output.write(stamp?.added(to: bytes, job.format) ?? bytes)
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

  private func stamp(of input: InputFile, _ format: FigureFormat) -> FigureStamp {
    var digest = Digest()
    digest.add(input.source.bytes)
    digest.add(templateText)
    digest.add(
      Array(
        """
        \(format.rawValue) \(request.pointers?.rawValue ?? "-") \
        \(request.step.map { "\($0)" } ?? "-") \(request.strict)
        """.utf8))
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
