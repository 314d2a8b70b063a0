import VCCommand

/// Serves figures to browsers on this machine, in one thread that never waits for a connection.
/// Workers draw, slow connections are buffered, and stuck ones are closed.
///
/// It has its own sockets, because its page needs little of HTTP: GET, a POST with a short text, and
/// events. Of the alternatives, swift-nio made the program a fifth larger and its first build
/// minutes longer, and FlyingFox tripled the time of each start: Tools/Benchmarks/README.md.
struct PreviewServer {
  private let listener: LoopbackListener
  private var session: PreviewSession
  private var connections: [Int32: Connection] = [:]
  /// The drawings, by their workers' descriptors.
  private var drawings: [Int32: PreviewDrawing] = [:]
  private var waiting: [PreviewDrawing] = []
  /// The connections that receive events, with their files, the oldest first.
  private var listeners:
    [(connection: Int32, query: [(name: String, value: String)], files: [String])] = []
  private var watch = FileWatch()
  /// The time from which connections are accepted again, after there was no room.
  private var acceptsAgain = 0

  /// A process started beside the server, nil after it ended.
  private var helper: pid_t?

  private static let (mostConnections, mostListeners) = (64, 24)
  private static let mostDrawings = max(2, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))))

  init(_ listener: LoopbackListener, _ session: PreviewSession, helper: pid_t?) {
    (self.listener, self.session, self.helper) = (listener, session, helper)
  }

  /// Serves requests until a signal ends the process.
  mutating func run() -> Never {
    signal(SIGPIPE, SIG_IGN)
    Interruption.unblockRequests()
    while true { serve() }
  }

  /// Waits for an event and handles it.
  private mutating func serve() {
    let now = FileWatch.now
    var polled = descriptors(at: now)
    poll(&polled, nfds_t(polled.count), pollTimeout(at: now))
    for ready in polled where ready.revents != 0 { attend(to: ready) }
    closeLate()
    sendSaveEvents()
    draw()
    if let other = helper, waitpid(other, nil, WNOHANG) != 0 { helper = nil }
  }

  /// What to wait for: new connections, readers, and the processes that draw.
  private func descriptors(at now: Int) -> [pollfd] {
    var polled: [pollfd] = []
    if now >= acceptsAgain {
      polled.append(pollfd(fd: listener.descriptor, events: Int16(POLLIN), revents: 0))
    }
    for (descriptor, connection) in connections {
      polled.append(pollfd(fd: descriptor, events: connection.events, revents: 0))
    }
    for (descriptor, drawing) in drawings {
      polled.append(pollfd(fd: descriptor, events: drawing.events, revents: 0))
    }
    return polled
  }

  private mutating func attend(to ready: pollfd) {
    if ready.fd == listener.descriptor {
      accept()
    } else if drawings[ready.fd] != nil {
      if ready.revents & Int16(POLLOUT) != 0 { drawings[ready.fd]?.send() }
      if ready.revents & ~Int16(POLLOUT) != 0 { readFigure(ready.fd) }
    } else if connections[ready.fd] != nil {
      attend(to: ready.fd, ready.revents)
    }
  }

  /// The milliseconds until the next deadline, -1 for none.
  private func pollTimeout(at now: Int) -> Int32 {
    var next = connections.values.compactMap(\.deadline).map { $0 - now }
    if now < acceptsAgain { next.append(acceptsAgain - now) }
    if !listeners.isEmpty { next.append(watch.pause) }
    return next.min().map { Int32(max(0, $0)) } ?? -1
  }
}

// MARK: Connections

extension PreviewServer {
  private mutating func accept() {
    if connections.count >= Self.mostConnections {
      let now = FileWatch.now
      let idle = connections.values.filter { $0.isIdle(at: now) }
      if let oldest = idle.min(by: { ($0.deadline ?? 0) < ($1.deadline ?? 0) })?.descriptor {
        // It may have sent a request since it was last read.
        attend(to: oldest, Int16(POLLIN))
        if connections[oldest]?.isIdle(at: now) == true { end(oldest) }
      }
    }
    let hasRoom = connections.count < Self.mostConnections
    guard hasRoom, let descriptor = listener.accept() else {
      acceptsAgain = FileWatch.now + 100
      return
    }
    connections[descriptor] = Connection(descriptor, at: FileWatch.now)
  }

