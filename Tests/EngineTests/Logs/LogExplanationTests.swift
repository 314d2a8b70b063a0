import Foundation
import Testing
import VCDescriptions
import VCEngine
import VCFigureFeatures
import VCModelFeatures
import VCPhrases
import VCSource
import VCTestSupport

@Suite struct `Explanations of logs` {
  init() { addFeatures() }

  private static let folder = Samples.package.appending(path: "Tests/EngineTests/Logs/Logs")
  private static let names = Samples.files(in: folder).filter { $0.hasSuffix(".log") }
  static let recordings = names.map { $0 + ".explained.txt" }

  @Test(arguments: names)
  func `each reads as recorded, in both languages`(name: String) throws {
    let lines = LogReader(try Samples.source(name, in: Self.folder)).lines.map(\.logged)
    let explanation = LogExplanation(of: lines, spelling: nil)
    let text =
      explanation.text(in: .en) + "\n" + explanation.text(in: .zhHans) + "\n"
      + LogRepairs(of: lines, spelling: .objectiveC).text(in: .en)
    try expectRecorded(text, name + ".explained.txt")
  }

  @Test(arguments: UIKitText.allInLogs.indices)
  func `each text has a reason, and causes with code`(index: Int) {
    let text = UIKitText.allInLogs[index]
    let line = LoggedText(
      text, classes: [:], words: [:], senderIsPresenter: false, plainText: text.form, count: 1,
      caller: nil)
    #expect(!line.causes.isEmpty)
    for spelling in Spelling.allCases {
      let repairs = LogRepairs(of: [line], spelling: spelling).text(in: .en)
      let code = repairs.split(separator: "\n").filter { !$0.hasPrefix("//") }
      // Some repairs are made in a storyboard.
      let inStoryboard: Set<UIKitCause> = [
        .drawSegue, .nameScene, .markInitial, .connectView, .setModule, .nameNib,
        .updateLibrary, .ignoreBar, .resetBarDelegate, .maskOfOrientations,
      ]
      #expect(code.count >= line.causes.count { !inStoryboard.contains($0) })
      #expect(!repairs.contains("@A") && !repairs.contains("$P") && !repairs.contains("$A"))
    }
    for language in Language.allCases {
      let phrases = language.phrases
      for sentence in [phrases.happened(line), phrases.text(of: line.reason)] {
        #expect(sentence.hasSuffix(language == .en ? "." : "。"))
      }
    }
  }

  @Test(arguments: [(3, "3"), (10_000, "10,000")])
  func `equal lines are explained once`(count: Int, text: String) {
    let line = "Pushing a navigation controller is not supported\n"
    let log = LogReader(Source(name: "in.log", text: String(repeating: line, count: count)))
    let lines = log.lines.map(\.logged)
    #expect(lines.map(\.count) == [count])
    let answer = LogExplanation(of: lines, spelling: nil)
    #expect(answer.text(in: .en).hasPrefix("`\(line.dropLast())` (\(text) times)\n"))
    #expect(answer.text(in: .zhHans).hasPrefix("`\(line.dropLast())` （出现 \(text) 次）\n"))
  }

  private func explained(_ text: String) -> (lines: [LoggedText], text: String) {
    let log = LogReader(Source(name: "in.log", text: text))
    let lines = log.lines.map(\.logged)
    return (lines, LogExplanation(of: lines, spelling: nil, leftOut: log.leftOut).text(in: .en))
  }

