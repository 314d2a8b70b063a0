import VCEngine
import VCPhrases
import VCSource

/// The app in which the rules give a line, their answer there, whether its style is another than the
/// description's, and a sentence on what the line doesn't tell.
typealias LoggedCall = (
  app: LoggedApp, answer: PresentExplanation, hasOtherStyle: Bool, condition: Words
)

/// A line of a log, and the rules' answer for its call in the app that wrote it.
struct AnsweredLine: Sendable {
  /// The line with the controller in front, if it names only the first controller that its presenter
  /// presents.
  private(set) var line: LoggedText
  /// The app; nil without a description.
  private let app: LoggedApp?
  private var answer: PresentExplanation?
  /// How the app must have been for the line, if it isn't what the description leaves.
  private let condition: Words?
  private let differences: [Words]
  /// The controller that the line found outside the window, where the app shows it, if the rules would let
  /// another present; nil if there is none.
  private let hidden: ViewController.Index?
  /// The calls in the app's source; nil without source.
  private let calls: [Segue]?

  /// Answers all lines of a log. The app's earlier states are resolved once, if a line needs them.
  static func all(_ lines: [LoggedText], in apps: [LoggedApp?]) -> [AnsweredLine] {
    var known: [LoggedApp]?
    return lines.enumerated().map { number, line in
      let app = number < apps.count ? apps[number] : apps.last ?? nil
      return AnsweredLine(line, in: app) {
        let earlier = known ?? app?.earlier ?? []
        known = earlier
        return earlier
      }
    }
  }

  private init(_ line: LoggedText, in app: LoggedApp?, earlier: () -> [LoggedApp]) {
    self.line = line
    if let app { self.line.shown = app.shownCauses(of: line) }
    calls = app?.calls(of: line)
    let described = calls == nil ? app : nil
    let now = described?.answer(for: line)
    hidden = app?.hiddenPresenter(of: line).flatMap { $0 == now?.presenter ? nil : $0 }
    let differences = hidden == nil ? described?.differences(from: line, now) ?? [] : []
    let other =
      now != nil && !differences.isEmpty ? described?.asLogged(by: line, earlier: earlier) : nil
    // Where the presenter isn't shown, the rules answer another question than the line's.
    let isOfLine = line.topic == .notInWindow || now?.visibility == .inWindow
    (self.app, condition) = (other?.app ?? app, other?.condition)
    answer = other?.answer ?? (isOfLine && hidden == nil ? now : nil)
    // A line doesn't tell the style.
    if let answer { self.answer?.isStyleKnown = answer.setsStyle || other?.hasOtherStyle == true }
    self.differences = other == nil ? differences : []
    guard line.topic == .alreadyPresenting, let answer, self.differences.isEmpty else { return }
    let hierarchy = answer.hierarchy
    let blocker = hierarchy.presentation(by: answer.presenter)?.presented
    for remedy in answer.remedies {
      switch remedy {
      case .presentFrom(let front) where front != blocker: self.line.hasOtherInFront = true
      case .presentInAction(let alert, _) where alert != blocker:
        self.line.alertInFront = hierarchy.app.viewControllers[alert].className.value
      default: break
      }
    }
  }

  /// The sentences of the answer that say more than the line and its advice: UIKit's words and the refusal
  /// are the line's, and so are choices.
  private func parts(isShort: Bool) -> Set<Prose.Part> {
    guard answer?.refusal != nil, !differs else {
      return isShort ? Prose.Part.short : Prose.Part.all
    }
    let known: Set<Prose.Part> = line.grade == .choices ? [.effect, .repair] : [.effect]
    return (isShort ? Prose.Part.short.subtracting([.answer]) : Prose.Part.all).subtracting(known)
  }

  /// Whether the description never gives the line, so that its causes are the line's alone.
  var differs: Bool { !differences.isEmpty }

  /// Whether the rules' answer is for another call than the line's.
  var answersOther: Bool { differs && answer != nil }

