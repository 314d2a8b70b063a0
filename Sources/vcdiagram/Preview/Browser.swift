#if canImport(Darwin)
  import Darwin
#else
  // Preconcurrency because: `environ` is a variable, which nobody here changes.
  @preconcurrency import Glibc
#endif

/// The user's browser.
enum Browser {
  /// Opens an address in the browser. Returns the process that does; prints a message and returns
  /// nil if there is none.
  static func open(_ address: String) -> pid_t? {
    #if canImport(Darwin)
      let program = "open"
    #else
      let program = "xdg-open"
    #endif
    let arguments: [String] = [program, address]
    var strings = arguments.map { strdup($0) } + [nil]
    defer { for string in strings { free(string) } }
    var process: pid_t = 0
    let failure = posix_spawnp(&process, program, nil, nil, &strings, environ)
    if failure == 0 { return process }
    Console.report("warning: '\(program)' cannot be started: \(words(for: failure))")
    return nil
  }
}
