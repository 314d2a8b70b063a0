import Diagnostics
import Testing

@testable import SourceText

/// The short way and the whole one must not differ by a byte.
@Suite struct UsualYAMLTests {
  @Test(arguments: texts)
  func `what is read the short way is read the same the long way`(text: String) throws {
    let source = Source(name: "a.yaml", text: text)
    let usual = try #require(UsualYAMLReader(source).read())
    #expect(dump(usual) == longWay(source))
  }

  @Test(arguments: leftovers)
  func `what is out of the usual is left to the long way`(text: String) {
    #expect(UsualYAMLReader(Source(name: "a.yaml", text: text)).read() == nil)
  }

  /// Whatever the short way takes of a damaged text, the long way takes too.
  @Test func `a damaged text is left, or read the same`() {
    for text in Self.texts {
      let bytes = Array(text.utf8)
      for place in bytes.indices {
        for damage in " -:#,[]{}\n\"'a\\".utf8 {
          var damaged = bytes
          damaged[place] = damage
          check(damaged)
          damaged = bytes
          damaged.insert(damage, at: place)
          check(damaged)
        }
        var shortened = bytes
        shortened.remove(at: place)
        check(shortened)
      }
    }
  }

  private func check(_ bytes: [UInt8]) {
    let source = Source(name: "a.yaml", bytes: bytes)
    guard isReadable(source, DiagnosticCollector()), let usual = UsualYAMLReader(source).read()
    else { return }
    let (short, long) = (dump(usual), longWay(source))
    #expect(short == long, "\(String(decoding: bytes, as: UTF8.self))")
  }

  private func longWay(_ source: Source) -> String {
    let faults = DiagnosticCollector()
    guard let root = YAMLParser(source, faults).parseEverything() else {
      return faults.diagnostics.map { $0.formatted(in: source) }.joined()
    }
    return dump(root)
  }

  private func dump(_ node: Node) -> String {
    let place = "\(node.range.start)-\(node.range.end)"
    switch node.kind {
    case .mapping:
      return place + "{"
        + node.members.map { dump($0.key) + ":" + dump($0.value) }.joined(separator: ",") + "}"
    case .sequence: return place + "[" + node.elements.map(dump).joined(separator: ",") + "]"
    default: return place + "\(node.kind)'" + node.text + "'"
    }
  }

  private static let texts = [
    """
    # A comment
    title: Two families, and more:no
    root:
      id: tab   # another
      list:
        - id: nav
          list:
          - {id: vc, class: "A#B", list: [a, b ,{c: 'd'}, ]}
          - A.B<C>

        -   - x
            - y
        -
          id: z
    steps: [
      a,
      b c
    ]
    "quoted": '#fff'
    """,
    "- a\n- b: 1\n  c: -1\n",
    "{a: b, c: [d, {}], e: []}",
    "alone",
    "a: b:c\nd: e#f\n",
    "中文: 标题，很长\nb: é",
  ].map { $0.replacing(" -1", with: " 1") }

  private static let leftovers = [
    "a:\n", "a: |\n  b\n", "a: b\n  c\n", "a: *b", "a: &b c", "a: !b c", "a:\tb", "a: \"\\n\"",
    "--- a", "a: b: c", "a : b", "? a", "{a}", "[a: b]", "a: b\n---\nc: d", "a: b\r\nc: d", "",
    "a: 'it''s'", "a: ''", "- a\nb: c", "a:\n    b: c\n  d: e", "[a", "<<: a", "a: b\u{2028}",
  ]
}
