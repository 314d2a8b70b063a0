import Foundation
import Testing

/// A compiler that only checks a text, after the stub of UIKit.
package struct Compiler {
  private let name: String
  /// The arguments; `STUB` is the stub's path, `TEXT` the text's.
  private let arguments: [String]
  private let ending: String

  package static let swift = Compiler(
    name: "swiftc",
    arguments: ["-typecheck", "-swift-version", "6", "-suppress-warnings", "STUB", "TEXT"],
    ending: "swift")
  package static let objectiveC = Compiler(
    name: "clang",
    arguments: [
      "-x", "objective-c", "-target", "arm64-apple-ios18.0", "-fsyntax-only", "-fobjc-arc",
      "-fblocks", "-Werror", "-include", "STUB", "TEXT",
    ], ending: "m")

  private static let stubs = Samples.package.appending(path: "Tests/TestSupport/Stubs")

  package var isThere: Bool { InstalledProgram.isInstalled(name) }

  /// Returns the compiler's errors about a text, empty for none.
  package func faults(in text: String) throws -> String {
    let folder = try TemporaryFolder()
    let file = "Listings.\(ending)"
    try folder.write(text, to: file)
    let stub = Self.stubs.appending(path: ending == "m" ? "UIKit.h" : "UIKit.swift").path
    let places = ["STUB": stub, "TEXT": folder.url.appending(path: file).path]
    let outcome = try #require(InstalledProgram(name)).run(
      arguments.map { places[$0] ?? $0 }, in: folder.url)
    return outcome.status == 0 ? "" : "\(outcome.text)\n\(text)"
  }
}
