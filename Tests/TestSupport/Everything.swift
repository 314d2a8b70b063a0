import Foundation

/// A description in both formats with every key of the loader.
package enum Everything {
  package static let yaml = text("everything.yaml")
  package static let json = text("everything.json")

  private static func text(_ name: String) -> String {
    let folder = Samples.package.appending(path: "Tests/TestSupport/Everything")
    let data = try? Data(contentsOf: folder.appending(path: name))
    return data.map { String(decoding: $0.dropLast(), as: UTF8.self) } ?? ""
  }
}
