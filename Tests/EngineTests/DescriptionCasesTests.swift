import Foundation
import Testing
import VCEngine
import VCModelFeatures
import VCPhrases
import VCSource
import VCTestSupport

/// What is said of descriptions, in files of `Cases`: each case's input is one.
///
/// - `$ faults`: every diagnostic of the engine, a line each with its notes below; in brackets is the text
///   at the place.
/// - `$ hints`: the same for hints, after any fault.
/// - `$ advice`: each piece of advice, with its line and column.
/// - `$ answers a.children families`: the same answers as `expect(_:answers:)` compares.
/// - `$ views a b`: where the views of `a` and `b` are, after the last step.
@Suite struct `Descriptions` {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Cases")

  @Test(arguments: Samples.files(in: folder))
  func `have their messages`(name: String) throws {
    try Transcript.expectAnswers(in: Self.folder.appending(path: name)) { example in
      let (app, source) = try example.description()
      let resolution = Resolution(app)
      return example.questions.map { question in
        answers(to: question.split(separator: " ").map(String.init), resolution, source)
          .map { $0 + "\n" }.joined()
      }
    }
  }

  private func answers(
    to question: [String], _ resolution: Resolution, _ source: Source
  ) -> [String] {
    switch question[0] {
    case "faults": resolution.diagnostics.map { line($0, source) }
    case "hints": (resolution.diagnostics + resolution.hints).map { line($0, source) }
    case "advice":
      resolution.advice.map { _, diagnostic in
        let place = source.location(of: diagnostic.range?.start ?? 0)
        return "\(place.line):\(place.column): \(diagnostic.text(in: .en))"
      }
    case "views":
      question.dropFirst().map { id in
        let hierarchy = resolution.hierarchy
        let visibility = hierarchy.visibility(of: hierarchy.index(id))
        let reason = hierarchy.state.notes(of: visibility).first?.text(in: .en)
        return "\(id): \(visibility == .inWindow ? "in the window" : reason ?? "in no window")"
      }
    case "answers":
      question.dropFirst().map { "\($0) = \(answer(to: $0, in: resolution.hierarchy))" }
    default: ["no such question"]
    }
  }

  private func line(_ diagnostic: Diagnostic, _ source: Source) -> String {
    func place(_ range: SourceRange?) -> String {
      range.map { " [\(String(decoding: source.bytes[$0.start..<$0.end], as: UTF8.self))]" } ?? ""
    }
    let notes = diagnostic.notes.map { "\n  note: \($0.text(in: .en))\(place($0.range))" }
    return "\(diagnostic.severity.rawValue): \(diagnostic.text(in: .en))\(place(diagnostic.range))"
      + notes.joined()
  }
}
