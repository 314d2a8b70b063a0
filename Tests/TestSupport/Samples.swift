import Foundation
import VCDescriptions
import VCEngine
import VCSource

/// The descriptions that come with the program, in YAML; the books' figures in JSON, too.
package enum Samples {
  /// The package's own folder.
  package static let package = URL(filePath: #filePath).appending(path: "../../..").standardized
  package static let folder = package.appending(path: "Samples")
  /// The samples that cause messages.
  package static let invalid = folder.appending(path: "Invalid")

  /// Whether an invalid sample is a description. The others are in formats of features, whose tests
  /// have them.
  package static func isOfCore(_ invalid: String) -> Bool {
    !["printed-", "sentry-", "stack-"].contains(where: invalid.hasPrefix)
      && ![".storyboard", ".log"].contains(where: invalid.hasSuffix)
  }

  /// The names without extensions.
  package static let names = files(in: folder).filter { $0.hasSuffix(".yaml") }
    .map { String($0.dropLast(5)) }

  /// The names of those that are there in JSON, too.
  package static let twins = files(in: folder).filter { $0.hasSuffix(".json") }
    .map { String($0.dropLast(5)) }

  /// A selection with every kind of sample; all with `SEEDS=all`.
  package static let few =
    Seeds.areAll ? names : ["camera", "chinese", "drawer", "figure-17-7", "mail-ipad"]

  /// Returns the files of a folder, by name.
  package static func files(in folder: URL) -> [String] {
    let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
    return (names ?? []).filter { !$0.hasPrefix(".") && $0.contains(".") }.sorted()
  }

  /// Returns the texts of the Swift files in a folder of the package, and in the folders in it.
  package static func swiftTexts(in folder: String) throws -> [String] {
    let url = package.appending(path: folder)
    return try FileManager.default.subpathsOfDirectory(atPath: url.path).sorted()
      .filter { $0.hasSuffix(".swift") }
      .map { try String(contentsOf: url.appending(path: $0), encoding: .utf8) }
  }

  /// Returns the path of a file in the samples' folder.
  package static func path(_ file: String) -> String { folder.appending(path: file).path }

  package static func source(_ file: String, in folder: URL = folder) throws -> Source {
    let data = try Data(contentsOf: folder.appending(path: file))
    return Source(name: file, bytes: Array(data))
  }

  package static func description(of name: String) throws -> AppDescription {
    try AppDescription(parsing: source(name + ".yaml"))
  }
}
