import Foundation
import Testing
import VCSource
import VCTestSupport

/// The tasks with which `Tools/Evals` tries assistants: the calls that the skill teaches give the facts.
@Suite struct `Evals` {
  @Test func `are of every form, and each can be read`() throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: EvalTask.folder.path)
    #expect(EvalTask.all.map(\.name) == names.sorted())
    #expect(EvalTask.all.count >= 40)
    #expect(
      Set(EvalTask.all.map { $0.text("form") }) == [
        "log", "console", "hierarchy", "description", "figure", "diff",
      ])
    for task in EvalTask.all {
      #expect(!task.text("task").isEmpty && !task.texts("facts").isEmpty, "\(task)")
      #expect(task.texts("calls").allSatisfy { $0.hasPrefix("vcdiagram ") }, "\(task)")
    }
  }

  /// A guess must not pass: facts are compared by whole identifiers, and answers as whole lines.
  @Test func `are graded strictly`() throws {
    let folder = try TemporaryFolder()
    let task = """
      {"form": "log", "task": "Who?", "facts": ["ANSWER: list; no", "list"], "wrong": ["shop presents"]}
      """
    try FileManager.default.createDirectory(
      at: folder.url.appending(path: "Tasks"), withIntermediateDirectories: false)
    try folder.write(task, to: "Tasks/who.json")
    try folder.write(
      try String(
        contentsOf: EvalTask.folder.deletingLastPathComponent().appending(path: "evals.py"),
        encoding: .utf8), to: "evals.py")
    for (answer, missing) in [
      ("It is list.\n`ANSWER: list; no`", "3 of 3"),
      ("ANSWER: list; no\nBut no: list2.\nANSWER: list2; no", "2 of 3"),
      ("The lists present.\nANSWER: list; nobody", "2 of 3"),
      ("shop presents list.\nANSWER:  list; no", "2 of 3"),
      ("ANSWER: List; no", "2 of 3"),
    ] {
      try folder.write(answer + "\n", to: "answer.txt")
      let graded = try Program.shell(
        "python3 evals.py -- cat \(folder.url.path)/answer.txt 2>/dev/null", in: folder)
      #expect(graded.text.contains("| who | \(missing) |"), "\(answer)\n\(graded.text)")
    }
  }

  @Test(arguments: EvalTask.all) func `have facts that the calls give`(task: EvalTask) throws {
    let folder = try TemporaryFolder()
    for file in task.files("files") + task.files("solution") {
      try folder.write(file.text, to: file.name)
    }
    func output(of call: String) throws -> String {
      let path = URL(filePath: Program.path).deletingLastPathComponent().path
      let outcome = try Program.shell("PATH=\"\(path):$PATH\"; \(call)", in: folder)
      #expect(outcome.status == 0, "\(call)\n\(outcome.err)")
      return outcome.text + outcome.err
    }
    let answer = try task.texts("calls").map(output).joined()
    // An answer in a form of its own is proved by other words.
    let proof = task.texts("proof")
    for fact in proof.isEmpty ? task.texts("facts") : proof {
      #expect(answer.states(fact), "\(fact)\n\(answer)")
    }
    for fact in task.texts("wrong") { #expect(!answer.states(fact), "\(fact)\n\(answer)") }
    for check in task.checks {
      let found = try output(of: check.call)
      for fact in check.facts { #expect(found.states(fact), "\(check.call): \(fact)\n\(found)") }
    }
  }
}

/// A task, as its file says it: Tools/Evals/README.md lists the keys.
struct EvalTask: CustomTestStringConvertible {
  static let folder = Samples.package.appending(path: "Tools/Evals/Tasks")
  static let all: [EvalTask] =
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
    .compactMap { name in
      let text = try? String(contentsOf: folder.appending(path: name), encoding: .utf8)
      return text.flatMap { try? SyntaxNode(parsing: Source(name: name, text: $0)) }
        .map { EvalTask(name: name, node: $0) }
    }

  let name: String
  private let node: SyntaxNode

  var testDescription: String { name }

  func text(_ key: String) -> String { node[member: key]?.string ?? "" }

  func texts(_ key: String) -> [String] { node.texts(key) }

  func files(_ key: String) -> [(name: String, text: String)] {
    (node[member: key]?.members).map { files in
      files.map { file in (file.key.text, file.value.lines.map { $0 + "\n" }.joined()) }
    } ?? []
  }

  /// The calls that look at what was written, with the facts in their outputs.
  var checks: [(call: String, facts: [String])] {
    (node[member: "checks"]?.elements).map { checks in
      checks.map { ($0[member: "call"]?.string ?? "", $0.texts("facts")) }
    } ?? []
  }
}

extension SyntaxNode {
  fileprivate var lines: [String] { elements.compactMap(\.string) }

  fileprivate func texts(_ key: String) -> [String] { self[member: key]?.lines ?? [] }
}

extension String {
  /// Whether this has one of a fact's forms, as Tools/Evals/evals.py compares them.
  fileprivate func states(_ fact: String) -> Bool {
    fact.components(separatedBy: " | ").contains { form in
      let isCode = form.contains(where: \.isUppercase)
      let (text, form) = isCode ? (self, form) : (lowercased(), form.lowercased())
      return text.ranges(of: form).contains { range in
        !(form.first?.isOfIdentifier == true
          && text[..<range.lowerBound].last?.isOfIdentifier == true)
          && !(form.last?.isOfIdentifier == true
            && text[range.upperBound...].first?.isOfIdentifier == true)
      }
    }
  }
}

extension Character {
  fileprivate var isOfIdentifier: Bool { isLetter || isNumber || self == "_" }
}
