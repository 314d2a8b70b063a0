#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Ends the process when a figure takes too long; Graphviz cannot be interrupted otherwise.
enum TimeLimit {
  /// Starts the time of a figure that this process draws by itself: it ends with a message.
  static func start(seconds: Double, of input: String) {
    // The handler may call nothing that allocates: the message waits, written out, in memory that
    // is never freed.
    let text = Array((message(seconds: seconds, of: input) + "\n").utf8)
    let bytes = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: text.count)
    _ = bytes.initialize(from: text)
    farewell = UnsafeRawBufferPointer(bytes)
    signal(SIGALRM) { _ in
      _ = write(STDERR_FILENO, TimeLimit.farewell.baseAddress, TimeLimit.farewell.count)
      _exit(ExitStatus.ownFault)
    }
    unblock()
    setTimer(microseconds: microseconds(seconds))
  }

  /// Starts the time of a worker's figure: who started the worker tells why it ended.
  static func startTimer(seconds: Double) {
    signal(SIGALRM, SIG_DFL)
    unblock()
    setTimer(microseconds: microseconds(seconds))
  }

  /// Whoever started this process may have blocked the signal, which is inherited.
  private static func unblock() {
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, SIGALRM)
    sigprocmask(SIG_UNBLOCK, &signals, nil)
  }

  /// At least one: a timer of nothing would be none.
  private static func microseconds(_ seconds: Double) -> Int {
    max(1, Int((seconds * 1e6).rounded()))
  }

  static func stop() { setTimer(microseconds: 0) }

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

  static func message(seconds: Double, of input: String) -> String {
    let number = seconds == seconds.rounded() ? "\(Int(seconds))" : "\(seconds)"
    let unit = seconds == 1 ? "second" : "seconds"
    return "error: '\(input)' was not drawn: it takes longer than \(number) \(unit)"
  }

  // Unsafe because a signal's handler cannot take a lock: written once, before the timer starts.
  nonisolated(unsafe) private static var farewell = UnsafeRawBufferPointer(start: nil, count: 0)
}
