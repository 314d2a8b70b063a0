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
    // Away from the number of the other end in the process.
    ends = try OwnProcess.moved(ends, from: 10)
    defer { close(ends[1]) }
    do {
      process = try OwnProcess(arguments, [(ends[1], Self.otherEnd)], program: program)
    } catch {
      close(ends[0])
      throw error
    }
    descriptor = ends[0]
  }

  /// Closes the socket and waits for the process to end.
  package func end() -> OwnProcess.End {
    close(descriptor)
    return process.end()
  }
}
