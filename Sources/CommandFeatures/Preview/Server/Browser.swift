import VCCommand
import VCSource

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
    do throws(ProcessError) {
      guard let path = HelperProgram.path(of: program) else {
        throw ProcessError(reason: words(for: ENOENT))
      }
      return try OwnProcess([address], [], program: path, name: program).id
    } catch {
      Console.report("warning: '\(program)' cannot be started: \(error.reason)")
      return nil
    }
  }
}
