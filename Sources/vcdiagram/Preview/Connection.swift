#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A browser's connection, which is never waited for: what it sends is kept until it is whole, and
/// what it is sent until it takes it; one that does neither in time is closed.
struct Connection {
  typealias Milliseconds = FileWatch.Milliseconds

  enum State {
    /// The request is not whole yet.
    case asking
    /// Its figure is being drawn.
    case waiting
    case answering
    /// It gets news, and has sent all that it ever will.
    case listening
    /// It has got its answer. What it still sends is read, because it might lose the answer else.
    case leaving
  }

  /// What came of reading.
  enum Received {
    case nothing
    case request(HTTPRequest)
    case fault(HTTPFault)
    /// It was closed at the other end.
    case end
  }

  let descriptor: Int32
  private(set) var state = State.asking
  /// When it is closed whatever it is doing; nil for never.
  private(set) var deadline: Milliseconds?
  private var inbox: [UInt8] = []
  /// The request whose body is not whole yet.
  private var request: HTTPRequest?
  private var outbox: ArraySlice<UInt8> = []

  private static let (patience, partingPatience) = (10_000, 1_000)
  /// The time in which a new one can always send its request.
  private static let grace = 250

  /// - Parameter now: when it began.
  init(_ descriptor: Int32, at now: Milliseconds) {
    self.descriptor = descriptor
    deadline = now + Self.patience
  }

  /// Whether it may be closed for another: it has its answer, or has not asked for some time.
  func isIdle(at now: Milliseconds) -> Bool {
    switch state {
    case .leaving: true
    case .asking: (deadline ?? 0) - Self.patience + Self.grace <= now
    case .waiting, .answering, .listening: false
    }
  }

  /// What there is to wait for.
  var events: Int16 { Int16(outbox.isEmpty ? POLLIN : POLLIN | POLLOUT) }

  mutating func receive() -> Received {
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

  private mutating func receiveBody(_ bytes: ArraySlice<UInt8>) -> Received {
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
    deadline = now + Self.patience
  }

  /// Begins a stream of news.
  mutating func listen() {
    state = .listening
    outbox = HTTPResponse.news.bytes[...]
    deadline = nil
  }

  /// Sends news; false for one that does not take what it was sent before.
  mutating func tell(_ event: [UInt8]) -> Bool {
    outbox += event
    return outbox.count < 4096
  }

  /// Sends as much as it takes; false when it takes no more.
  mutating func send(at now: Milliseconds) -> Bool {
    if outbox.isEmpty { return true }
    let count = outbox.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
    guard count > 0 else { return errno == EAGAIN || errno == EWOULDBLOCK || errno == EINTR }
    outbox = outbox.dropFirst(count)
    guard case .answering = state else { return true }
    deadline = now + Self.patience
    if outbox.isEmpty {
      outbox = []
      shutdown(descriptor, Int32(SHUT_WR))
      (state, deadline) = (.leaving, now + Self.partingPatience)
    }
    return true
  }
}
