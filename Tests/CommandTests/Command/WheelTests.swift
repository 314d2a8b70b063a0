import Foundation
import Testing
import VCCommand
import VCTestSupport

/// The Python package, with a program that prints its arguments in place of the real one.
@Suite(
  .enabled(
    if: ["hatchling", "pip", "python3", "readelf"].allSatisfy(InstalledProgram.isInstalled),
    "there is no hatchling, pip, Python or readelf"))
struct `The wheel` {
  private let folder: TemporaryFolder
  private let version = Version.current

  init() throws {
    folder = try TemporaryFolder()
    try FileManager.default.createDirectory(
      at: folder.url.appending(path: "program/graphviz"), withIntermediateDirectories: true)
    // A compiled program, because the C library that it needs is read from it.
    try FileManager.default.copyItem(
      atPath: "/bin/echo", toPath: folder.url.path + "/program/vcdiagram")
    try folder.write("a plugin's list", to: "program/graphviz/config6a")
  }

  private func run(
    _ tool: String, _ arguments: String..., environment: [String: String] = [:]
  ) throws -> String {
    let outcome = try #require(InstalledProgram(tool)).run(
      arguments, in: folder.url, environment: environment)
    try #require(outcome.status == 0, "\(outcome.text)")
    return outcome.text
  }

  /// Makes the wheel, and returns its name.
  private func made(in output: String, environment: [String: String] = [:]) throws -> String {
    let script = Samples.package.appending(path: "Tools/Scripts/wheel.sh").path
    _ = try run("sh", script, "program", output, environment: environment)
    let names = try FileManager.default.contentsOfDirectory(
      atPath: folder.url.appending(path: output).path)
    try #require(names.count == 1)
    return names[0]
  }

  @Test func `has the same bytes whenever it is made`() throws {
    let name = try made(in: "one")
    #expect(name.contains(/^vcdiagram-[\d.]+-py3-none-manylinux_2_\d+_\w+\.whl$/))
    #expect(try made(in: "two", environment: ["SOURCE_DATE_EPOCH": "1000000000"]) == name)
    #expect(try folder.data("one/\(name)") == folder.data("two/\(name)"))
  }

  @Test func `has the program, both extensions, and the program's version`() throws {
    let name = try made(in: "out")
    let listing = """
      import sys, zipfile
      archive = zipfile.ZipFile(sys.argv[1])
      for entry in archive.infolist():
        print(f"{entry.external_attr >> 16 & 0o777:o}", entry.filename)
      print(archive.read(sys.argv[2] + "/entry_points.txt").decode())
      """
    let information = "vcdiagram-\(version).dist-info"
    #expect(
      try run("python3", "-c", listing, "out/\(name)", information) == """
        644 vcdiagram/__init__.py
        644 vcdiagram/__main__.py
        644 vcdiagram/mkdocs.py
        644 vcdiagram_directive.py
        644 vcdiagram_fence.py
        755 vcdiagram/program/vcdiagram
        644 vcdiagram/program/graphviz/config6a
        644 \(information)/METADATA
        644 \(information)/WHEEL
        644 \(information)/entry_points.txt
        644 \(information)/RECORD
        [console_scripts]
        vcdiagram = vcdiagram.__main__:main

        [mkdocs.plugins]
        vcdiagram = vcdiagram.mkdocs:FigurePlugin


        """)
  }

  @Test func `starts the program with the same arguments`() throws {
    let name = try made(in: "out")
    _ = try run(
      "pip", "install", "-q", "--no-index", "--no-deps", "--target", "site", "out/\(name)")
    let site = ["PYTHONPATH": folder.url.appending(path: "site").path]
    #expect(
      try run("python3", "-m", "vcdiagram", "a b.yaml", "-o", "c", environment: site)
        == "a b.yaml -o c\n")
    #expect(
      try run("python3", "site/bin/vcdiagram", "a b.yaml", environment: site) == "a b.yaml\n")
  }

  @Test(.enabled(if: InstalledProgram.isInstalled("mkdocs"), "there is no MkDocs"))
  func `has a plugin that needs nothing else in MkDocs' settings`() throws {
    let name = try made(in: "out")
    _ = try run(
      "pip", "install", "-q", "--no-index", "--no-deps", "--target", "site", "out/\(name)")
    try folder.write("site_name: A\nplugins: [vcdiagram]\nsite_dir: pages\n", to: "mkdocs.yml")
    try FileManager.default.createDirectory(
      at: folder.url.appending(path: "docs"), withIntermediateDirectories: false)
    try folder.write("```vcdiagram\nrootViewController: A\n```\n", to: "docs/index.md")
    let environment = [
      "PYTHONPATH": folder.url.appending(path: "site").path, "VCDIAGRAM": Program.path,
    ]
    _ = try run("mkdocs", "build", "--quiet", "--strict", environment: environment)
    #expect(try folder.text("pages/index.html").contains(/<figure class="vcdiagram"><svg [^>]*>/))
    try folder.write("<!-- vcdiagram app -->\n<!-- /vcdiagram -->\n", to: "docs/page.md")
    try folder.write("rootViewController: A\n", to: "docs/app.yaml")
    // MkDocs logs to standard error.
    let program = try #require(InstalledProgram("mkdocs")).path
    let stale = try run("sh", "-c", "'\(program)' build 2>&1", environment: environment)
    #expect(stale.contains(/page.md:1:16: error: '.*' is missing/), "\(stale)")
  }
}
