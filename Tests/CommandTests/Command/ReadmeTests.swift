import Foundation
import Testing
import VCCommand
import VCDescriptions
import VCEngine
import VCSource
import VCTestSupport

/// What README and the guide show is what a reader tries first.
@Suite struct `README and the guide` {
  private static let readme = DocumentationPage.readme

  @Test func `README can be read to its end`() {
    #expect(Self.readme.text.split(separator: "\n", omittingEmptySubsequences: false).count <= 251)
    #expect(Self.readme.calls.count >= 8)
    #expect(Self.readme.calls.contains { $0.output != nil })
    #expect(DocumentationPage.guide.count > 20)
  }

  /// Each row of its tables begins with code, which both languages have.
  @Test func `README in Chinese has the kinds and the commands of README`() {
    func rows(_ page: DocumentationPage) -> [String] {
      page.text.matches(of: /\n(\| `[^|]*\|)/).map { String($0.1) }
    }
    let chinese = DocumentationPage.chineseReadme
    #expect(rows(chinese) == rows(Self.readme))
    #expect(chinese.calls.count >= 8)
    #expect(chinese.calls.contains { $0.output != nil })
  }

  /// In the page's order, in one folder, with the files that the page asks for.
  @Test(arguments: DocumentationPage.all) func `shows calls that can be made`(
    page: DocumentationPage
  ) throws {
    let folder = try TemporaryFolder()
    try FileManager.default.createSymbolicLink(
      at: folder.url.appending(path: "Samples"), withDestinationURL: Samples.folder)
    for file in page.files { try folder.write(file.text, to: file.name) }
    let path = URL(filePath: Program.path).deletingLastPathComponent().path
    for call in page.calls {
      if call.isEndless {
        #expect(throws: Never.self) { try Program.read(call.arguments) }
        continue
      }
      let outcome = try Program.shell("PATH=\"\(path):$PATH\"; \(call.line)", in: folder)
      #expect(outcome.status == 0, "\(call.line)\n\(outcome.err)")
      #expect(!outcome.err.contains("warning:"), "\(call.line)\n\(outcome.err)")
      if let output = call.output { #expect(outcome.text == output) }
    }
  }

  @Test(arguments: DocumentationPage.all) func `shows calls in boxes that can be read`(
    page: DocumentationPage
  ) throws {
    for arguments in page.boxedCalls {
      do { try Program.read(arguments) } catch {
        let message = "\(error)"
        // A folder that only the reader has.
        let isOfFile =
          arguments.contains("MyApp")
          || ["the app's folder", "'MyApp'"].contains(where: message.contains)
        #expect(isOfFile, "vcdiagram \(arguments.joined(separator: " ")): \(message)")
      }
    }
  }

  @Test(arguments: DocumentationPage.all) func `shows descriptions that can be drawn`(
    page: DocumentationPage
  ) throws {
    for (name, text) in page.descriptions {
      var warnings: [Diagnostic] = []
      let app = try AppDescription(parsing: Source(name: name, text: text), warnings: &warnings)
      #expect((warnings + Resolution(app).diagnostics).map(\.message) == [])
      let folder = try TemporaryFolder()
      try folder.write(text, to: name)
      let outcome = try Program.run([name, "-o", "a.svg"], in: folder)
      #expect(outcome.status == 0)
      let lines = outcome.err.split(separator: "\n")
      #expect(lines.allSatisfy { $0.contains(": note: arranged for a screen") }, "\(outcome.err)")
    }
  }

  @Test(arguments: DocumentationPage.all) func `links to what is there`(
    page: DocumentationPage
  ) throws {
    let folder = Samples.package.appending(path: page.path).deletingLastPathComponent()
    for target in page.targets {
      let parts = target.split(separator: "#", omittingEmptySubsequences: false)
      let url = parts[0].isEmpty ? nil : folder.appending(path: parts[0]).standardizedFileURL
      #expect(url.map { FileManager.default.fileExists(atPath: $0.path) } ?? true, "\(target)")
      guard parts.count == 2, let anchor = parts.last else { continue }
      let root = Samples.package.standardizedFileURL.path + "/"
      let path = url.map { String($0.path.dropFirst(root.count)) } ?? page.path
      #expect(DocumentationPage(path: path).anchors.contains(String(anchor)), "\(target)")
    }
  }

  @Test func `the guide's first page lists all pages`() {
    let listed = Set(DocumentationPage(path: "Guide/README.md").targets.map { "Guide/\($0)" })
    for page in DocumentationPage.guide where !page.path.hasSuffix("README.md") {
      #expect(listed.contains(page.path), "\(page.path)")
    }
  }

  @Test(.enabled(if: InstalledProgram.isInstalled("python3"), "there is no python3"))
  func `the reference pages are what the program knows`() throws {
    let folder = try TemporaryFolder()
    let outcome = try Program.shell(
      """
      make -s -C "\(Samples.package.path)" -o all reference PROGRAM="$vcdiagram" \
        REFERENCE="\(folder.url.path)"
      """, in: folder)
    #expect(outcome.status == 0, "\(outcome.err)")
    for name in ["Keys.md", "Options.md", "Messages.md"] {
      let kept = DocumentationPage(path: "Guide/\(name)").text
      #expect(try folder.text(name) == kept, "make reference writes \(name) anew")
    }
  }

  @Test func `shows the description of its first picture`() throws {
    let folder = try TemporaryFolder()
    try folder.write(try #require(Self.readme.blocks("yaml").first), to: "figure-17-7.yaml")
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
    let pictures = Samples.package.appending(path: "Guide/Pictures")
    let names = try FileManager.default.subpathsOfDirectory(atPath: folder.url.path)
      .filter { $0.hasSuffix(".svg") }.sorted()
    #expect(names.count == 9)
    let shown = Self.readme.targets + DocumentationPage.chineseReadme.targets
    for name in names {
      let kept = try? String(contentsOf: pictures.appending(path: name), encoding: .utf8)
      let drawn = try folder.text(name)
      if RankedOtherwise.contains(picture: name) {
        #expect(drawn.structure == kept?.structure, "\(name)")
      } else {
        #expect(drawn == kept, "make pictures draws \(name) anew")
      }
      #expect(shown.contains("Guide/Pictures/\(name)"), "README does not show \(name)")
    }
  }

  /// A name in code that begins with two hyphens is an option.
  @Test func `names no option that there is not`() throws {
    let commands = [DrawRequest.name] + Program.commands
    let helps = try commands.map {
      try Program.run([$0, "--help"], in: TemporaryFolder()).text
    }.joined()
    let plugin = try String(
      contentsOf: Samples.package.appending(path: "Plugins/FigureCommand/FigureCommand.swift"),
      encoding: .utf8)
    for page in DocumentationPage.all {
      let named = Set(
        page.text.matches(of: /`[^`\n]*`/).flatMap { code in
          code.output.matches(of: /--[a-z][a-z-]+/).map { String($0.output) }
        })
      #expect(
        named.filter { !helps.contains($0) && !plugin.contains("\"\($0.dropFirst(2))\"") } == [],
        "\(page.path)")
    }
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
