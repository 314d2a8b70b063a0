import VCDescriptions
import VCFigures
import VCPhrases
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

  package let commands: [ListedCommand]
  package let worker: Worker?
  /// What its options take, by name, such as "it takes a number", for the report on another value.
  package let values: [String: String]
  /// The formats that descriptions are read from, each with the one before it in lists, nil for the last.
  package let inputs: [(row: InputFormat, after: InputFormat?)]
  /// UIKit's texts that descriptions may quote, besides those of the rules.
  package let texts: [UIKitText]
  /// The formats of pictures, which follow the core's in lists.
  package let formats: [PictureFormat]
  /// The formats of reports on what is found in files.
  package let reports: [FindingsFormat]
  /// The kinds of figures, which follow the core's in lists.
  package let figures: [FigureKind]
  /// The texts of `help`.
  package let topics: [HelpTopic]
  /// Draws several figures, and returns the exit code of each.
  package let batch: (@Sendable (DrawRequest, [DrawJob]) -> [Int32])?
  /// Explains texts, such as logs.
  package let explainer: TextExplainer?
  /// Writes calls and steps as code.
  package let code: CodedCall.Writer?

  package init(
    commands: [ListedCommand] = [], topics: [HelpTopic] = [], worker: Worker? = nil,
    values: [String: String] = [:], inputs: [(row: InputFormat, after: InputFormat?)] = [],
    texts: [UIKitText] = [], formats: [PictureFormat] = [],
    reports: [FindingsFormat] = [], figures: [FigureKind] = [],
    batch: (@Sendable (DrawRequest, [DrawJob]) -> [Int32])? = nil,
    explainer: TextExplainer? = nil, code: CodedCall.Writer? = nil
  ) {
    (self.commands, self.topics, self.worker, self.values) = (commands, topics, worker, values)
    (self.inputs, self.texts, self.formats) = (inputs, texts, formats)
    (self.reports, self.figures, self.batch) = (reports, figures, batch)
    (self.explainer, self.code) = (explainer, code)
  }
}
