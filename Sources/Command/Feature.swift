import VCEngine
import VCPictures
import VCSource

/// What a feature brings for the command line: its commands, and what it does for the core's. The program
/// lists its features; nothing else knows them. Formats and kinds of figures are rows of the lists that
/// they extend, such as `FigureKind.allCases`, because programs without commands have them, too.
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
  /// The formats of reports on what is found in files.
  package let reports: [FindingsFormat]
  /// The formats of figures that only the command has.
  package let formats: [PictureFormat]
  /// The texts of `help`.
  package let topics: [HelpTopic]
  /// Draws several figures, and returns the exit code of each.
  package let batch: (@Sendable (DrawRequest, [DrawJob]) -> [Int32])?
  /// What it does for other features.
  package let offers: [any FeatureOffer]
  /// Reads the file of settings.
  package let settings: FileSettings?
  /// Reads the files that descriptions name.
  package let files: NamedFiles?

  package init(
    commands: [ListedCommand] = [], topics: [HelpTopic] = [], worker: Worker? = nil,
    reports: [FindingsFormat] = [], formats: [PictureFormat] = [],
    batch: (@Sendable (DrawRequest, [DrawJob]) -> [Int32])? = nil,
    offers: [any FeatureOffer] = [], settings: FileSettings? = nil, files: NamedFiles? = nil
  ) {
    (self.commands, self.topics, self.worker) = (commands, topics, worker)
    (self.reports, self.formats, self.batch) = (reports, formats, batch)
    (self.offers, self.settings, self.files) = (offers, settings, files)
  }
}

/// What a feature does for another. Its type stands where both see it, and the core needs no name for it.
package protocol FeatureOffer: Sendable {}
