import Foundation
import Testing
import VCDescriptions
import VCEngine
import VCPhrases
import VCSource

/// What a version of iOS changed: the table of the rules, and the sentences that tell of it.
@Suite struct `Changes by version` {
  private static let rows =
    Rules.text()
    .components(separatedBy: "## What changed with iOS 26 and 27").last?
    .components(separatedBy: "\n## ")[0].split(separator: "\n")
    .map { $0.dropFirst(2).dropLast(2).components(separatedBy: " | ") }
    .filter { $0.count == 5 && $0[2].hasPrefix("R") } ?? []

  @Test(arguments: VersionChange.allCases)
  func `are in the rules' table, with the same version`(change: VersionChange) throws {
    let row = try #require(Self.rows.first { $0[0] == "`\(change.rawValue)`" })
    #expect(row[1] == String(change.since))
  }

  @Test func `have a rule and a source each`() {
    #expect(Self.rows.count >= 9)
    for row in Self.rows {
      #expect(Rules.text(of: row[2], in: .en) != nil, "\(row[0])")
      #expect(row.allSatisfy { !$0.isEmpty }, "\(row[0])")
    }
  }

  private static let descriptions: [VersionChange: String] = [
    .insetSheets: "- {present: {id: m, class: M, detents: [medium, large]}, from: a}",
    .actionSheetsFromSource:
      "- {present: {id: m, class: UIAlertController, preferredStyle: actionSheet, sourceView: button}, from: a}",
  ]

  /// The explanation of a presentation on an iPhone.
  private func answer(_ change: VersionChange, ios: Int, in language: Language) throws -> String {
    let step = try #require(Self.descriptions[change])
    let text =
      "ios: \(ios)\nidiom: phone\nrootViewController: {id: a, class: A}\nsteps:\n  \(step)\n"
    let app = try AppDescription(parsing: Source(name: "a.yaml", text: text))
    return Resolution(app).explanation(ofStep: 1).text(in: language)
  }

  @Test(arguments: VersionChange.allCases)
  func `are told from their version on, in both languages`(change: VersionChange) throws {
    for language in Language.allCases {
      let mark = language == .en ? "from ios \(change.since) on" : "从 ios \(change.since) 起"
      #expect(try answer(change, ios: change.since, in: language).lowercased().contains(mark))
      #expect(try !answer(change, ios: change.since - 1, in: language).lowercased().contains(mark))
    }
  }

  @Test func `a dialog of SwiftUI's has a source of its own`() throws {
    let text = """
      idiom: phone
      rootViewController: {class: NavigationStack, children: [TrailList]}
      steps: [{confirmationDialog: SortDialog, from: TrailList}]
      """
    let app = try AppDescription(parsing: Source(name: "a.yaml", text: text))
    let answer = Resolution(app).explanation(ofStep: 1).text(in: .en)
    #expect(answer.contains("from iOS 26 on an action sheet originates from its source"))
    #expect(!answer.contains("at the lower edge"))
  }
}
