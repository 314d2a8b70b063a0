import VCCommand

/// A browser's connection, which never blocks: input is buffered until the request is complete, and
/// output until it is sent. A connection that takes too long is closed.
struct Connection {
  typealias Milliseconds = FileWatch.Milliseconds

  enum State {
    /// The request is incomplete.
    case asking
    /// The figure is being drawn.
    case waiting
    case answering
    /// The connection receives events, and has sent its only request.
    case listening
    /// The response is sent. Further input is read, because closing with unread input might lose
    /// the response.
    case leaving
  }

  /// The result of reading.
  enum ReadResult {
    case nothing
    case request(HTTPRequest)
    case fault(HTTPFault)
    /// The other end closed the connection.
    case end
  }

  let descriptor: Int32
  private(set) var state = State.asking
  /// The time at which it is closed, nil for never.
  private(set) var deadline: Milliseconds?
  private var inbox: [UInt8] = []
  /// The request whose body is incomplete.
  private var request: HTTPRequest?
  private var outbox: ArraySlice<UInt8> = []

  private static let (timeout, closingTimeout) = (10_000, 1_000)
  /// The time in which a new connection can always send its request.
  private static let grace = 250

  /// - Parameter now: The time at which it began.
  init(_ descriptor: Int32, at now: Milliseconds) {
    self.descriptor = descriptor
    deadline = now + Self.timeout
  }

  /// Whether it may be closed to make room: it has its response, or has sent nothing for some time.
  func isIdle(at now: Milliseconds) -> Bool {
    switch state {
    case .leaving: true
    case .asking: (deadline ?? 0) - Self.timeout + Self.grace <= now
    case .waiting, .answering, .listening: false
    }
  }

  /// The events to wait for.
  var events: Int16 { Int16(outbox.isEmpty ? POLLIN : POLLIN | POLLOUT) }

  mutating func receive() -> ReadResult {
    var chunk = [UInt8](repeating: 0, count: 4096)
    let count = Descriptor.read(descriptor, into: &chunk)
    if count < 0 { return errno == EAGAIN || errno == EWOULDBLOCK ? .nothing : .end }
    if count == 0 { return .end }
    guard case .asking = state else { return .nothing }
    if request != nil { return receiveBody(chunk[..<count]) }
    let seen = max(0, inbox.count - HTTPRequest.end.count + 1)
    inbox += chunk[..<count]
    if let end = inbox[seen...].firstRange(of: HTTPRequest.end) {
      let (head, rest) = (Array(inbox[..<end.lowerBound]), inbox[end.upperBound...])
      inbox = []
      do {
        request = try HTTPRequest(head: head)
        return receiveBody(rest)
      } catch {
        return .fault(error)
      }
    }
    return inbox.count > HTTPRequest.maximumSize ? .fault(.tooLarge) : .nothing
  }

  private mutating func receiveBody(_ bytes: ArraySlice<UInt8>) -> ReadResult {
    guard var request else { return .nothing }
    inbox += bytes.prefix(request.bodyLength - inbox.count)
    guard inbox.count == request.bodyLength else { return .nothing }
    if request.body != nil { request.body = inbox }
    (inbox, self.request) = ([], nil)
    (state, deadline) = (.waiting, nil)
    return .request(request)
  }

  mutating func answer(_ response: HTTPResponse, at now: Milliseconds) {
    state = .answering
    outbox = response.bytes[...]
    deadline = now + Self.timeout
  }

  /// Begins a stream of events.
  mutating func listen() {
    state = .listening
    outbox = HTTPResponse.news.bytes[...]
    deadline = nil
  }

  /// Queues an event; returns false if earlier events haven't been taken.
  mutating func queue(_ event: [UInt8]) -> Bool {
    outbox += event
    return outbox.count < 4096
  }

  /// Sends as much as possible; returns false if the connection is broken.
  mutating func send(at now: Milliseconds) -> Bool {
    if outbox.isEmpty { return true }
    let count = outbox.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
    guard count > 0 else { return errno == EAGAIN || errno == EWOULDBLOCK || errno == EINTR }
    outbox = outbox.dropFirst(count)
    guard case .answering = state else { return true }
    deadline = now + Self.timeout
    if outbox.isEmpty {
      outbox = []
      shutdown(descriptor, Int32(SHUT_WR))
      (state, deadline) = (.leaving, now + Self.closingTimeout)
    }
    return true
  }
}
