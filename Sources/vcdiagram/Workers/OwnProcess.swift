#if canImport(Darwin)
  import Darwin
#else
  // Preconcurrency because: `environ` is a variable, which nobody here changes.
  @preconcurrency import Glibc
#endif

/// This program, run as another process.
struct OwnProcess {
  let id: pid_t

  /// How it ended.
  enum End {
    case code(Int32)
    case signal(Int32)
  }

  /// - Parameters:
  ///   - arguments: without the program's name.
  ///   - descriptors: what it gets besides what it inherits: ours, and the number that it has there.
  ///   - program: the path of this program.
  init(
    _ arguments: [String], _ descriptors: [(ours: Int32, its: Int32)],
    program: String = ProgramIdentity.path
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
    var strings = (["vcdiagram"] + arguments).map { strdup($0) } + [nil]
    defer { for string in strings { free(string) } }
    var process: pid_t = 0
    let failure = posix_spawn(&process, program, &actions, nil, &strings, environ)
    guard failure == 0 else { throw ProcessError(reason: words(for: failure)) }
    id = process
  }

  /// Waits for its end.
  func end() -> End {
    var status: Int32 = 0
    while waitpid(id, &status, 0) < 0, errno == EINTR {}
    let signal = status & 0x7F
    return signal == 0 ? .code(status >> 8 & 0xFF) : .signal(signal)
  }
}

/// Why there is no process, in the system's words.
struct ProcessError: Error {
  let reason: String
}
