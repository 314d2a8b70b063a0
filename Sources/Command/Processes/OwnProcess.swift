import VCSource

#if canImport(Darwin)
  import Darwin
#else
  // Preconcurrency because: `environ` is a variable, which nobody here changes.
  @preconcurrency import Glibc
#endif

/// This program, or one that belongs to it, run as another process.
package struct OwnProcess {
  package let id: pid_t

  /// How the process ended.
  package enum End {
    case code(Int32)
    case signal(Int32)
  }

  /// - Parameters:
  ///   - arguments: The arguments, without the program's name.
  ///   - descriptors: The descriptors to pass in addition to inherited ones: the number here, and
  ///     the number there.
  ///   - program: The program's path.
  ///   - name: The name as its first argument.
  ///   - environment: Its variables, a list that ends with nil; nil for this process's.
  package init(
    _ arguments: [String], _ descriptors: [(ours: Int32, its: Int32)],
    program: String = ProgramIdentity.path, name: String = "vcdiagram",
    environment: [UnsafeMutablePointer<CChar>?]? = nil
  ) throws(ProcessError) {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for descriptor in descriptors {
      posix_spawn_file_actions_adddup2(&actions, descriptor.ours, descriptor.its)
    }
    var strings = ([name] + arguments).map { strdup($0) } + [nil]
    defer { for string in strings { free(string) } }
    var process: pid_t = 0
    let failure =
      if var environment {
        posix_spawn(&process, program, &actions, nil, &strings, &environment)
      } else {
        posix_spawn(&process, program, &actions, nil, &strings, environ)
      }
    guard failure == 0 else { throw ProcessError(reason: words(for: failure)) }
    id = process
  }

  /// Runs a process to its end. Returns how it ended, and its output.
  ///
  /// - Parameters:
  ///   - descriptor: The process's descriptor whose output is read.
  ///   - muted: A descriptor whose output is dropped.
  ///   - limit: The number of bytes after which it is asked to end.
  ///   - holdsInput: Whether its standard input is a pipe that ends with this process.
  static func output(
    of arguments: [String], from descriptor: Int32, muting muted: Int32? = nil,
    upTo limit: Int = .max, holdingInput holdsInput: Bool = false,
    program: String = ProgramIdentity.path, name: String = "vcdiagram",
    environment: [UnsafeMutablePointer<CChar>?]? = nil
  ) throws(ProcessError) -> (end: End, bytes: [UInt8]) {
    let ends = try pipeEnds()
    defer { close(ends.read) }
    // Nobody writes to it: it ends when this process does, however that happens.
    let input = try holdsInput ? pipeEnds() : nil
    defer { if let input { close(input.write) } }
    let process: OwnProcess
    do {
      let nowhere = muted == nil ? -1 : open("/dev/null", O_WRONLY | O_CLOEXEC)
      defer { for end in [ends.write, nowhere, input?.read ?? -1] where end >= 0 { close(end) } }
      let dropped = muted.map { [(ours: nowhere, its: $0)] } ?? []
      let held = input.map { [(ours: $0.read, its: STDIN_FILENO)] } ?? []
      process = try OwnProcess(
        arguments, [(ends.write, descriptor)] + dropped + held, program: program, name: name,
        environment: environment)
    }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 65536)
    while bytes.count < limit, case let count = Descriptor.read(ends.read, into: &chunk), count > 0
    {
      bytes += chunk[..<count]
    }
    if bytes.count >= limit { kill(process.id, SIGTERM) }
    return (process.end(), bytes)
  }

  /// The ends of a new pipe, away from the numbers of the standard streams.
  private static func pipeEnds() throws(ProcessError) -> (read: Int32, write: Int32) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw ProcessError(reason: lastError()) }
    ends = try moved(ends, from: 3)
    return (ends[0], ends[1])
  }

  /// Moves the ends of a pipe or a socket to numbers from `first` on. No process inherits them.
  static func moved(_ ends: [Int32], from first: Int32) throws(ProcessError) -> [Int32] {
    let moved = ends.map { fcntl($0, F_DUPFD_CLOEXEC, first) }
    // Without that number there are too few, whatever the system's error is.
    let reason = errno == EINVAL ? words(for: EMFILE) : lastError()
    for end in ends { close(end) }
    if moved.allSatisfy({ $0 >= 0 }) { return moved }
    for end in moved where end >= 0 { close(end) }
    throw ProcessError(reason: reason)
  }

  /// Waits for the process to end.
  package func end() -> End {
    var status: Int32 = 0
    while waitpid(id, &status, 0) < 0, errno == EINTR {}
    let signal = status & 0x7F
    return signal == 0 ? .code(status >> 8 & 0xFF) : .signal(signal)
  }
}

/// The reason why a process couldn't be started, in the system's words.
package struct ProcessError: Error {
  package let reason: Words

  package init(reason: Words) { self.reason = reason }
}
