import Explanations
import Phrases
import TestSupport
import Testing
import ViewControllers

/// What no source establishes, an answer says itself.
struct DoubtTests {
  private let context = "tab(nav(a))\npresent m[overCurrentContext] from a"
  private let doubt =
    "Not established: no source says that an alert must be presented from a family that covers the "
    + "screen; otherwise the top of the receiver's family presents"

  @Test func `who presents an alert from inside a context`() {
    let moment = moment(context)
    let alert = PresentExplanation(of: "UIAlertController", from: moment.index("m"), in: moment)
    #expect(
      alert.text(in: .en).hasSuffix("\(doubt) 'UIAlertController' (R36).\n"))
    #expect(alert.json(in: .en).contains("\"established\": false"))
    #expect(alert.text(in: .zhHans).contains("尚无定论：没有资料说明警告框"))
    let sheet = PresentExplanation(of: "M", style: .formSheet, from: moment.index("m"), in: moment)
    #expect(!sheet.text(in: .en).contains("Not established"))
    #expect(!sheet.json(in: .en).contains("established"))
  }

  @Test func `what goes where such an alert is presented`() {
    let moment = moment(context + "\npresent alert:UIAlertController from m")
    let dismissal = DismissExplanation(sentTo: moment.index("m"), in: moment)
    #expect(dismissal.text(in: .en).hasSuffix("\(doubt) 'alert' (R36).\n"))
    #expect(dismissal.json(in: .en).contains("\"established\": false"))
    let property = PropertyExplanation(
      of: .presentedViewController, for: moment.index("m"), in: moment)
    #expect(property.text(in: .en).hasSuffix("\(doubt) 'alert' (R36).\n"))
    #expect(moment.json.components(separatedBy: "\"established\": false").count == 2)
  }

  @Test func `the parent of a tab whose stack is behind More`() {
    let moment = moment("tab(a,b,c,d,e,nav(f))\nselect nav in tab", idiom: .phone)
    let parent = PropertyExplanation(
      of: .parentViewController, for: moment.index("nav"), in: moment)
    #expect(
      parent.text(in: .en).hasSuffix(
        "Not established: no source says what the parent of 'nav' is while its stack is in the "
          + "moreNavigationController (R27).\n"))
    #expect(moment.json.contains("\"established\": false"))
  }

  @Test func `whether a split view controller defines a context`() {
    let moment = moment("split(a,b)")
    let explanation = PresentExplanation(
      of: "M", style: .currentContext, from: moment.index("a"), in: moment)
    #expect(
      explanation.text(in: .en).hasSuffix(
        "Not established: no source says whether 'split', a split view controller, defines a "
          + "presentation context by default (R7).\n"))
  }

  @Test func `a presenter whose view was added alone, and what UIKit logs`() {
    let moment = moment("a\nview b in a")
    let explanation = PresentExplanation(of: "M", from: moment.index("b"), in: moment)
    let log =
      "UIKit logs: Presenting view controller <M: M> from detached view controller "
      + "<UIViewController: b> is not supported, and may result in incorrect safe area insets and a "
      + "corrupt root presentation. Make sure <UIViewController: b> is in the view controller "
      + "hierarchy before presenting from it. Will become a hard exception in a future release."
    #expect(explanation.text(in: .en).contains(log))
    #expect(explanation.json(in: .en).contains(log))
  }

  @Test func `a declared controller is presented as it is declared`() {
    let moment = moment("tab(a)\npresent b[flipHorizontal,fullScreen] from a\ndismiss b")
    let explanation = PresentExplanation(
      ofDeclared: moment.index("b"), from: moment.index("a"), in: moment)
    #expect(explanation.presentation?.modalTransitionStyle == .flipHorizontal)
    #expect(explanation.presentation?.modalPresentationStyle == .fullScreen)
    #expect(explanation.after.app.viewControllers.count == moment.app.viewControllers.count)
    let other = PresentExplanation(
      ofDeclared: moment.index("b"), style: .popover, from: moment.index("a"), in: moment)
    #expect(other.presentation?.modalPresentationStyle == .popover)
  }
}
