import Testing
import VCFigures
import VCPhrases
import VCSource
import VCTestSupport

@Suite struct `A template` {
  private let book = TemplateText(Template.text(of: "book") ?? "")

  @Test func `that others are read over has a text that says everything`() throws {
    let other = try template(book.changingAll)
    let (values, others) = (leaves(of: Template.book), leaves(of: other))
    // `book` names no file of a font, and no template says which fonts are missing.
    let same = values.filter { others[$0.key] == $0.value }.keys.filter { key in
      ![".metrics", ".files", ".substituted", ".missing"].contains { key.hasSuffix($0) }
    }
    #expect(same == [])
    #expect(leaves(of: try template(book.text, over: other)) == values)
  }

  @Test func `with families has no file of another's font`() throws {
    let base = try template(
      "fonts: {sans: {family: A, file: a.otf, bold: b.otf}, mono: {family: B, file: c.otf}}")
    #expect(base.fontFiles == ["a.otf", "b.otf", "c.otf"])
    #expect(try template("fonts: {sans: [C]}", over: base).fontFiles == ["c.otf"])
  }

  /// All values by their paths.
  private func leaves(of value: Any, path: String = "book") -> [String: String] {
    let children = Mirror(reflecting: value).children
    if children.isEmpty { return [path: "\(value)"] }
    return children.enumerated().reduce(into: [:]) { leaves, child in
      let name = child.element.label ?? String(child.offset)
      leaves.merge(self.leaves(of: child.element.value, path: "\(path).\(name)")) { $1 }
    }
  }

  private func template(_ text: String, over base: Template? = nil) throws -> Template {
    try Template(parsing: Source(name: "a.yaml", text: text), over: base)
  }

  @Test func `that is built in has a name in Swift`() throws {
    let templates: KeyValuePairs<String, Template> = [
      "book": .book, "docs": .docs, "slide": .slide, "mono": .mono, "print": .print,
      "print-mono": .printMono, "blueprint": .blueprint,
    ]
    #expect(templates.map(\.key) == Template.names)
    for (name, template) in templates {
      #expect(described(template) == described(try #require(Template(builtIn: name))))
    }
    #expect(Template(builtIn: "no") == nil)
  }

  @Test func `has no key that is not read`() throws {
    let untouched = described(try template(book.text))
    #expect(untouched == described(.book))
    for place in book.values.indices {
      let changed = book.changing(place)
      let template = try template(changed)
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
          "unknown key '\(key)q'; did you mean '\(key)'?"
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
    let empty = try template("{}")
    #expect(described(empty) == described(.book))
  }

  private func messages(_ text: String) -> [String] {
    do {
      _ = try Template(parsing: Source(name: "a.yaml", text: text))
      return []
    } catch {
      return error.diagnostics.map { $0.text(in: .en) }
    }
  }
}
