import Testing
import VCDescriptions
import VCEngine
import VCFigureFeatures
import VCModelFeatures
import VCPhrases
import VCSource
import VCTestSupport

/// Messages that a terminal broke, or that were cut off with a text's beginning or end.
@Suite struct `Broken and cut messages` {
  init() { addFeatures() }

  static let messages = [
    "Attempt to present <Ferry.CardController: 0x7fe880ac6400> on <Ferry.DeckController: 0x7fe87dab8a00> (from <Ferry.SideController: 0x7fe87dab8b00>) which is already presenting <Ferry.CabinController: 0x7fe881886f60>.",
    "Attempt to present <Ferry.CardController: 0x7fe880ac6400> on <Ferry.DeckController: 0x7fe87dab8a00> whose view is not in the window hierarchy!",
    "Application tried to present modally a view controller <Ferry.CardController: 0x7fe880ac6400> that is already being presented by <Ferry.DeckController: 0x7fe87dab8a00>.",
    "Presenting view controller <UIAlertController: 0x7fe880ac6400> from detached view controller <Ferry.DeckController: 0x7fe87dab8a00> is discouraged.",
    "<UINavigationController: 0x7fe880ac6400> is pushing the same view controller instance (<Ferry.DeckController: 0x7fe87dab8a00>) more than once which is not supported and is most likely an error in the application : org.ferry",
    "child view controller:<Ferry.CardController: 0x7fe880ac6400> should have parent view controller:<Ferry.DeckController: 0x7fe87dab8a00> but requested parent is:<Ferry.CabinController: 0x7fe881886f60>",
  ]

  private func lines(_ text: String) -> [LogLine] {
    LogReader(Source(name: "in.log", text: text)).lines
  }

  /// A class's name in GB18030, 商店.列表, would be read as replacement characters.
  @Test func `in GB18030 are no messages`() {
    let bytes: [UInt8] = [0xC9, 0xCC, 0xB5, 0xEA, 0x2E, 0xC1, 0xD0, 0xB1, 0xED]
    let source = Source(
      name: "in.log",
      bytes: Array("Attempt to present <".utf8) + bytes
        + Array(": 0x7fe8> on <A: 0x7fe9> whose view is not in the window hierarchy!".utf8))
    #expect(diagnostics(of: source).map(\.message) == [.gb18030Text])
  }

  @Test(arguments: messages) func `are read wherever a line break is`(message: String) throws {
    let whole = try #require(lines(message).first)
    for place in message.indices.dropFirst() {
      let text = message[..<place] + "\n" + message[place...]
      let found = lines(String(text))
      #expect(found.map(\.topic) == [whole.topic], "\(text)")
      #expect(
        found.first?.pointers.mapValues(\.identity) == whole.pointers.mapValues(\.identity),
        "\(text)")
      #expect(found.first?.logged.classes == whole.logged.classes, "\(text)")
    }
  }

  /// What is left of a name or an address may be another's, and so is left out.
  @Test(arguments: messages) func `say no more than is left of them at their end`(message: String)
    throws
  {
    let whole = try #require(lines(message).first)
    let first = try #require(message.firstIndex(of: "0"))
    for end in message.indices where end > first {
      let text = String(message[..<end])
      let source = Source(name: "in.log", text: text)
      let found = lines(text)
      if found.isEmpty {
        let reported = diagnostics(of: source)
        #expect(reported.count == 1, "\(text)")
        #expect(InputFormat(of: source) == .log, "\(text)")
      }
      #expect(found.allSatisfy { $0.topic == whole.topic }, "\(text)")
      for (role, name) in found.first?.logged.classes ?? [:] {
        #expect(name == whole.logged.classes[role], "\(text)")
      }
      for (role, pointer) in found.first?.pointers ?? [:] where pointer.address != nil {
        #expect(pointer.address == whole.pointers[role]?.address, "\(text)")
      }
    }
  }

  @Test func `are named as cut off where their end decides what they are`() {
    for text in [
      "[Presentation] Attempt to present <UIAlertController: 0x7fe880ac6400> on <Ferry.DeckController: 0x7fe87",
      "child view controller:<Ferry.CabinController: 0x1167e4800> should have parent view controller:<Ferry.De",
    ] {
      let source = Source(name: "in.log", text: text)
      #expect(InputFormat(of: source) == .log)
      let found = diagnostics(of: source)
      #expect(found.count == 1)
      #expect(found.first?.text(in: .en).hasPrefix("UIKit's line is cut off") == true)
    }
  }

  @Test(arguments: [
    (
      "ckController: 0x7fe87dab8a00>) which is already presenting <Ferry.CabinController: 0x7fe881886f60>.",
      UIKitTopic.alreadyPresenting, UIKitRole.blocker
    ),
    (
      "e87dab8a00> is pushing the same view controller instance (<Ferry.CabinController: 0x7fd451905d00>) more than once which is not supported",
      .pushedTwice, .child
    ),
    (
      "ardController: 0x1> on <Ferry.CabinController: 0x2> (from <Ferry.CabinController: 0x2>) whose view is not in the window hierarchy.",
      .notInWindow, .presenter
    ),
  ])
  func `are read when the text begins inside an object`(
    text: String, topic: UIKitTopic, role: UIKitRole
  ) {
    let found = lines(text)
    #expect(found.map(\.topic) == [topic])
    #expect(found.first?.logged.classes[role] == "CabinController")
    #expect(found.first?.logged.classes.values.allSatisfy { $0 == "CabinController" } == true)
  }

  @Test func `are read with dots for addresses, and with half a mangled name`() {
    let dotted = lines(
      "Presenting view controller <CardController: …> from detached view controller <DeckController: ...> is not supported, and may"
    )
    #expect(
      dotted.first?.logged.classes
        == [.presented: "CardController", .sender: "DeckController"])
    let mangled = lines(
      "Attempt to present <_TtGC7SwiftUI29PresentationHostingControllerVS_7Any: 0x1> on <SwiftUI19UIHostingControllerVS_7AnyView_: 0x2> whose view is not in the window hierarchy."
    )
    #expect(
      mangled.first?.logged.classes
        == [.presented: "PresentationHostingController", .presenter: "UIHostingController"])
  }

  @Test func `of LLDB's backtrace are a guess by UIKit's frame`() {
    let text = """
      * thread #1, queue = 'com.apple.main-thread', stop reason = EXC_BREAKPOINT
        * frame #0: 0x0000000185bcec98 UIKitCore`__UIApplicationEvaluateRuntimeIssueForNoSceneLifecycleAdoption + 120
          frame #1: 0x0000000185bcec00 UIKitCore`-[UIApplication workspace:didCreateScene:withTransitionContext:completion:] + 20
      """
    #expect(lines(text).map(\.topic) == [.noSceneLifecycle])
  }

  @Test func `without one of UIKit's lines, but with its exceptions, are a console's`() {
    for text in [
      "- Fix the crash `UIViewControllerHierarchyInconsistency: child (QuayController) has the wrong parent`",
      "```\n'NSInvalidArgumentException', reason: 'nobody knows'\n```",
    ] {
      let found = diagnostics(of: Source(name: "in.txt", text: text))
      #expect(found.count == 1)
      #expect(found.first?.text(in: .en).hasPrefix("vcdiagram doesn't know this text") == true)
    }
  }
}
