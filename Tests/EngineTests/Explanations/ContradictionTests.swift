import Testing
import VCDescriptions
import VCEngine
import VCModelFeatures
import VCPhrases
import VCSource
import VCTestSupport

/// All answers about one state agree, and none is certain where sources leave something open.
@Suite struct `Answers about one state` {
  init() { addInputs() }

  @Test(arguments: Samples.names)
  func `don't contradict each other in a sample`(name: String) throws {
    for way in Resolution(try Samples.description(of: name)).ways { expectNoContradiction(in: way) }
  }

  @Test(arguments: Seeds.few(20, of: 1000))
  func `don't contradict each other in a hierarchy of any shape`(seed: UInt64) {
    expectNoContradiction(in: Resolution(.varied(seed: seed)))
  }

  /// The program's own sentences of before, and others that would say the opposite.
  @Test func `are found where they contradict each other`() {
    let planted = [
      ["The view of 'a' stays on screen behind 'b' (R12).", "a.view.window = nil"],
      [
        "The view of 'a' stays on screen behind 'b' (R12).",
        "Not established: no source says whether the presenter's view leaves the window under 'b', a sheet.",
      ],
      [
        "The view of 'a' leaves the screen, so 'a' gets viewWillDisappear and viewDidDisappear (R12).",
        "a.view.window = window",
      ],
      [
        "UIKit reads o.prefersStatusBarHidden.", "UIKit doesn't read o.prefersStatusBarHidden now.",
      ],
      ["The user can dismiss 's'.", "The user cannot dismiss 's': 't' lies above it."],
      [
        "The user can't dismiss 'p'.",
        "Not established: no source says whether isModalInPresentation keeps the user from zooming 'p' back.",
      ],
      [
        "In regular width a hidden column stays a child (R25).",
        "Not established: no source says what the parent of 'side' is while its column isn't shown.",
      ],
      [
        "The views of 'login' and 's' leave the window (R21).",
        "Not established: nobody dismissed 's' when its presenter left.",
      ],
      [
        "uses its own presentation: an action sheet at the lower edge (R13).",
        "Not established: no source says where 'm', an action sheet without a source, appears.",
      ],
      [
        "A tap there, or a swipe, dismisses it.",
        "Not established: no source says whether a tap in the dimmed part around 's' dismisses it, too (R31).",
      ],
      [
        "The user dismisses 'm' (UIAlertController) by a tap outside it (R31).",
        "Not established: no source says what a tap outside 'm' does, an action sheet without a source.",
      ],
      [
        "UIKit calls viewWillDisappear and viewDidDisappear of 'login' and 't' and viewWillAppear of 'tabs' (R47).",
        "Not established: nobody dismissed 't' when its presenter left.",
      ],
      [
        "The presentation of 't' ends.",
        "Not established: nobody dismissed 't' when its presenter left.",
      ],
      [
        "The view of 'home' stays on screen behind 'x' (R12).",
        "In compact height the sheet covers the whole screen and behaves as fullScreen.",
      ],
      [
        "s.view.window.windowScene = nil",
        "The description names no scene of 'w', so its windowScene is unknown.",
      ],
    ]
    for sentences in planted {
      #expect(Contradiction.all.contains { $0.isFound(in: sentences) }, "\(sentences)")
    }
    #expect(
      !Contradiction.all.contains { $0.isFound(in: planted.compactMap(\.first).dropLast(13)) })
  }

  /// `explain` isn't more certain than `check`.
  private func expectNoContradiction(in resolution: Resolution) {
    for step in 0...resolution.stepCount {
      let hierarchy = resolution.hierarchy(afterStep: step)
      var sentences: [String] = []
      for explanation in answers(in: hierarchy, of: resolution) {
        let text = explanation.text(in: .en)
        sentences += text.split(separator: "\n").map(String.init)
        for doubt in (explanation as? any SpokenExplanation)?.doubts ?? [] {
          for language in Language.allCases {
            let words = language.phrases(hierarchy.app.spelling).notEstablished(doubt)
            #expect(explanation.text(in: language).contains(words))
          }
          #expect(explanation.json(in: .en).contains("\"established\": false"))
        }
      }
      if step > 0 {
        expectDoubtsOfStep(resolution.explanation(ofStep: step), in: hierarchy)
        expectHints(ofStep: step, of: resolution)
        expectDoubtsOfViews(step, of: resolution)
      }
      let found = Contradiction.all.filter { $0.isFound(in: sentences) }
      #expect(found.isEmpty, "\(found.map(\.name)) in \(sentences)")
      if let refusal = hierarchy.refusalOfStep, step > 0 {
        let text = resolution.explanation(ofStep: step).text(in: .en)
        #expect(text.lowercased().contains(refusal.text(in: .en).lowercased()))
        for doubt in refusal.doubts {
          #expect(text.contains(Language.en.phrases(nil).notEstablished(doubt)))
        }
      }
    }
  }

  /// What a step leaves open about where a controller is, answers about that controller say, too.
  private func expectDoubtsOfStep(_ step: any Explanation, in hierarchy: Hierarchy) {
    let topics: [DoubtTopic] = [.duringPush, .showInColumns, .tapOnShownTab, .sheetOfPopped]
    for doubt in (step as? any SpokenExplanation)?.doubts ?? [] where topics.contains(doubt.topic) {
      guard let subject = hierarchy.app.index(ofID: doubt.subject) else { continue }
      let isStack =
        doubt.topic != .showInColumns && hierarchy.app.viewControllers[subject].kind == .navigation
        && !hierarchy.presentations.contains { $0.presented == subject }
      let property = isStack ? "topViewController" : "view.window"
      let answer = try? hierarchy.explanation(ofProperty: "\(doubt.subject).\(property)")
      #expect((answer as? any SpokenExplanation)?.doubts.contains(doubt) == true, "\(doubt)")
    }
  }

  /// What `check` hints at when a step is added, the answer about the step says, too.
  private func expectHints(ofStep step: Int, of resolution: Resolution) {
    func hints(upTo count: Int) -> [Diagnostic] {
      var app = resolution.app
      app.steps = Array(app.steps.prefix(count))
      return Resolution(app).hints
    }
    let earlier = hints(upTo: step - 1)
    let answer =
      ([resolution.explanation(ofStep: step).text(in: .en)]
      + resolution.qualifications(ofStep: step).map { $0.text(in: .en) }).joined(separator: "\n")
    for hint in hints(upTo: step) where !earlier.contains(hint) && !isSaidOtherwise(hint) {
      #expect(answer.contains(hint.text(in: .en)), "step \(step)")
    }
  }

  /// Whether explanations have sentences of their own for a hint, or it is about the whole description.
  private func isSaidOtherwise(_ hint: Diagnostic) -> Bool {
    guard case .hint(let fact) = hint.message.engineFacts else { return false }
    return switch fact {
    case .nobodyDefinesContext, .contextOnPhone, .presenterIsDetached, .undocumented,
      .presentationEnds, .leavesWithRoot, .actionSheetWithoutSource, .pointsAtNothing,
      .popoverWithoutSource:
      true
    case .withoutAnswer, .neverUsed, .unreachedContext, .unreachedScene, .viewWithoutController,
      .circleOfPresentations, .unexplainedRefusal:
      true
    default: false
    }
  }

  /// A step that brings a view into the window, or takes it out, is no more certain than the answers about
  /// the view.
  private func expectDoubtsOfViews(_ step: Int, of resolution: Resolution) {
    let (before, after) = (
      resolution.hierarchy(afterStep: step - 1), resolution.hierarchy(afterStep: step)
    )
    guard after.refusalOfStep == nil,
      let answer = resolution.explanation(ofStep: step) as? any SpokenExplanation
    else { return }
    for doubt in after.doubts(ofColumnsMovedSince: before) {
      #expect(answer.doubts.contains(doubt), "step \(step)")
    }
    guard case .select(let tab, _) = resolution.app.steps[step - 1].action,
      let doubt = after.doubt(ofTabBeyondBar: tab.value)
    else { return }
    #expect(answer.doubts.contains(doubt), "step \(step)")
  }

  private func answers(in hierarchy: Hierarchy, of resolution: Resolution) -> [any Explanation] {
    var answers: [any Explanation] =
      hierarchy.step == 0 ? [] : [resolution.explanation(ofStep: hierarchy.step)]
    for member in hierarchy.families.flatMap(\.members).prefix(6) {
      let id = hierarchy.id(member)
      for property in [
        "view.window", "parentViewController", "presentingViewController", "prefersStatusBarHidden",
        "supportedInterfaceOrientations", "isModalInPresentation",
      ] {
        if let answer = try? hierarchy.explanation(ofProperty: "\(id).\(property)") {
          answers.append(answer)
        }
      }
    }
    for presentation in hierarchy.presentations
    where hierarchy.presentation(by: presentation.presented) == nil {
      answers.append(
        DismissExplanation(sentTo: presentation.presented, byUser: true, in: hierarchy))
    }
    return answers
  }
}

