import Foundation
import Testing
import VCDiagramKit
import VCTestSupport

@Suite struct `The examples in Swift` {
  private static let documents = [
    "From-Swift.md": 1, "VCDiagramKit.md": 2, "StepsAndPages.md": 1, "FaultsAndWarnings.md": 1,
  ]

  private static func text(of document: String) throws -> String {
    let folder = document == "From-Swift.md" ? "Guide/" : "Sources/VCDiagramKit/VCDiagramKit.docc/"
    let url = Samples.package.appending(path: folder + document)
    return try String(contentsOf: url, encoding: .utf8)
  }

  /// The lines of each block of Swift, without what stands at the top of a file.
  private static func examples(in document: String) throws -> [[Substring]] {
    try text(of: document).components(separatedBy: "\n```swift\n").dropFirst().map { rest in
      rest.components(separatedBy: "\n```")[0].split(separator: "\n")
        .filter { !$0.hasPrefix("import ") && !$0.hasPrefix("//") }
    }
  }

  @Test(arguments: documents) func `are compiled`(document: String, count: Int) throws {
    let compiled = try String(
      contentsOf: Samples.package.appending(path: "Tests/VCDiagramKitTests/Examples.swift"),
      encoding: .utf8)
    let examples = try Self.examples(in: document)
    #expect(examples.count == count)
    for example in examples {
      #expect(compiled.contains(example.map { "    \($0)\n" }.joined()), "\(example)")
    }
  }

  @Test func `draw what they say`() throws {
    let folder = try TemporaryFolder()
    let app = try Samples.description(of: "camera")
    let pdf = try Examples.story(of: app, in: folder.url)
    #expect(pdf.starts(with: "%PDF".utf8))
    let all = FigureRequest(in: Style(.slide), states: .all)
    for (number, picture) in try pages(of: Resolution(app), all).enumerated() {
      #expect(Array(try folder.data("step-\(number).svg")) == (try picture.rendered(as: .svg)))
    }
    Examples.start()
    let format = try #require(PictureFormat(rawValue: "pptx"))
    let slides = try pages(of: Resolution(app), all).pages(as: format, in: .auto)
    #expect(slides.starts(with: "PK".utf8))
    let text = "rootViewController: A\n"
    let drawn = try picture(of: Resolution(AppDescription(text)).hierarchy, in: Style())
    #expect(try Examples.drawing(text) == drawn.rendered(as: .svg))
  }
}
