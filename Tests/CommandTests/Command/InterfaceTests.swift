import Foundation
import Testing
import VCTestSupport

/// What Swift clients can use. A line that goes or changes breaks them: keep the old symbol, mark it
/// deprecated with its replacement's name, and record the line that is new.
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

  /// The libraries' modules.
  private static let modules = ["VCHierarchy", "VCDiagramKit"]

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
      sources.appending(path: "Libraries/\($0)").path
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
    let lines = try Self.modules.flatMap { module in
      ["# \(module)"] + Set(try Self.declarations(of: module)).sorted()
    }
    let recorded = try Self.text(of: "Tests/CommandTests/Command/Expected/interface.txt")
      .split(separator: "\n").map(String.init)
    let gone = Set(recorded).subtracting(lines).sorted()
    let new = Set(lines).subtracting(recorded).sorted()
    #expect(gone.isEmpty, "breaks clients, and needs a major version: \(gone)")
    #expect(new.isEmpty, "may come in a minor version; record it: \(new)")
    try expectRecorded(lines.joined(separator: "\n") + "\n", Self.recording)
  }

  /// The types that the guide promises are those that there are.
  @Test(.enabled(if: canBeRead, "there is no swift-symbolgraph-extract, or it is not Linux"))
  func `has the types that the guide lists`() throws {
    let page = try Self.text(of: "Guide/What-is-Stable.md")
    let listed = page.components(separatedBy: "\n## The types of the Swift libraries\n")[1]
      .components(separatedBy: "\n## ")[0].matches(of: /`(?<name>[A-Z]\w+)`/).map {
        String($0.name)
      }
    let types = try Self.modules.flatMap { try Self.declarations(of: $0) }
      .compactMap { $0.wholeMatch(of: /(?<name>\w+): (@\w+ )?(struct|enum|class|protocol) .*/) }
      .map { String($0.name) }
    #expect(Set(listed) == Set(types).union(Self.modules))
  }

  /// Nothing else is public, so nothing else is promised.
  @Test func `is that of the libraries alone`() throws {
    let files = try #require(FileManager.default.subpaths(atPath: Self.sources.path))
      .filter { file in
        file.hasSuffix(".swift") && !["DiagramKit/", "Hierarchy/"].contains(where: file.hasPrefix)
      }
    #expect(files.count > 500)
    for file in files {
      #expect(
        try !Self.text(of: "Sources/" + file).contains(#/(?m)^\s*(@\w+ )*public /#), "\(file)")
    }
  }

  private static func text(of path: String) throws -> String {
    try String(contentsOf: Samples.package.appending(path: path), encoding: .utf8)
  }
}
