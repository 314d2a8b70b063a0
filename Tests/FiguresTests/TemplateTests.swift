import Diagnostics
import Testing

@testable import FigureDrawing

@Suite struct `A template` {
  private let book = TemplateText(String(decoding: Template.text(of: "book") ?? [], as: UTF8.self))

  @Test func `that is built in says everything`() {
    // A page that fits the figure has no ratio of its own.
    #expect(emptyValues(of: Template.book, path: "book") == ["book.page.aspectRatio"])
  }

  /// The paths of values that nobody has set.
  private func emptyValues(of value: Any, path: String) -> [String] {
    switch value {
    case let number as Double where number == 0: return [path]
    case let number as Int where number == 0: return [path]
    case let text as String where text.isEmpty: return [path]
    default: break
    }
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle == .collection, mirror.children.isEmpty { return [path] }
    return mirror.children.enumerated().flatMap { place, child in
      emptyValues(of: child.value, path: path + "." + (child.label ?? String(place)))
    }
  }

  @Test func `has no key that is not read`() throws {
    let untouched = described(try Template(parsing: Source(name: "a.yaml", text: book.text)))
    #expect(untouched == described(.book))
    for place in book.values.indices {
      let changed = book.changing(place)
      let template = try Template(parsing: Source(name: "a.yaml", text: changed))
      #expect(described(template) != untouched, "\(book.values[place].key)")
    }
  }

  /// All values, in an order that does not depend on how a dictionary keeps them.
  private func described(_ template: Template) -> [String] {
    var text = ""
    dump(template, to: &text)
    return text.split(separator: "\n").map(String.init).sorted()
  }

  @Test func `has no key that is not known when it is misspelled`() {
    for place in book.values.indices {
      let key = book.values[place].key
      #expect(
        messages(book.misspelling(place)) == [
          "there is no key '\(key)q'; did you mean '\(key)'?"
        ])
    }
  }

  @Test func `knows what each number may be`() {
    #expect(book.ranges.count == book.numbers.count)
    for (number, range) in zip(book.numbers, book.ranges) {
      #expect(range.contains(number.value), "\(number.key)")
      for outside in [range.lowerBound - 1, range.upperBound + 1] {
        let text = book.text(replacing: [number.place: outside])
        #expect(messages(text).count == 1, "\(number.key): \(outside)")
      }
      for inside in [range.lowerBound, range.upperBound] {
        let text = book.text(replacing: [number.place: inside])
        #expect(messages(text) == [], "\(number.key): \(inside)")
      }
    }
  }

  @Test func `may be empty, or leave out anything`() throws {
    let empty = try Template(parsing: Source(name: "a.yaml", text: "{}"))
    #expect(described(empty) == described(.book))
  }

  private func messages(_ text: String) -> [String] {
    do {
      _ = try Template(parsing: Source(name: "a.yaml", text: text))
      return []
    } catch {
      return error.diagnostics.map(\.message)
    }
  }
}

/// A template's text, and where its values stand in it.
struct TemplateText {
  struct Value {
    let key: String
    let keyEnd: String.Index
    let range: Range<String.Index>
  }

  let text: String
  private(set) var values: [Value] = []

  init(_ text: String) {
    self.text = text
    let pattern = /(?<key>\w+): (?<value>\[[^\]]*\]|"[^"]*"|[\w.]+)/
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      // A comment follows two spaces; a colour's sign a quotation mark.
      let end = line.ranges(of: "  #").first?.lowerBound ?? line.endIndex
      for match in line[..<end].matches(of: pattern) {
        values.append(
          Value(
            key: String(match.key), keyEnd: match.key.endIndex,
            range: match.value.startIndex..<match.value.endIndex))
      }
    }
  }

  var numbers: [(place: Int, key: String, value: Double)] {
    values.indices.compactMap { place in
      Double(text[values[place].range]).map { (place, values[place].key, $0) }
    }
  }

  /// What each number may be, in the words of the message that refuses it.
  var ranges: [ClosedRange<Double>] {
    let wrong = Dictionary(uniqueKeysWithValues: numbers.map { ($0.place, -1e9) })
    do {
      _ = try Template(parsing: Source(name: "a.yaml", text: text(replacing: wrong)))
      return []
    } catch {
      return error.diagnostics.compactMap { diagnostic in
        let words = diagnostic.message.split { " ,".contains($0) }
        guard let from = words.firstIndex(of: "from"), words.count > from + 3,
          let low = Double(words[from + 1]), let high = Double(words[from + 3])
        else { return nil }
        return low...high
      }
    }
  }

  /// The text with other numbers at some of its values.
  func text(replacing numbers: [Int: Double]) -> String {
    text(numbers.mapValues { $0 == $0.rounded() ? String(Int($0)) : String($0) })
  }

  func changing(_ place: Int) -> String {
    let value = String(text[values[place].range])
    let others = [
      "sans": "mono", "mono": "sans", "automatic": "all", "true": "false", "false": "true",
      "solid": "dotted", "dashed": "dotted", "none": "above", "below": "above",
      "rounded": "square", "dotted": "solid", "hierarchy": "objects", "square": "rounded",
      "filled": "hollow",
      "above": "below",
    ]
    if let number = Double(value) { return text(replacing: [place: number + 1]) }
    if value.hasPrefix("[\"") { return text([place: "[\"#010203\"]"]) }
    if value.hasPrefix("[") { return text([place: "[Other]"]) }
    return text([place: others[value] ?? "\"#010203\""])
  }

  func misspelling(_ place: Int) -> String {
    var text = text
    text.insert("q", at: values[place].keyEnd)
    return text
  }

  private func text(_ replacements: [Int: String]) -> String {
    var text = text
    // From the end, so that earlier places stay where they are.
    for (place, replacement) in replacements.sorted(by: { $0.key > $1.key }) {
      text.replaceSubrange(values[place].range, with: replacement)
    }
    return text
  }
}
