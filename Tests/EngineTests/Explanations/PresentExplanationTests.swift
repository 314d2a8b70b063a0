import Testing
import VCEngine
import VCPhrases
import VCSource
import VCTestSupport

/// The parts of an answer that the command doesn't print; CommandTests has cases for the others.
struct PresentExplanationTests {
  @Test func `what is no view controller is not presented`() {
    let moment = moment("nav(a)")
    let explanation = PresentExplanation(of: "UIActionSheet", from: moment.index("a"), in: moment)
    #expect(
      explanation.text(in: .en) == """
        UIActionSheet is not a view controller: it is a view; use UIAlertController (UIKit).
        'a' (UIViewController) is sent present(_:animated:completion:) with a UIActionSheet that sets no style: on iOS 26 automatic is formSheet (R13).

        """)
    #expect(explanation.presentation == nil)
    #expect(explanation.after.step == 0)
    #expect(explanation.after.presentations.isEmpty)
  }

  @Test func `a declared controller is not declared again`() {
    let moment = moment("tab(a)\npresent b from a\ndismiss b")
    let explanation = PresentExplanation(
      ofDeclared: moment.index("b"), from: moment.index("a"), in: moment)
    #expect(explanation.after.app.viewControllers.count == moment.app.viewControllers.count)
  }

  @Test func `a running transition is hinted at, and refuses nothing`() {
    let moment = moment("nav(a)\npush b onto nav")
    let explanation = PresentExplanation(
      of: "HelpViewController", from: moment.index("b"), during: .transition, in: moment)
    #expect(explanation.refusal == nil)
    #expect(!explanation.doubts.isEmpty)
  }
}
