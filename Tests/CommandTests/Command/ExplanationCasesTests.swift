import Foundation
import Testing
import VCCommand
import VCCommandFeatures
import VCEngine
import VCPhrases
import VCSource
import VCTestSupport

/// Whole answers to the questions of `explain`, in files of `Cases/Explanations`.
///
/// A case's input is a description, and a question is as the command takes it.
@Suite struct `Explanation cases` {
  init() { _ = Program.root }

  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Cases/Explanations")

  @Test(arguments: Samples.files(in: folder))
  func `every question has its answer as recorded`(name: String) throws {
    try Transcript.expectAnswers(in: Self.folder.appending(path: name)) { example in
      let app = try example.description().app
      return try example.questions.map { try answer($0, app) + "\n" }
    }
  }

  private func answer(_ question: String, _ app: AppDescription) throws -> String {
    var explain = try Explain.call(["case"] + question.split(separator: " ").map(String.init))
    if explain.show == nil, explain.format == .text { explain.show = .full }
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
