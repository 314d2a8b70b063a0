import Testing
import VCCommand
import VCCommandFeatures
import VCTestSupport

/// The faults of calls, as the sources word them.
@Suite struct `The words of each fault of a call` {
  /// The string literals of a text, with `x` for each value, those that `+` joins as one.
  private static func literals(of text: String) -> [String] {
    var (literals, rest) = ([String](), text[...])
    var end: Substring.Index?
    while let start = rest.firstIndex(of: "\"") {
      let isJoined =
        end.map { rest[$0..<start].allSatisfy { $0.isWhitespace || $0 == "+" } } ?? false
      rest = rest[start...].dropFirst()
      var literal = ""
      while let character = rest.popFirst(), character != "\"" {
        guard character == "\\" else {
          literal.append(character)
          continue
        }
        guard rest.popFirst() == "(" else { continue }
        var depth = 1
        while depth > 0, let inner = rest.popFirst() {
          depth += inner == "(" ? 1 : inner == ")" ? -1 : 0
        }
        literal.append("x")
      }
      end = rest.startIndex
      if isJoined, !literal.hasPrefix("; ") {
        literals[literals.count - 1] += literal
      } else {
        literals.append(literal)
      }
    }
    return literals
  }

  @Test func `are known in Chinese`() throws {
    let report = try #require(Feature.commandHelp.usageReport)
    var words: Set<String> = []
    for source in try Samples.swiftTexts(in: "Sources") {
      for match in source.matches(of: /\n(?:fileprivate )?extension UsageFault \{\n(?s:.*?)\n\}/) {
        let code = String(match.output).replacing(/\/\/[^\n]*/, with: "")
        words.formUnion(
          Self.literals(of: code).flatMap { $0.split(separator: "; ") }.map(String.init))
      }
    }
    #expect(words.count > 90)
    let english = words.filter { words in
      // A word, or the words before a list.
      words.contains(/[a-z] [a-z]/)
        && ["", " x", "x", "s", " steps"].allSatisfy {
          report(words + $0, "", "", .zhHans)?.contains(words) != false
        }
    }
    #expect(english.sorted() == [])
  }
}
