import Synchronization
import VCSource

/// The program: its features, and a call from its words to its end.
package enum VCDiagram {
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

  package static func main(with features: [Feature]) -> Never {
    self.features = features
    Console.holdStandardDescriptors()
    let worker = CommandLine.argc > 1 ? worker(calledBy: CommandLine.arguments[1]) : nil
    Interruption.prepare(isWorker: worker != nil)
    do {
      let arguments = Array(try CommandLine.validArguments().dropFirst())
      if let worker { worker.serve(arguments) }
      let call = arguments.withCommandFirst
      try run(settings?.ofCall(call) ?? call)
      end(with: ExitStatus.done)
    } catch {
      end(with: ExitStatus.reporting(error))
    }
  }

  /// There is no output to flush and nothing to clean up.
  private static func end(with status: Int32) -> Never { _exit(status) }

  /// The process that a hidden first argument asks for; nil for another argument.
  private static func worker(calledBy argument: String) -> Feature.Worker? {
    // Most calls don't begin with an option.
    guard argument.hasPrefix("--") else { return nil }
    return features.lazy.compactMap(\.worker).first { $0.argument == argument }
  }

  private static func run(_ arguments: [String]) throws {
    if let help = Help.called(by: arguments) { return try help.run() }
    if arguments.prefix(while: { $0 != "--" }).contains("--version") {
      return try Console.print(Version.current + "\n")
    }
    try MachineSettings.check()
    let (command, words) = ListedCommand.called(by: arguments)
    try command.call(words, isPiped: { Descriptor.hasStandardInput }).run()
  }
}

extension [String] {
  /// The arguments of a call, with its command first: the language may be named before the command.
  var withCommandFirst: [String] {
    let options = first == "--language" ? 2 : first?.hasPrefix("--language=") == true ? 1 : 0
    guard options > 0, count > options else { return self }
    let moved = [self[options]] + prefix(options) + dropFirst(options + 1)
    return ListedCommand.called(by: moved).words.count < count ? moved : self
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
        throw .notUTF8(name: String(cString: argument))
      }
      valid.append(text)
    }
    return valid
  }
}
