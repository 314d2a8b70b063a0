import ArgumentParser
import Diagnostics
import DescriptionLoading
import ViewControllers

/// Only the diagnostics, of any number of files.
struct Check: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Prints what is wrong with descriptions, and draws nothing.")

  @Argument(help: ArgumentHelp("Descriptions; - is standard input.", valueName: "in"))
  var inputs: [String]

  @Flag(help: "Treats warnings as errors.")
  var strict = false

  func run() throws {
    var tally = Tally()
    for path in inputs {
      do {
        let input = try InputFile(path)
        tally.count(Resolution.diagnostics(of: input, strict: strict), of: input.source)
      } catch let error as FileError {
        Console.report(error.description)
        tally.unreadable += 1
      }
    }
    Console.report(tally.summary(of: inputs.count))
    if tally.unreadable > 0 { throw ExitCode(ExitStatus.unreadable) }
    if tally.errors > 0 { throw ExitCode(ExitStatus.wrongInput) }
  }

  private struct Tally {
    var errors = 0
    var warnings = 0
    var unreadable = 0

    mutating func count(_ diagnostics: [Diagnostic], of source: Source) {
      Console.report(diagnostics, of: source)
      errors += diagnostics.count { $0.severity == .error }
      warnings += diagnostics.count { $0.severity == .warning }
    }

    func summary(of files: Int) -> String {
      func counted(_ count: Int, _ noun: String) -> String {
        "\(count) \(noun)\(count == 1 ? "" : "s")"
      }
      var parts = [counted(errors, "error"), counted(warnings, "warning")]
      if unreadable > 0 { parts.append("\(unreadable) unreadable") }
      return "\(counted(files, "file")): " + parts.joined(separator: ", ")
    }
  }
}
