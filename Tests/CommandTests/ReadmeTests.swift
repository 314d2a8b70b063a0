import DescriptionLoading
import Diagnostics
import Foundation
import TestSupport
import Testing
import ViewControllers

@testable import vcdiagram

/// What README shows is what a reader tries first.
@Suite struct `README` {
  private static let text =
    (try? String(contentsOf: Samples.package.appending(path: "README.md"), encoding: .utf8)) ?? ""

  /// The blocks between fences of a language.
  private static func blocks(_ language: String) -> [String] {
    text.components(separatedBy: "\n```\(language)\n").dropFirst()
      .map { $0.components(separatedBy: "\n```")[0] + "\n" }
  }

  /// The blocks that are indented, without their indentation.
  private static let indentedBlocks: [String] =
    text.components(separatedBy: "\n\n")
    .filter { $0.split(separator: "\n").allSatisfy { $0.hasPrefix("    ") } }
    .map { block in
      block.split(separator: "\n").map { $0.dropFirst(4) + "\n" }.joined()
    }

  /// Lines that call the program, each with what README says that it prints.
  private static let calls: [(line: String, output: String?)] = indentedBlocks.compactMap { block in
    if block.hasPrefix("vcdiagram ") { return (block, nil) }
    guard block.hasPrefix("$ vcdiagram "), let end = block.firstIndex(of: "\n") else { return nil }
    return (String(block[..<end].dropFirst(2)), String(block[block.index(after: end)...]))
  }

  private static let descriptions =
    (blocks("yaml").map { ("a.yaml", $0) } + blocks("json").map { ("a.json", $0) })
    .filter { $0.1.contains("rootViewController") }

  @Test func `has calls and descriptions`() {
    #expect(Self.calls.count >= 4)
    #expect(Self.calls.contains { $0.output != nil })
    #expect(Self.descriptions.count >= 3)
    #expect(Self.blocks("swift").count == 1)
  }

