import VCEngine
import VCPhrases
import VCSource

extension Hierarchy {
  /// Sentences about the presentation that UIKit refused in the last step.
  ///
  /// - Parameter withReason: Whether to name the refused controllers and their obstacle first.
  package func refusalTexts(in style: Style, withReason: Bool = true) -> [String] {
    guard let refusal else { return [] }
    let phrases = style.language.phrases(app.spelling)
    let names = refusal.members.filter { $0 != refusal.blocker }.map { nameAndClass($0, in: style) }
    let blocker = refusal.isObstacle ? refusal.blocker.map { name($0, in: style) } : nil
    let framework = refusal.uiKit?.framework ?? "UIKit"
    var presenter: String?
    var isOpen = refusalOfStep?.severity == .hint
    if case .presentation(.alreadyPresenting(let id, _, _, _, _, let isUncertain)) =
      refusalOfStep?.message.engineFacts
    {
      presenter = app.index(ofID: id).map { name($0, in: style) }
      isOpen = isUncertain
    }
    // The description says that UIKit did.
    if lastStep?.refused != nil { isOpen = false }
    return
      (names.isEmpty || !withReason
      ? []
      : [
        phrases.text(
          of: .refusedControllers(
            isPresentation: refusal.asked != nil, framework: framework,
            raises: refusal.uiKit.map { $0.response != .logs } ?? false,
            isOpen: isOpen, names: names.map(\.mention),
            blocker: blocker, presenter: blocker == nil ? nil : presenter))
      ])
      + (refusal.words.map { [phrases.text(of: .uiKitsWords(framework: framework, words: $0))] }
        ?? [])
      + [reasonOutside(in: style)].compactMap(\.self)
  }

  /// Why UIKit found the receiver of the last step outside the window; nil if that isn't the reason.
  func reasonOutside(in style: Style) -> String? {
    guard let refusal, let asked = refusal.asked else { return nil }
    let phrases = style.language.phrases(app.spelling)
    return refusal.outside.map { phrases.text(of: $0.words(of: name(asked, in: style))) }
  }

  /// The call that UIKit refused in an app that was printed.
  private var loggedRefusal: Refusal? {
    app.isObserved && lastStep?.refused != nil ? refusal : nil
  }

  /// The controllers that such a call is about: who was asked, whom to present, and what is in the way, with
  /// its presenter.
  var partiesOfRefusal: Set<Index> {
    guard let refusal = loggedRefusal else { return [] }
    let obstacle = refusal.isObstacle ? refusal.blocker : nil
    let others = [refusal.asked, obstacle, obstacle.flatMap(presentingViewController)]
    return Set(refusal.members + others.compactMap(\.self))
  }

  /// What to do instead of such a call, where the rules refuse it for UIKit's reason; or that the app was
  /// printed at another moment, where the reason isn't there.
  func repairs(in language: Language) -> [String] {
    guard let refusal = loggedRefusal, let asked = refusal.asked, family(of: asked) != nil,
      let blocker = refusal.blocker, let presented = refusal.members.first,
      let words = lastStep?.refused?.value
    else { return [] }
    let answer = PresentExplanation(ofDeclared: presented, from: asked, in: self)
    let name = app.viewControllers[blocker].className.value
    let isSameReason =
      answer.visibility == .inWindow
      ? words.contains("presenting <\(name)>") : refusal.outside != nil
    if !isSameReason {
      let isOver = ["already presenting <", "not in the window hierarchy"].contains(
        where: words.contains)
      return isOver ? [language.phrases.text(of: .printedAtAnotherMoment)] : []
    }
    var prose = Prose(self, language)
    answer.sayRemedies(&prose)
    return prose.text.split(separator: "\n").map(String.init)
  }
}
