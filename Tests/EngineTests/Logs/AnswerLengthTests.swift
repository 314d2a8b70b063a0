import Testing
import VCEngine
import VCFigureFeatures
import VCModelFeatures
import VCPhrases
import VCSource
import VCTestSupport

/// An answer has twelve lines, the one that counts the rest included, or as many as the reason and the first
/// repair with its code need.
@Suite struct `The length of an answer about a log` {
  init() { addFeatures() }

  @Test(arguments: [Spelling.swift, .objectiveC])
  func `is twelve lines, or what the first repair needs`(spelling: Spelling) {
    for line in ThreadLine.all.compactMap(\.logged) + Self.all {
      for language in Language.allCases {
        let explanation = LogExplanation(of: [line], spelling: spelling)
        let (text, leftOut) = explanation.text(in: language, lines: 11)
        let rows = text.split(separator: "\n", omittingEmptySubsequences: false).count - 1
        let advice = LogAdvice.all(for: line, in: language, spelling)
        let needed = 8 + (advice.first?.code.count ?? 0)
        #expect(rows <= max(needed, leftOut > 0 ? 11 : 12), "\(spelling) \(line.plainText)")
        let repair = advice.first.map { [$0.text] + $0.code } ?? []
        #expect(repair.allSatisfy { $0.isEmpty || text.contains($0) }, "\(line.plainText)")
      }
    }
  }

  /// Each of UIKit's texts, with classes of the app's own, and without.
  private static var all: [LoggedText] {
    UIKitText.allInLogs.flatMap { text in
      let roles = UIKitRole.allCases.filter { text.parts.contains(.role($0)) && $0.isPointer }
      let own = Dictionary(uniqueKeysWithValues: roles.map { ($0, "Quay\($0.rawValue)Controller") })
      return [own, [:]].map { classes in
        LoggedText(
          text, classes: classes, words: [:], senderIsPresenter: true, plainText: text.form,
          count: 1,
          caller: nil)
      }
    }
  }
}
