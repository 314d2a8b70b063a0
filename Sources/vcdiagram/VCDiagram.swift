import ArgumentParser
import Graphviz

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The command. Each subcommand is a file of `Commands`; without one, it draws.
@main
struct VCDiagram: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "vcdiagram",
    abstract: "Draws the view controllers of an iOS app as figures.",
    usage: """
      vcdiagram <in> [-o <out>]          draws a figure
      vcdiagram <command> ...            another of the commands below
      """,
    version: Version.current,
    subcommands: [
      Draw.self, Resolve.self, Explain.self, Check.self, PrintTemplate.self, PrintSchema.self,
    ],
    defaultSubcommand: Draw.self)

  /// Like ArgumentParser's own, but that asking for help without a command helps with drawing.
  static func main() {
    Console.holdStandardDescriptors()
    let arguments = Array(CommandLine.arguments.dropFirst())
    if arguments.first == Worker.argument { Worker.serve(arguments) }
    if let request = DrawRequest(fastParsing: arguments), (try? request.validate()) != nil {
      var status = ExitStatus.done
      do { status = try request.run() } catch { status = ExitStatus.reporting(error) }
      // Nothing waits to be written, and nothing needs tidying up.
      _exit(status)
    }
    do {
      if arguments == ["--help"] || arguments == ["-h"] || arguments == ["help"] {
        let help = helpMessage(for: Draw.self) + "\n"
        return try OutputFile.standardOutput.write(Array(help.utf8))
      }
      var command = try parseAsRoot(arguments)
      try command.run()
    } catch let fault where fault is FileError || fault is GraphvizError || fault is UsageFault {
      exit(withError: ExitCode(ExitStatus.reporting(fault)))
    } catch {
      exit(withError: error)
    }
  }
}
