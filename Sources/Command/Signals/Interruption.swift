import VCPhrases
import VCSource

/// Cleans up when a signal, or a library, ends the process: removes an incomplete file, and reports
/// the input that was not finished.
package enum Interruption {
  // Unsafe because a signal handler can't take a lock: only the main thread writes each, before a
  // signal can need it.

  /// The name of the file to remove when the process ends.
  nonisolated(unsafe) static var temporaryFile: UnsafeMutablePointer<CChar>?
  /// The messages if the process ends during its work, and whether it is working. The handler must
  /// not allocate, so the bytes are in memory that is never freed.
  nonisolated(unsafe) private static var farewell = UnsafeRawBufferPointer(start: nil, count: 0)
  nonisolated(unsafe) private static var crash = UnsafeRawBufferPointer(start: nil, count: 0)
  nonisolated(unsafe) private static var lateness = UnsafeRawBufferPointer(start: nil, count: 0)
  nonisolated(unsafe) private static var isWorking = false
  /// The time limit of the work, in seconds. No handler reads it.
  nonisolated(unsafe) private static var limit = TimeLimit.usual
  /// Whether the process is a worker, whose end its parent reports.
  nonisolated(unsafe) private static var isWorker = false

  /// The signals that ask the process to end. It ends by the same signal, as the sender expects.
  private static let requests = [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGXCPU]
  /// The signals of crashes: a bug here or in a library, or no memory.
  private static let crashes = [SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGABRT, SIGFPE]

  /// The reason after a crash, with the place for reports that SECURITY.md names.
  private static var crashReason: Words { .crashReason(isLimited: hasMemoryLimit) }

  /// Whether the caller limits this process's memory, as `ulimit -v` does.
  private static var hasMemoryLimit: Bool {
    #if canImport(Darwin)
      let resources = [RLIMIT_AS, RLIMIT_DATA]
    #else
      let resources = [RLIMIT_AS, RLIMIT_DATA].map { __rlimit_resource_t($0.rawValue) }
    #endif
    return resources.contains { resource in
      var limit = rlimit()
      return getrlimit(resource, &limit) == 0
        && limit.rlim_cur < rlim_t.max / 4
    }
  }

  /// The reason why a process that drew for this one ended before its figure was complete.
  package static func reason(of end: OwnProcess.End) -> Words {
    switch end {
    case .signal(let number) where crashes.contains(number): crashReason
    case .signal(SIGKILL): .killedReason
    case .signal(SIGALRM): TimeLimit.reason()
    case .signal(let number): .signalReason(number: Int(number))
    case .code(let code): .exitCodeReason(code: Int(code))
    }
  }

  /// Installs the handlers; call it once when the process starts.
  static func prepare(isWorker: Bool = false) {
    Self.isWorker = isWorker
    temporaryFile = nil
    isWorking = false
    // A file that exceeds the size limit becomes an ordinary error: EFBIG.
    signal(SIGXFSZ, SIG_IGN)
    provideStack()
    if !isWorker {
      let language = CallReport.language(of: CommandLine.arguments)
      let reason = crashReason.text(in: Wording(language))
      crash = kept(language.phrases.headline(.error, reason))
    }
    for number in requests + crashes + [SIGALRM] { handle(number) }
    atexit { Interruption.exited() }
  }

  /// Unblocks the signals that end a long-running process.
  package static func unblockRequests() { unblock(requests) }

  /// Unblocks signals: whoever started the process may have blocked them, which is inherited.
  static func unblock(_ numbers: [Int32]) {
    var signals = sigset_t()
    sigemptyset(&signals)
    for number in numbers { sigaddset(&signals, number) }
    sigprocmask(SIG_UNBLOCK, &signals, nil)
  }

  /// Begins the work on an input. If the process ends now, that is reported.
  static func begin(_ input: String, work: String, timeLimit seconds: Double) {
    limit = seconds
    func message(_ reason: Words) -> UnsafeRawBufferPointer {
      kept(FileError.unfinished(input, work: work, reason: reason).description)
    }
    lateness = message(TimeLimit.reason(seconds: seconds))
    crash = message(crashReason)
    farewell = message(.memoryReason)
    isWorking = true
  }

  package static func end() { isWorking = false }

  /// Runs `body`, which reads another file during the work on an input. If the process ends now, the
  /// other file is reported.
  package static func naming<Result>(_ file: String, _ body: () throws -> Result) rethrows -> Result
  {
    guard isWorking else { return try body() }
    let ofInput = (lateness, crash, farewell, limit)
    begin(file, work: "read", timeLimit: limit)
    defer { (lateness, crash, farewell, limit) = ofInput }
    return try body()
  }

  /// Blocks all signals while `body` runs.
  static func held<Result>(_ body: () -> Result) -> Result {
    var (all, before) = (sigset_t(), sigset_t())
    sigfillset(&all)
    sigprocmask(SIG_SETMASK, &all, &before)
    let result = body()
    let failure = errno
    sigprocmask(SIG_SETMASK, &before, nil)
    errno = failure
    return result
  }

  /// Ends this process when nobody has the other end of a socket open any more, whatever it is
  /// doing.
  package static func endWithOther(endOf socket: Int32) {
    Self.socket = socket
    handle(SIGIO)
    _ = fcntl(socket, F_SETOWN, getpid())
    _ = fcntl(socket, F_SETFL, fcntl(socket, F_GETFL) | O_ASYNC)
  }

  nonisolated(unsafe) private static var socket: Int32 = -1

  // MARK: Handlers

  private static func handle(_ number: Int32) {
    var (action, old) = (sigaction(), sigaction())
    sigaction(number, nil, &old)
    // Decided here, because the handler can't look it up.
    if requests.contains(number) {
      // Whoever started the process may want it to continue, as nohup does.
      if old.isIgnoring { return }
      action.setHandler { Interruption.interrupted(by: $0, isRequest: true) }
    } else {
      action.setHandler { Interruption.interrupted(by: $0, isRequest: false) }
    }
    // The normal stack may be exhausted.
    action.sa_flags = Int32(SA_ONSTACK)
    sigaction(number, &action, nil)
  }

  private static func interrupted(by number: Int32, isRequest: Bool) {
    if number == SIGIO {
      // Also sent for all data on the socket. macOS reports a hang-up only to a caller that waits
      // for input, too.
      var end = pollfd(fd: socket, events: Int16(POLLIN), revents: 0)
      if poll(&end, 1, 0) < 1 || end.revents & Int16(POLLHUP) == 0 { return }
      if let temporaryFile { unlink(temporaryFile) }
      _exit(ExitStatus.ownFault)
    }
    if let temporaryFile { unlink(temporaryFile) }
    // A crash is reported whatever the process does; the rest only while it works.
    let isCrash = !isRequest && number != SIGALRM
    if isWorker || !isWorking && !isCrash || isRequest {
      // The signal is delivered again when this handler returns, and ends the process.
      signal(number, SIG_DFL)
      raise(number)
      return
    }
    say(number == SIGALRM ? lateness : crash)
    _exit(ExitStatus.ownFault)
  }

  /// Handles an exit by a library: Graphviz exits if it has no memory.
  private static func exited() {
    guard isWorking, !isWorker else { return }
    if let temporaryFile { unlink(temporaryFile) }
    say(farewell)
    _exit(ExitStatus.ownFault)
  }

  private static func say(_ message: UnsafeRawBufferPointer) {
    _ = write(Console.descriptor, message.baseAddress, message.count)
  }

  private static func kept(_ message: String) -> UnsafeRawBufferPointer {
    let text = Array((message.withoutControls.withoutCommands + "\n").utf8)
    let bytes = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: text.count)
    _ = bytes.initialize(from: text)
    return UnsafeRawBufferPointer(bytes)
  }

  private static func provideStack() {
    let size = 65536
    var stack = stack_t()
    stack.ss_sp = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16)
    stack.ss_size = .init(size)
    sigaltstack(&stack, nil)
  }
}

extension sigaction {
  #if canImport(Darwin)
    fileprivate var isIgnoring: Bool {
      unsafeBitCast(__sigaction_u.__sa_handler, to: Int.self) == 1
    }

    fileprivate mutating func setHandler(_ handler: @escaping @convention(c) (Int32) -> Void) {
      __sigaction_u.__sa_handler = handler
    }
  #else
    fileprivate var isIgnoring: Bool {
      unsafeBitCast(__sigaction_handler.sa_handler, to: Int.self) == 1
    }

    fileprivate mutating func setHandler(_ handler: @escaping @convention(c) (Int32) -> Void) {
      __sigaction_handler.sa_handler = handler
    }
  #endif
}
