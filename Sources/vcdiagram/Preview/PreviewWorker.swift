import ArgumentParser
import Diagnostics
import Pictures
import TextFormats

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A process that draws one figure for the preview's server, and can be lost: it answers on its line
/// with an object of JSON, a line break, and the figure, of which there is nothing where it could
/// not be drawn.
enum PreviewWorker {
  /// The hidden first argument of its call.
  static let argument = "--preview-worker"

  /// What begins a question in its call, before the options.
  private static let question = "explain:"

  static func arguments(of query: PreviewQuery) -> [String] {
    [argument] + (query.question.map { [question + $0] } ?? [])
      + query.request.arguments(drawing: [])
  }

  /// What goes down the line: a path that a NUL ends, or a NUL, the length of a text, a NUL and it.
  static func message(_ path: String, _ text: [UInt8]?) -> [UInt8] {
    guard let text else { return Array(path.utf8) + [0] }
    return [0] + Array("\(text.count)".utf8) + [0] + text
  }

  /// The path or the text of a message; nil for one that is not whole.
  private static func input(of message: [UInt8]) -> (path: String, text: [UInt8]?)? {
    guard let end = message.firstIndex(of: 0) else { return nil }
    if end > 0 { return (String(decoding: message[..<end], as: UTF8.self), nil) }
    guard let start = message.dropFirst().firstIndex(of: 0),
      let length = Int(String(decoding: message[1..<start], as: UTF8.self)),
      message.count > start + length
    else { return nil }
    return (PreviewQuery.nameOfText, Array(message[(start + 1)...]))
  }

  /// Draws what comes down the line, after the options in the call.
  static func serve(_ arguments: [String]) -> Never {
    var arguments = arguments.dropFirst()
    var question: String?
    if let first = arguments.first, first.hasPrefix(Self.question) {
      question = String(first.dropFirst(Self.question.count))
      arguments.removeFirst()
    }
    guard let request = DrawRequest(fastParsing: Array(arguments)) else {
      exit(ExitStatus.ownFault)
    }
    Interruption.endWithOther(endOf: ProcessLine.otherEnd)
    var (message, chunk) = ([UInt8](), [UInt8](repeating: 0, count: 65536))
    var input: (path: String, text: [UInt8]?)?
    while input == nil {
      let count = Descriptor.read(ProcessLine.otherEnd, into: &chunk)
      guard count > 0 else { exit(0) }
      message += chunk[..<count]
      input = Self.input(of: message)
    }
    TimeLimit.start(seconds: request.timeLimit)
    let answer = PreviewAnswer(to: request, of: input?.path ?? "", input?.text, question)
    _ = Descriptor.write(answer.bytes, to: ProcessLine.otherEnd)
    _exit(ExitStatus.done)
  }
}

/// What a page is told of a figure.
struct PreviewAnswer {
  private var messages: [UInt8] = []
  /// The label of each step, the beginning's first, if it has one.
  private var labels: [String?] = []
  /// The step that is shown; nil for the end, drawn as without steps.
  private var step: Int?
  private var figure: [UInt8] = []

  /// The figure of a description, or what is wrong with it.
  ///
  /// - Parameters:
  ///   - text: the description, nil for the file's.
  ///   - question: a property whose explanation takes the figure's place.
  init(to request: DrawRequest, of path: String, _ text: [UInt8]?, _ question: String? = nil) {
    messages = Console.collecting {
      do {
        try draw(
          request, text.map { InputFile(Source(name: path, bytes: $0)) } ?? InputFile(path),
          question)
      } catch let fault as UsageFault {
        Console.report("error: \(fault)")
      } catch {
        _ = ExitStatus.reporting(error)
      }
    }
  }

  /// Of a figure whose worker was lost.
  init(lost message: String) { messages = Array(message.utf8) }

  private mutating func draw(
    _ request: DrawRequest, _ input: InputFile, _ question: String?
  ) throws {
    var pipeline = try DrawPipeline(request)
    let resolution = try pipeline.resolution(of: input)
    if let question {
      let text = try resolution.explanation(
        ofProperty: question, atStep: request.step?.step, in: request.language)
      figure = Array(text.utf8)
      return
    }
    labels = resolution.stateLabels
    pipeline.request.step = nil
    if let asked = request.step?.step, labels.count > 1 {
      // A step is shown as in a story: in the place and light that it has among the others.
      step = min(asked, labels.count - 1)
      pipeline.request.steps = true
    }
    guard case .picture(let format) = request.format else { return }
    let isStory = (format == .html || format == .pptx) && labels.count > 1
    if isStory { pipeline.request.steps = true }
    let pages = try pipeline.pages(of: resolution, input, as: .picture(format))
    if isStory {
      figure = try pages.pages(as: format, in: request.theme.themes[0])
      return
    }
    var pictures = pages.makeIterator()
    for _ in 0..<(step ?? 0) { _ = pictures.next() }
    guard let picture = pictures.next() else { return }
    figure = try pipeline.bytes(of: picture, as: format, from: input)
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
