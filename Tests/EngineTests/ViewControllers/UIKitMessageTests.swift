import Foundation
import Testing
import VCEngine
import VCPhrases
import VCSource
import VCTestSupport

/// UIKit's own words, each with the condition and the versions of iOS in which UIKit says them.
struct UIKitMessageTests {
  struct Case: CustomTestStringConvertible {
    let name: String
    let description: String
    /// From which iOS, or up to which: the last before and the first after are tried.
    var ios: ClosedRange<Int> = 2...26
    let words: String

    var testDescription: String { "\(name), iOS \(ios.lowerBound) to \(ios.upperBound)" }
  }

  private static let cases: [Case] = [
    Case(
      name: "R9", description: "nav(a)\npresent m from nav\npresent n from a", ios: 13...26,
      words:
        "UIKit logs: Attempt to present <UIViewController: n> on <UINavigationController: nav> "
        + "(from <UIViewController: a>) which is already presenting <UIViewController: m>."),
    Case(
      name: "R9", description: "nav(a)\npresent m from nav\npresent n from a", ios: 2...12,
      words: "UIKit logs: Warning: Attempt to present <UIViewController: n>  on "
        + "<UINavigationController: nav> which is already presenting <UIViewController: m>"),
    Case(
      name: "no window", description: "nav(a,b)\npop nav\npresent m from b", ios: 13...26,
      words: "UIKit logs: Attempt to present <UIViewController: m> on <UIViewController: b> "
        + "(from <UIViewController: b>) whose view is not in the window hierarchy."),
    Case(
      name: "no window", description: "nav(a,b)\npop nav\npresent m from b", ios: 2...12,
      words: "UIKit logs: Warning: Attempt to present <UIViewController: m> on "
        + "<UIViewController: b> whose view is not in the window hierarchy!"),
    Case(
      name: "a child presented", description: "nav(a,b)\npresent b from a", ios: 13...26,
      words: raised
        + "Application tried to present modally a view controller <UIViewController: b> that has a "
        + "parent view controller <UINavigationController: nav>."),
    Case(
      name: "a child presented", description: "nav(a,b)\npresent b from a", ios: 2...12,
      words: raised
        + "Application tried to present modally an active controller <UIViewController: b>."),
    Case(
      name: "presented twice",
      description: "A\npresent B from A\npresent C from B\npresent B from C", ios: 13...26,
      words: raised
        + "Application tried to present modally a view controller <UIViewController: B> that is "
        + "already being presented by <UIViewController: A>."),
    Case(
      name: "presented twice", description: "A\npresent B from A\npresent B from A", ios: 2...12,
      words: raised
        + "Application tried to present modally an active controller <UIViewController: B>."),
    Case(
      name: "on itself", description: "A\npresent A from A",
      words: raised
        + "Application tried to present modal view controller on itself. Presenting controller is "
        + "<UIViewController: A>."),
    Case(
      name: "a split view controller presented", description: "A\npresent split(l,r) from A",
      ios: 2...7,
      words: raised
        + "Application tried to present a Split View Controllers modally "
        + "<UISplitViewController: split>."),
    Case(
      name: "a navigation controller pushed", description: "nav(a)\npush nav2(b) onto nav",
      words: raised + "Pushing a navigation controller is not supported"),
    Case(
      name: "a navigation controller in a stack", description: "nav(nav2(b))",
      words: raised + "Pushing a navigation controller is not supported"),
    Case(
      name: "a split view controller pushed", description: "nav(a)\npush split(l,r) onto nav",
      words: raised
        + "Split View Controllers cannot be pushed to a Navigation Controller "
        + "<UISplitViewController: split>"),
    Case(
      name: "pushed twice", description: "nav(a,b)\npush a onto nav", ios: 13...26,
      words: raised
        + "<UINavigationController: nav> is pushing the same view controller instance "
        + "(<UIViewController: a>) more than once which is not supported and is most likely an "
        + "error in the application : <bundle identifier>"),
    Case(
      name: "pushed twice", description: "nav(a,b)\npush a onto nav", ios: 2...12,
      words: raised
        + "Pushing the same view controller instance more than once is not supported "
        + "(<UIViewController: a>)"),
    Case(
      name: "set twice", description: "nav(a)\nset a,a of nav",
      words: "UIKit raises NSInternalInconsistencyException: All view controllers in a navigation "
        + "controller must be distinct …"),
    Case(
      name: "the root added", description: "A\npresent B from A\nadd A to B",
      words: "UIKit raises UIViewControllerHierarchyInconsistency: adding a root view controller "
        + "<UIViewController: A> as a child of view controller:<UIViewController: B>"),
    Case(
      name: "a curl on a sheet", description: "nav(a)\npresent m[formSheet,partialCurl] from a",
      words: raised
        + "Application tried to present UIModalTransitionStylePartialCurl to or from "
        + "non-fullscreen view controller <UINavigationController: nav>."),
    Case(
      name: "no tab selected", description: "tab(a(x),b)\nselect x in tab",
      words: "UIKit raises an exception: -[UITabBarController setSelectedViewController:] only a "
        + "view controller in the tab bar controller's list of view controllers can be selected."),
  ]

