import Foundation
import Testing
import VCCommand
import VCTestSupport

/// A release as `make release-rehearsal` makes it, whose program is a script that starts the one under test.
struct BuiltRelease {
  static let isPossible =
    ["curl", "python3", "sh", "unzip"].allSatisfy(InstalledProgram.isInstalled)
    && triple != nil

  private static let triple: String? = {
    #if os(Linux) && arch(x86_64)
      "x86_64-unknown-linux-gnu"
    #elseif os(Linux) && arch(arm64)
      "aarch64-unknown-linux-gnu"
    #else
      nil
    #endif
  }()

  static let scripts = Samples.package.appending(path: "Tools/Scripts")

  let folder: TemporaryFolder
  /// The folder of the release's files.
  let files: URL
  /// The folder of the script.
  let path: String

  init() throws {
    folder = try TemporaryFolder()
    files = folder.url.appending(path: "v\(Version.current)")
    path = folder.url.appending(path: "program").path
    try FileManager.default.createDirectory(
      atPath: path, withIntermediateDirectories: false)
    try folder.write("#!/bin/sh\nexec '\(Program.path)' \"$@\"\n", to: "program/vcdiagram")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: path + "/vcdiagram")
    let bundle = try #require(InstalledProgram("python3")).run(
      [
        Self.scripts.appending(path: "artifact-bundle.py").path, "1.0.0", files.path,
        "https://example.org/bundle.zip", "\(Self.triple ?? "")=\(path)",
      ], in: folder.url)
    try #require(bundle.status == 0, "\(bundle.text)")
    let sums = try #require(InstalledProgram("sh")).run(
      [Self.scripts.appending(path: "checksums.sh").path, files.path], in: folder.url)
    try #require(sums.status == 0, "\(sums.text)")
  }
}

/// The script by which the action and the hook for pre-commit install a release.
@Suite(.enabled(if: BuiltRelease.isPossible, "there is no curl, Python or unzip, or no release"))
struct `Installing a release` {
  private let release: BuiltRelease
  private let home: TemporaryFolder

  init() throws {
    (release, home) = (try BuiltRelease(), try TemporaryFolder())
  }

  private func install(from url: String? = nil) throws -> InstalledProgram.Outcome {
    let script = Samples.package.appending(path: "Integrations/GitHub/install.sh").path
    return try #require(InstalledProgram("sh")).run(
      [script, url ?? release.files.absoluteString, "tools/vcdiagram"], in: home.url)
  }

  @Test func `the program is installed once, and then taken from where it is`() throws {
    let first = try install()
    #expect(first.status == 0 && first.text == "", "\(first.text)")
    try home.write("rootViewController: HomeViewController\n", to: "app.yaml")
    let drawn = try #require(InstalledProgram("sh")).run(
      ["-c", "tools/vcdiagram/vcdiagram app.yaml"], in: home.url)
    #expect(drawn.status == 0 && drawn.text.contains("HomeViewController"), "\(drawn.text)")
    let cached = try install(from: "file:///nowhere")
    #expect(cached.status == 0 && cached.text == "", "\(cached.text)")
    #expect(try home.names == ["app.yaml", "tools"])
  }

  @Test func `an archive with another checksum is refused`() throws {
    let archive = release.files.appending(path: "vcdiagram.artifactbundle.zip")
    try (try Data(contentsOf: archive) + Data([0])).write(to: archive)
    let outcome = try install()
    #expect(outcome.status == 1)
    #expect(
      outcome.text == "'vcdiagram.artifactbundle.zip' is not what SHA256SUMS says\n")
    #expect(try FileManager.default.contentsOfDirectory(atPath: home.url.path + "/tools") == [])
  }

  @Test func `a release that is not there is named`() throws {
    let outcome = try install(from: "file:///nowhere")
    #expect(outcome.status == 1)
    #expect(
      outcome.text.hasSuffix(
        "'file:///nowhere/vcdiagram.artifactbundle.zip' cannot be loaded\n"))
  }
}
