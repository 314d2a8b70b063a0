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
        .updateLibrary,
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

  @Test func `a sentence begins with a class as the class is written`() {
    let text =
      "Attempt to present <UIAlertController: 0x1> on <Ferry.deckController: 0x2> whose view is not in the "
      + "window hierarchy!"
    let lines = LogReader(Source(name: "in.log", text: text)).lines.map(\.logged)
    let answer = LogExplanation(of: lines, spelling: nil).text(in: .en)
    #expect(answer.contains("\ndeckController didn't present"))
  }

  /// The code called a method of the class: its first letter has no lower case.
  @Test func `a class with a Chinese name has a variable of another name`() {
    let answer = explained(
      "Application tried to present modally a view controller <App.请假Controller: 0x1> that is already "
        + "being presented by <UITabBarController: 0x2>."
    ).text
    #expect(answer.contains("guard sheet.presentingViewController == nil"))
    #expect(answer.contains("present(请假Controller(), animated: true)"))
  }

  @Test(arguments: [(3, "3"), (10_000, "10,000")])
  func `equal lines are explained once`(count: Int, text: String) {
    let line = "Pushing a navigation controller is not supported\n"
    let log = LogReader(Source(name: "in.log", text: String(repeating: line, count: count)))
    let lines = log.lines.map(\.logged)
    #expect(lines.map(\.count) == [count])
    let answer = LogExplanation(of: lines, spelling: nil)
    #expect(answer.text(in: .en).hasPrefix("\(line.dropLast()) (\(text) times)\n"))
    #expect(answer.text(in: .zhHans).hasPrefix("\(line.dropLast()) （出现 \(text) 次）\n"))
  }

  private func explained(_ text: String) -> (lines: [LoggedText], text: String) {
    let log = LogReader(Source(name: "in.log", text: text))
    let lines = log.lines.map(\.logged)
    return (lines, LogExplanation(of: lines, spelling: nil, leftOut: log.leftOut).text(in: .en))
  }

  private func attempt(_ presented: String, blocker: String) -> String {
    "Attempt to present <\(presented): 0x1> on <_TtGC7SwiftUI19UIHostingControllerV5Ferry8DeckView_: 0x2> "
      + "(from <_TtGC7SwiftUI19UIHostingControllerV5Ferry8DeckView_: 0x2>) which is already presenting "
      + "<\(blocker): 0x3>.\n"
  }

  /// They used to have a sheet's repair.
  @Test func `SwiftUI's alerts and sheets have repairs of their own, and code's have UIKit's`() {
    let alert = "SwiftUI.PlatformAlertController"
    let sheet = "_TtGC7SwiftUI29PresentationHostingControllerVS_7AnyView_"
    func causes(_ presented: String, _ blocker: String) -> [UIKitCause] {
      explained(attempt(presented, blocker: blocker)).lines.flatMap(\.causes)
    }
    #expect(causes(sheet, sheet) == [.oneSheet, .sheetInside, .afterSheet])
    #expect(causes(alert, sheet) == [.alertInside, .afterSheet])
    #expect(causes(alert, alert) == [.oneAlert, .afterAlert])
    #expect(causes(sheet, alert) == [.afterAlert])
    let again = explained(
      "Application tried to present modally a view controller <\(alert): 0x1> that is already being "
        + "presented by <\(sheet): <address>>.\n")
    #expect(again.lines.map(\.causes) == [[.afterAlert, .oneAlert]])
    #expect(causes("UIActivityViewController", sheet) == [.presentFromTop, .dismissFirst])
    #expect(
      explained(attempt("UIActivityViewController", blocker: sheet)).text
        .contains("top?.present(activityViewController, animated: true)"))
  }

  @Test func `lines that differ in addresses only are explained once, and that is said`() {
    let line = "Unbalanced calls to begin/end appearance transitions for <A.Deck: 0x1>.\n"
    let (lines, text) = explained(line + line.replacing("0x1", with: "0x2") + line)
    #expect(lines.map(\.count) == [3])
    #expect(text.split(separator: "\n")[0].hasSuffix("<Deck>. (3 times, with different instances)"))
    // Lines in which different objects are the same count separately.
    let other =
      "Attempt to present <A: 0x1> on <B: 0x2> (from <B: 0x3>) which is already presenting <C: 0x4>."
    #expect(explained(other + "\n" + other.replacing("0x3", with: "0x2")).lines.count == 2)
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

  @Test(arguments: ["<private>", "<***>", "<***: 0x1>"])
  func `a class that is hidden is none`(mask: String) {
    let (_, text) = explained(
      "Attempt to present \(mask) on <***.Deck: 0x2> whose view is not in the window hierarchy!\n")
    let rows = text.split(separator: "\n")
    #expect(
      rows[0]
        == "Warning: Attempt to present <…> on <Deck> whose view is not in the window hierarchy!")
    #expect(rows[1] == "Deck didn't present a controller, because its view isn't in a window.")
    #expect(rows[3].hasPrefix("The log hides classes"))
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

  @Test func `every sentence begins with a capital`() {
    let (_, text) = explained(
      "Warning: Attempt to present <A: 0x1>  on <B: 0x2> which is already presenting (null)\n"
        + "Warning: Attempt to present <A: 0x1>  on <B: 0x2> which is already presenting <…>\n")
    for row in text.split(separator: "\n") where row.hasPrefix("1. ") || row.hasPrefix("2. ") {
      #expect(row.dropFirst(3).first?.isUppercase == true, "\(row)")
    }
  }

  @Test func `a parent that is (null) is said to be none`() {
    let start = "child view controller:<A.Card: 0x1> should have parent view controller:"
    #expect(
      explained(start + "<A.Deck: 0x2> but actual parent is:(null)").text.contains(
        "The view of Card was added to that of Deck, although Card has no parent."))
    #expect(
      explained(start + "(null) but requested parent is:<A.Deck: 0x2>").text.contains(
        "Card was added to Deck, although its view is in the window or in a view of no controller's."
      ))
    #expect(
      explained(start + "(null) but actual parent is:<A.Deck: 0x2>").text.contains(
        "although Card is a child of Deck."))
  }

  @Test(arguments: [
    ("-[PriceController tap:] + 12", "-[PriceController tap:]"),
    ("__27-[PriceController tap:]_block_invoke.32 + 12", "-[PriceController tap:]"),
    ("$s7Orchard15PriceControllerC3tapyyFyycfU_ + 12", "PriceController.tap()"),
    ("$s7Orchard15PriceControllerC3tap2onySo6UIViewC_tF + 12", "PriceController.tap"),
    ("$s7Orchard9PriceViewV5ModelC3tapyyF + 12", "PriceView.Model.tap()"),
    ("$s7Orchard15PriceControllerCfD + 12", "PriceController"),
    ("_$s7Orchard9PriceViewV4bodyQrvg + 8", "PriceView.body"),
    ("closure #1 in PriceController.tap() + 12", "PriceController.tap()"),
    ("closure #1 () -> () in PriceController.tap() -> ()", "PriceController.tap()"),
    ("partial apply for closure #2 in Orchard.PriceController.tap() + 4", "PriceController.tap()"),
    ("@objc PriceController.tap() + 12", "PriceController.tap()"),
    ("specialized PriceController.view.getter : UIView + 4", "PriceController.view"),
    ("protocol witness for Cell.tap() in conformance PriceController + 4", "PriceController"),
  ])
  func `the caller is read from methods, closures and blocks`(symbol: String, caller: String) {
    let (lines, text) = explained(
      """
      Fatal Exception: NSInvalidArgumentException
      Pushing a navigation controller is not supported
      0  UIKitCore   0x1b4f6c8e8 -[UINavigationController pushViewController:] + 100
      1  Orchard     0x104a1fc30 thunk for @escaping @callee_guaranteed () -> () + 4
      2  Orchard     0x104a1fc30 \(symbol)

      """)
    #expect(lines.map(\.caller) == [caller])
    #expect(
      text.contains("\nA guess, from the app's first frame in the call stack: \(caller) made"))
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
    let text = LogExplanation(of: lines, spelling: nil, in: known).text(in: .en)
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
    let text = LogExplanation(of: lines, spelling: nil, in: known).text(in: .en)
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
      let text = LogExplanation(of: lines, spelling: nil, in: known).text(in: .en)
      let row = text.split(separator: "\n").first { $0.hasPrefix("In app.yaml, UINavigation") }
      #expect(row.map(String.init) == found)
    }
  }
}
