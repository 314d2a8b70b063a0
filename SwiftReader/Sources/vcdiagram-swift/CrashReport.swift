import ScreenMap

/// Says that this program crashed, and on which file, in place of the registers that Swift prints.
enum CrashReport {
  // Unsafe because a signal handler can't take a lock: all are written once, before a thread starts.

  /// The slot of each thread for its message.
  nonisolated(unsafe) private static var key = pthread_key_t()
  /// The message of a thread that reads no file. The handler must not allocate.
  nonisolated(unsafe) private static var general: UnsafeMutablePointer<CChar>?

  nonisolated(unsafe) private static var words = Words.english

  private static let signals = [SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGABRT, SIGFPE]
  /// The exit code of a crash.
  private static let code: Int32 = 70

  /// Installs the handlers; call it once when the process starts.
  static func prepare(_ words: Words) {
    self.words = words
    pthread_key_create(&key, nil)
    general = message(nil)
    provideStack()
    for number in signals {
      var action = sigaction()
      #if canImport(Darwin)
        action.__sigaction_u.__sa_handler = { _ in CrashReport.report() }
      #else
        action.__sigaction_handler.sa_handler = { _ in CrashReport.report() }
      #endif
      // The normal stack may be exhausted.
      action.sa_flags = Int32(SA_ONSTACK)
      sigaction(number, &action, nil)
    }
  }

  /// Runs `body` on one of several threads; if it crashes, a file is named.
  static func naming<Value>(_ file: String, _ body: () -> Value) -> Value {
    provideStack()
    let message = message(file)
    pthread_setspecific(key, message)
    defer {
      pthread_setspecific(key, nil)
      free(message)
    }
    return body()
  }

  private static func message(_ file: String?) -> UnsafeMutablePointer<CChar>? {
    strdup("vcdiagram-swift: error: \(words.crash(file: file).withoutControls)\n")
  }

  private static func report() {
    let own = pthread_getspecific(key)?.assumingMemoryBound(to: CChar.self)
    if let words = own ?? UnsafeMutablePointer(general) { _ = write(2, words, strlen(words)) }
    _exit(code)
  }

  /// Gives this thread a stack for the handlers, unless it has one.
  private static func provideStack() {
    var stack = stack_t()
    guard sigaltstack(nil, &stack) == 0, stack.ss_flags & Int32(SS_DISABLE) != 0 else { return }
    let size = 65536
    stack = stack_t()
    stack.ss_sp = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16)
    stack.ss_size = .init(size)
    sigaltstack(&stack, nil)
  }
}
