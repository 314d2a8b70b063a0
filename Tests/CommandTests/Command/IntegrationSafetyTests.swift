import Foundation
import Testing
import VCTestSupport

/// The files of `Integrations` with documents that others have written.
@Suite struct `Integrations are safe` {
  private let folder: TemporaryFolder
  private static let files = Samples.package.appending(path: "Integrations")
  private static let description = "rootViewController: {id: a, class: A}\n"

  init() throws {
    folder = try TemporaryFolder()
    try FileManager.default.createDirectory(
      at: folder.url.appending(path: "site/docs"), withIntermediateDirectories: true)
    try folder.write(Self.description, to: "site/docs/--help")
    try folder.write("PASSWORD=1234", to: "secret.yaml")
  }

  private func run(
    _ tool: String, _ arguments: String..., environment: [String: String] = [:]
  ) throws -> InstalledProgram.Outcome {
    try #require(InstalledProgram(tool)).run(
      arguments, in: folder.url.appending(path: "site/docs"),
      environment: environment.merging(["VCDIAGRAM": Program.path]) { $1 })
  }

  /// Everything that there is, but for a tool's output.
  private var names: [String] {
    get throws {
      try FileManager.default.subpathsOfDirectory(atPath: folder.url.path).sorted()
        .filter { !$0.hasSuffix(".html") && !$0.contains(".git/") }
    }
  }

  // MARK: Pandoc

  @Test(
    .enabled(if: InstalledProgram.isInstalled("pandoc"), "there is no Pandoc"),
    arguments: [
      ("src=--help", "<p><img src=\"\" alt=\"Family 1 is A.\" /></p>"),
      ("src=--help caption=\"\"", "<p><img src=\"\" alt=\"Family 1 is A.\" /></p>"),
      (
        "src=--help caption=\"- *b*\"",
        "<figure><img src=\"\" alt=\"b\" /><figcaption aria-hidden=\"true\"><em>b</em></figcaption>"
          + "</figure>"
      ),
    ])
  func `Pandoc draws a file named as an option, and takes any caption`(
    attributes: String, html: String
  ) throws {
    try folder.write("``` {.vcdiagram \(attributes)}\n```\n", to: "site/docs/doc.md")
    let filter = Self.files.appending(path: "Pandoc/vcdiagram.lua").path
    let outcome = try run("pandoc", "--wrap=none", "--lua-filter", filter, "doc.md")
    #expect(outcome.status == 0, "\(outcome.text)")
    let page = outcome.text.replacing(/src="[0-9a-f]{40}\.svg"/, with: "src=\"\"")
    #expect(page.replacing("\n", with: "") == html)
  }

  // MARK: AsciiDoctor

  private func asciidoctor(
    _ text: String, mode: String
  ) throws -> InstalledProgram.Outcome {
    try folder.write("= T\n\n\(text)\n", to: "site/docs/doc.adoc")
    return try run(
      "asciidoctor", "-S", mode, "-r",
      Self.files.appending(path: "AsciiDoctor/vcdiagram.rb").path, "doc.adoc")
  }

  private static func block(_ attributes: String) -> String {
    "\n[vcdiagram,\(attributes)]\n----\n\(description)----\n"
  }

  @Test(
    .enabled(if: InstalledProgram.isInstalled("asciidoctor"), "there is no AsciiDoctor"),
    arguments: [
      (block("target=../../x"), "x.svg"), (block("target=/x"), "x.svg"),
      (":imagesdir: ../..\n" + block("target=x"), "x.svg"),
      (block("target=images/x"), "images x.svg"), (block("target=x,format=png"), "x.png"),
      (block("target=x,format=json"), ""), (block("target=x,format=../x"), ""),
    ])
  func `AsciiDoctor writes only where its safe mode allows`(text: String, drawn: String) throws {
    _ = try asciidoctor(text, mode: "safe")
    let all = try names.filter { $0.hasPrefix("site/docs/") }.map { $0.dropFirst(10) }
    let own = ["--help", "doc.adoc"]
    let others = all.filter { !own.contains(String($0)) }
    #expect(others.compactMap { $0.split(separator: "/").last }.joined(separator: " ") == drawn)
    #expect(try names.filter { !$0.hasPrefix("site/") } == ["secret.yaml", "site"])
  }

  @Test(.enabled(if: InstalledProgram.isInstalled("asciidoctor"), "there is no AsciiDoctor"))
  func `AsciiDoctor reads only what its safe mode allows`() throws {
    let before = try names
    for text in ["vcdiagram::../../secret.yaml[]", Self.block("template=../../secret.yaml")] {
      let outcome = try asciidoctor(text, mode: "safe")
      #expect(!outcome.text.contains("PASSWORD"), "\(outcome.text)")
    }
    let refused = try asciidoctor(Self.block("target=x"), mode: "secure")
    #expect(
      refused.text.contains("vcdiagram: no figures in AsciiDoctor's safe mode 'secure'"),
      "\(refused.text)")
    #expect(try names == (before + ["site/docs/doc.adoc"]).sorted())
    #expect(try asciidoctor("vcdiagram::--help[]", mode: "safe").text == "")
    #expect(try names.filter { $0.hasSuffix(".svg") }.count == 1)
  }

  // MARK: GitHub

  @Test(
    .enabled(
      if: InstalledProgram.isInstalled("bash") && InstalledProgram.isInstalled("git"),
      "there is no bash or no git"))
  func `GitHub's runner obeys no document`() throws {
    let action = try String(
      contentsOf: Self.files.appending(path: "GitHub/action.yml"), encoding: .utf8)
    let script = action.components(separatedBy: "run: |\n")[1]
      .components(separatedBy: "\n").map { $0.drop { $0 == " " } }.joined(separator: "\n")
    let text = """
      <!-- vcdiagram a
      rootViewController: A
      ::error file=app.swift,line=1::forged
      -->
      <!-- /vcdiagram -->
      """
    try folder.write(text, to: "site/docs/--help.md")
    try folder.write("no directive\n", to: "site/docs/a b.md")
    _ = try run("git", "init", "-q")
    func check(_ documents: String) throws -> InstalledProgram.Outcome {
      try run(
        "bash", "--noprofile", "--norc", "-eo", "pipefail", "-c", script,
        environment: [
          "GITHUB_ACTION_PATH": "/a", "PROGRAM": Program.path, "DOCUMENTS": documents,
        ])
    }
    let outcome = try check("**/*.md")
    #expect(outcome.status == 65)
    let lines = outcome.text.split(separator: "\n")
    let token = try #require(lines[1].wholeMatch(of: /::stop-commands::([0-9a-f]{32})/)).output.1
    #expect(lines.last == "::\(token)::")
    let forged = lines.firstIndex { $0.contains(#"\u{3A}:error file=app.swift"#) }
    #expect(forged.map { $0 > 1 && $0 < lines.count - 1 } == true, "\(outcome.text)")
    // A document that two patterns match is one document; a pattern is no option.
    #expect(try check("*.md a*.md").status == 65)
    #expect(try check("a*.md *b.md").status == 0)
    for documents in ["--others", "none*.md", ""] {
      #expect(try check(documents).status == 64)
    }
    #expect(try run("git", "ls-files", "--others").text.contains("a.svg") == false)
  }
}
