#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Ends the process when a figure takes too long, by SIGALRM; Graphviz cannot be interrupted
/// otherwise. `Interruption` has the last word.
enum TimeLimit {
  static func start(seconds: Double) {
    // Whoever started this process may have blocked the signal, which is inherited.
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, SIGALRM)
    sigprocmask(SIG_UNBLOCK, &signals, nil)
    // At least one: a timer of nothing would be none.
    setTimer(microseconds: max(1, Int((seconds * 1e6).rounded())))
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

  /// Why a figure is not drawn.
  static func reason(seconds: Double) -> String {
    let number = seconds == seconds.rounded() ? "\(Int(seconds))" : "\(seconds)"
    let unit = seconds == 1 ? "second" : "seconds"
    return "it takes longer than \(number) \(unit)"
  }
}
