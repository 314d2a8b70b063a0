import VCSource

/// A process of this program, and the socket between it and this one. If it has called
/// `Interruption.endWithOther`, it ends when this end is closed, whatever it is doing.
package struct ProcessLine {
  package let process: OwnProcess
  /// The descriptor of this end.
  package let descriptor: Int32

  /// The number of the other end's descriptor in the process.
  package static let otherEnd: Int32 = 3

  package init(_ arguments: [String], program: String = ProgramIdentity.path) throws(ProcessError) {
    signal(SIGPIPE, SIG_IGN)
    var ends: [Int32] = [-1, -1]
    #if canImport(Darwin)
      let type = SOCK_STREAM
    #else
      let type = Int32(SOCK_STREAM.rawValue)
    #endif
    guard socketpair(AF_UNIX, type, 0, &ends) == 0 else { throw ProcessError(reason: lastError()) }
    // Away from the number of the other end, and not inherited by other processes.
    let (mine, other) = (fcntl(ends[0], F_DUPFD_CLOEXEC, 10), fcntl(ends[1], F_DUPFD_CLOEXEC, 10))
    // Without a tenth descriptor there are too few, whatever the system's error is.
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

  /// Closes the socket and waits for the process to end.
  package func end() -> OwnProcess.End {
    close(descriptor)
    return process.end()
  }
}