/// Two kinds of sentences that can't both be true of one controller.
private struct Contradiction: Sendable {
  let name: String
  /// `ID` is the controller's id; without it the sentence is about any.
  let one, other: String

  init(_ name: String, _ one: String, _ other: String) {
    (self.name, self.one, self.other) = (name, one, other)
  }

  func isFound(in sentences: [String]) -> Bool {
    let (ones, others) = (ids(one, in: sentences), ids(other, in: sentences))
    let areOfOne = one.contains("ID") && other.contains("ID")
    return areOfOne ? !ones.isDisjoint(with: others) : !ones.isEmpty && !others.isEmpty
  }

  private func ids(_ sentence: String, in sentences: [String]) -> Set<String> {
    guard let pattern = try? Regex(sentence.replacing("ID", with: "([^' ]+)")) else { return [] }
    return Set(
      sentences.flatMap { $0.matches(of: pattern) }.map { String($0.output.last?.substring ?? "") })
  }

  static let all = [
    Contradiction(
      "stays, in no window", "The view of 'ID' stays on screen", "^ID\\.view\\.window = nil"),
    Contradiction(
      "stays, open", "stays on screen behind 'ID'", "leaves the window under 'ID', a sheet"),
    Contradiction(
      "leaves, in the window", "The view of 'ID' leaves the screen",
      "^ID\\.view\\.window = (?!nil)"),
    Contradiction("read, not read", "^UIKit reads ID\\.$", "^UIKit doesn't read ID now"),
    Contradiction(
      "can, cannot dismiss", "^The user can dismiss 'ID'",
      "^(?:The user cannot dismiss|No gesture dismisses) 'ID'"),
    Contradiction(
      "can't, open", "^The user can't dismiss 'ID'", "keeps the user from zooming 'ID' back"),
    Contradiction(
      "a child, open", "a hidden column stays a child", "the parent of 'ID' is while its column"),
    Contradiction(
      "left, open", "^The views? of .*'ID' leaves? the window",
      "nobody dismissed 'ID' when its presenter"),
    Contradiction(
      "at the lower edge, open", "an action sheet at the lower edge",
      "where 'ID', an action sheet without a source"),
    Contradiction(
      "a gesture, open", "^The user dismisses 'ID'",
      "(?:a tap outside|whether a swipe dismisses) 'ID'"),
    Contradiction(
      "calls, open", "^UIKit calls viewWillDisappear[^(]*'ID' and viewWill",
      "nobody dismissed 'ID' when its presenter"),
    Contradiction(
      "ended, open", "^The presentation of 'ID' ends", "nobody dismissed 'ID' when its presenter"),
    Contradiction(
      "stays, covers as fullScreen", "^The view of '[^']*' stays on screen behind",
      "behaves as fullScreen"),
    Contradiction("nil, unknown", "windowScene = nil", "its windowScene is unknown"),
    Contradiction(
      "a tap, open", "[Aa] tap there, or a swipe, dismisses it",
      "a tap in the dimmed part around 'ID'"),
  ]
}

extension AppDescription {
  /// A description with what sources leave open: sheets in compact height, zooms, modal controllers.
  fileprivate static func varied(seed: UInt64) -> AppDescription {
    var app = AppDescription.generated(seed: seed, upTo: 12, windows: seed % 4 == 0 ? 2 : 1)
    var random = SplitMix(seed: seed)
    app.ios = [13, 15, 18, 26][Int(seed % 4)]
    app.rules = .uikit
    app.idiom = seed % 3 == 0 ? .pad : .phone
    app.verticalSizeClass = seed % 5 == 0 ? Sourced(.compact) : nil
    for index in app.viewControllers.indices {
      func chance() -> Bool { Int.random(in: 0..<4, using: &random) == 0 }
      if chance() { app.viewControllers[index][flag: .isModalInPresentation] = Sourced(true) }
      if chance() { app.viewControllers[index].preferredTransition = Sourced(.zoom) }
      if chance() { app.viewControllers[index].detents = Sourced([.medium, .large]) }
    }
    return app
  }
}
