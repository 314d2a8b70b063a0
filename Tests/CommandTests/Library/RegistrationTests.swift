import Foundation
import Testing
import VCDescriptions
import VCFigureFeatures
import VCFigures
import VCPictures
import VCSource
import VCTestSupport

/// What features add to the lists of the core.
@Suite struct `The features' formats and kinds` {
  init() { addFeatures() }

  @Test func `are known by their names, each once, in the order of the lists`() {
    addFeatures()
    #expect(
      InputFormat.allCases.map(\.rawValue) == [
        "json", "yaml", "printed", "log", "stack", "sentry", "storyboard",
      ])
    #expect(
      FigureKind.allCases.map(\.rawValue) == [
        "hierarchy", "chain", "objects", "coverage", "protocol", "map",
      ])
    #expect(
      PictureFormat.allCases.map(\.rawValue) == [
        "svg", "png", "pdf", "html", "pptx", "mermaid", "dot", "json",
      ])
  }

  /// All texts of the package that can be inputs.
  private static func texts() throws -> [Source] {
    let files = FileManager.default
    return try [
      "Samples", "Tests/EngineTests/Logs/Logs", "Tests/EngineTests/Readers/Hierarchies",
      "Tools/Fuzz/Corpus",
    ]
    .flatMap { folder in
      let url = Samples.package.appending(path: folder)
      return try #require(files.subpaths(atPath: url.path)).map { url.appending(path: $0) }
    }
    .filter { !$0.hasDirectoryPath && files.contents(atPath: $0.path) != nil }
    .map { Source(name: $0.lastPathComponent, bytes: try Array(Data(contentsOf: $0))) }
  }

  /// A list of controllers in a debugger's session that prints their hierarchy, too.
  private static let session = Source(
    name: "session.txt",
    text: """
      (lldb) po self.navigationController.viewControllers
      <__NSArrayI 0x600000c0>(
      <ItemsViewController: 0x7f9>
      )

      (lldb) expression -l objc -O -- [UIViewController _printHierarchy]
      <UINavigationController 0x7f8>, state: appeared, view: <UILayoutContainerView: 0x7f0>
         | <ItemsViewController 0x7f9>, state: appeared, view: <UIView: 0x7f1>
      """)

  @Test func `are found in a text, in whatever order they were added`() throws {
    let formats = InputFormat.allCases
    let texts = try Self.texts() + [Self.session]
    #expect(texts.count > 200)
    for text in texts {
      let format = InputFormat(of: text, among: formats)
      for first in formats.indices {
        let others = Array(formats[first...] + formats[..<first])
        #expect(InputFormat(of: text, among: others) == format, "\(text.name)")
        #expect(InputFormat(of: text, among: others.reversed()) == format, "\(text.name)")
      }
    }
    #expect(InputFormat(of: Self.session) == .printed)
  }
}
