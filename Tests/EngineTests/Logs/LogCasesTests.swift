import Foundation
import Testing
import VCDescriptions
import VCEngine
import VCFigureFeatures
import VCModelFeatures
import VCPhrases
import VCSource
import VCTestSupport

/// Logs, consoles and what else people paste, in files of `Cases`.
///
/// - `$ lines`: each of UIKit's lines, with its classes by role and what else is known of it.
/// - `$ explained`: what `explain` says of them; `$ explained zh-Hans` in Chinese.
/// - `$ code`: the repairs, as `explain --show code` prints them.
/// - `$ read`: the format, the classes of the description, and the messages.
@Suite struct `Pasted texts` {
  init() { addFeatures() }

  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Cases")

  @Test(arguments: Samples.files(in: folder))
  func `are read as recorded`(name: String) throws {
    try Transcript.expectAnswers(in: Self.folder.appending(path: name)) { example in
      let source = Source(name: "in.log", text: example.input)
      return example.questions.map { question in
        let words = question.split(separator: " ").map(String.init)
        return answers(words[0], Language(rawValue: words.last ?? "") ?? .en, source)
          .map { $0 + "\n" }.joined()
      }
    }
  }

  private func answers(_ question: String, _ language: Language, _ source: Source) -> [String] {
    let log = LogReader(source)
    let lines = log.lines.map(\.logged)
    func split(_ text: String) -> [String] { text.split(separator: "\n").map(String.init) }
    switch question {
    case "lines": return lines.isEmpty ? ["no line of UIKit's"] : lines.map(\.facts)
    case "explained":
      return split(
        LogExplanation(of: lines, spelling: nil, leftOut: log.leftOut).text(in: language))
    case "code": return split(LogRepairs(of: lines, spelling: nil).text(in: language))
    case "read":
      let app = try? AppDescription(parsing: source)
      return ["as \(InputFormat(of: source).rawValue)"]
        + (app.map { ["classes: \($0.viewControllers.map(\.className.value))"] } ?? [])
        + diagnostics(of: source).map { "\($0.severity): \($0.text(in: language))" }
    default: return ["no such question"]
    }
  }
}

extension LoggedText {
  /// What is known of the line.
  fileprivate var facts: String {
    let roles = UIKitRole.allCases.compactMap { role in
      (classes[role] ?? words[role]).map { "\(role) \($0)" }
    }
    let others = [
      caller.map { "called by \($0)" }, frame.map { "a guess by \($0)" },
      host.map { "of \($0.id)" },
      count > 1 ? "\(count) times" : nil,
    ]
    let facts = (roles + others.compactMap(\.self)).joined(separator: ", ")
    return topic.rawValue + (facts.isEmpty ? "" : ": " + facts)
      + "; causes: \(causes.map(\.rawValue).joined(separator: ", "))"
  }
}
