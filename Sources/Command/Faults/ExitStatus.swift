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
      let arguments = Array(CommandLine.arguments.dropFirst()).withCommandFirst
      Console.report(
        lines: CallReport(onCall: arguments).text(
          for: fault, in: CallReport.chosenLanguage(of: arguments) ?? fault.language ?? .en))
      return wrongUsage
    default:
      Console.report("error: \(error)")
      return ownFault
    }
  }
}

/// What ends a command whose errors are printed already, or that ends with another code than 0.
package struct ExitCode: Error {
  package let rawValue: Int32

  package init(_ rawValue: Int32) { self.rawValue = rawValue }
}
