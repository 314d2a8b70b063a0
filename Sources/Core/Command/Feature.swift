import ArgumentParser
import VCDescriptions
import VCRendering

/// What hangs on the core: a feature's commands, and what else the program must know of it. The program
/// lists its features; nothing else knows them.
package struct Feature: Sendable {
  /// A process of this program that a feature starts, because what it does may take its process along.
  package struct Worker: Sendable {
    /// The hidden first argument of its call.
    package let argument: String
    /// What it does with all arguments.
    package let serve: @Sendable ([String]) -> Never

    package init(argument: String, serve: @escaping @Sendable ([String]) -> Never) {
      (self.argument, self.serve) = (argument, serve)
    }
  }

  /// The commands, in the order of the help.
  package let commands: [any ParsableCommand.Type]
  package let worker: Worker?
  /// What its options take, by name, such as "it takes a number", for the report on another value.
  package let values: [String: String]
  /// The formats that descriptions are read from, each with the one before it in lists; nil for the last one.
  package let inputs: [(row: InputFormat, after: InputFormat?)]
  /// The formats of pictures, each with the one before it in lists.
  package let formats: [(row: PictureFormat, after: PictureFormat)]
  /// Explains texts, such as logs.
  package let explainer: TextExplainer?
  /// Writes calls and steps as code.
  package let code: CodedCall.Writer?

  package init(
    commands: [any ParsableCommand.Type] = [], worker: Worker? = nil,
    values: [String: String] = [:], inputs: [(row: InputFormat, after: InputFormat?)] = [],
    formats: [(row: PictureFormat, after: PictureFormat)] = [],
    explainer: TextExplainer? = nil, code: CodedCall.Writer? = nil
  ) {
    (self.commands, self.worker, self.values) = (commands, worker, values)
    (self.inputs, self.formats) = (inputs, formats)
    (self.explainer, self.code) = (explainer, code)
  }
}
