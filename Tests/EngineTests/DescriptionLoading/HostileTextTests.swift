import Foundation
import Testing
import VCDescriptions
import VCEngine
import VCPhrases
import VCSource
import VCTestSupport

@Suite struct `Hostile texts` {
  @Test(arguments: ["a.json", "a.yaml"], ["[", "{\"a\":", "{a: ", "- ", "? ", "- - "])
  func `100,000 levels are refused`(name: String, opening: String) {
    let text = String(repeating: opening, count: 100_000)
    #expect(!diagnostics(of: Source(name: name, text: text)).isEmpty)
  }

  @Test func `100,000 levels in lines are refused`() {
    let text = (0..<2_000).map { String(repeating: " ", count: $0) + "a:\n" }.joined()
    #expect(
      diagnostics(of: Source(name: "a.yaml", text: text)).map { $0.text(in: .en) }
        == ["nested more than 500 levels deep"])
  }

  @Test(arguments: ["a.json", "a.yaml"])
  func `the deepest nesting allowed is read`(name: String) throws {
    let levels = SyntaxNode.maximumDepth
    let text = String(repeating: "[", count: levels) + String(repeating: "]", count: levels)
    #expect(throws: Never.self) { try SyntaxNode(parsing: Source(name: name, text: text)) }
  }

  @Test func `an alias bomb is refused at once, as a value and as a key`() {
    var bomb = "a0: &a0 [x]\n"
    for level in 1...60 { bomb += "a\(level): &a\(level) [*a\(level - 1), *a\(level - 1)]\n" }
    bomb += "? *a60\n: rootViewController\n"
    let messages = diagnostics(of: Source(name: "a.yaml", text: bomb)).map { $0.text(in: .en) }
    #expect(messages.count == 100)
  }

  @Test func `a text that is too large is refused`() {
    let bytes = [UInt8](repeating: UInt8(ascii: "["), count: Source.maximumSize + 1)
    #expect(
      diagnostics(of: Source(name: "a.json", bytes: bytes)).map { $0.text(in: .en) }
        == ["the text is too large: 100 MB are read"])
  }

  @Test func `many duplicate keys end in a message, not in squared time`() {
    let keys = (0..<300).map { _ in "title: x\n" }.joined()
    let text = keys + "rootViewController: A\n"
    #expect(diagnostics(of: Source(name: "a.yaml", text: text)).count == 299)
  }

  @Test(arguments: ["a.json", "a.yaml"]) func `every beginning of a text is answered`(name: String)
  {
    let text = name == "a.json" ? Everything.json : Everything.yaml
    for (number, count) in text.utf8.indices.enumerated()
    where Seeds.areAll || number.isMultiple(of: 3) {
      let source = Source(name: name, text: String(decoding: text.utf8[..<count], as: UTF8.self))
      for diagnostic in diagnostics(of: source) {
        #expect(!diagnostic.formatted(in: source).isEmpty)
      }
    }
  }

  @Test(arguments: ["a.json", "a.yaml"]) func `random damage never crashes`(name: String) {
    var random = SplitMix(seed: 17)
    let sample = Array((name == "a.json" ? Everything.json : Everything.yaml).utf8)
    let favourites = Array("&*!{}[],:-?#|>'\"%@\t \n\r\\\0<\u{85}\u{2028}".utf8)
    for _ in 0..<Seeds.count(1_000, of: 3_000) {
      var bytes = sample
      for _ in 0...Int.random(in: 0...4, using: &random) {
        let place = Int.random(in: bytes.indices, using: &random)
        let byte =
          Bool.random(using: &random)
          ? favourites[Int.random(in: favourites.indices, using: &random)]
          : UInt8.random(in: 0...255, using: &random)
        if Bool.random(using: &random) {
          bytes[place] = byte
        } else {
          bytes.insert(byte, at: place)
        }
      }
      let source = Source(name: name, bytes: bytes)
      for diagnostic in diagnostics(of: source) {
        #expect(!diagnostic.formatted(in: source).isEmpty)
      }
    }
  }

  @Test func `texts made of YAML's indicators never crash, and their faults lie in them`() {
    var random = SplitMix(seed: 4)
    let pieces = [
      "a", "b: ", "- ", "? ", ": ", "[", "]", "{", "}", ", ", "\n", "\n  ", "\n ", "&x ", "*x",
      "!t ", "! ", "!<", "%TAG ! x\n", "@",
      "\"q\"", "'s", "'", "\"", "\\x", "|\n", "|2\n", ">-\n   ", " #", "a:", "# c", "\t",
      "\n---\n", "\n...\n", "<<: ", "\r\n", "\u{2028}", "\u{7}", "中",
    ]
    for _ in 0..<Seeds.count(10_000, of: 30_000) {
      let count = Int.random(in: 1...12, using: &random)
      let text = (0..<count).map { _ in
        pieces[Int.random(in: pieces.indices, using: &random)]
      }.joined()
      let found = DiagnosticCollector()
      let root = SyntaxNode(parsing: Source(name: "a.yaml", text: text), found)
      #expect(root != nil || found.hasErrors, "\(text.debugDescription)")
      for diagnostic in found.diagnostics {
        let range = diagnostic.range ?? SourceRange(start: -1, end: -1)
        #expect(
          range.start >= 0 && range.end <= text.utf8.count, "\(text.debugDescription)")
      }
    }
  }

  /// Texts found by fuzzing, which read a byte past the end, or ended inside a character.
  @Test(arguments: [
    ("a.json", #"{"steps": ["#), ("a.json", "é"), ("a.json", ""), ("a.json", "[1 中]"),
    ("a.yaml", "rootViewController: A\n中"), ("a.yaml", "é: [1"), ("a.yaml", "? 中\n- é"),
    ("a.yaml", "a: {b: 中"),
  ]) func `faults begin and end between characters`(name: String, text: String) {
    let bytes = Array(text.utf8)
    let found = diagnostics(of: Source(name: name, text: text))
    #expect(!found.isEmpty)
    for range in found.flatMap({ [$0.range] + $0.notes.map(\.range) }).compactMap(\.self) {
      for offset in [range.start, range.end] {
        #expect((0...bytes.count).contains(offset))
        #expect(offset >= bytes.count || bytes[offset] & 0xC0 != 0x80)
      }
    }
  }

  @Test(arguments: [
    "[", "{a: ", "a: b ", "- ", "\"a\" ", "\"\\q", "&a ", "*a ", "[*a, ", "!t ", "%TAG !a! b\n",
    "a: &a b\n", "a: b\n", "@\n", "a: @\n", "a: \"\n", "- [\n", "a\n", "a: b: c\n", "\t", "  a:\n",
    "? ", ", ", "中", "a: 中\n", "'", "#", " ", "---\n", "- a\n b: c\n",
  ]) func `very much of the same is answered`(piece: String) {
    let length = Seeds.count(60_000, of: 300_000)
    let bytes = Array(String(repeating: piece, count: length / piece.utf8.count).utf8)
    let found = DiagnosticCollector()
    let root = SyntaxNode(parsing: Source(name: "a.yaml", bytes: bytes), found)
    #expect(root != nil || found.hasErrors)
    #expect(found.diagnostics.count <= 100)
  }
}
