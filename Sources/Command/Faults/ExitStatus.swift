import ArgumentParser
import VCPhrases
import VCPictures
import VCSource

/// The exit codes of a call; the numbers are sysexits'.
package enum ExitStatus {
  package static let done: Int32 = 0
  /// `--check` found something out of date.
  package static let stale: Int32 = 1
  /// EX_USAGE.
  static let wrongUsage: Int32 = 64
  /// EX_DATAERR.
  package static let wrongInput: Int32 = 65
  /// EX_NOINPUT.
  package static let unreadable: Int32 = 66
  /// EX_SOFTWARE.
  package static let ownFault: Int32 = 70
  /// EX_CANTCREAT.
  static let unwritable: Int32 = 73

  /// The codes from the most severe: first bugs, then errors that users can fix.
  private static let bySeverity = [ownFault, unwritable, unreadable, wrongInput]

  package static func mostSevere(of statuses: [Int32]) -> Int32 {
    bySeverity.first { statuses.contains($0) } ?? statuses.first { $0 != done } ?? done
  }

  private static var usage: UsageReport {
    UsageReport(Array(CommandLine.arguments.dropFirst()).withCommandFirst)
  }

  /// Prints an error, unless it has been printed, and returns its exit code.
  package static func reporting(_ error: any Error) -> Int32 {
    switch error {
    case let error as FileError:
      Console.report(error)
      return error.exitCode
    case let error as DiagnosticError:
      Console.report(error.diagnostics, of: error.source, in: .en)
      return wrongInput
    case let error as GraphvizError:
      Console.report("error: Graphviz: \(error.description)")
      return ownFault
    case let error as ExitCode:
      return error.rawValue
    case let fault as UsageFault:
      Console.report(lines: usage.text(for: fault.description))
      return wrongUsage
    default:
      // ArgumentParser's errors, including a request for help, which succeeds.
      let (code, message) = (
        VCDiagram.exitCode(for: error).rawValue, VCDiagram.message(for: error)
      )
      if code == done {
        do { try Console.print(message + "\n") } catch { return reporting(error) }
      } else if !message.isEmpty {
        Console.report(lines: usage.text(for: message))
      }
      return code
    }
  }
}
