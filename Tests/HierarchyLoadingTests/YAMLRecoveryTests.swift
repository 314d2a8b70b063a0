import Diagnostics
import Foundation
import SourceText
import Testing

/// Samples are damaged in known lines: what is reported must be that, no more, and mostly no less.
@Suite struct `Recovery from damage` {
  @Test(arguments: [1, 2, 3]) func `damaged lines are reported, and nothing else`(count: Int) throws {
    var random = SplitMix(state: UInt64(count))
    var tally = Tally()
    for name in Files.names(in: Files.samples) where name.hasSuffix(".yaml") {
      let text = String(decoding: try Files.source(name, in: Files.samples).bytes, as: UTF8.self)
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      for _ in 0..<(name == "large-app.yaml" ? 100 : 200) {
        check(lines, damages: count, &random, &tally)
      }
    }
    print("\(count): \(tally)")
  }

  struct Tally {
    var made = 0
    var found = 0
    var invented = 0
    var tooMany = 0
    var kinds: [String: Int] = [:]
  }

  private func check(
    _ lines: [String], damages count: Int, _ random: inout SplitMix, _ tally: inout Tally
  ) {
    var damaged = lines
    var made: [Int: Damage] = [:]
    while made.count < count {
      let line = Int.random(in: lines.indices, using: &random)
      let damage = Damage.allCases[Int.random(in: Damage.allCases.indices, using: &random)]
      guard made.keys.allSatisfy({ abs($0 - line) > 2 }), let result = damage.applied(to: lines[line])
      else { continue }
      var alone = lines
      alone[line] = result
      // What is no fault alone is none at all.
      guard !faults(in: alone).isEmpty else { continue }
      damaged[line] = result
      made[line] = damage
    }
    let places = faults(in: damaged)
    let found = made.keys.filter { line in places.contains { abs($0.line - line) <= 1 } }
    let invented = places.filter { place in !made.keys.contains { abs($0 - place.line) <= 1 } }
    tally.made += made.count
    tally.found += found.count
    tally.invented += invented.count
    tally.tooMany += max(0, places.count - count)
    if !invented.isEmpty || (count == 1 && found.isEmpty) || places.count > count {
      for kind in made.values { tally.kinds["\(kind)", default: 0] += 1 }
      if ProcessInfo.processInfo.environment["SHOW"] != nil {
        print("=====", made.map { "\($0.key + 1) \($0.value)" }, places.map { "\($0.line + 1) \($0.message)" })
        print(damaged.enumerated().map { "\($0.offset + 1)\t\($0.element)" }.prefix(60).joined(separator: "\n"))
      }
    }
  }

  private func faults(in lines: [String]) -> [(line: Int, message: String)] {
    let source = Source(name: "a.yaml", text: lines.joined(separator: "\n"))
    let found = DiagnosticCollector()
    _ = Node(parsing: source, found)
    return found.sorted.map { (source.location(of: $0.range?.start ?? 0).line - 1, $0.message) }
  }
}

enum Damage: CaseIterable {
  case noColon, openQuote, noBracket, secondColon, deeper, farDeeper, shallower, tab, reserved
  case noComma, strayBracket, noDash, alias, textAfterQuote, noCloseQuote, escape, openBracket

  /// The line with the damage, nil where it cannot be done.
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
