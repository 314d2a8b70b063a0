import VCCommand
import VCSource

/// A process that draws figures for another. Graphviz serves one caller at a time, leaks memory,
/// and may end its process, so it runs in a process that may be lost.
struct BatchWorker {
  /// The hidden first argument of a worker's call.
  static let argument = "--worker"
  private static let seriesPrefix = "--series-of="

  /// The hidden second argument of a worker that draws so many figures together.
  static func seriesOption(of count: Int) -> String { seriesPrefix + String(count) }

  private let own: ProcessLine
  /// The descriptor of this end of the socket.
  var line: Int32 { own.descriptor }
  /// The jobs sent and not answered, beginning with the current one.
  private(set) var queue: [Int] = []
  private(set) var drawn = 0
  private var unread: [UInt8] = []

  /// A worker's answer for one figure.
  struct Answer {
    let job: Int
    let status: Int32
    let messages: [UInt8]
  }

  /// Starts a worker.
  ///
  /// - Parameter program: The path of this program.
  init(_ program: String, arguments: [String]) throws(ProcessError) {
    own = try ProcessLine([Self.argument] + arguments, program: program)
  }

  /// Sends a job. If sending fails, the worker has ended and its jobs are lost.
  mutating func send(_ job: DrawJob, number: Int) {
    queue.append(number)
    guard case .file(let output) = job.output else { return }
    let text = [job.format.rawValue, job.input, output].map { $0 + "\0" }.joined()
    _ = Descriptor.write(Array(text.utf8), to: line)
  }

  /// Reads the worker's answers; nil if it exited. Call when data is available.
  mutating func answers() -> [Answer]? {
    var chunk = [UInt8](repeating: 0, count: 1024)
    let count = Descriptor.read(line, into: &chunk)
    guard count > 0 else { return nil }
    unread += chunk[..<count]
    var answers: [Answer] = []
    while unread.count >= 8 {
      let length = Int(Line.number(in: unread, at: 4))
      guard unread.count >= 8 + length, !queue.isEmpty else { break }
      answers.append(
        Answer(
          job: queue.removeFirst(), status: Int32(bitPattern: Line.number(in: unread, at: 0)),
          messages: Array(unread[8..<(8 + length)])))
      unread.removeFirst(8 + length)
      drawn += 1
    }
    return answers
  }

  /// Waits for the worker to end after closing the socket.
  func end() -> OwnProcess.End { own.end() }
}

// MARK: The worker's own side

extension BatchWorker {
  /// Draws jobs from the socket until it is closed.
  static func serve(_ arguments: [String]) -> Never {
    var arguments = arguments.dropFirst()
    let series = arguments.first.flatMap { $0.hasPrefix(seriesPrefix) ? $0 : nil }
    if series != nil { arguments.removeFirst() }
    guard let request = try? DrawRequest(reading: Array(arguments), isWhole: false),
      let pipeline = try? DrawPipeline(request)
    else { exit(ExitStatus.ownFault) }
    Interruption.endWithOther(endOf: ProcessLine.otherEnd)
    var together: [DrawJob] = []
    var unread: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 65536)
    while true {
      let count = Descriptor.read(ProcessLine.otherEnd, into: &chunk)
      guard count > 0 else { exit(0) }
      unread += chunk[..<count]
      while let job = nextJob(in: &unread) {
        if let series {
          together.append(job)
          if seriesOption(of: together.count) == series { answer(SeriesCall(request, together)) }
          continue
        }
        TimeLimit.start()
        var status: Int32 = 0
        let messages = Console.collecting { status = pipeline.status(of: job) }
        TimeLimit.stop()
        answer(status, messages)
      }
    }
  }

  /// Draws figures together, and sends all answers.
  private static func answer(_ series: SeriesCall?) {
    guard let series else { exit(ExitStatus.ownFault) }
    for result in series.draw() { answer(result.status, result.messages) }
  }

  /// Sends a figure's answer; ends the process if nobody reads it.
  private static func answer(_ status: Int32, _ messages: [UInt8]) {
    let answer =
      Line.bytes(of: UInt32(bitPattern: status)) + Line.bytes(of: UInt32(messages.count)) + messages
    guard Descriptor.write(answer, to: ProcessLine.otherEnd) else { exit(0) }
  }

  /// Takes the next job, which is three texts, each ended by a NUL, because no path contains one.
  private static func nextJob(in unread: inout [UInt8]) -> DrawJob? {
    guard unread.count(where: { $0 == 0 }) >= 3 else { return nil }
    var texts: [String] = []
    for _ in 0..<3 {
      let end = unread.firstIndex(of: 0) ?? unread.count
      texts.append(String(decoding: unread[..<end], as: UTF8.self))
      unread.removeFirst(end + 1)
    }
    guard let format = OutputFormat(rawValue: texts[0]) else { exit(ExitStatus.ownFault) }
    return DrawJob(input: texts[1], output: .file(texts[2]), format: format.row)
  }
}

/// Numbers in messages between two processes.
private enum Line {
  static func bytes(of number: UInt32) -> [UInt8] {
    [0, 8, 16, 24].map { UInt8(truncatingIfNeeded: number >> $0) }
  }

  static func number(in bytes: [UInt8], at offset: Int) -> UInt32 {
    (0..<4).reduce(0) { $0 | UInt32(bytes[offset + $1]) << (8 * UInt32($1)) }
  }
}
