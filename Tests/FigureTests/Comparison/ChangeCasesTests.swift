import Foundation
import Testing
import VCDescriptions
import VCEngine
import VCFigureFeatures
import VCFigures
import VCPhrases
import VCPictures
import VCSource
import VCTestSupport

/// What changed between two descriptions, which `---` separates, in files of `Cases`.
///
/// - `$ changes`: the changes with their places; `$ changes zh-Hans` in Chinese.
/// - `$ boxes arrows text`: the figure, as in the cases of other figures.
@Suite struct `Changes` {
  init() { addFeatures() }

  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Cases")

  @Test(arguments: Samples.files(in: folder))
  func `are what is recorded`(name: String) throws {
    try Transcript.expectAnswers(in: Self.folder.appending(path: name)) { example in
      let pair = try Pair(example.input)
      return try example.questions.map { question in
        let words = question.split(separator: " ").map(String.init)
        guard words[0] != "changes" else {
          let language = words.dropFirst().first.flatMap(Language.init(rawValue:)) ?? .en
          return pair.comparison.text(from: pair.old, to: pair.new, in: language)
        }
        return try pages(of: [NamedComparison(pair.comparison)]).map { page in
          (words.flatMap(page.lines) + page.faults).map { $0 + "\n" }.joined()
        }.joined()
      }
    }
  }

  @Test func `are none between JSON and YAML, and between keys in other orders`() throws {
    let texts = [
      "rootViewController: {id: a, class: A, title: T, children: [B, {class: C, id: c}]}",
      "rootViewController: {children: [{class: B}, {id: c, class: C}], title: T, class: A, id: a}",
      #"{"rootViewController": {"title": "T", "id": "a", "class": "A", "children": ["B", {"id": "c", "class": "C"}]}}"#,
    ]
    for old in texts {
      for new in texts { #expect(try Pair(old + "\n---\n" + new).comparison.changes == []) }
    }
  }

  /// A key of a description is compared unless its row says otherwise.
  @Test func `are told of every key that is compared`() throws {
    var tried: [String] = []
    try Transcript.expectAnswers(in: Self.folder.appending(path: "keys.txt")) { example in
      let pair = try Pair(example.input)
      tried.append("\(example.title): \(!pair.comparison.changes.isEmpty)")
      return [pair.comparison.text(from: pair.old, to: pair.new, in: .en)]
    }
    #expect(tried.sorted() == Self.keys.map { "\($0): \($1)" }.sorted())
  }

  /// Every key there is, as `mapping.key`, and whether it is compared.
  private static let keys: [(name: String, isCompared: Bool)] =
    keys(of: AppDescriptionKey.self, "app").filter { $0.name != "app.app" }
    + keys(of: ViewControllerKey.self, "controller")
    + keys(of: WindowKey.self, "window") + keys(of: TabKey.self, "tab")
    + keys(of: SegueKey.self, "segue") + keys(of: ObjectKey.self, "object")
    + keys(of: ReferenceKey.self, "reference") + keys(of: AlternativeKey.self, "alternative")
    + keys(of: StepKey.self, "step") + keys(of: DetentKey.self, "detent")
    + keys(of: SizeKey.self, "size")

  private static func keys<Key: DescriptionKeys>(
    of keys: Key.Type, _ mapping: String
  ) -> [(name: String, isCompared: Bool)] {
    Key.rows.map { key, row in ("\(mapping).\(key.rawValue)", row.isCompared) }
  }
}

/// Two descriptions, and what changed from the first to the second.
private struct Pair {
  let old, new: Source
  let comparison: Comparison

  /// - Parameter text: Both, or their roots alone, with `---` between them.
  init(_ text: String) throws {
    let sources = text.components(separatedBy: "---\n").enumerated().map { number, text in
      let isWhole = text.contains("rootViewController:") || text.hasPrefix("{\"")
      return Source(
        name: number == 0 ? "old" : "new", text: isWhole ? text : "rootViewController: " + text)
    }
    (old, new) = (sources[0], sources[1])
    let snapshots = try sources.map { try Snapshot(AppDescription(parsing: $0)) }
    comparison = Comparison(snapshots[0], snapshots[1])
  }
}
