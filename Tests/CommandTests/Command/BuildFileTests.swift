import Foundation
import Testing
import VCTestSupport

/// What a build and a release take from elsewhere, and what they say of themselves.
@Suite struct `Build files` {
  private static func text(_ path: String) throws -> String {
    try String(contentsOf: Samples.package.appending(path: path), encoding: .utf8)
  }

  @Test func `each package and container image has one version`() throws {
    let manifest = try Self.text("Package.swift")
    // Clients share a package's dependencies.
    #expect(!manifest.contains(".package("))
    let packages = try Self.text("SwiftReader/Package.swift").matches(of: /\.package\(url: (.*?)\)/)
    #expect(!packages.isEmpty)
    for package in packages { #expect(package.1.contains(/, exact: "\d+\.\d+\.\d+"$/)) }
    for name in ["release", "test"] {
      let images = try Self.text(".github/workflows/\(name).yml").matches(of: /container: (.*)/)
      #expect(!images.isEmpty)
      for image in images { #expect(image.1.contains(/^swift:\d+\.\d+\.\d+-/), "\(image.1)") }
    }
    let images = try Self.text("Containerfile").matches(of: /FROM (\S+)/).map { String($0.1) }
    let built = try Self.text(".github/workflows/release.yml").firstMatch(of: /container: (.*)/)
    #expect(images == [built.map { String($0.1) }, "debian:bookworm-slim"])
  }

  @Test func `each Python package has one version`() throws {
    let tools = try ["Tools/Scripts/python-tools.txt", "Tools/Benchmarks/quality-tools.txt"]
      .flatMap { try Self.text($0).split(separator: "\n") }.filter { !$0.hasPrefix("#") }
    let fetched = try Self.text("Tools/Scripts/macos/fetched.py").matches(
      of: /"install", "-q", "(.*?)"/)
    #expect(tools.count > 8 && fetched.count == 1)
    for package in tools + fetched.map(\.1) {
      #expect(package.contains(/^[\w.-]+==\d[\w.]*$/), "\(package)")
    }
    let builds = try Self.text("Makefile") + Self.text("Tools/Scripts/packaging.mk")
    let installed = builds.matches(of: /pip install (.*?)(?: &&|;)/).map { String($0.1) }
    #expect(
      Set(installed) == [
        "-q --no-deps -r $(PYTHON_TOOLS)", "-q -r $(QUALITY_TOOLS)",
        "-q -c $(PYTHON_TOOLS) hatchling",
      ])
    let required = try Self.text("Integrations/Python/pyproject.toml")
      .firstMatch(of: /requires = \["(.*?)"\]/)?.1
    #expect(tools.contains(try #require(required)))
  }

  /// A tag can be moved to another commit. This project's own action is a clone's.
  @Test func `each action is a commit, and says which version it is`() throws {
    let own = "./vcdiagram/Integrations/GitHub"
    var files: Set<String> = []
    for path in Self.files(in: [".github", "Guide", "Integrations", "Plugins", "README.md"]) {
      for use in try Self.text(path).matches(of: /\buses: *([^\s`]+)(?: *# *(\S+))?/) {
        let action = "\(use.1) # \(use.2 ?? "")"
        let isCommit = action.contains(/^[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/)
        #expect(isCommit || use.1 == own, "\(path): \(action)")
        files.insert(path)
      }
    }
    // Workflows, the action, and pages with recipes are all looked at.
    #expect(
      files.isSuperset(of: [
        ".github/workflows/release.yml", ".github/workflows/test.yml", "Guide/Checks-and-CI.md",
        "Integrations/GitHub/action.yml", "Integrations/README.md",
      ]))
  }

  /// The files of text below these paths.
  private static func files(in paths: [String]) -> [String] {
    paths.flatMap { path -> [String] in
      let url = Samples.package.appending(path: path)
      guard let below = FileManager.default.subpaths(atPath: url.path) else { return [path] }
      return below.map { path + "/" + $0 }
    }.filter { [".yml", ".yaml", ".md"].contains(where: $0.hasSuffix) }
  }

  @Test func `brew installs what Package.swift says, and not expat, which macOS has`() throws {
    let providers = try Self.text("Package.swift").matches(of: /\.brew\(\["(.*?)"\]\)/)
    let installed = try Self.text("Makefile").firstMatch(of: /brew install (.*);/)
    let names = providers.map { String($0.1) }
    #expect(names == ["graphviz", "libyaml"])
    #expect(installed.map { String($0.1) } == (names + ["pkg-config"]).joined(separator: " "))
  }

  @Test(arguments: ["README.md", "README.zh-Hans.md"])
  func `pre-commit's hooks take the files that README makes`(page: String) throws {
    let hooks = try Self.text(".pre-commit-hooks.yaml").matches(of: /files: &\w+ '(.*)'/)
    let patterns = try hooks.map { try Regex(String($0.1)) }
    #expect(patterns.count == 1)
    let made = try Self.text(page).matches(
      of: /^ {4}vcdiagram import .* -o ([\w.-]+)$/.anchorsMatchLineEndings())
    #expect(made.contains { $0.1.contains(".yaml") })
    for file in made {
      #expect(patterns.contains { file.1.contains($0) }, "\(file.1)")
    }
  }

  @Test func `the release's checksums are attested by the job that publishes them`() throws {
    let job = try #require(
      try Self.text(".github/workflows/release.yml").firstMatch(of: /(?s)\n  publish:.*/)
    ).0
    #expect(job.contains("id-token: write") && job.contains("attestations: write"))
    let (rest, attest, create) = (
      job.firstRange(of: "release.sh rest"),
      job.firstRange(of: "subject-checksums: archives/SHA256SUMS"),
      job.firstRange(of: "gh release create")
    )
    let places = [rest, attest, create].compactMap { $0?.lowerBound }
    #expect(places.count == 3 && places == places.sorted())
  }

  @Test(.enabled(if: InstalledProgram.isInstalled("sh")))
  func `each archive of a release has a checksum`() throws {
    let folder = try TemporaryFolder()
    for name in ["b.tar.gz", "a.zip", "c.deb", "d.whl", "notes.md"] {
      try folder.write("", to: name)
    }
    try folder.write("old", to: "SHA256SUMS")
    let script = Samples.package.appending(path: "Tools/Scripts/checksums.sh").path
    let outcome = try #require(InstalledProgram("sh")).run([script, "."], in: folder.url)
    #expect(outcome.status == 0 && outcome.text == "")
    let empty = "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"
    #expect(
      try folder.text("SHA256SUMS")
        == "\(empty)  c.deb\n\(empty)  b.tar.gz\n"
        + "\(empty)  d.whl\n\(empty)  a.zip\n")
  }
}
