import VCCommand
import VCPictures
import VCSource

/// A process that draws one figure for the preview's server and may crash. It answers on its socket
/// with a JSON object, a line break, and the figure, which is empty if it could not be drawn.
enum PreviewWorker {
  /// The hidden first argument of its call.
  static let argument = "--preview-worker"

  /// The prefix of a question in its call, before the options.
  private static let question = "explain:"

  static func arguments(of query: PreviewQuery) -> [String] {
    [argument] + (query.question.map { [question + $0] } ?? [])
      + query.request.arguments(drawing: [])
  }

  /// What a worker draws.
  enum Subject {
    /// An input that the call names.
    case input(String)
    /// A file that was found in a folder.
    case found(String)
    case text([UInt8])

    fileprivate func read() throws -> InputFile {
      switch self {
      case .input(let path): try InputFile(path)
      case .found(let path):
        try InputFile(
          namedByText: path, in: DocumentRepository(ofFolder: PathParts(path).folderPath))
      case .text(let bytes): InputFile(Source(name: PreviewQuery.nameOfText, bytes: bytes))
      }
    }
  }

  /// The message to a worker: `i` or `f`, a path and a NUL; or for a text `t`, its length, a NUL and
  /// the text.
  static func message(_ query: PreviewQuery) -> [UInt8] {
    guard let text = query.text else {
      return Array(((query.isFound ? "f" : "i") + query.file).utf8) + [0]
    }
    return Array("t\(text.count)".utf8) + [0] + text
  }

  /// The subject of a message; nil for an incomplete one.
  private static func subject(of message: [UInt8]) -> Subject? {
    guard let end = message.firstIndex(of: 0), end > 0 else { return nil }
    let word = String(decoding: message[1..<end], as: UTF8.self)
    switch message[0] {
    case UInt8(ascii: "i"): return .input(word)
    case UInt8(ascii: "f"): return .found(word)
    default:
      guard let length = Int(word), message.count > end + length else { return nil }
      return .text(Array(message[(end + 1)...]))
    }
  }

  /// Draws the input from the socket, with the options in the call.
  static func serve(_ arguments: [String]) -> Never {
    var arguments = arguments.dropFirst()
    var question: String?
    if let first = arguments.first, first.hasPrefix(Self.question) {
      question = String(first.dropFirst(Self.question.count))
      arguments.removeFirst()
    }
    guard let request = try? DrawRequest(reading: Array(arguments), isWhole: false) else {
      exit(ExitStatus.ownFault)
    }
    Interruption.endWithOther(endOf: ProcessLine.otherEnd)
    var (message, chunk) = ([UInt8](), [UInt8](repeating: 0, count: 65536))
    var subject: Subject?
    while subject == nil {
      let count = Descriptor.read(ProcessLine.otherEnd, into: &chunk)
      guard count > 0 else { exit(0) }
      message += chunk[..<count]
      subject = Self.subject(of: message)
    }
    TimeLimit.start()
    let answer = PreviewAnswer(to: request, of: subject ?? .text([]), question)
    _ = Descriptor.write(answer.bytes, to: ProcessLine.otherEnd)
    _exit(ExitStatus.done)
  }
}

/// The answer to a page's request for a figure.
struct PreviewAnswer {
  private var messages: [UInt8] = []
  /// The label of each step, if it has one, beginning with the initial state's.
  private var labels: [String?] = []
  /// The step that is shown; nil for the last state, drawn without steps.
  private var step: Int?
  private var figure: [UInt8] = []

  /// The figure of a description, or its errors.
  ///
  /// - Parameters:
  ///   - question: A property to explain instead of drawing a figure.
  init(to request: DrawRequest, of subject: PreviewWorker.Subject, _ question: String? = nil) {
    messages = Console.collecting {
      do {
        try draw(request, subject.read(), question)
      } catch let fault as UsageFault {
        Console.report("error: \(fault)")
      } catch {
        _ = ExitStatus.reporting(error)
      }
    }
  }

  /// The answer if the worker was lost.
  init(lost message: String) { messages = Array(message.utf8) }

  private mutating func draw(
    _ request: DrawRequest, _ input: InputFile, _ question: String?
  ) throws {
    var pipeline = try DrawPipeline(request).inLanguage(of: input)
    let resolution = try pipeline.resolution(of: input)
    if let question {
      let text = try resolution.explanation(
        ofProperty: question, atStep: request.step?.step, in: pipeline.request.spokenLanguage)
      figure = Array(text.utf8)
      return
    }
    labels = resolution.stateLabels
    pipeline.request.step = nil
    if let asked = request.step?.step, labels.count > 1 {
      // A step's figure has the same layout as in a series of all steps.
      step = min(asked, labels.count - 1)
      pipeline.request.step = .all
    }
    let format = (request.format ?? .usual).row
    let isStory = format.isStory && labels.count > 1
    if isStory { pipeline.request.step = .all }
    let pages = try pipeline.pages(of: resolution, input, as: format, mayBeSplit: true)
    if isStory || format.holdsPages && step == nil {
      figure = try pipeline.files(from: input).bytes(of: Array(pages), as: format)
      return
    }
    var pictures = pages.makeIterator()
    for _ in 0..<(step ?? 0) { _ = pictures.next() }
    guard let picture = pictures.next() else { return }
    figure = try pipeline.files(from: input).bytes(of: [picture], as: format)
  }

  /// The answer's bytes, as sent to the server.
  var bytes: [UInt8] {
    var json = JSONWriter()
    json.object { json in
      json.member("messages", String(decoding: messages, as: UTF8.self))
      json.array("steps", labels) { $0.string($1) }
      json.member("step", step)
    }
    return json.bytes + [UInt8(ascii: "\n")] + figure
  }
}