  @Test func `how many lines are left out is said`() {
    let text = (1...502).map {
      "Unbalanced calls to begin/end appearance transitions for <A.Deck\($0): 0x1>.\n"
    }.joined()
    let (lines, said) = explained(text)
    #expect(lines.count == 500)
    #expect(
      said.hasSuffix(
        "\n2 more lines about view controllers are left out: only the first 500 different lines are "
          + "explained.\n"))
  }

  /// A cause stood alone there, as if the line told it.
  @Test(arguments: UIKitText.allInLogs.indices, [Language.en, .zhHans])
  func `a cause alone is called a usual one`(index: Int, language: Language) {
    let text = UIKitText.allInLogs[index]
    let line = LoggedText(
      text, classes: [.presented: "DetailController"], words: [:], senderIsPresenter: false,
      plainText: text.form, count: 1, caller: nil)
    let words = language == .en ? "A usual cause: " : "常见原因："
    let code = LogRepairs(of: [line], spelling: nil).text(in: language)
    #expect(code.contains("// " + words) == (line.grade == .usual), "\(code)")
    let short = LogExplanation(of: [line], spelling: nil).shortText(in: language)
    #expect(short.contains(words) == (line.grade == .usual), "\(short)")
  }

  @Test func `a description answers for its app`() throws {
    let app = try AppDescription(
      parsing: Source(
        name: "app.yaml", text: "rootViewController: {class: Root, presents: Sheet}"))
    let known = LoggedApp(Resolution(app).hierarchy, file: "app.yaml")
    let lines = LogReader(
      Source(
        name: "in.log",
        text: "Attempt to present <A.Alert: 0x1> on <A.Root: 0x2> (from <A.Root: 0x2>) which is "
          + "already presenting <A.Sheet: 0x3>.")
    ).lines.map(\.logged)
    let text = LogExplanation(of: lines, spelling: nil, in: [known]).text(in: .en)
    #expect(!text.contains("In app.yaml, Root is"))
    #expect(text.contains("'Root' presents 'Sheet' already, so 'Alert' is not presented."))
  }

  /// A line tells neither the style nor the time.
  @Test(arguments: [
    (["{select: cart, in: tabs}"], "with currentContext as the style"),
    (
      ["{select: cart, in: tabs}", "{select: list, in: tabs}"],
      "after step 2 and with currentContext as the style"
    ),
  ])
  func `a description is searched for what a line doesn't tell`(
    steps: [String], condition: String
  ) throws {
    let first = "{present: {class: Filter, modalPresentationStyle: overCurrentContext}, from: list}"
    let app = try AppDescription(
      parsing: Source(
        name: "app.yaml",
        text: """
          rootViewController:
            id: tabs
            class: UITabBarController
            viewControllers:
              - {id: list, class: List, definesPresentationContext: true}
              - {id: cart, class: Cart}
          steps: [\(([first] + steps).joined(separator: ", "))]
          """))
    let known = LoggedApp(Resolution(app).hierarchy, file: "app.yaml")
    let lines = LogReader(
      Source(
        name: "in.log",
        text:
          "Attempt to present <A.Help: 0x1> on <A.List: 0x2> (from <A.List: 0x2>) whose view is "
          + "not in the window hierarchy.")
    ).lines.map(\.logged)
    let text = LogExplanation(of: lines, spelling: nil, in: [known]).text(in: .en)
    #expect(text.contains("\nIn app.yaml the call gives this text \(condition), which"))
    #expect(text.contains("\nThe view of 'list' is not in the window, so 'Help' is not presented."))
  }

  /// An app has many navigation controllers: the relations in the line tell which.
  @Test func `a container is found by its child, and not by UIKit's class`() throws {
    let app = try AppDescription(
      parsing: Source(
        name: "app.yaml",
        text: """
          rootViewController:
            class: Tabs
            superclass: UITabBarController
            viewControllers:
              - {id: first, class: UINavigationController, viewControllers: [{class: List}]}
              - {id: second, class: UINavigationController, viewControllers: [{class: More}]}
          """))
    let known = LoggedApp(Resolution(app).hierarchy, file: "app.yaml")
    for (sender, found) in [
      ("More", "In app.yaml, UINavigationController is 'second'."), ("X", nil),
    ] {
      let lines = LogReader(
        Source(
          name: "in.log",
          text: "Attempt to present <A.Sheet: 0x1> on <UINavigationController: 0x2> "
            + "(from <A.\(sender): 0x3>) whose view is not in the window hierarchy.")
      ).lines.map(\.logged)
      let text = LogExplanation(of: lines, spelling: nil, in: [known]).text(in: .en)
      let row = text.split(separator: "\n").first { $0.hasPrefix("In app.yaml, UINavigation") }
      #expect(row.map(String.init) == found)
    }
  }
}
