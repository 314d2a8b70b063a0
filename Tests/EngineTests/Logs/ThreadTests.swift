import Testing
import VCDescriptions
import VCEngine
import VCFigureFeatures
import VCModelFeatures
import VCPhrases
import VCSource
import VCTestSupport

/// Lines as people ask about them in public, with the classes of their apps replaced, and what solved
/// each.
@Suite struct `Lines of public threads` {
  init() { addFeatures() }

  @Test(arguments: ThreadLine.earlier) func `are answered first with what solved them`(
    line: ThreadLine
  )
    throws
  {
    #expect(LogReader(line.source).lines.count == 1)
    #expect(
      LogAdvice.all(for: try #require(line.logged), in: .en, .swift).first?.id == line.solution)
  }

  private static let present =
    "present <Ferry.QuayController> on <Ferry.DeckController> whose view is not in the window hierarchy"

  @Test(arguments: [
    "I get the warning Attempt to \(present)! and nothing happens.",
    "I get the warning “Attempt to \(present)!” when I tap.",
    "The console says: Attempt to \(present)",
    "Attempt to present `QuayController` on `DeckController` whose view is not in the window hierarchy",
    "⚠️ Attempt to \(present)",
    "**Attempt to \(present)**",
    "Attempt to present <QuayController: 0x....> on <DeckController: 0x....> whose view is not in the window hierarchy!",
    "Attempt to present <QuayController: [Memory Address 1]> on <DeckController: [Memory Address 2]> whose view is not in the window hierarchy!",
    "Attempt to present <QuayController: 0x1> on <DeckController: 0x2> whose view is not in the win",
    "Attempt to present <QuayController: 0x1>\non <DeckController:\n0x2> whose\nview is not in the window hierarchy!",
  ])
  func `are read in sentences, quoted, damaged and cut`(text: String) {
    let lines = LogReader(Source(name: "in.log", text: text)).lines
    #expect(lines.map(\.topic) == [.notInWindow])
    #expect(lines.first?.pointers[.presented]?.name == "QuayController")
    #expect(lines.first?.pointers[.presenter]?.name == "DeckController")
  }

  @Test(arguments: [
    ("on <A.Deck: 0x2> (from <A.Card: 0x3>) whose view is not in the window hierarchy.", "Card"),
    ("… on <A.Deck: 0x2> whose view is not in the window hierarchy!", nil),
    ("on <A.Deck: 0x2> (from <A.Card: 0x3>) which is already presenting <A.Sheet: 0x4>.", "Card"),
  ])
  func `are read without their heads`(text: String, sender: String?) {
    let lines = LogReader(Source(name: "in.log", text: text)).lines
    #expect(lines.count == 1)
    #expect(lines.first?.pointers[.presenter]?.name == "Deck")
    #expect(lines.first?.pointers[.sender]?.name == sender)
  }

  @Test func `are read without the names that a page lost`() {
    for (text, topic) in [
      ("Attempt to present on whose view is not in the window hierarchy!", UIKitTopic.notInWindow),
      ("Attempt to present <〜> on <〜> whose view is not in the window hierarchy!", .notInWindow),
      (
        "Quay is pushing the same view controller instance () more than once which is not supported",
        .pushedTwice
      ),
      (
        "UIScene lifecycle will soon be required. Failure to adopt will result in an assert.",
        .noSceneLifecycle
      ),
      (
        "No view controller matches the UITabBarItem '<UITabBarItem: 0x1> title='Home' selected'.",
        .tabItemUnknown
      ),
    ] {
      let whole =
        topic == .tabItemUnknown
        ? "Inconsistency in UITabBar items and view controllers detected. " + text : text
      let lines = LogReader(Source(name: "in.log", text: whole)).lines
      #expect(lines.map(\.topic) == [topic], "\(text)")
    }
  }

  @Test(arguments: [
    (
      "-[UIViewController _presentViewController:withAnimationController:completion:] + 4112",
      UIKitTopic.alreadyPresented
    ),
    ("-[UINavigationController pushViewController:transition:forceImmediate:] + 420", .pushedTwice),
    (
      "-[UIPopoverPresentationController presentationTransitionWillBegin] + 3956",
      .popoverWithoutSource
    ),
    ("+[UIStoryboard storyboardWithName:bundle:] + 672", .noStoryboard),
  ])
  func `a call stack alone is a guess by UIKit's frame`(symbol: String, topic: UIKitTopic) {
    let source = Source(
      name: "in.log",
      text: """
        0   CoreFoundation   0x0000000180427b88 __exceptionPreprocess + 220
        1   libobjc.A.dylib  0x000000018005427c objc_exception_throw + 56
        2   UIKitCore        0x0000000185bcec98 \(symbol)
        3   Ferry            0x0000000104a1fc30 $s5Ferry14DeckControllerC3payyyF + 212
        """)
    #expect(InputFormat(of: source) == .log)
    let lines = LogReader(source).lines.map(\.logged)
    #expect(lines.map(\.topic) == [topic])
    #expect(lines.first?.frame == symbol.split(separator: " + ").first.map(String.init))
    #expect(lines.first?.caller == "DeckController.pay()")
    let text = LogExplanation(of: lines, spelling: nil).text(in: .en)
    #expect(text.hasPrefix("A guess, from the call stack alone: "))
  }

  /// They used to get YAML's messages.
  @Test(arguments: [
    "[NSLayoutConstraint] Unable to simultaneously satisfy constraints.",
    "[View] Something about a view: and more",
    "Fatal error: Unexpectedly found nil while unwrapping an Optional value: file Deck.swift, line 20",
    "0   Ferry   0x0000000104a1fc30 main + 4\n1   dyld   0x0000000104a1fc34 start + 8",
  ])
  func `a console's other texts get one sentence`(text: String) {
    let found = diagnostics(of: Source(name: "in.txt", text: text))
    #expect(found.count == 1)
    #expect(found.first?.text(in: .en).hasPrefix("vcdiagram doesn't know this text") == true)
  }
}
