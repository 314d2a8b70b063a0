#if canImport(Darwin)
  import Darwin
#else
  // Preconcurrency because: `environ` is a variable, which nobody here changes.
  @preconcurrency import Glibc
#endif

/// A process that draws figures for another. Graphviz serves one caller at a time, keeps some of
/// its memory, and may end the process it lives in: so its process is one that can be lost.
struct Worker {
  /// The hidden first argument of a worker's call.
  static let argument = "--worker"

  /// Where a worker has its end of the line.
  private static let workerEnd: Int32 = 3

  let process: pid_t
  let line: Int32
  /// What it has been given to draw and has not answered, the one it draws now first.
  private(set) var queue: [Int] = []
  private(set) var drawn = 0
  private var unread: [UInt8] = []

  /// What a worker says of a figure.
  struct Answer {
    let job: Int
    let status: Int32
    let messages: [UInt8]
  }

  /// Starts one; throws in the system's words.
  ///
  /// - Parameter program: the path of this program.
  init(_ program: String, arguments: [String]) throws {
    signal(SIGPIPE, SIG_IGN)
    var ends: [Int32] = [-1, -1]
    #if canImport(Darwin)
      let type = SOCK_STREAM
    #else
      let type = Int32(SOCK_STREAM.rawValue)
    #endif
    guard socketpair(AF_UNIX, type, 0, &ends) == 0 else {
      throw WorkerError.notStarted(lastError())
    }
    // Out of the way of the number that the worker's end gets, and of other workers.
    let (mine, other) = (fcntl(ends[0], F_DUPFD_CLOEXEC, 10), fcntl(ends[1], F_DUPFD_CLOEXEC, 10))
    // So few descriptors that there is no tenth are too few, whatever the system calls it.
    let reason = errno == EINVAL ? words(for: EMFILE) : lastError()
    for end in ends { close(end) }
    defer { if other >= 0 { close(other) } }
    guard mine >= 0, other >= 0 else {
      if mine >= 0 { close(mine) }
      throw WorkerError.notStarted(reason)
    }
    do {
      process = try Self.spawn(program, [Self.argument] + arguments, line: other)
    } catch {
      close(mine)
      throw error
    }
    line = mine
  }

  private static func spawn(
    _ program: String, _ arguments: [String], line: Int32
  ) throws -> pid_t {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, line, workerEnd)
    var strings = (["vcdiagram"] + arguments).map { strdup($0) } + [nil]
    defer { for string in strings { free(string) } }
    var process: pid_t = 0
    let failure = posix_spawn(&process, program, &actions, nil, &strings, environ)
    guard failure == 0 else {
      throw WorkerError.notStarted(words(for: failure))
    }
    return process
  }

  /// Gives it a figure to draw. What cannot be sent is lost with the worker, which then is gone.
  mutating func send(_ job: DrawJob, number: Int) {
    queue.append(number)
    guard case .file(let output) = job.output else { return }
    let text = [job.format.rawValue, job.input, output].map { $0 + "\0" }.joined()
    _ = Descriptor.write(Array(text.utf8), to: line)
  }

  /// What it has answered; nil when it is gone. Called when there is something to read.
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

  /// Waits for its end, after its line is closed. Returns what ended it, nil when it was we.
  func end() -> String? {
    close(line)
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    let signal = status & 0x7F
    if signal == SIGALRM { return nil }
    if signal != 0 { return "signal \(signal) ended the process that drew it" }
    return "the process that drew it ended with code \(status >> 8 & 0xFF)"
  }
}

enum WorkerError: Error {
  case notStarted(String)
}

// MARK: The worker's own side

extension Worker {
  /// Draws what comes down the line until it is closed.
  static func serve(_ arguments: [String]) -> Never {
    guard let request = DrawRequest(fastParsing: Array(arguments.dropFirst())),
      let pipeline = try? DrawPipeline(request)
    else { exit(ExitStatus.ownFault) }
    Interruption.endWithOther(endOf: workerEnd)
    var unread: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 65536)
    while true {
      let count = Descriptor.read(workerEnd, into: &chunk)
      guard count > 0 else { exit(0) }
      unread += chunk[..<count]
      while let job = nextJob(in: &unread) {
        TimeLimit.start(seconds: request.timeLimit)
        var status: Int32 = 0
        let messages = Console.collecting { status = pipeline.status(of: job) }
        TimeLimit.stop()
        let answer =
          Line.bytes(of: UInt32(bitPattern: status)) + Line.bytes(of: UInt32(messages.count))
          + messages
        guard Descriptor.write(answer, to: workerEnd) else { exit(0) }
      }
    }
  }

  /// A job is three texts, each ended by a NUL: no path holds one.
  private static func nextJob(in unread: inout [UInt8]) -> DrawJob? {
    guard unread.count(where: { $0 == 0 }) >= 3 else { return nil }
    var texts: [String] = []
    for _ in 0..<3 {
      let end = unread.firstIndex(of: 0) ?? unread.count
      texts.append(String(decoding: unread[..<end], as: UTF8.self))
      unread.removeFirst(end + 1)
    }
    guard let format = OutputFormat(rawValue: texts[0]) else { exit(ExitStatus.ownFault) }
    return DrawJob(input: texts[1], output: .file(texts[2]), format: format)
  }
}

/// Numbers between two processes.
private enum Line {
  static func bytes(of number: UInt32) -> [UInt8] {
    [0, 8, 16, 24].map { UInt8(truncatingIfNeeded: number >> $0) }
  }

  static func number(in bytes: [UInt8], at offset: Int) -> UInt32 {
    (0..<4).reduce(0) { $0 | UInt32(bytes[offset + $1]) << (8 * UInt32($1)) }
  }
}
