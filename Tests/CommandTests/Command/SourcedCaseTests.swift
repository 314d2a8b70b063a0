import Foundation
import Testing
import VCTestSupport

/// What UIKit does since iOS 13, case by case: each answer has its source beside it.
@Suite struct `Cases with a source` {
  struct Case: Sendable, CustomTestStringConvertible {
    let title: String
    let arguments: [String]
    let answer: String
    let description: String

    var testDescription: String { title }

    /// - Parameter text: the title, lines of `source`, `ask` and `answer`, and a description.
    init?(_ text: Substring) {
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      guard lines.count > 4, lines[1].hasPrefix("source: "), lines[2].hasPrefix("ask: "),
        lines[3].hasPrefix("answer: ")
      else { return nil }
      title = lines[0]
      var words = lines[2].split(separator: " ").dropFirst().map(String.init)
      words.insert("case.yaml", at: 1)
      arguments = words
      answer = String(lines[3].dropFirst("answer: ".count))
      description = lines[4...].joined(separator: "\n")
    }
  }

  static let cases: [Case] = {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Cases/sourced.txt")
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    return text.components(separatedBy: "\n## ").dropFirst().compactMap { Case($0[...]) }
  }()

  @Test func `all are read`() { #expect(Self.cases.count >= 60) }

  @Test(arguments: cases)
  func `the program answers as the source says`(_ example: Case) throws {
    let folder = try TemporaryFolder()
    try folder.write(example.description, to: "case.yaml")
    let outcome = try Program.run(example.arguments, in: folder)
    let printed = outcome.text + outcome.err
    // `= nav` is no answer of `= nav2`.
    let isThere = printed.ranges(of: example.answer).contains { place in
      printed[place.upperBound...].first.map { !$0.isLetter && !$0.isNumber } ?? true
    }
    #expect(isThere, "\(printed)")
  }
}
