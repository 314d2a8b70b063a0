import ArgumentParser
import VCGraphviz

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The command. Each subcommand is a file in `Commands`; without one, it draws.
@main
struct VCDiagram: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "vcdiagram",
    abstract: "Draw the view controllers of an iOS app as figures.",
    usage: """
      vcdiagram <in> [-o <out>]          draws a figure
      vcdiagram <command> ...            another of the commands below
      """,
    version: Version.current,
    subcommands: [
      Draw.self, Resolve.self, Explain.self, Check.self, Diff.self, Import.self, Embed.self,
      Preview.self,
      PrintTemplate.self,
      PrintSchema.self,
    ],
    defaultSubcommand: Draw.self)

  /// Replaces ArgumentParser's `main`, so that help without a command is the help for drawing.
  static func main() {
    Console.holdStandardDescriptors()
    Features.register()
    let isWorker = CommandLine.argc > 1 && CommandLine.arguments[1] == Worker.argument
    let isPreviewWorker = CommandLine.argc > 1 && CommandLine.arguments[1] == PreviewWorker.argument
    Interruption.prepare(isWorker: isWorker || isPreviewWorker)
    do throws(UsageFault) {
      let arguments = try CommandLine.validArguments().dropFirst()
      if isWorker { Worker.serve(Array(arguments)) }
      if isPreviewWorker { PreviewWorker.serve(Array(arguments)) }
      run(Array(arguments))
    } catch {
      exit(withError: ExitCode(ExitStatus.reporting(error)))
    }
  }

  private static func run(_ arguments: [String]) {
    if let request = DrawRequest(fastParsing: arguments), (try? request.validate()) != nil {
      var status = ExitStatus.done
      do { status = try request.run() } catch { status = ExitStatus.reporting(error) }
      // There is no output to flush and nothing to clean up.
      _exit(status)
    }
    do {
      if ["--help", "-h", "help"].map({ [$0] }).contains(arguments) {
        return try Console.print(helpMessage(for: Draw.self) + "\n")
      }
      if arguments.count == 2, arguments[0] == "help", !arguments[1].hasPrefix("-"),
        let text = try HelpTopic.text(of: arguments[1])
      {
        return try Console.print(text)
      }
      var command = try parsed(arguments)
      try command.run()
    } catch {
      exit(withError: ExitCode(ExitStatus.reporting(error)))
    }
  }
}

extension VCDiagram {
  /// Parses the call, and reports unknown options before the errors that they cause.
  private static func parsed(_ arguments: [String]) throws -> any ParsableCommand {
    do {
      return try parseAsRoot(arguments)
    } catch {
      if exitCode(for: error).rawValue != ExitStatus.done,
        let fault = UsageReport(arguments).unknownOption
      {
        throw fault
      }
      throw error
    }
  }
}

extension CommandLine {
  /// The arguments, which must be UTF-8. `arguments` replaces invalid bytes, so that another file
  /// would be read or written.
  fileprivate static func validArguments() throws(UsageFault) -> [String] {
    var valid: [String] = []
    for number in 0..<Int(argc) {
      guard let argument = unsafeArgv[number] else { break }
      guard let text = String(validatingCString: argument) else {
        throw .notUTF8(String(cString: argument))
      }
      // ArgumentParser would read it as several options of one letter, and `h` as help.
      if text.utf8.count > 2, text.utf8.first == UInt8(ascii: "-"), !text.hasPrefix("--"),
        !text.hasPrefix("-o="), !valid.contains("--")
      {
        throw .dash(text, near: UsageReport(Array(arguments.dropFirst())).nearestOption(to: text))
      }
      valid.append(text)
    }
    return valid
  }
}
