import Foundation
import Testing
import VCTestSupport

/// The sample of `Integrations/SwiftPM`, whose documentation has figures.
@Suite struct `A package with figures` {
  private let folder: TemporaryFolder
  private static let sample = Samples.package.appending(path: "Integrations/SwiftPM/Sample")
  private static let catalogue = "Sample/Sources/Demo/Demo.docc"

  init() throws {
    folder = try TemporaryFolder()
    let copy = folder.url.appending(path: "Sample")
    try FileManager.default.copyItem(at: Self.sample, to: copy)
    try? FileManager.default.removeItem(at: copy.appending(path: ".build"))
  }

  @Test func `is up to date`() throws {
    #expect(
      try Program.run(["embed", "--check", "\(Self.catalogue)/Demo.md"], in: folder)
        == Program.Outcome(status: 0, out: Data(), err: ""))
    let figures = "\(Self.catalogue)/Figures"
    _ = try Program.run(
      ["\(figures)/chain.vcd.yaml", "--theme", "docc", "-o", "chain.svg"],
      in: folder)
    for name in ["chain.svg", "chain~dark.svg"] {
      #expect(try folder.data(name) == folder.data("\(figures)/\(name)"))
    }
  }

  @Test(
    .enabled(
      if: InstalledProgram.isInstalled("docc") && InstalledProgram.isInstalled("swiftc"),
      "there is no DocC"))
  func `makes an archive with both themes of each figure`() throws {
    _ = try #require(InstalledProgram("swiftc")).run(
      [
        "-emit-module", "-module-name", "Demo", "-emit-symbol-graph", "-emit-symbol-graph-dir", ".",
        "Sample/Sources/Demo/Demo.swift",
      ], in: folder.url)
    let outcome = try #require(InstalledProgram("docc")).run(
      [
        "convert", Self.catalogue, "--additional-symbol-graph-dir", ".", "--warnings-as-errors",
        "--fallback-display-name", "Demo", "--fallback-bundle-identifier", "demo",
        "--output-path", "archive",
      ], in: folder.url)
    #expect(outcome.status == 0, "\(outcome.text)")
    let page = try folder.text("archive/data/documentation/demo.json")
    for name in ["router", "chain"] {
      #expect(page.contains("\(name).svg\"") && page.contains("\(name)~dark.svg\""), "\(name)")
      for variant in ["", "~dark"] {
        #expect(
          try folder.data("archive/images/demo/\(name)\(variant).svg")
            == folder.data("\(Self.catalogue)/Figures/\(name)\(variant).svg"))
      }
    }
  }

  /// The whole program is compiled again for it.
  @Test(.enabled(if: Seeds.areAll, "the program is built again where SEEDS=all asks"))
  func `is brought up to date by its plugin`() throws {
    try expectPlugin(of: Samples.package.path)
  }

  @Test(.enabled(if: InstalledProgram.isInstalled("swift"), "there is no SwiftPM"))
  func `finds the plugin in the package`() throws {
    try depend(on: Samples.package.path)
    let plugins = try #require(InstalledProgram("env")).run(
      ["FIGURES=1", "swift", "package", "plugin", "--list"],
      in: folder.url.appending(path: "Sample"))
    #expect(plugins.text.contains("vcdiagram"), "\(plugins.text)")
  }

  @Test(
    .enabled(
      if: Seeds.haveClients && InstalledProgram.isInstalled("python3")
        && InstalledProgram.isInstalled("unzip"),
      "a package is built where CLIENTS=build asks for it"))
  func `is brought up to date by the plugin of a release, which builds nothing`() throws {
    let swift = try #require(InstalledProgram("swift"))
    let target = try swift.run(["-print-target-info"], in: folder.url).text
    let triple = try #require(target.firstMatch(of: /"unversionedTriple": "([^"]+)"/)).output.1
    try FileManager.default.createDirectory(
      at: folder.url.appending(path: "portable"), withIntermediateDirectories: true)
    try FileManager.default.copyItem(
      at: URL(filePath: Program.path), to: folder.url.appending(path: "portable/vcdiagram"))
    let script = Samples.package.appending(path: "Tools/Scripts/artifact-bundle.py").path
    let made = try #require(InstalledProgram("python3")).run(
      [script, "1.2.3", ".", "https://example.org/bundle.zip", "\(triple)=portable"],
      in: folder.url)
    #expect(made.status == 0, "\(made.text)")
    let plugin = folder.url.appending(path: "vcdiagram-plugin")
    let sum = try swift.run(
      ["package", "compute-checksum", "../vcdiagram.artifactbundle.zip"], in: plugin
    ).text.trimmingCharacters(in: .whitespacesAndNewlines)
    // What a release downloads lies beside it here.
    let source = "url: \"https://example.org/bundle.zip\",\n      checksum: \"\(sum)\""
    let manifest = try folder.text("vcdiagram-plugin/Package.swift")
    #expect(manifest.contains(source))
    try folder.write(
      manifest.replacing(source, with: "path: \"vcdiagram.artifactbundle\""),
      to: "vcdiagram-plugin/Package.swift")
    _ = try #require(InstalledProgram("unzip")).run(
      ["-q", "../vcdiagram.artifactbundle.zip"], in: plugin)
    try expectPlugin(of: plugin.path)
  }

  private func depend(on package: String) throws {
    let manifest = try folder.text("Sample/Package.swift")
      .replacing("\"../../..\"", with: "\"\(package)\"")
    try folder.write(manifest, to: "Sample/Package.swift")
  }

  /// Draws a figure that is missing by the plugin of a package.
  private func expectPlugin(of package: String) throws {
    try depend(on: package)
    let sample = folder.url.appending(path: "Sample")
    func run(_ arguments: String...) throws -> InstalledProgram.Outcome {
      try #require(InstalledProgram("env")).run(
        ["FIGURES=1", "swift", "package", "--allow-writing-to-package-directory", "vcdiagram"]
          + arguments, in: sample)
    }
    let figures = "\(Self.catalogue)/Figures"
    let drawn = try folder.data("\(figures)/router.svg")
    try FileManager.default.removeItem(at: folder.url.appending(path: "\(figures)/router.svg"))
    #expect(try run("--check").status != 0)
    #expect(try run().status == 0)
    #expect(try folder.data("\(figures)/router.svg") == drawn)
    #expect(try run("--check").status == 0)
    #expect(try run("--target", "Demo", "--check").status == 0)
    #expect(try run("--target", "Nobody").status != 0)
    #expect(try run("--help").text.contains("USAGE: swift package vcdiagram"))
    #expect(try run("--chekc").text.contains("'--chekc' is one too many"))
    // Another look is another figure.
    #expect(try run("--template", "mono", "--check").status != 0)
    // What a person drew stays, though a description is beside it.
    try folder.write("rootViewController: A\n", to: "\(figures)/hand.vcd.yaml")
    try folder.write("<svg xmlns=\"http://www.w3.org/2000/svg\"/>\n", to: "\(figures)/hand.svg")
    let refused = try run()
    #expect(refused.status != 0)
    #expect(refused.text.contains("hand.svg exists but is not a generated figure"))
    #expect(
      try folder.text("\(figures)/hand.svg") == "<svg xmlns=\"http://www.w3.org/2000/svg\"/>\n")
  }
}

/// What a release's archive of the program has in it.
@Suite(
  .enabled(
    if: ["patchelf", "ldd"].allSatisfy(InstalledProgram.isInstalled),
    "there is no patchelf: nothing is packed"))
struct `The portable folder` {
  @Test func `has the licence, the changelog and the rules`() throws {
    let folder = try TemporaryFolder()
    let portable = folder.url.appending(path: "vcdiagram").path
    let outcome = try #require(InstalledProgram("sh")).run(
      ["Tools/Scripts/portable.sh", Program.path, portable], in: Samples.package)
    #expect(outcome.status == 0, "\(outcome.text)")
    let names = try FileManager.default.contentsOfDirectory(atPath: portable)
    #expect(
      Set(["vcdiagram", "LICENSE", "NOTICE", "README.md", "CHANGELOG.md", "Rules.md"])
        .subtracting(names) == [])
  }
}
