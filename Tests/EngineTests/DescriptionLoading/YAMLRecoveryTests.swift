import Foundation
import Testing
import VCSource
import VCTestSupport

@Suite struct `Recovery from what is not YAML` {
  @Test func `all faults of a text are told in one run`() {
    expectDiagnostics(
      """
      title: 1️⃣"Items
      rules2️⃣
      rootViewController:
        id: tabs
        class: UITabBarController3️⃣: A
        viewControllers:
          - 4️⃣{id: nav, class: UINavigationController
          - {id: 5️⃣@home}
          - id: last
             title6️⃣: Last
             class: Last
      7️⃣\tios: 9
      steps:
        - dismiss: 8️⃣*nav
        - present: 9️⃣[A
      """,
      [
        "1️⃣": "the text that begins here is not closed",
        "2️⃣": "':' is missing after the key",
        "3️⃣":
          "the line is indented wrongly, or a text with ': ' needs quotes: no ':' may stand here",
        "4️⃣": "the mapping that begins here is not closed",
        "5️⃣": "no value begins with this character; put the text in quotes",
        "6️⃣":
          "the line is indented wrongly, or a text with ': ' needs quotes: no ':' may stand here",
        "7️⃣": "tabs do not indent YAML; use spaces",
        "8️⃣": "aliases ('*name') are not read; write the value again",
        "9️⃣": "the list that begins here is not closed",
      ])
  }

  @Test func `what is told with a fault is a place of the same fault`() {
    expectDiagnostics(
      "rootViewController:\n  2️⃣class: A\n  1️⃣- B\n  - C\ntitle: 4️⃣\"3️⃣\\q 5️⃣\\x\"\n",
      [
        "1️⃣": "a key is missing here, or the line is indented wrongly",
        "2️⃣": "note: the mapping begins here",
        "3️⃣": "YAML has no such escape", "4️⃣": "note: the text begins here",
        "5️⃣": "the escape takes hexadecimal digits", "4️⃣": "note: the text begins here",
      ])
  }

  @Test func `what plain YAML does not have is told together with what the loader finds`() {
    expectDiagnostics(
      """
      1️⃣%YAML 1.2
      2️⃣%TAG ! x
      ---
      rootViewController: 3️⃣&a 4️⃣!b UIViewController
      5️⃣titel: a6️⃣\u{7}b
      ...
      7️⃣%TAG ! y
      8️⃣---
      a: [
      """,
      [
        "1️⃣": "directives ('%…') are not read", "2️⃣": "directives ('%…') are not read",
        "3️⃣": "anchors ('&name') are not read; write the value where it is used",
        "4️⃣": "tags ('!name') are not read; a value has the type that its key asks for",
        "5️⃣": "unknown key 'titel'; did you mean 'title'?",
        "6️⃣": "a control character is written as an escape, \\u0007, in double quotes",
        "7️⃣": "directives ('%…') are not read",
        "8️⃣": "one document is read; a second one begins here",
      ])
  }

  /// Samples are damaged in known lines. Messages must be about those lines only, and about most of
  /// them.
  @Test(arguments: [(damages: 1, told: 0.97), (2, 0.92), (3, 0.87)])
  func `damaged lines are told, and nothing else`(count: Int, share: Double) throws {
    var random = SplitMix(seed: UInt64(count))
    var tally = Tally()
    for name in Samples.files(in: Samples.folder) where name.hasSuffix(".yaml") {
      let text = String(decoding: try Samples.source(name).bytes, as: UTF8.self)
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      // A shorter text has no room for three separate damages.
      guard lines.count > 12 else { continue }
      for _ in 0..<Seeds.count(20, of: 50) { check(lines, damages: count, &random, &tally) }
    }
    #expect(Double(tally.told) > share * Double(tally.made), "\(tally)")
    // A wrong indentation may become apparent in a later line.
    #expect(Double(tally.elsewhere) < 0.03 * Double(tally.made), "\(tally)")
    #expect(Double(tally.tooMany) < 0.01 * Double(tally.made), "\(tally)")
  }

