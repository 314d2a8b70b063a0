#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A process of this program, and the socket between it and us. It ends when our end is closed,
/// whatever it is doing, once it has called `Interruption.endWithOther`.
struct ProcessLine {
  let process: OwnProcess
  /// Our end.
  let descriptor: Int32

  /// Where the process has its end.
  static let otherEnd: Int32 = 3

  init(_ arguments: [String], program: String = ProgramIdentity.path) throws(ProcessError) {
    signal(SIGPIPE, SIG_IGN)
    var ends: [Int32] = [-1, -1]
    #if canImport(Darwin)
      let type = SOCK_STREAM
    #else
      let type = Int32(SOCK_STREAM.rawValue)
    #endif
    guard socketpair(AF_UNIX, type, 0, &ends) == 0 else { throw ProcessError(reason: lastError()) }
    // Out of the way of the number that the other end gets, and of other processes.
    let (mine, other) = (fcntl(ends[0], F_DUPFD_CLOEXEC, 10), fcntl(ends[1], F_DUPFD_CLOEXEC, 10))
    // So few descriptors that there is no tenth are too few, whatever the system calls it.
    let reason = errno == EINVAL ? words(for: EMFILE) : lastError()
    for end in ends { close(end) }
    defer { if other >= 0 { close(other) } }
    guard mine >= 0, other >= 0 else {
      if mine >= 0 { close(mine) }
      throw ProcessError(reason: reason)
    }
    do {
      process = try OwnProcess(arguments, [(other, Self.otherEnd)], program: program)
    } catch {
      close(mine)
      throw error
    }
    descriptor = mine
  }

  /// Closes the line and waits for the end of the process.
  func end() -> OwnProcess.End {
    close(descriptor)
    return process.end()
  }
}
