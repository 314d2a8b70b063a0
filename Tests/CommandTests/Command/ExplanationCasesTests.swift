import Foundation
import Testing
import VCCommand
import VCCommandFeatures
import VCDescriptions
import VCEngine
import VCPhrases
import VCSource
import VCTestSupport

/// Whole answers to the questions of `explain`, in files of `Cases/Explanations`.
///
/// A case is its name after `=`, perhaps rules, idiom and iOS after `@`, and a description: YAML, or
/// the notation of `TestSupport`. A question follows `$`, as the command takes it; its answer
/// follows on the next lines, and is recorded.
@Suite struct `Explanation cases` {
  init() { _ = Program.root }

  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Cases/Explanations")

  @Test(arguments: Samples.files(in: folder))
  func `every question has its answer`(name: String) throws {
    let file = Self.folder.appending(path: name)
    let cases = try String(contentsOf: file, encoding: .utf8)
      .trimmingCharacters(in: .newlines).components(separatedBy: "\n\n= ")
    let answered = try cases.map(answered)
    if Recordings.areWritten, answered != cases {
      try Data((answered.joined(separator: "\n\n= ") + "\n").utf8).write(to: file)
      Issue.record("\(name) is recorded; run again without RECORD")
    }
    for (answered, expected) in zip(answered, cases) {
      #expect(answered == expected)
    }
  }

  /// The case with the answers of today.
  private func answered(_ text: String) throws -> String {
    let parts = text.components(separatedBy: "\n$")
    let app = try description(parts[0].components(separatedBy: "\n").dropFirst())
    let answers = try parts.dropFirst().map { part in
      let question = part.prefix { $0 != "\n" }
      return try "$\(question)\n" + answer(String(question), app)
    }
    return ([parts[0]] + answers).joined(separator: "\n")
  }

  private func description(_ lines: ArraySlice<String>) throws -> AppDescription {
    var lines = lines
    let settings = lines.first?.hasPrefix("@ ") == true ? lines.removeFirst() : ""
    let text = lines.joined(separator: "\n")
    if text.contains("rootViewController:") || text.contains("windows:") {
      return try AppDescription(parsing: Source(name: "case.yaml", bytes: Array(text.utf8)))
    }
    let words = settings.split(separator: " ").dropFirst()
    return Notation(text).description(
      rules: words.contains("book") ? .book : .uikit,
      ios: words.lazy.compactMap { $0.hasPrefix("ios") ? Int($0.dropFirst(3)) : nil }.first,
      idiom: words.contains("phone") ? .phone : .pad)
  }

  private func answer(_ question: String, _ app: AppDescription) throws -> String {
    var explain = try Explain.call(["case"] + question.split(separator: " ").map(String.init))
    explain.full = !explain.short && !explain.code && explain.format == .text
    var app = app
    app.spelling = explain.spelling
    do {
      return try explain.answer(for: Resolution(app)).trimmingCharacters(in: .newlines)
    } catch let fault as UsageFault {
      return "error: \(fault)"
    } catch let fault as QuestionFault {
      return "error: \(fault.words.text(in: Wording(.en)))"
    }
  }
}