  private struct Tally {
    var made = 0
    var told = 0
    /// The number of messages about lines that are neither damaged nor next to a damaged one.
    var elsewhere = 0
    /// The number of messages beyond the number of damaged lines.
    var tooMany = 0
  }

  private func check(
    _ lines: [String], damages count: Int, _ random: inout SplitMix, _ tally: inout Tally
  ) {
    var damaged = lines
    var made: Set<Int> = []
    while made.count < count {
      let line = Int.random(in: lines.indices, using: &random)
      let damage = Damage.allCases[Int.random(in: Damage.allCases.indices, using: &random)]
      guard made.allSatisfy({ abs($0 - line) > 2 }), let result = damage.applied(to: lines[line])
      else { continue }
      var alone = lines
      alone[line] = result
      // A change that is no error by itself doesn't count.
      guard !faultyLines(alone).isEmpty else { continue }
      damaged[line] = result
      made.insert(line)
    }
    let faulty = faultyLines(damaged)
    tally.made += count
    tally.told += made.count { line in faulty.contains { abs($0 - line) <= 1 } }
    tally.elsewhere += faulty.count { line in !made.contains { abs($0 - line) <= 1 } }
    tally.tooMany += max(0, faulty.count - count)
  }

  private func faultyLines(_ lines: [String]) -> [Int] {
    let source = Source(name: "a.yaml", text: lines.joined(separator: "\n"))
    let found = DiagnosticCollector()
    _ = SyntaxNode(parsing: source, found)
    return found.diagnostics.map { source.location(of: $0.range?.start ?? 0).line - 1 }
  }
}

/// A typing mistake in a line.
private enum Damage: CaseIterable {
  case noColon, openQuote, noBracket, secondColon, deeper, farDeeper, shallower, tab, reserved
  case noComma, strayBracket, noDash, alias, textAfterQuote, noCloseQuote, escape, openBracket

  /// Returns the damaged line, nil if the damage can't be applied.
  func applied(to line: String) -> String? {
    let content = line.drop { $0 == " " }
    guard !content.isEmpty, !content.hasPrefix("#") else { return nil }
    let indentation = String(line.prefix(line.count - content.count))
    switch self {
    case .noColon:
      guard let colon = line.firstIndex(of: ":") else { return nil }
      var result = line
      result.remove(at: colon)
      return result
    case .openQuote: return replaced(line, ": ", with: ": \"")
    case .noBracket:
      guard let last = line.lastIndex(where: { "]}".contains($0) }) else { return nil }
      var result = line
      result.remove(at: last)
      return result
    case .secondColon: return line.hasSuffix(":") || line.hasSuffix("|") ? nil : line + " b: c"
    case .deeper: return " " + line
    case .farDeeper: return "      " + line
    case .shallower: return indentation.isEmpty ? nil : String(line.dropFirst())
    case .tab: return indentation.isEmpty ? nil : "\t" + content
    case .reserved: return replaced(line, ": ", with: ": @")
    case .noComma: return replaced(line, ", ", with: " ")
    case .strayBracket: return line + "]"
    case .noDash: return content.hasPrefix("- ") ? indentation + content.dropFirst(2) : nil
    case .alias: return replaced(line, ": ", with: ": *a ")
    case .textAfterQuote: return replaced(line, ": ", with: ": \"b\" ")
    case .noCloseQuote:
      guard let last = line.lastIndex(of: "\"") else { return nil }
      var result = line
      result.remove(at: last)
      return result
    case .escape: return replaced(line, "\"", with: "\"\\q")
    case .openBracket: return replaced(line, ": ", with: ": [")
    }
  }

  private func replaced(_ line: String, _ part: String, with other: String) -> String? {
    guard let range = line.firstRange(of: part) else { return nil }
    return line.replacingCharacters(in: range, with: other)
  }
}
