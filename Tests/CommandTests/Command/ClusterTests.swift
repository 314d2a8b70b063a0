import Foundation
import Testing
import VCTestSupport

/// The guide's recipes for several machines, without the machines: what each task runs is run here, and
/// all tasks together must draw what one machine draws.
@Suite struct `Recipes for several machines` {
  private static let page = DocumentationPage(path: "Guide/Pages-and-Print.md")
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try FileManager.default.createDirectory(
      at: folder.url.appending(path: "one"), withIntermediateDirectories: false)
    for module in ["a", "b", "c"] {
      let path = "modules/\(module)"
      try FileManager.default.createDirectory(
        at: folder.url.appending(path: path), withIntermediateDirectories: true)
      for number in 0..<20 {
        try folder.write("rootViewController: A\(number)\n", to: "\(path)/\(module)\(number).yaml")
      }
    }
  }

  /// The page's block that contains a text.
  private func recipe(_ language: String, with text: String) throws -> String {
    try #require(Self.page.blocks(language).first { $0.contains(text) })
  }

  /// Runs lines of the shell, in which `vcdiagram` is the program.
  private func run(_ lines: String) throws {
    let path = URL(filePath: Program.path).deletingLastPathComponent().path
    let outcome = try Program.shell("PATH=\"\(path):$PATH\"\n\(lines)", in: folder)
    #expect(outcome.status == 0, "\(outcome.text)\(outcome.err)")
    #expect(outcome.err == "")
  }

  /// All figures of a folder, by their names.
  private func figures(in path: String) throws -> [String: Data] {
    let url = folder.url.appending(path: path)
    let names = try FileManager.default.subpathsOfDirectory(atPath: url.path)
      .filter { $0.hasSuffix(".svg") }
    return try Dictionary(
      uniqueKeysWithValues: names.map {
        (($0 as NSString).lastPathComponent, try Data(contentsOf: url.appending(path: $0)))
      })
  }

  /// What one machine draws of everything.
  private func expected() throws -> [String: Data] {
    try run("vcdiagram modules/*/*.yaml -o one/ --if-changed")
    let figures = try figures(in: "one")
    #expect(figures.count == 60)
    return figures
  }

  /// The hosts are folders, and ssh is a script that runs each command in one of them. After its first
  /// task the second host is lost.
  @Test(
    .enabled(
      if: ["parallel", "rsync", "perl"].allSatisfy(InstalledProgram.isInstalled),
      "GNU Parallel needs rsync and Perl"))
  func `GNU Parallel draws all, with a host that is lost`() throws {
    try folder.write("1/h1\n1/h2\n", to: "hosts.txt")
    try folder.write(
      """
      #!/bin/sh
      host=$1
      shift
      [ "$1" != -- ] || shift
      cd "\(folder.url.path)/$host" || exit 255
      case "$host $*" in
      "h2 "*rsync*--sender*) touch lost ;;
      esac
      [ ! -e lost ] || exit 255
      HOME=$PWD exec sh -c "$*"

      """, to: "ssh.sh")
    try run(
      """
      chmod +x ssh.sh; mkdir h1 h2
      export PARALLEL_SSH="$PWD/ssh.sh" PARALLEL_HOME="$PWD/parallel"
      mkdir parallel; touch parallel/will-cite
      { \(try recipe("sh", with: "parallel")) } 2> messages || { cat messages >&2; exit 1; }
      """)
    #expect(try figures(in: "figures") == expected())
    #expect(FileManager.default.fileExists(atPath: folder.url.appending(path: "h2/lost").path))
  }
}