  /// Returns the rules' answer for the description in short; empty without one.
  func shortAnswer(in language: Language) -> [String] {
    guard let app else { return [] }
    let phrases = language.phrases(app.spelling)
    return (answer == nil ? callRows(in: phrases) : [])
      + (answer == nil && hidden == nil
        ? (differs ? app.otherInstances(of: line) : []).map { phrases.begun(phrases.text(of: $0)) }
        : remarksOnDifferences(app, phrases))
      + sentences(in: language, isShort: true)
  }

  /// Returns how the description differs from the line, and that the answer is the description's; or
  /// when it gives the line.
  private func remarksOnDifferences(_ app: LoggedApp, _ phrases: Phrases) -> [String] {
    (hidden.map { member in
      let (hierarchy, name) = (app.hierarchy, "'\(app.hierarchy.id(member))'")
      let front = hierarchy.ancestors(of: member).lazy.compactMap(hierarchy.presentation(by:))
        .first { !$0.presenterStaysVisible }
      return [phrases.text(of: hierarchy.visibility(of: member).words(of: name, in: app.file))]
        + (front.map { [phrases.text(of: .coversInFile(front: hierarchy.id($0.presented)))] } ?? [])
    } ?? [])
      + differences.map { phrases.begun(phrases.text(of: $0)) }
      + (differences.isEmpty || answer == nil
        ? [] : [phrases.text(of: .answerIsOfDescription(file: app.file))])
      + (condition.map { [phrases.text(of: $0)] } ?? [])
  }

  /// Returns where the source brings the line's controllers.
  private func callRows(in phrases: Phrases) -> [String] {
    guard let app, let calls else { return [] }
    func name(_ index: ViewController.Index) -> Words {
      Words.controllerName(id: app.hierarchy.id(index), className: nil)
    }
    return calls.prefix(8).compactMap { call -> String? in
      guard let destination = call.destination, let place = call.sourceLine else { return nil }
      return phrases.text(
        of: .callInSource(
          file: app.file, source: name(call.source.value), destination: name(destination.value),
          kind: call.kind.rawValue, place: place.value))
    }
  }

  /// Returns the positions of the line's controllers in the description, and the answer; nil without
  /// a description.
  ///
  /// - Parameter isShort: Whether the answer is short.
  func remarks(in language: Language, isShort: Bool = false) -> [String]? {
    guard let app else { return nil }
    let phrases = language.phrases(app.spelling)
    if line.classes.isEmpty { return [] }
    // A controller on screen may be of the class of the one to present.
    let classes = Set(app.hierarchy.app.viewControllers.map(\.className.value))
    guard UIKitRole.allCases.contains(where: { line.classes[$0].map(classes.contains) ?? false })
    else {
      let front = app.front.map(app.hierarchy.id)
      return [phrases.begun(phrases.text(of: .foundNoneInFile(file: app.file, front: front)))]
    }
    let rows = UIKitRole.allCases.filter(\.isPointer).compactMap { role -> String? in
      let ids = app.members(role, of: line).map(app.hierarchy.id)
      // One that is called as its class is nothing new.
      guard let name = line.classes[role], !ids.isEmpty, ids != [name] else { return nil }
      return phrases.text(
        of: .foundInFile(
          file: app.file, className: name,
          ids: ids.map { Words.controllerName(id: $0, className: nil) }))
    }
    return rows.uniqued() + callRows(in: phrases) + remarksOnDifferences(app, phrases)
      + sentences(in: language, isShort: isShort)
  }

  private func sentences(in language: Language, isShort: Bool) -> [String] {
    (answer?.text(in: language, of: parts(isShort: isShort)) ?? "")
      .split(separator: "\n").map(String.init)
  }
}

extension PresentExplanation {
  /// Whether the controller sets its style, instead of leaving the choice to UIKit.
  var setsStyle: Bool {
    guard hierarchy.app.viewControllers.indices.contains(presented) else { return false }
    return hierarchy.app.viewControllers[presented].modalPresentationStyle != nil
  }
}
