import Testing
import VCDescriptions
import VCEngine
import VCPhrases
import VCSource
import VCTestSupport

/// What an explanation says in short: the answer, its reason and the repairs.
@Suite struct `Explanations in short` {
  @Test(arguments: Samples.names) func `are sentences of the whole, in its order`(
    sample: String
  ) throws {
    let resolution = Resolution(try Samples.description(of: sample))
    for step in resolution.app.steps.indices {
      let explanation = resolution.explanation(ofStep: step + 1)
      let whole = explanation.text(in: .en).split(separator: "\n")
      let short = explanation.shortText(in: .en).split(separator: "\n")
      #expect(short.first == whole.first)
      var rest = whole[...]
      for sentence in short {
        let place = try #require(rest.firstIndex(of: sentence), "\(sentence)")
        rest = rest[(place + 1)...]
      }
    }
  }

  @Test func `a refusal has its repairs, and none of the search`() {
    let moment = moment("tab(nav(a))\npresent b from a")
    let explanation = PresentExplanation(of: "Help", from: moment.index("a"), in: moment)
    #expect(
      explanation.shortText(in: .en) == """
        'tab' presents 'b' already, so 'Help' is not presented.
        The style formSheet ignores definesPresentationContext: the request goes up to the top of the receiver's family (R5).
        'tab' (UITabBarController) has no parent: it is the top, and would present.
        UIKit logs: Attempt to present <Help: Help> on <UITabBarController: tab> (from <UIViewController: a>) which is already presenting <UIViewController: b>.
        To present 'Help', dismiss 'b' first, and present in the completion handler of that.
        Or send present(_:animated:completion:) to 'b', which is in front and presents nothing.

        """)
  }

  @Test func `a presentation says what appears and disappears`() throws {
    let app = try AppDescription(
      """
      {idiom: phone, rootViewController: {id: a, class: A}, steps: [{present: {id: b, class: B, modalPresentationStyle: popover}, from: a}, {dismiss: a}, {present: {id: c, class: C, modalPresentationStyle: fullScreen}, from: a}]}
      """)
    let resolution = Resolution(app)
    #expect(
      resolution.explanation(ofStep: 1).shortText(in: .en)
        .contains("'b' is shown as a sheet, formSheet"))
    #expect(
      resolution.explanation(ofStep: 3).shortText(in: .en).contains(
        "The view of 'a' leaves the screen"))
  }

  /// Who asks for the children of a collapsed split view controller misses its columns.
  @Test func `the children of a collapsed split view controller say where its columns are`() throws
  {
    let app = try AppDescription(
      """
      idiom: phone
      rootViewController:
        id: split
        class: UISplitViewController
        viewControllers:
          - {id: mails, class: UINavigationController, viewControllers: [{id: inbox, class: Inbox}]}
          - {id: mail, class: Mail}
      """)
    for name in ["children", "viewControllers"] {
      let text = try Resolution(app).hierarchy.explanation(ofProperty: "split." + name)
        .shortText(in: .en)
      #expect(text.contains("its column 'mail' is in the stack of 'mails'"), "\(text)")
    }
  }

  /// Whoever dismisses itself has no presenter to find above: its own is the reason.
  @Test func `a controller that dismisses itself is a reason`() {
    let moment = moment("nav(a)\npresent b from a")
    let explanation = DismissExplanation(sentTo: moment.index("b"), byUser: false, in: moment)
    #expect(explanation.shortText(in: .en).split(separator: "\n").count == 3)
  }
}
