import Diagnostics
import Phrases
import TextFormats
import ViewControllers

/// The code that does a step: what it brings is made, styled and given its delegate, and then
/// presented, pushed or added. It is in the description's spelling, by default Swift's.
///
/// What does not wait until the step before is over is written where it has its place: under the name
/// of `viewDidAppear`, or in the completion handler of what runs (R30).
///
/// Ids become names of variables. What the code needs and does not make stands before it in comments:
/// modules to import, and variables with their types.
public struct CodeListing: Sendable {
  /// Statements, a line each, comments first.
  public let lines: [String]
  private let spelling: Spelling

  /// Why there is no code.
  public enum Fault: Error, Equatable {
    /// The description has no step.
    case noStep
    /// No code of an app's does what the step does: the user turns the device.
    case notByCode
    /// Objective-C knows no generic classes of Swift's.
    case genericClass(String)
  }

  /// The code of a step of the description, by its number from 1.
  public init(ofStep number: Int, of resolution: Resolution) throws(Fault) {
    let app = resolution.app
    guard app.steps.indices.contains(number - 1) else { throw .noStep }
    let (step, earlier) = (app.steps[number - 1], number > 1 ? app.steps[number - 2] : nil)
    guard !step.isByUser, !app.isMadeBySwiftUI(step.action) else { throw .notByCode }
    let time = step.during?.value
    let outer = earlier.flatMap {
      time == .transition && $0.hasCompletionHandler && !app.isMadeBySwiftUI($0.action) ? $0 : nil
    }
    var writer = CodeWriter(
      resolution.hierarchy(afterStep: number - (outer == nil ? 1 : 2)), app.spelling ?? .swift)
    var action = step.action
    if case .present(let presented, _) = action, case .present(let front, _) = outer?.action,
      case .presentation(.presenterInTransition) =
        resolution.hierarchy(afterStep: number).refusalOfStep?.message
    {
      // The presenter presents already when the step before is over (R9).
      action = .present(presented, from: front)
    }
    let isWritten =
      switch (time, outer) {
      case (.transition, let outer?): writer.write(action, inCompletionOf: outer.action)
      case (.transition, nil) where earlier != nil: writer.writeAfterTransition(step.action)
      case (nil, _), (.transition, _): writer.write(step.action)
      default: writer.writeInViewDidAppear(step.action)
      }
    try self.init(writer, isWritten: isWritten)
  }

  /// The code that would present the controller of an explanation. Where it is the system's and does
  /// not go by itself, the receiver is its delegate.
  public init(of explanation: PresentExplanation) throws(Fault) {
    let number = explanation.hierarchy.step
    var app = explanation.after.app
    guard app.steps.count > number else { throw .noStep }
    let presented = explanation.presented
    let style = explanation.presentation?.modalPresentationStyle
    // The question gives every controller a source, so that its popover has one.
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
        Reference(
          Sourced("delegate"), to: .viewController(explanation.receiver), isWeak: true)
      ]
    }
    try self.init(ofStep: number + 1, of: Resolution(app))
  }

  /// The code of an action.
  ///
  /// - Parameter hierarchy: the moment before.
  public init(of action: Step.Action, in hierarchy: Hierarchy) throws(Fault) {
    guard !hierarchy.app.isMadeBySwiftUI(action) else { throw .notByCode }
    var writer = CodeWriter(hierarchy, hierarchy.app.spelling ?? .swift)
    let isWritten = writer.write(action)
    try self.init(writer, isWritten: isWritten)
  }

  private init(_ writer: CodeWriter, isWritten: Bool) throws(Fault) {
    guard isWritten else { throw .notByCode }
    spelling = writer.isSwift ? .swift : .objectiveC
    if let name = writer.genericClass { throw .genericClass(name) }
    lines = writer.lines
  }
}

extension AppDescription {
  /// Whether SwiftUI does a step: it brings a controller that no code makes (R32).
  fileprivate func isMadeBySwiftUI(_ action: Step.Action) -> Bool {
    action.brought.contains { viewControllers[$0.value].isSwiftUIs }
  }
}

extension CodeListing: Explanation {
  public func text(in language: Language) -> String {
    lines.joined(separator: "\n") + "\n"
  }

  public func json(in language: Language) -> String {
    var json = JSONWriter()
    json.object(spread: true) { json in
      json.member("spelling", spelling.rawValue)
      json.array("code", spread: true, lines) { $0.string($1) }
    }
    return json.text
  }
}
