import Foundation
import Testing
import VCTestSupport

/// What programs that import VCDiagramKit can use. A line that goes or changes breaks them: keep the old
/// symbol, mark it deprecated with its replacement's name, and record the line that is new.
@Suite struct `The public interface` {
  static let recording = "interface.txt"

  private static let tool = InstalledProgram("swift-symbolgraph-extract")

  /// Of Linux alone, as one system's is enough.
  private static let canBeRead: Bool = {
    #if os(Linux)
      tool != nil
    #else
      false
    #endif
  }()

  private static let sources = Samples.package.appending(path: "Sources")

  /// The modules that VCDiagramKit exports.
  private static func modules() throws -> [String] {
    let kit = sources.appending(path: "VCDiagramKit/VCDiagramKit.swift")
    return try String(contentsOf: kit, encoding: .utf8).split(separator: "\n")
      .filter { $0.hasPrefix("@_exported import ") }.map { String($0.split(separator: " ")[2]) }
  }

  private struct Graph: Decodable {
    struct Symbol: Decodable {
      struct Fragment: Decodable { let spelling: String }
      let pathComponents: [String]
      let declarationFragments: [Fragment]?
    }
    let symbols: [Symbol]
  }

  /// The declarations of a module, and of its extensions of others, a line each.
  private static func declarations(of module: String) throws -> [String] {
    let folder = try TemporaryFolder()
    let products = URL(filePath: Program.path).deletingLastPathComponent()
    let system = ["Expat", "YAML", "Graphviz"].map {
      sources.appending(path: "Core/Libraries/\($0)").path
    }
    let maps = ["VCFileExchange", "VCGraphvizShim", "VCLateLibraries"].map {
      products.appending(path: "\($0).build/module.modulemap").path
    }
    let headers = Samples.package.appending(path: ".build-tools/include").path
    // One expression of it all takes the compiler ten seconds.
    var arguments = ["-module-name", module, "-I", products.appending(path: "Modules").path]
    for path in system { arguments += ["-I", path] }
    for path in maps { arguments += ["-Xcc", "-fmodule-map-file=\(path)"] }
    arguments += ["-Xcc", "-I\(headers)", "-target", target]
    arguments += ["-minimum-access-level", "public", "-skip-synthesized-members"]
    arguments += ["-output-dir", folder.url.path]
    let outcome = try tool?.run(arguments, in: folder.url)
    #expect(outcome?.status == 0, "\(outcome?.text ?? "")")
    return try Samples.files(in: folder.url).flatMap { name in
      try JSONDecoder().decode(Graph.self, from: folder.data(name)).symbols
    }.map { symbol in
      symbol.pathComponents.joined(separator: ".") + ": "
        + (symbol.declarationFragments ?? []).map(\.spelling).joined()
    }
  }

  private static let target: String = {
    #if arch(arm64)
      "aarch64-unknown-linux-gnu"
    #else
      "x86_64-unknown-linux-gnu"
    #endif
  }()

  @Test(.enabled(if: canBeRead, "there is no swift-symbolgraph-extract, or it is not Linux"))
  func `is as recorded`() throws {
    let lines = try Self.modules().flatMap { module in
      ["# \(module)"] + Set(try Self.declarations(of: module)).sorted()
    }
    #expect(lines.count > 1_000)
    try expectRecorded(lines.joined(separator: "\n") + "\n", Self.recording)
  }
}
