import Foundation
import ScreenMap
import Testing
import vcdiagram_swift

/// Source of apps, in files of `Cases`, and what the program prints about it. A line such as
/// `--- Main.storyboard` begins a file; without one, all of a case is `A.swift`.
///
/// The questions are `$ map`, `$ list`, `$ open`, `$ explain A.swift:5` and `$ declared`, with the program's
/// options.
@Suite struct `Source code` {
  @Test(arguments: SourceCase.files)
  func `has its answers`(name: String) throws {
    try Transcript.expectAnswers(in: SourceCase.folder.appending(path: name)) { example in
      let source = SourceCase(example.input)
      return try example.questions.map(source.answer)
    }
  }
}

/// The files of a case.
struct SourceCase {
  let files: [(path: String, text: [UInt8])]

  static let folder = testsFolder.appending(path: "Cases")
  static let files =
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()

  init(_ input: String) {
    var files: [(path: String, text: [UInt8])] = []
    for line in input.split(separator: "\n", omittingEmptySubsequences: false).dropLast() {
      if line.hasPrefix("--- ") {
        files.append((String(line.dropFirst(4)), []))
      } else {
        if files.isEmpty { files.append(("A.swift", [])) }
        files[files.count - 1].text += (line + "\n").utf8
      }
    }
    self.files = files
  }

  private func files(_ ending: String) -> [(path: String, text: [UInt8])] {
    files.filter { $0.path.hasSuffix(ending) }
  }

  func answer(to question: String) throws -> String {
    let words = question.matches(of: /'([^']*)'|\S+/).map { String($0.1 ?? $0.0) }
    let reader = try Reader.parse(
      ["."] + (words[0] == "map" ? [] : ["--\(words[0])"]) + words.dropFirst())
    let facts = files(".swift").map { FileFacts(path: $0.path, text: $0.text) }
    let boards = files(".storyboard").map { StoryboardFacts(path: $0.path, text: $0.text) }
    var names = StoryboardNames()
    for file in files where StoryboardNames.isSettings(file.path) { names.read(file.text) }
    if reader.declared { return AppMap.declarations(in: facts, storyboards: boards, names: names) }
    let map = AppMap(facts, storyboards: boards, names: names, settings: reader.settings)
    let others = files(".m").count
    let name = files.first?.path.split(separator: "/").last?.split(separator: ".").first ?? ""
    return reader.text(
      about: map, of: String(name), files: facts.count + boards.count,
      notes: others > 0 ? [reader.language.objectiveC(count: others)] : []) ?? "no such line\n"
  }
}

/// The folder of the tests.
let testsFolder = URL(filePath: #filePath).deletingLastPathComponent()

/// Whether differing files are written.
enum Recordings {
  static let areWritten = ProcessInfo.processInfo.environment["RECORD"] != nil
}

/// The bytes of a file of some case.
func fixture(_ path: String) throws -> [UInt8] {
  for name in SourceCase.files {
    let text = try String(contentsOf: SourceCase.folder.appending(path: name), encoding: .utf8)
    guard let start = text.firstRange(of: "--- \(path)\n")?.upperBound else { continue }
    let end = text[start...].firstRange(of: "\n$ ")?.lowerBound ?? text.endIndex
    return Array(text[start..<end].utf8) + [UInt8(ascii: "\n")]
  }
  throw CocoaError(.fileNoSuchFile)
}
