import VCEngine
import VCPhrases
import VCSource

/// The code that carries out a step: it creates, styles and configures the controllers that the
/// step adds, then presents, pushes or adds them. It is in the description's language, by default
/// Swift.
///
/// A call that doesn't wait until the previous step is complete is written where it belongs: in
/// `viewDidAppear`, or in the completion handler of the previous step (R30).
///
/// Ids become variables. Comments before the code list what the reader must supply: modules to
/// import, and variables with their types. If UIKit refuses the call, comments above say so.
package struct CodeListing: Sendable {
  /// The lines, comments first.
  package let lines: [String]
  private let spelling: Spelling
  private let refusal: Refusal

  /// Why the step's call isn't the code, or isn't carried out.
  private struct Refusal {
    /// The reason, or UIKit's log where it carries out the call; nil where nothing speaks against it.
    let diagnostic: Diagnostic?
    /// The remedies; nil if the call presents nothing.
    let explanation: PresentExplanation?
    let hierarchy: Hierarchy
    let isRepaired: Bool
  }

  /// The reason why there is no code.
  package enum Fault: Error, Equatable {
    /// The description has no step.
    case noStep
    /// Code can't perform the step: the user rotates the device.
    case notByCode
    /// SwiftUI performs the step when a view's state changes.
    case bySwiftUI
    /// Objective-C can't use Swift's generic classes.
    case genericClass(String)
  }

  /// Creates the code of a step by its number, from 1.
  package init(ofStep number: Int, of resolution: Resolution) throws(Fault) {
    let app = resolution.app
    guard app.steps.indices.contains(number - 1) else { throw .noStep }
    let (step, earlier) = (app.steps[number - 1], number > 1 ? app.steps[number - 2] : nil)
    guard !step.isByUser else { throw .notByCode }
    guard !app.isMadeBySwiftUI(step.action) else { throw .bySwiftUI }
    let time = step.during?.value
    let outer = earlier.flatMap {
      time == .transition && $0.hasCompletionHandler && !app.isMadeBySwiftUI($0.action) ? $0 : nil
    }
    var writer = CodeWriter(
      resolution.hierarchy(afterStep: number - (outer == nil ? 1 : 2)), app.spelling ?? .swift)
    var action = step.action
    let after = resolution.hierarchy(afterStep: number)
    if case .present(let presented, _) = action, case .present(let front, _) = outer?.action,
      case .presentation(.presenterInTransition) = after.refusalOfStep?.message.engineFacts
    {
      // When the previous step is complete, the presenter already presents a controller (R9).
      action = .present(presented, from: front)
    }
    // A premature call is written where it belongs.
    let refusal = after.refusalOfStep.flatMap { $0.placesOfCall.isEmpty ? $0 : nil }
    let explanation = PresentExplanation(ofStep: number, of: resolution)
    let isPremature = refusal == nil && after.refusalOfStep != nil
    let found =
      isPremature
      ? nil
      : CodeRepair(
        of: action, refusal: refusal, explanation, in: resolution.hierarchy(afterStep: number - 1))
    // In a completion handler is another call, or none.
    let repair = outer == nil || found?.action != nil ? found : nil
    let isWritten =
      switch (time, outer) {
      case (_, let outer?) where repair != nil:
        writer.write(repair?.action ?? action, inCompletionOf: outer.action)
      case (_, nil) where repair != nil: writer.write(action, repairedBy: repair)
      case (.transition, let outer?): writer.write(action, inCompletionOf: outer.action)
      case (.transition, nil) where earlier != nil: writer.writeAfterTransition(step.action)
      case (nil, _), (.transition, _): writer.write(step.action)
      default: writer.writeInViewDidAppear(step.action)
      }
    try self.init(
      writer, isWritten: isWritten,
      Refusal(
        diagnostic: refusal, explanation: explanation, hierarchy: after, isRepaired: repair != nil))
  }

  /// Creates the code that would present an explanation's controller. If that is a system
  /// controller that its delegate must dismiss, the receiver becomes the delegate.
  package init(of explanation: PresentExplanation) throws(Fault) {
    let number = explanation.hierarchy.step
    var app = explanation.after.app
    guard app.steps.count > number else { throw .noStep }
    let presented = explanation.presented
    let style = explanation.presentation?.modalPresentationStyle
    // The question gives every controller a source for its popover.
    let declared = explanation.hierarchy.app.viewControllers
    if style != .popover, !declared.indices.contains(presented) {
      app.viewControllers[presented].sourceView = nil
    } else if declared.indices.contains(presented) {
      app.viewControllers[presented].sourceView = declared[presented].sourceView
    }
    if !declared.indices.contains(presented),
      app.viewControllers[presented].uiKitClass.dismissal == .byDelegate
    {
      app.viewControllers[presented].references = [
        Reference(Sourced("delegate"), to: .viewController(explanation.receiver), isWeak: true)
      ]
    }
    try self.init(ofStep: number + 1, of: Resolution(app))
  }

  /// Creates the code of an action.
  ///
  /// - Parameter hierarchy: The state before the action.
  package init(of action: Step.Action, in hierarchy: Hierarchy) throws(Fault) {
    guard !hierarchy.app.isMadeBySwiftUI(action) else { throw .bySwiftUI }
    var writer = CodeWriter(hierarchy, hierarchy.app.spelling ?? .swift)
    let refusal = hierarchy.refusal(of: action)
    let repair = CodeRepair(of: action, refusal: refusal, nil, in: hierarchy)
    let isWritten = writer.write(action, repairedBy: repair)
    try self.init(
      writer, isWritten: isWritten,
      Refusal(
        diagnostic: refusal, explanation: nil, hierarchy: hierarchy, isRepaired: repair != nil))
  }

  private init(_ writer: CodeWriter, isWritten: Bool, _ refusal: Refusal) throws(Fault) {
    guard isWritten else { throw .notByCode }
    self.refusal = refusal
    spelling = writer.isSwift ? .swift : .objectiveC
    if let name = writer.genericClass { throw .genericClass(name) }
    lines = writer.lines
  }
}

extension AppDescription {
  /// Whether SwiftUI carries out a step: the step adds a controller that code can't create (R32).
  fileprivate func isMadeBySwiftUI(_ action: Step.Action) -> Bool {
    action.newMembers.contains { viewControllers[$0.value].isSwiftUIs }
  }
}

extension CodeListing: Explanation {
  package func text(in language: Language) -> String {
    (remarks(in: language).map { "// " + $0 } + lines).joined(separator: "\n") + "\n"
  }

  /// Returns the reason why UIKit refuses the call, the remedies, and whether the call itself follows.
  /// Nothing if UIKit carries it out.
  private func remarks(in language: Language) -> [String] {
    var prose = Prose(refusal.hierarchy, language)
    if let diagnostic = refusal.diagnostic {
      prose.say(diagnostic, isFirst: true)
      refusal.explanation?.sayRemedies(&prose)
      if let way = prose.phrases.way(past: diagnostic.message) { prose.say(way) }
      if !refusal.isRepaired { prose.say(.noRepair) }
    } else if refusal.isRepaired {
      refusal.explanation?.sayHolder(&prose)
    }
    return prose.text.split(separator: "\n").map(String.init)
  }

  package func json(in language: Language) -> String {
    JSONWriter.object(spread: true) { json in
      json.member("spelling", spelling.rawValue)
      let remarks = remarks(in: language)
      if !remarks.isEmpty { json.array("remarks", spread: true, remarks) { $0.string($1) } }
      json.array("code", spread: true, lines) { $0.string($1) }
    }
  }
}
