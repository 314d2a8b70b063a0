import DescriptionLoading
import Diagnostics
import Foundation
import ViewControllers

/// The descriptions that come with the program, each as YAML and as JSON.
package enum Samples {
  /// The package's own folder.
  package static let package = URL(filePath: #filePath).appending(path: "../../..").standardized
  package static let folder = package.appending(path: "Samples")
  /// Those that the program has something to say of.
  package static let invalid = folder.appending(path: "Invalid")

  /// The names without their extensions.
  package static let names = files(in: folder).filter { $0.hasSuffix(".yaml") }
    .map { String($0.dropLast(5)) }

  /// Some of them, of every kind; with `SEEDS=all` every one.
  package static let few =
    Seeds.areAll ? names : ["camera", "chinese", "drawer", "figure-17-7", "mail-ipad"]

  /// The files of a folder, by name.
  package static func files(in folder: URL) -> [String] {
    let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
    return (names ?? []).filter { !$0.hasPrefix(".") && $0.contains(".") }.sorted()
  }

  /// The path of a file of the samples' folder.
  package static func path(_ file: String) -> String { folder.appending(path: file).path }

  package static func source(_ file: String, in folder: URL = folder) throws -> Source {
    let data = try Data(contentsOf: folder.appending(path: file))
    return Source(name: file, bytes: Array(data))
  }

  package static func description(of name: String) throws -> AppDescription {
    try AppDescription(parsing: source(name + ".yaml"))
  }
}
