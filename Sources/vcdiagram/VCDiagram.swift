import ArgumentParser
import FigureDrawing

/// The command. Each subcommand is a file of `Commands`; without one, it draws.
@main
struct VCDiagram: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "vcdiagram",
    abstract: "Draws the view controllers of an iOS app as figures.",
    subcommands: [
      Draw.self, Resolve.self, Explain.self, Check.self, PrintTemplate.self,
    ],
    defaultSubcommand: Draw.self)

  /// Like ArgumentParser's own, but that asking for help without a command helps with drawing.
  static func main() {
    Console.holdStandardDescriptors()
    let arguments = Array(CommandLine.arguments.dropFirst())
    do {
      if arguments == ["--help"] || arguments == ["-h"] || arguments == ["help"] {
        let help = helpMessage(for: Draw.self) + "\n"
        return try OutputFile.standardOutput.write(Array(help.utf8))
      }
      var command = try parseAsRoot(arguments)
      try command.run()
    } catch let error as FileError {
      Console.report(error.description)
      exit(withError: ExitCode(error.exitCode))
    } catch let error as GraphvizError {
      Console.report("error: Graphviz: \(error.description)")
      exit(withError: ExitCode(70))
    } catch {
      exit(withError: error)
    }
  }
}