  private static let raised = "UIKit raises NSInvalidArgumentException: "

  @Test(arguments: cases)
  func `words come from the first of their versions to the last`(of fault: Case) {
    for ios in [2, 7, 8, 12, 13, 26] {
      let description = Notation(fault.description).description(ios: ios)
      let words = Resolution(description).diagnostics.flatMap(\.uiKitNotes).map { $0.text(in: .en) }
      if fault.ios.contains(ios) {
        #expect(words == [fault.words], "iOS \(ios)")
      } else {
        #expect(!words.contains(fault.words), "iOS \(ios)")
      }
    }
  }

  @Test func `the page of the rules lists them all`() throws {
    let table = try Self.rules.replacing(/<[A-Z]>/, with: "<>")
    for fault in Self.cases {
      let words = fault.words.replacing(#/^UIKit (logs|raises [^:]*): /#, with: "")
        .replacing(/<\w+: \w+>/, with: "<>").replacing("<bundle identifier>", with: "…")
      #expect(table.contains("`\(words)`"), "\(words)")
    }
  }

  @Test func `the page of the rules lists every system view controller`() throws {
    var framework = ""
    var listed: [String] = []
    for line in try Self.rules.split(separator: "\n") where line.hasPrefix("| ") {
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      let goes = ["by the delegate": "byDelegate", "by itself": "byItself", "not stated": "nil"]
      guard cells.count == 4, let dismissal = goes[cells[3]] else { continue }
      if !cells[0].isEmpty { framework = cells[0] }
      for name in cells[1].matches(of: /`(\w+)`/) {
        listed.append("\(framework) \(name.1) \(cells[2]) \(dismissal)")
      }
    }
    let known = UIKitClass.all.filter { $0.isClosed && $0.isViewController }.map { known in
      "\(known.framework) \(known.name) \(known.kind == .navigation ? "navigation" : "plain") "
        + (known.dismissal?.rawValue ?? "nil")
    }
    #expect(listed.sorted() == known.sorted())
    for other in UIKitClass.all where !other.isViewController {
      #expect(try Self.rules.contains("`\(other.name)`"))
    }
  }

  private static var rules: String {
    get throws {
      try String(
        contentsOf: Samples.package.appending(
          path: "Sources/Engine/VCEngine.docc/Rules.md"), encoding: .utf8)
    }
  }

  /// The engine knows the versions with a text, and the table has the texts: they agree.
  @Test(arguments: 17...30)
  func `a window without a scene comes with a text where UIKit has one`(ios: Int) {
    var app = AppDescription(viewControllers: [ViewController(id: "a", className: "A")])
    app.ios = ios
    var owner = AppObject(id: "delegate", className: "AppDelegate")
    owner.references = [Reference("window", to: .window(0))]
    app.objects = [owner]
    let hints = Resolution(app).hints.filter { $0.message.id == "window-without-scene" }
    let hasText = UIKitText.refusals.contains {
      $0.topic == .noSceneLifecycle && $0.since <= ios && ios <= $0.until ?? .max
    }
    #expect(hints.map { !$0.uiKitNotes.isEmpty } == (ios < 18 ? [] : [hasText]))
  }

  /// What is refused in our words alone: nothing of UIKit's is known to say of it.
  @Test(arguments: [
    "A(b)\nadd A to b", "A\npresent B from A\npresent A from B", "box(a)\nadd a to box",
    "A(c)\npresent B from A\nadd B to c", "nav(a)\npop nav", "tab(a)\nset a,a of tab",
    "nav(a)\ndismiss a",
  ])
  func `no words are UIKit's where none are known`(description: String) {
    for ios in [7, 26] {
      let diagnostics = Resolution(Notation(description).description(ios: ios)).diagnostics
      #expect(!diagnostics.isEmpty)
      #expect(diagnostics.flatMap(\.uiKitNotes).isEmpty)
    }
  }
}
