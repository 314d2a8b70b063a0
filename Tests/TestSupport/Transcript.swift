import Foundation
import Testing

/// A file of cases: inputs, questions, and whole answers, which are recorded.
///
///     = A title
///     lines of an input
///     $ a question
///     > that has another line
///     lines of its answer
///
/// Empty lines separate cases. Lines before the first title begin the input of each.
package enum Transcript {
  package struct Case {
    package let title: String
    package let input: String
    package let questions: [String]
    fileprivate var answers: [String]
    fileprivate let ownInput: String
  }

  /// Compares all answers in a file with those that `answers` gives to a case's questions; each ends
  /// with a line feed or is empty.
  package static func expectAnswers(
    in file: URL, _ answers: (Case) throws -> [String]
  ) throws {
    let text = try String(contentsOf: file, encoding: .utf8)
    let parts = ("\n\n" + text.dropLast()).components(separatedBy: "\n\n= ")
    let beginning = parts[0].isEmpty ? "" : parts[0].dropFirst(2) + "\n"
    let cases = parts.dropFirst().map { Case($0, beginning: beginning) }
    let answered = try cases.map { expected in
      var example = expected
      example.answers = try answers(expected)
      return example
    }
    let recorded = ([beginning] + answered.map(\.text)).filter { !$0.isEmpty }
      .joined(separator: "\n")
    if Recordings.areWritten, recorded != text {
      try Data(recorded.utf8).write(to: file)
      Issue.record("\(file.lastPathComponent) is recorded; run again without RECORD")
      return
    }
    for (answered, expected) in zip(answered, cases) {
      #expect(answered.text == expected.text, "\(file.lastPathComponent)")
    }
  }
}

extension Transcript.Case {
  /// - Parameter text: What follows `= `, up to the next title.
  fileprivate init(_ text: String, beginning: String) {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)[...]
    func isQuestion(_ line: Substring) -> Bool { line == "$" || line.hasPrefix("$ ") }
    func take(while isTaken: (Substring) -> Bool) -> [Substring] {
      let taken = lines.prefix(while: isTaken)
      lines = lines.dropFirst(taken.count)
      return Array(taken)
    }
    func joined(_ lines: [Substring]) -> String { lines.map { $0 + "\n" }.joined() }
    title = String(lines.removeFirst())
    ownInput = joined(take { !isQuestion($0) })
    input = beginning + ownInput
    var (questions, answers): ([String], [String]) = ([], [])
    while let first = lines.popFirst() {
      let others = take { $0.hasPrefix("> ") }
      questions.append(([first] + others).map { $0.dropFirst(2) }.joined(separator: "\n"))
      answers.append(joined(take { !isQuestion($0) }))
    }
    (self.questions, self.answers) = (questions, answers)
  }

  fileprivate var text: String {
    let exchanges = zip(questions, answers).map { question, answer in
      (question.isEmpty ? "$" : "$ " + question.replacing("\n", with: "\n> ")) + "\n" + answer
    }
    return "= \(title)\n" + ownInput + exchanges.joined()
  }
}
