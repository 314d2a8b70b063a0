import Foundation
import Testing
import VCCommandFeatures
import VCTestSupport

/// The files of `Integrations`, each with its tool where that is installed.
@Suite struct `Integrations` {
  private let folder: TemporaryFolder
  private static let files = Samples.package.appending(path: "Integrations")

  private static let description = """
    rootViewController: {id: a, class: A}
    steps: [{present: {id: b, class: B}, from: a}]
    """
  private static let alt = "A presents B (formSheet). Family 1 is A. Family 2 is B."

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(Self.description, to: "app.yaml")
  }

  private func run(_ tool: String, _ arguments: String...) throws -> InstalledProgram.Outcome {
    let python =
      Self.files.appending(path: "MkDocs").path + ":" + Self.files.appending(path: "Sphinx").path
    return try #require(InstalledProgram(tool)).run(
      arguments, in: folder.url, environment: ["VCDIAGRAM": Program.path, "PYTHONPATH": python])
  }

  private func figure(_ options: String...) throws -> String {
    try Program.run(["app.yaml"] + options, in: folder).text
  }

  /// What documents and filters have of their own: `steps` makes several files, and the source stands
  /// beside the figure.
  private static let described = DirectiveOptions.drawingOptions
    .filter { !["id", "scale", "steps", "with-source"].contains($0) }

  /// The last release's spelling of `page` is passed on, too.
  private static let passed = (described + ["fit"]).sorted()

  @Test(arguments: [
    "AsciiDoctor/vcdiagram.rb", "MkDocs/vcdiagram_fence.py", "Pandoc/vcdiagram.lua",
    "Sphinx/vcdiagram_directive.py",
  ])
  func `pass on the options of embedding`(file: String) throws {
    let text = try String(contentsOf: Self.files.appending(path: file), encoding: .utf8)
    let list = try #require(
      text.split(separator: /passed = (\{|%w\[|""")\n/.ignoresCase()).dropFirst().first)
    let names = list.prefix { !"}]".contains($0) }.split(separator: "\"\"\"", maxSplits: 1)[0]
    #expect(names.matches(of: /[a-z][a-z-]*/).map { String($0.output) } == Self.passed)
  }

  @Test func `are described with the options that they pass on`() throws {
    let text = try String(contentsOf: Self.files.appending(path: "README.md"), encoding: .utf8)
    let list = try #require(
      text.firstMatch(of: /The filters pass on these options[^:]*: ([^.]*)\./))
    #expect(list.output.1.matches(of: /`([a-z-]+)`/).map { String($0.output.1) } == Self.described)
  }

  // MARK: Pandoc

  private func pandoc(_ text: String, _ output: String) throws -> InstalledProgram.Outcome {
    try folder.write(text, to: "doc.md")
    return try run(
      "pandoc", "--lua-filter", Self.files.appending(path: "Pandoc/vcdiagram.lua").path,
      "--extract-media", "media", "doc.md", "-o", output)
  }

  @Test(.enabled(if: InstalledProgram.isInstalled("pandoc"), "there is no Pandoc"))
  func `Pandoc draws a block and a file, and tells a fault`() throws {
    let outcome = try pandoc(
      """
      ``` {.vcdiagram #fig:a caption="Who *presents*" figure=chain}
      \(Self.description)
      ```

      ``` {.vcdiagram src=app.yaml}
      ```
      """, "doc.html")
    #expect(outcome.status == 0, "\(outcome.text)")
    let html = try folder.text("doc.html")
    #expect(html.matches(of: /<img [^>]*src="media\/[0-9a-f]{40}\.svg"/).count == 2)
    #expect(html.contains("<figcaption aria-hidden=\"true\">Who <em>presents</em></figcaption>"))
    #expect(html.contains("alt=\"\(Self.alt)\""))
    let drawn = try FileManager.default.contentsOfDirectory(
      atPath: folder.url.appending(path: "media").path
    ).map { try folder.text("media/\($0)") }
    #expect(Set(drawn) == [try figure(), try figure("--figure", "chain")])
    let tabs = (1...60).map { "{id: c\($0), class: Controller\($0)}" }.joined(separator: ", ")
    let large = "rootViewController: {class: UITabBarController, viewControllers: [\(tabs)]}"
    #expect(try pandoc("``` {.vcdiagram}\n\(large)\n```\n", "doc.html").status == 0)
    #expect(
      try folder.text("doc.html").contains(": 61 view controllers. "))
    let wrong = try pandoc("``` {.vcdiagram}\nrootViewController: {clas: A}\n```\n", "doc.html")
    #expect(wrong.status != 0)
    #expect(wrong.text.contains("doc.md (figure 1):1:22: error: "), "\(wrong.text)")
  }

  // MARK: AsciiDoctor

  @Test(.enabled(if: InstalledProgram.isInstalled("asciidoctor"), "there is no AsciiDoctor"))
  func `AsciiDoctor draws a block and a file, and tells a fault`() throws {
    let extensionFile = Self.files.appending(path: "AsciiDoctor/vcdiagram.rb").path
    try folder.write(
      """
      .A title
      [vcdiagram,figure=chain,target=chain]
      ----
      \(Self.description)
      ----

      vcdiagram::app.yaml[]
      """, to: "doc.adoc")
    let outcome = try run("asciidoctor", "-r", extensionFile, "doc.adoc")
    #expect(outcome.status == 0 && outcome.text == "", "\(outcome.text)")
    let html = try folder.text("doc.html")
    #expect(html.contains("<img src=\"chain.svg\" alt=\""))
    #expect(html.contains("alt=\"\(Self.alt)\""))
    #expect(try folder.text("chain.svg") == figure("--figure", "chain"))
    try folder.write(
      "Text.\n\n[vcdiagram]\n----\nrootViewController: A\ntitel: B\n----\n", to: "doc.adoc")
    let wrong = try run("asciidoctor", "-r", extensionFile, "doc.adoc")
    #expect(wrong.status != 0)
    #expect(wrong.text.contains("doc.adoc:6:1: error: unknown key 'titel'"), "\(wrong.text)")
  }

  // MARK: MkDocs

  @Test(.enabled(if: InstalledProgram.isInstalled("mkdocs"), "there is no MkDocs"))
  func `MkDocs draws fences with ids of their own, and tells a fault`() throws {
    try folder.write(
      """
      site_name: Figures
      markdown_extensions:
        - pymdownx.superfences:
            custom_fences:
              - name: vcdiagram
                class: vcdiagram
                validator: !!python/name:vcdiagram_fence.validator
                format: !!python/name:vcdiagram_fence.formatter

      """, to: "mkdocs.yml")
    try FileManager.default.createDirectory(
      at: folder.url.appending(path: "docs"), withIntermediateDirectories: false)
    try folder.write(
      """
      ```vcdiagram figure="chain" caption="A < B" id="first"
      \(Self.description)
      ```

      ```vcdiagram
      \(Self.description)
      ```
      """, to: "docs/index.md")
    let outcome = try run("mkdocs", "build", "--quiet")
    #expect(outcome.status == 0, "\(outcome.text)")
    let html = try folder.text("site/index.html")
    #expect(html.contains("<figcaption>A &lt; B</figcaption>"))
    #expect(html.matches(of: /<svg [^>]* style="max-width:100%;height:auto;[^"]+"/).count == 2)
    let svgs = html.matches(of: /<svg xmlns="http:\/\/www.w3.org\/2000\/svg" id="([a-z0-9-]+)"/)
    #expect(svgs.count == 2)
    #expect(svgs.first?.output.1 == "first")
    #expect(Set(svgs.map { $0.output.1 }).count == 2)
    try folder.write(
      "---\ntitle: A\n---\n\n```vcdiagram\nrootViewController: A\ntitel: B\n```\n",
      to: "docs/index.md")
    let wrong = try run("mkdocs", "build", "--quiet")
    #expect(wrong.status != 0)
    #expect(wrong.text.contains("docs/index.md:7:1: error: unknown key 'titel'"), "\(wrong.text)")
    #expect(!wrong.text.contains("Traceback"), "\(wrong.text)")
  }

  // MARK: Sphinx

  @Test(.enabled(if: InstalledProgram.isInstalled("sphinx-build"), "there is no Sphinx"))
  func `Sphinx draws a directive in both languages, and tells a fault`() throws {
    try folder.write("extensions = ['vcdiagram_directive', 'myst_parser']\n", to: "conf.py")
    try folder.write(
      """
      Figures
      =======

      .. vcdiagram::
         :figure: chain
         :caption: A caption

         rootViewController: {id: a, class: A}
         steps: [{present: {id: b, class: B}, from: a}]

      .. toctree::

         second
      """, to: "index.rst")
    try folder.write(
      "# Second\n\n```{vcdiagram} app.yaml\n```\n\n```{vcdiagram} app.yaml\n:links:\n```\n",
      to: "second.md")
    let outcome = try run("sphinx-build", "-q", "-W", ".", "out")
    #expect(outcome.status == 0, "\(outcome.text)")
    let html = try folder.text("out/index.html")
    #expect(html.contains("A caption"))
    #expect(html.firstMatch(of: /src="_images\/[0-9a-f]{12}\.svg"/) != nil)
    let second = try folder.text("out/second.html")
    #expect(second.contains("alt=\"\(Self.alt)\""))
    // An image's links don't work: with the option, the page contains the figure.
    #expect(second.matches(of: /<img\s/).count == 1)
    #expect(second.matches(of: /<svg [^>]*id="vcd-[0-9a-f]{12}"/).count == 1)
    // A setting changes figures of documents that haven't changed.
    try folder.write("figures:\n  ids: all\n", to: "vcdiagram.yaml")
    #expect(try run("sphinx-build", "-q", "-W", ".", "out").status == 0)
    #expect(try folder.text("out/second.html") != second)
    try folder.write("<!-- vcdiagram app -->\n<!-- /vcdiagram -->\n", to: "third.md")
    let stale = try run("sphinx-build", "-q", ".", "out")
    #expect(stale.text.contains(/third.md:1:16: error: '.*' is missing/), "\(stale.text)")
    try FileManager.default.removeItem(at: folder.url.appending(path: "third.md"))
    try folder.write(
      "# Second\n\n```{vcdiagram}\nrootViewController: A\ntitel: B\n```\n", to: "second.md")
    let wrong = try run("sphinx-build", "-q", ".", "out")
    #expect(wrong.status != 0)
    #expect(wrong.text.contains("second.md:5:1: error: unknown key 'titel'"), "\(wrong.text)")
  }

  // MARK: pre-commit and GitHub

  @Test(
    .enabled(
      if: InstalledProgram.isInstalled("pre-commit") && InstalledProgram.isInstalled("git")
        && BuiltRelease.isPossible,
      "there is no pre-commit, or nothing to make a release with"))
  func `pre-commit finds what is wrong and what is out of date`() throws {
    let (hooks, release) = (try TemporaryFolder(), try BuiltRelease())
    for path in [
      ".pre-commit-hooks.yaml", "Integrations/PreCommit/run.sh",
      "Integrations/PreCommit/documents.sh",
      "Integrations/GitHub/install.sh", "Sources/Command/Version.swift",
    ] {
      let copy = hooks.url.appending(path: path)
      try FileManager.default.createDirectory(
        at: copy.deletingLastPathComponent(), withIntermediateDirectories: true)
      try FileManager.default.copyItem(at: Samples.package.appending(path: path), to: copy)
    }
    for url in [hooks.url, folder.url] {
      let git = try #require(InstalledProgram("git"))
      _ = try git.run(["init", "-q"], in: url)
      _ = try git.run(["add", "-A"], in: url)
      _ = try git.run(
        ["-c", "user.name=a", "-c", "user.email=a@b", "commit", "-qm", "a", "--no-verify"], in: url)
    }
    try folder.write("rootViewController: A\ntitel: B\n", to: "app.vcd.yaml")
    for page in ["page.md", "--help.md"] {
      try folder.write("<!-- vcdiagram app -->\n<!-- /vcdiagram -->\n", to: page)
    }
    _ = try #require(InstalledProgram("git")).run(["add", "-A"], in: folder.url)
    let outcome = try #require(InstalledProgram("pre-commit")).run(
      ["try-repo", hooks.url.path, "--all-files", "--color=never"], in: folder.url,
      environment: [
        "PRE_COMMIT_HOME": hooks.url.appending(path: "home").path,
        "VCDIAGRAM_RELEASES": release.folder.url.absoluteString,
        // The hooks that end in "-system" take the program from here.
        "PATH": release.path + ":" + (ProcessInfo.processInfo.environment["PATH"] ?? ""),
      ])
    #expect(outcome.status == 1)
    // Once by the release that the hook installed, and once by the installed program.
    for line in ["app.vcd.yaml:2:1: error: unknown key 'titel'"]
      + ["page.md", "--help.md"].map({ "\($0):1:16: error: 'app.svg' is missing" })
    {
      #expect(outcome.text.components(separatedBy: line).count == 3, "\(outcome.text)")
    }
  }

  /// Whatever has changed: a description names no document.
  @Test(.enabled(if: InstalledProgram.isInstalled("git"), "there is no git"))
  func `pre-commit's script checks all documents, or those of patterns`() throws {
    let script = Self.files.appending(path: "PreCommit/documents.sh").path
    let git = try #require(InstalledProgram("git"))
    let program = URL(filePath: Program.path).deletingLastPathComponent().path
    func check(_ arguments: String...) throws -> InstalledProgram.Outcome {
      _ = try git.run(["add", "-A"], in: folder.url)
      return try #require(InstalledProgram("sh")).run(
        [script, "--installed"] + arguments, in: folder.url,
        environment: ["PATH": program + ":/usr/bin:/bin"])
    }
    _ = try git.run(["init", "-q"], in: folder.url)
    #expect(try check().status == 0)
    try FileManager.default.createDirectory(
      at: folder.url.appending(path: "docs"), withIntermediateDirectories: false)
    try folder.write(
      "<!-- vcdiagram a file=../app.yaml -->\n<!-- /vcdiagram -->\n", to: "docs/--page.md")
    _ = try Program.run(["embed", "--", "docs/--page.md"], in: folder)
    #expect(try check().status == 0)
    try folder.write("rootViewController: {id: a, class: C}\n", to: "app.yaml")
    let stale = try check()
    #expect(stale.status == 1)
    #expect(stale.text.contains("docs/--page.md:1:16: error: 'docs/a.svg' is out of date"))
    #expect(try check("*.tex").status == 0)
  }

  @Test func `GitHub's matcher knows every error and warning`() throws {
    struct Matcher: Decodable {
      struct Problem: Decodable { let pattern: [Pattern] }
      struct Pattern: Decodable { let regexp: String }
      let problemMatcher: [Problem]
    }
    let data = try Data(contentsOf: Self.files.appending(path: "GitHub/problem-matcher.json"))
    let pattern = try #require(
      try JSONDecoder().decode(Matcher.self, from: data).problemMatcher.first?.pattern.first)
    let regex = try Regex(pattern.regexp)
    let samples = Samples.files(in: Samples.invalid).map {
      Samples.invalid.appending(path: $0).path
    }
    let lines = try Program.run(["check"] + samples, in: folder).err.split(separator: "\n")
    let told = lines.filter { $0.contains(": error: ") || $0.contains(": warning: ") }
    #expect(told.count > 100)
    for line in told where !line.hasPrefix("    ") {
      #expect(line.wholeMatch(of: regex) != nil, "\(line)")
    }
  }

  @Test(
    .enabled(
      if: InstalledProgram.isInstalled("bash") && InstalledProgram.isInstalled("git"),
      "there is no bash or no git"))
  func `GitHub's action ends as embed does`() throws {
    let action = try String(
      contentsOf: Self.files.appending(path: "GitHub/action.yml"), encoding: .utf8)
    let script = action.components(separatedBy: "run: |\n")[1]
      .components(separatedBy: "\n").map { $0.drop { $0 == " " } }.joined(separator: "\n")
    try folder.write("<!-- vcdiagram app -->\n<!-- /vcdiagram -->\n", to: "page.md")
    let bash = try #require(InstalledProgram("bash"))
    _ = try #require(InstalledProgram("git")).run(["init", "-q"], in: folder.url)
    let environment = [
      "GITHUB_ACTION_PATH": "/a", "PROGRAM": Program.path, "DOCUMENTS": "**/*.md",
    ]
    let wrong = try bash.run(["-c", script], in: folder.url, environment: environment)
    #expect(wrong.status == 1)
    #expect(wrong.text.hasPrefix("::add-matcher::/a/problem-matcher.json\n"))
    #expect(wrong.text.contains("page.md:1:16: error: 'app.svg' is missing"))
    _ = try Program.run(["embed", "page.md"], in: folder)
    #expect(try bash.run(["-c", script], in: folder.url, environment: environment).status == 0)
  }
}
