import VCSource

/// Ends the process with SIGALRM if an input takes too long. Graphviz can't be interrupted
/// otherwise, and a pipe may have no writer. `Interruption` reports the unfinished input.
package enum TimeLimit {
  /// The limit of an input, in seconds.
  package static let usual = MachineSettings.timeLimit.value ?? 60

  /// Runs `body`, which reads `input` and works on it.
  ///
  /// Print its result afterwards: the reader of standard output may be slow.
  package static func limiting<Result, Failure>(
    _ input: String, work: String, seconds: Double = usual, _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    Interruption.begin(input, work: work, timeLimit: seconds)
    start(seconds: seconds)
    defer {
      stop()
      Interruption.end()
    }
    return try body()
  }

  package static func start(seconds: Double = usual) {
    Interruption.unblock([SIGALRM])
    // At least one, because zero would stop the timer.
    setTimer(microseconds: max(1, Int((seconds * 1e6).rounded())))
  }

  package static func stop() { setTimer(microseconds: 0) }

  private static func setTimer(microseconds: Int) {
    var timer = itimerval()
    timer.it_value.tv_sec = microseconds / 1_000_000
    timer.it_value.tv_usec = suseconds_t(microseconds % 1_000_000)
    #if canImport(Darwin)
      setitimer(ITIMER_REAL, &timer, nil)
    #else
      setitimer(__itimer_which_t(ITIMER_REAL.rawValue), &timer, nil)
    #endif
  }

  /// The reason why an input was abandoned.
  package static func reason(seconds: Double = usual) -> Words {
    .latenessReason(seconds: seconds == seconds.rounded() ? "\(Int(seconds))" : "\(seconds)")
  }
}