  @Test(arguments: calls.indices) func `shows calls that can be made`(index: Int) throws {
    let call = Self.calls[index]
    let folder = try TemporaryFolder()
    try FileManager.default.createSymbolicLink(
      at: folder.url.appending(path: "Samples"), withDestinationURL: Samples.folder)
    let path = URL(filePath: Program.path).deletingLastPathComponent().path
    let outcome = try Program.shell("PATH=\"\(path):$PATH\"; \(call.line)", in: folder)
    #expect(outcome.status == 0, "\(call.line)")
    #expect(outcome.err == "", "\(call.line)")
    if let output = call.output { #expect(outcome.text == output) }
  }

  @Test(arguments: descriptions.indices) func `shows descriptions that can be drawn`(
    index: Int
  ) throws {
    let (name, text) = Self.descriptions[index]
    var warnings: [Diagnostic] = []
    let app = try AppDescription(parsing: Source(name: name, text: text), warnings: &warnings)
    #expect((warnings + Resolution(app).diagnostics).map(\.message) == [])
    let folder = try TemporaryFolder()
    try folder.write(text, to: name)
    let outcome = try Program.run([name, "-o", "a.svg"], in: folder)
    #expect(outcome == Program.Outcome(status: 0, out: Data(), err: ""))
  }

  @Test func `shows the description of its first picture`() throws {
    let folder = try TemporaryFolder()
    try folder.write(try #require(Self.blocks("yaml").first), to: "figure-17-7.yaml")
    let shown = try Program.run(["figure-17-7.yaml"], in: folder)
    #expect(try Program.run([Samples.path("figure-17-7.yaml")], in: folder) == shown)
  }

  /// The target draws them again, with the program as it is now.
  @Test func `shows pictures that are as they would be drawn`() throws {
    let folder = try TemporaryFolder()
    let outcome = try Program.shell(
      """
      make -s -C "\(Samples.package.path)" -o all pictures PROGRAM="$vcdiagram" \
        PICTURES="\(folder.url.path)"
      """, in: folder)
    // What it says is of figures that it made smaller.
    #expect(outcome.status == 0, "\(outcome.err)")
    let pictures = Samples.package.appending(path: "Pictures")
    let names = try FileManager.default.subpathsOfDirectory(atPath: folder.url.path)
      .filter { $0.hasSuffix(".svg") }.sorted()
    #expect(names.count > 20)
    for name in names {
      let kept = try? String(contentsOf: pictures.appending(path: name), encoding: .utf8)
      let drawn = try folder.text(name)
      if RankedOtherwise.contains(picture: name) {
        #expect(drawn.structure == kept?.structure, "\(name)")
      } else {
        #expect(drawn == kept, "make pictures draws \(name) anew")
      }
      #expect(Self.text.contains("Pictures/\(name)"), "README does not show \(name)")
    }
  }

  /// A name in code that begins with two hyphens is an option.
  @Test func `names no option that there is not`() throws {
    let commands = VCDiagram.configuration.subcommands.map { $0._commandName }
    let helps = try commands.map {
      try Program.run([$0, "--help"], in: TemporaryFolder()).text
    }.joined()
    let named = Set(
      Self.text.matches(of: /`[^`\n]*`/).flatMap { code in
        code.output.matches(of: /--[a-z][a-z-]+/).map { String($0.output) }
      })
    #expect(named.count > 10)
    #expect(named.filter { !helps.contains($0) } == [])
  }

  @Test(.enabled(if: Seeds.areAll, "a client is built where SEEDS=all asks for everything"))
  func `shows Swift that can be compiled and run`() throws {
    let folder = try TemporaryFolder()
    let manifest = try String(
      contentsOf: Samples.package.appending(path: "Package.swift"), encoding: .utf8)
    let products = manifest.matches(of: /\.library\(\s*name: "(?<name>\w+)"/).map(\.name)
    let package = Samples.package.lastPathComponent
    let dependencies = products.map { ".product(name: \"\($0)\", package: \"\(package)\")" }
    try FileManager.default.createDirectory(
      at: folder.url.appending(path: "Sources/client"), withIntermediateDirectories: true)
    try folder.write(
      """
      // swift-tools-version: 6.0
      import PackageDescription

      let package = Package(
        name: "client", platforms: [.macOS(.v15)],
        dependencies: [.package(path: "\(Samples.package.path)")],
        targets: [
          .executableTarget(
            name: "client", dependencies: [\(dependencies.joined(separator: ", "))])
        ])

      """, to: "Package.swift")
    // README's `text` is the reader's own; what it makes is printed.
    let example = try #require(Self.blocks("swift").first)
    let made = try #require(example.matches(of: /let (\w+) =/).last?.1)
    try folder.write(
      example + "print(String(decoding: \(made), as: UTF8.self), terminator: \"\")\n",
      to: "Sources/client/main.swift")
    try folder.write(
      "let text = \"rootViewController: A\"\n", to: "Sources/client/text.swift")
    // The versions that the package itself was built with: none is looked for.
    try? FileManager.default.copyItem(
      at: Samples.package.appending(path: "Package.resolved"),
      to: folder.url.appending(path: "Package.resolved"))
    let build = try Program.shell("swift build --quiet 1>&2 && .build/debug/client", in: folder)
    #expect(build.status == 0, "\(build.err)")
    try folder.write("rootViewController: A\n", to: "a.yaml")
    #expect(try Program.run(["a.yaml"], in: folder).out == build.out)
  }
}

@Suite struct `The version` {
  @Test func `is the newest of CHANGELOG.md`() throws {
    let changes = try String(
      contentsOf: Samples.package.appending(path: "CHANGELOG.md"), encoding: .utf8)
    let newest = try #require(changes.firstMatch(of: /\n## (?<version>[0-9.]+)/))
    #expect(String(newest.version) == Version.current)
    let outcome = try Program.run(["--version"], in: TemporaryFolder())
    #expect(outcome.text == Version.current + "\n")
    #expect(outcome.status == 0)
  }
}
