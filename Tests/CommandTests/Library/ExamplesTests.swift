import Foundation
import Testing
import VCDiagramKit
import VCTestSupport

@Suite struct `The examples in Swift` {
  private static let documents = [
    "Guide/From-Swift.md": 10,
    "Sources/DiagramKit/VCDiagramKit.docc/VCDiagramKit.md": 3,
    "Sources/Hierarchy/VCHierarchy.docc/VCHierarchy.md": 2,
  ]

  private static func text(of path: String) throws -> String {
    try String(contentsOf: Samples.package.appending(path: path), encoding: .utf8)
  }

  /// The lines of each block of Swift, without what stands at the top of a file.
  private static func examples(in document: String) throws -> [[Substring]] {
    try text(of: document).components(separatedBy: "\n```swift\n").dropFirst().map { rest in
      rest.components(separatedBy: "\n```")[0].split(separator: "\n")
        .filter { !$0.hasPrefix("import ") && !$0.hasPrefix("//") }
    }
  }

  @Test(arguments: documents) func `are compiled`(document: String, count: Int) throws {
    let compiled = try [
      "Tests/CommandTests/Library/Examples.swift",
      "Integrations/Server/Sources/FigureServer/main.swift",
    ].flatMap { try Self.text(of: $0).split(separator: "\n") }.joined(separator: "\n")
    let examples = try Self.examples(in: document)
    #expect(examples.count == count)
    for example in examples {
      let isInside = compiled.contains(example.map { "    \($0)\n" }.joined())
      #expect(isInside || compiled.contains(example.joined(separator: "\n")), "\(example)")
    }
  }

  @Test func `do what they say`() async throws {
    let app = try Examples.build()
    let run = try Examples.load(app.yaml())
    #expect(try Examples.ask(run)[0] == "nav")
    #expect(try Examples.draw(run).hasPrefix("<svg"))
    let screen = try run.figure().data(as: .png)
    #expect(try Examples.drawScreens(run, screen).svg().contains("data:image/png;base64,"))
    #expect(try Examples.compare(run, App(Controller("A")).resolved()).hasPrefix("<svg"))
    try Examples.report("rootViewController: {clas: A}")
    let folder = try TemporaryFolder()
    #expect(try Examples.tell(run, in: folder.url).starts(with: "%PDF".utf8))
    #expect(try folder.data("step-2.png").starts(with: [0x89, 0x50]))
    #expect(try await Examples.serve(app.yaml()).starts(with: "<svg".utf8))
  }
}
