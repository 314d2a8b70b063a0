import Testing
import VCSource

/// What YAML is read as: each scalar as it stands in the text, with what it means where that
/// differs; mappings and lists with their places in bytes.
@Suite struct `Trees of YAML` {
  @Test(arguments: cases) func `a text is read, each value at its place`(
    text: String, expected: String
  ) throws {
    let source = Source(name: "a.yaml", text: text)
    #expect(dump(try SyntaxNode(parsing: source), source) == expected)
  }

  private static let cases: [(String, String)] = [
    ("alone", "alone"),
    (
      "# c\n\ntitle: a, and more:no  # c\nb:\n  c: d#e\n",
      "5-43{title: a, and more:no, b: 37-43{c: d#e}}"
    ),
    ("a: [b ,{c: 'd'}, ]\n", "0-18{a: 3-18[b, 7-15{c: 'd'=d}]}"),
    ("a: [{}, []]\nb: [c: d]", "0-21{a: 3-11[4-6{}, 8-10[]], b: 15-21[16-20{c: d}]}"),
    ("a:\n- b\n-   - c\n    - d\n-\n  e: f\n", "0-31{a: 3-31[b, 11-22[c, d], 27-31{e: f}]}"),
    ("? long\n: {a: b}\nc:\nd:  # e\n", "0-21{long: 9-15{a: b}, c: =, d: =}"),
    ("{\"a\":\"b\",\"c\": [1,2]}", "0-20{\"a\"=a: \"b\"=b, \"c\"=c: 14-19[1, 2]}"),
    // Texts of several lines.
    (
      "a: one\n  two\n\n  three\nb: c\n",
      "0-26{a: one\n  two\n\n  three=one two\nthree, b: c}"
    ),
    ("one\ntwo", "one\ntwo=one two"),
    (
      "a: 'it''s'\nb: \"\\u4E2D\\n\"\nc: \"one\n  two\"\nd: ''\n",
      "0-45{a: 'it''s'=it's, b: \"\\u4E2D\\n\"=中\n, c: \"one\n  two\"=one two, d: ''=}"
    ),
    (
      "a: |\n  one\n   two\n\nb: >-\n  one\n  two\n\n\nc: |+\n\nd: e",
      "0-50{a: |\n  one\n   two=one\n two\n, b: >-\n  one\n  two=one two, c: |+=\n, d: e}"
    ),
    // Marks, line breaks and tabs of all kinds.
    (
      "\u{FEFF}中文: 标题，很长\r\n\"é\": [中, 文]\r\nb: |\r\n  中\r\nc: 😀 d\r\n",
      "3-68{中文: 标题，很长, \"é\"=é: 34-44[中, 文], b: |\r\n  中=中\n, c: 😀 d}"
    ),
    ("a: b\u{85}c: d\u{2028}e: f\rg: h", "0-22{a: b, c: d, e: f, g: h}"),
    ("--- # start\na: b\n...\n# end\n", "12-16{a: b}"),
    ("a: b\tc\nd:\te\n", "0-11{a: b\tc, d: e}"),
  ]

  private func dump(_ node: SyntaxNode, _ source: Source) -> String {
    let place = "\(node.range.start)-\(node.range.end)"
    switch node.kind {
    case .mapping:
      let members = node.members.map { "\(dump($0.key, source)): \(dump($0.value, source))" }
      return place + "{" + members.joined(separator: ", ") + "}"
    case .sequence:
      return place + "[" + node.elements.map { dump($0, source) }.joined(separator: ", ") + "]"
    default:
      let bytes = source.bytes[node.range.start..<node.range.end]
      let text = String(decoding: bytes, as: UTF8.self)
      return text == node.text && !text.isEmpty ? text : text + "=" + node.text
    }
  }
}
