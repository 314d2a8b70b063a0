import Testing
import VCEngine
import VCSource
import VCTestSupport

/// Steps that do not wait until the one before is over (R30): in our words and in UIKit's.
struct TimingTests {
  @Test(arguments: ["viewDidLoad", "viewWillAppear"])
  func `before its view is in the window the root presents nothing`(method: String) {
    expectDiagnostics(
      "A\npresent m from A during \(method)",
      """
      warning: in \(method) of 'A' its view is not in the window yet, so 'm' is not presented [present m from A during \(method)]
        note: present it in viewDidAppear of 'A'; viewIsAppearing also works, but a transition may still run then
        note: UIKit logs: Attempt to present <UIViewController: m> on <UIViewController: A> (from <UIViewController: A>) whose view is not in the window hierarchy.
      """)
  }

  @Test func `the presenter's view is what counts, not the receiver's`() {
    expectDiagnostics(
      "tab(nav(a))\npresent m from a during viewDidLoad", ios: 12,
      """
      warning: in viewDidLoad of 'a' the view of 'tab' is not in the window yet, so 'm' is not presented [present m from a during viewDidLoad]
        note: present it in viewDidAppear of 'a'; viewIsAppearing also works, but a transition may still run then
        note: UIKit logs: Warning: Attempt to present <UIViewController: m> on <UITabBarController: tab> whose view is not in the window hierarchy!
      """)
  }

  @Test(arguments: [
    // A tab that is seen for the first time: the presenter's view is there.
    "tab(a,b)\nselect b in tab\npresent m from b during viewDidLoad",
    "A\npresent m from A during viewDidAppear",
    "A\npresent m from A during viewIsAppearing",
    "A\npresent m from A\npresent n from m during viewDidAppear",
    "A\nroot B\npresent m from B during viewDidAppear",
    "A{B[fullScreen]}\ndismiss B\npresent m from A during viewDidAppear",
  ])
  func `where its view is in the window a presenter presents`(description: String) {
    let resolution = Resolution(Notation(description).description())
    #expect(resolution.refusedSteps == [])
    #expect(resolution.hints.isEmpty)
    #expect(resolution.hierarchy.presentations.last?.step == resolution.stepCount)
  }

  @Test func `a new root is not in the window at once`() {
    #expect(refused("A\nroot B\npresent m from B during viewWillAppear") == [2])
  }

  @Test func `what is presented is not in the window at once`() {
    #expect(refused("A\npresent nav(b) from A\npresent m from b during viewDidLoad") == [2])
  }

  @Test func `a context that appears presents nothing yet, though the top could`() {
    let pushed = "nav(a)\npush b[defines] onto nav\n"
    #expect(refused(pushed + "present m[currentContext] from b during viewDidLoad") == [2])
    #expect(refused(pushed + "present m[formSheet] from b during viewDidLoad") == [])
  }

  @Test(arguments: [
    "tab(a,b)\npresent m from b during viewDidLoad",
    "tab(a,b)\nselect b in tab\npresent m from a during viewDidLoad",
    "A\npresent B[formSheet] from A\npresent m from A during viewWillAppear",
    // The step that was refused brings nothing, and the one before it is over.
    "A\nroot B\nadd c to B\npresent m from B during viewDidAppear",
  ])
  func `only who appears with the step before is sent the method`(description: String) {
    let resolution = Resolution(Notation(description).description())
    #expect(resolution.diagnostics.map(\.message.id) == ["does-not-appear"])
    #expect(resolution.refusedSteps == [resolution.stepCount])
  }

  @Test func `what a refused step would have brought does not end what runs`() {
    #expect(
      refused(
        "A\npresent B from A\npresent C from B during viewDidLoad\n"
          + "present D from A during transition") == [2, 3])
  }

  // MARK: Transitions

  @Test func `up to iOS 7 one transition of a window is in the way of all`() {
    let description = "A\npresent B from A\npresent C from B during transition"
    #expect(refused(description, ios: 7) == [2])
    #expect(refused(description, ios: 8) == [])
  }

  @Test(arguments: [
    "A\npresent m from A during transition",
    "tab(a,b)\nselect b in tab\npresent m from b during transition",
    "A\nroot B\npresent m from B during transition",
  ])
  func `where nothing runs there is no transition to be in`(description: String) {
    expectLastDiagnostic(
      description, "no transition is running: the step before, if there is one, has none")
  }

  @Test func `from iOS 14 on a dismissal waits, and a hint says that no source does`() {
    let resolution = Resolution(
      Notation("A\npresent m from A\ndismiss m during transition").description(ios: 14))
    #expect(resolution.refusedSteps == [])
    #expect(resolution.hierarchy.presentations.isEmpty)
    #expect(resolution.hints.map(\.message.id) == ["waits-for-transition"])
  }

  @Test func `a push during a push is carried out, and before iOS 8 UIKit logs it`() {
    let description = "nav(a)\npush b onto nav\npush c onto nav during transition"
    for (ios, logs) in [(7, true), (8, false)] {
      let resolution = Resolution(Notation(description).description(ios: ios))
      #expect(resolution.hierarchy.children(of: 0).count == 3)
      #expect(
        resolution.hints.flatMap(\.uiKitNotes).map { $0.text(in: .en) }
          == (logs
            ? ["UIKit logs: nested push animation can result in corrupted navigation bar"] : []))
    }
  }

  @Test func `viewIsAppearing came with iOS 13`() {
    let resolution = Resolution(
      Notation("A\npresent m from A during viewIsAppearing").description(ios: 12))
    #expect(
      resolution.hints.map { $0.text(in: .en) } == [
        "the method 'viewIsAppearing' came with iOS 13, and the description is for iOS 12"
      ])
  }

  private func refused(_ description: String, ios: Int = 26) -> [Int] {
    Resolution(Notation(description).description(ios: ios)).refusedSteps
  }

  private func expectLastDiagnostic(_ description: String, _ text: String) {
    let resolution = Resolution(Notation(description).description())
    #expect(resolution.diagnostics.map { $0.text(in: .en) } == [text])
    #expect(resolution.refusedSteps == [resolution.stepCount])
  }
}
