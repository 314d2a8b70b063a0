import ArgumentParser
import Synchronization
import VCEngine
import VCFigures
import VCPictures
import VCSource

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The command. Each subcommand is a file in `Commands`, or a feature's; without one, it draws.
package struct VCDiagram: ParsableCommand {
  package static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "vcdiagram",
      abstract: "Draw the view controllers of an iOS app as figures.",
      usage: """
        vcdiagram <in> [-o <out>]          draws a figure
        vcdiagram <command> ...            another of the commands below
        """,
      version: Version.current,
      subcommands: ListedCommand.all.map(\.type),
      defaultSubcommand: Draw.self)
  }

  /// ArgumentParser asks a type for its subcommands, so the features are the type's.
  private static let registered = Mutex<[Feature]>([])

  /// The features that the program has. They are set before a call is read.
  package static var features: [Feature] {
    get { registered.withLock { $0 } }
    set { registered.withLock { $0 = newValue } }
  }

  /// The feature's that reads settings; nil if there is none.
  package static var settings: FileSettings? { features.lazy.compactMap(\.settings).first }

  /// What features offer of a type.
  package static func offers<Offer: FeatureOffer>(of _: Offer.Type) -> [Offer] {
    features.flatMap(\.offers).compactMap { $0 as? Offer }
  }

  /// The sentences of the help in a language, by the English ones.
  package static func helpWords(in language: Language) -> [String: String] {
    features.reduce(into: [:]) { all, feature in
      all.merge(feature.helpWords()[language] ?? [:]) { first, _ in first }
    }
  }

  package init() {}

  /// Replaces ArgumentParser's `main`, so that help without a command is the help for drawing.
  package static func main(with features: [Feature]) {
    self.features = features
    Console.holdStandardDescriptors()
    let worker = CommandLine.argc > 1 ? worker(calledBy: CommandLine.arguments[1]) : nil
    Interruption.prepare(isWorker: worker != nil)
    do {
      let arguments = Array(try CommandLine.validArguments().dropFirst())
      if let worker { worker.serve(arguments) }
      let call = arguments.withCommandFirst
      run(try settings?.ofCall(call) ?? call)
    } catch {
      exit(withError: ExitCode(ExitStatus.reporting(error)))
    }
  }

  /// The process that a hidden first argument asks for; nil for another argument.
  private static func worker(calledBy argument: String) -> Feature.Worker? {
    // Most calls don't begin with an option.
    guard argument.hasPrefix("--") else { return nil }
    return features.lazy.compactMap(\.worker).first { $0.argument == argument }
  }

  private static func run(_ arguments: [String]) {
    if let request = DrawRequest(fastParsing: arguments), (try? request.validate()) != nil {
      var status = ExitStatus.done
      do { status = try request.run() } catch { status = ExitStatus.reporting(error) }
      // There is no output to flush and nothing to clean up.
      _exit(status)
    }
    do {
      let help = try HelpRequest.called(by: arguments)
      if let help, let text = try HelpTopic.text(of: help.topic, in: help.language) {
        return try Console.print(text)
      }
      var command = try parsed(help.map { ["help", $0.topic] } ?? arguments)
      try command.run()
    } catch {
      exit(withError: ExitCode(ExitStatus.reporting(error)))
    }
  }
}

extension VCDiagram {
  /// Parses the call, and reports unknown options before the errors that they cause.
  private static func parsed(_ arguments: [String]) throws -> any ParsableCommand {
    let result = Result { try parseAsRoot(arguments) }
    let names = arguments.filter { $0.hasPrefix("-") }.map { $0.prefix { $0 != "=" } }
    // The fault is looked for in the command's help, which takes time: only if a name comes twice.
    var mayBeWrong = Set(names.map { $0 == "-o" ? "--output" : $0 }).count < names.count
    if case .failure(let error) = result {
      mayBeWrong = exitCode(for: error).rawValue != ExitStatus.done
    }
    if mayBeWrong, let fault = UsageReport(arguments).faultOfOptions { throw fault }
    return try result.get()
  }
}

extension [String] {
  /// The arguments of a call, with its command first: the language may be named before the command.
  var withCommandFirst: [String] {
    let options = first == "--language" ? 2 : first?.hasPrefix("--language=") == true ? 1 : 0
    guard options > 0, count > options, case let word = self[options],
      word == "help"
        || VCDiagram.configuration.subcommands.contains(where: { $0._commandName == word })
    else { return self }
    return [word] + prefix(options) + dropFirst(options + 1)
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
