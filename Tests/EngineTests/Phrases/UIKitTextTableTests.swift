import Foundation
import Testing
import VCEngine
import VCPhrases

/// The table of UIKit's texts in `Rules.md` and that of the program are the same, with the versions.
@Suite struct `The rules' table of UIKit's texts` {
  private struct Row {
    let text: String
    let versions: String
  }

  private static let rows: [Row] = {
    let section = Rules.text().components(separatedBy: "### What UIKit says").last ?? ""
    return section.components(separatedBy: "\n## ")[0].split(separator: "\n").compactMap { line in
      let cells = line.components(separatedBy: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      guard cells.count == 5, cells[2].contains("`") else { return nil }
      return Row(
        text: cells[2].components(separatedBy: "`")[1].replacing(/<\w+(?:: \w+)?>/, with: "<>"),
        versions: cells[3])
    }
  }()

  /// How the table says in which versions a text was seen.
  private static func versions(of text: UIKitText) -> String {
    switch (text.since, text.until) {
    case (1, nil): "all"
    case (1, let until?): "to \(until)"
    case (let since, nil): "from \(since)"
    case (let since, let until?) where since == until: "\(since)"
    case (let since, let until?): "\(since) to \(until)"
    }
  }

  private static func form(of text: UIKitText) -> String {
    // DocC takes code between two backquotes for a link, so the table has ' for one.
    text.form.replacing(/\{\w+\}/, with: "<>").replacing("`", with: "'")
  }

  private static func isRow(_ row: Row, _ text: UIKitText) -> Bool {
    let form = form(of: text)
    guard row.text.hasSuffix("…") else { return row.text == form }
    return form.hasPrefix(row.text.dropLast().trimmingCharacters(in: .whitespaces))
  }

  @Test(arguments: UIKitText.refusals.map(\.form))
  func `has each text of a refusal with its versions`(form: String) throws {
    for text in UIKitText.refusals where text.form == form {
      let row = try #require(Self.rows.first { Self.isRow($0, text) }, "\(text.form)")
      let cell = row.versions.prefix { $0 != ";" && $0 != "," && $0 != "(" }
      #expect(cell.trimmingCharacters(in: .whitespaces) == Self.versions(of: text), "\(text.form)")
    }
  }

  @Test func `has no other texts`() {
    #expect(Self.rows.count >= 35)
    for row in Self.rows {
      #expect(UIKitText.refusals.contains { Self.isRow(row, $0) }, "\(row.text)")
    }
  }
}
