import VCFigures
import VCSource

/// A template's text, and the ranges of its values.
package struct TemplateText {
  package struct Value {
    package let key: String
    fileprivate let keyEnd: String.Index
    fileprivate let range: Range<String.Index>
  }

  package let text: String
  package private(set) var values: [Value] = []

  package init(_ text: String) {
    self.text = text
    let pattern = /(?<key>\w+): (?<value>\[[^\]]*\]|"[^"]*"|[\w.]+)/
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      // A comment is preceded by two spaces; a colour's sign by a quotation mark.
      let end = line.ranges(of: "  #").first?.lowerBound ?? line.endIndex
      for match in line[..<end].matches(of: pattern) {
        values.append(
          Value(
            key: String(match.key), keyEnd: match.key.endIndex,
            range: match.value.startIndex..<match.value.endIndex))
      }
    }
  }

  package var numbers: [(place: Int, key: String, value: Double)] {
    values.indices.compactMap { place in
      Double(text[values[place].range]).map { (place, values[place].key, $0) }
    }
  }

  /// The range of each number, from the message that refuses it.
  package var ranges: [ClosedRange<Double>] {
    let wrong = Dictionary(uniqueKeysWithValues: numbers.map { ($0.place, -1e9) })
    do {
      _ = try Template(parsing: Source(name: "a.yaml", text: text(replacing: wrong)))
      return []
    } catch {
      return error.diagnostics.compactMap { diagnostic in
        guard let words = diagnostic.message.words, words.id == "wrongType",
          case .words(let type)? = words.roles["type"],
          let low = type.roles["low"]?.number, let high = type.roles["high"]?.number
        else { return nil }
        return low...high
      }
    }
  }

  /// Returns the text with some of its numbers replaced.
  package func text(replacing numbers: [Int: Double]) -> String {
    text(numbers.mapValues(Self.text))
  }

  private static func text(of number: Double) -> String {
    number == number.rounded() ? String(Int(number)) : String(number)
  }

  package func changing(_ place: Int) -> String { text([place: otherValue(at: place)]) }

  /// The text with every value changed.
  package var changingAll: String {
    text(Dictionary(uniqueKeysWithValues: values.indices.map { ($0, otherValue(at: $0)) }))
  }

  private func otherValue(at place: Int) -> String {
    let value = String(text[values[place].range])
    let others = [
      "sans": "mono", "mono": "sans", "automatic": "all", "true": "false", "false": "true",
      "solid": "dotted", "dashed": "dotted", "none": "above", "below": "above",
      "rounded": "square", "dotted": "solid", "hierarchy": "objects", "square": "rounded",
      "filled": "hollow", "hollow": "filled",
      "above": "below", "views": "classes", "emphasized": "plain",
    ]
    if values[place].key == "fit" { return "a4" }
    if values[place].key == "size", value == "none" { return "9" }
    if let number = Double(value) { return Self.text(of: number + 1) }
    if value.hasPrefix("[\"") { return "[\"#010203\"]" }
    if value.hasPrefix("[") { return "[Other]" }
    return others[value] ?? "\"#010203\""
  }

  package func misspelling(_ place: Int) -> String {
    var text = text
    text.insert("q", at: values[place].keyEnd)
    return text
  }

  private func text(_ replacements: [Int: String]) -> String {
    var text = text
    // From the end, so that earlier positions don't change.
    for (place, replacement) in replacements.sorted(by: { $0.key > $1.key }) {
      text.replaceSubrange(values[place].range, with: replacement)
    }
    return text
  }
}

extension Words.Role {
  fileprivate var number: Double? {
    switch self {
    case .number(let number): Double(number)
    case .text(let text): Double(text)
    default: nil
    }
  }
}
