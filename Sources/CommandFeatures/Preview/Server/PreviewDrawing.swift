import VCCommand
import VCSource

/// A figure being drawn for a connection, by a worker of its own.
struct PreviewDrawing {
  let connection: Int32
  private let query: PreviewQuery
  private let isDownload: Bool
  private var line: ProcessLine?
  private var answer: [UInt8] = []
  /// The bytes that are still to be sent to the worker.
  private var outbox: ArraySlice<UInt8> = []

  init(_ query: PreviewQuery, for connection: Int32, isDownload: Bool) {
    (self.connection, self.query, self.isDownload) = (connection, query, isDownload)
  }

  /// Starts the worker. Returns the descriptor on which its answer arrives; if that fails, nil, and
  /// the answer is the error.
  mutating func start() -> Int32? {
    let arguments = PreviewWorker.arguments(of: query)
    do throws(ProcessError) {
      let line = try ProcessLine(arguments)
      self.line = line
      // A text may exceed the socket's buffer, and the server must not wait.
      _ = fcntl(line.descriptor, F_SETFL, fcntl(line.descriptor, F_GETFL) | O_NONBLOCK)
      outbox = PreviewWorker.message(query)[...]
      send()
      return line.descriptor
    } catch {
      answer = lost(.noProcessReason(reason: error.reason))
      return nil
    }
  }

  /// The events to wait for.
  var events: Int16 { Int16(outbox.isEmpty ? POLLIN : POLLIN | POLLOUT) }

  /// Sends as much as possible to the worker. Reading its answer shows whether it has ended.
  mutating func send() {
    guard let line, !outbox.isEmpty else { return }
    let count = outbox.withUnsafeBytes { write(line.descriptor, $0.baseAddress, $0.count) }
    if count > 0 {
      outbox = outbox.dropFirst(count)
    } else if errno != EAGAIN, errno != EWOULDBLOCK, errno != EINTR {
      outbox = []
    }
  }

  /// Reads the available bytes; returns false at the end.
  mutating func read() -> Bool {
    guard let line else { return false }
    var chunk = [UInt8](repeating: 0, count: 65536)
    let count = Descriptor.read(line.descriptor, into: &chunk)
    if count > 0 {
      answer += chunk[..<count]
      return true
    }
    if count < 0, errno == EAGAIN || errno == EWOULDBLOCK { return true }
    self.line = nil
    switch line.end() {
    case .code(ExitStatus.done): break
    case let end: answer = lost(Interruption.reason(of: end))
    }
    return false
  }

  /// Ends the worker.
  func abandon() {
    guard let line else { return }
    kill(line.process.id, SIGKILL)
    _ = line.end()
  }

  /// The response to the browser, once the answer is complete.
  var response: HTTPResponse {
    if !isDownload { return HTTPResponse(answer, type: "text/plain; charset=utf-8") }
    let figure = answer.drop { $0 != UInt8(ascii: "\n") }.dropFirst()
    if figure.isEmpty { return HTTPResponse(.notDrawn) }
    let step = query.request.step.map { "-\($0.argument)" } ?? ""
    let name = InputFile.baseName(of: query.text == nil ? query.file : "-") + step
    return HTTPResponse(
      Array(figure), type: query.format.mediaType,
      fileName: "\(name).\(query.format.fileExtension)")
  }

  private func lost(_ reason: Words) -> [UInt8] {
    let message = FileError.unfinished(query.file, work: "drawn", reason: reason).description
    return PreviewAnswer(lost: message.withoutControls + "\n").bytes
  }
}