  private mutating func attend(to descriptor: Int32, _ events: Int16) {
    if events & Int16(POLLOUT) != 0, !send(to: descriptor) { return }
    guard events & Int16(POLLIN | POLLHUP | POLLERR) != 0 else { return }
    switch connections[descriptor]?.receive() {
    case .nothing, nil: break
    case .end: end(descriptor)
    case .fault(let fault): answer(descriptor, HTTPResponse(fault))
    case .request(let request):
      do throws(HTTPFault) {
        try carryOut(session.answer(to: request), for: descriptor)
      } catch {
        answer(descriptor, HTTPResponse(error))
      }
    }
  }

  private mutating func carryOut(_ answer: PreviewSession.Answer, for descriptor: Int32) {
    switch answer {
    case .response(let response): self.answer(descriptor, response)
    case .figure(let query, let isDownload):
      waiting.append(PreviewDrawing(query, for: descriptor, isDownload: isDownload))
    case .news(let query, let files):
      if listeners.count >= Self.mostListeners { end(listeners[0].connection) }
      connections[descriptor]?.listen()
      listeners.append((descriptor, query, files))
      watch.watch(listeners.flatMap(\.files))
      _ = send(to: descriptor)
    }
  }

  private mutating func answer(_ descriptor: Int32, _ response: HTTPResponse) {
    connections[descriptor]?.answer(response, at: FileWatch.now)
    _ = send(to: descriptor)
  }

  /// Sends to a connection and returns whether it is still open.
  private mutating func send(to descriptor: Int32) -> Bool {
    if connections[descriptor]?.send(at: FileWatch.now) == true { return true }
    end(descriptor)
    return false
  }

  private mutating func end(_ descriptor: Int32) {
    guard connections.removeValue(forKey: descriptor) != nil else { return }
    close(descriptor)
    // Cancel its drawings.
    waiting.removeAll { $0.connection == descriptor }
    for (line, drawing) in drawings where drawing.connection == descriptor {
      drawings[line] = nil
      drawing.abandon()
    }
    if let index = listeners.firstIndex(where: { $0.connection == descriptor }) {
      listeners.remove(at: index)
      watch.watch(listeners.flatMap(\.files))
    }
  }

  private mutating func closeLate() {
    let now = FileWatch.now
    for (descriptor, connection) in connections where connection.deadline.map({ $0 <= now }) == true
    {
      end(descriptor)
    }
  }

  /// Sends saved-file events to listening connections.
  private mutating func sendSaveEvents() {
    if listeners.isEmpty { return }
    let saved = Set(watch.saved())
    if saved.isEmpty { return }
    let before = listeners
    let isListChanged = !saved.isDisjoint(with: session.files.folders) && session.listFiles()
    // A saved description may name other pictures.
    for index in listeners.indices where !saved.isDisjoint(with: listeners[index].files) {
      listeners[index].files =
        (try? session.watched(listeners[index].query)) ?? listeners[index].files
    }
    watch.watch(listeners.flatMap(\.files))
    for (descriptor, _, files) in before {
      var isThere = true
      if files.contains(where: { saved.contains($0) && !session.files.folders.contains($0) }) {
        isThere = connections[descriptor]?.queue(HTTPResponse.event("saved")) == true
      }
      if isListChanged {
        isThere = isThere && connections[descriptor]?.queue(HTTPResponse.event("files")) == true
      }
      if isThere { _ = send(to: descriptor) } else { end(descriptor) }
    }
  }
}

// MARK: Figures

extension PreviewServer {
  /// Starts waiting drawings, a few at a time.
  private mutating func draw() {
    while drawings.count < Self.mostDrawings, !waiting.isEmpty {
      var drawing = waiting.removeFirst()
      if let line = drawing.start() {
        drawings[line] = drawing
      } else {
        answer(drawing.connection, drawing.response)
      }
    }
  }

  private mutating func readFigure(_ line: Int32) {
    guard drawings[line]?.read() == false, let drawing = drawings.removeValue(forKey: line) else {
      return
    }
    answer(drawing.connection, drawing.response)
  }
}
