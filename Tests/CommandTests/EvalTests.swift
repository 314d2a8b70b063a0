import Foundation
import Testing
import VCDiagnostics
import VCTestSupport
import VCTextFormats

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
    fact.components(separatedBy: " | ").contains { lowercased().contains($0.lowercased()) }
  }
}
