import VCEngine
import VCPhrases
import VCSource

/// The app that wrote a log, as its description gives it.
package struct LoggedApp: Sendable {
  fileprivate let hierarchy: Hierarchy
  fileprivate let file: any RoleValue

  /// - Parameter file: The description's name in answers; nil for a hierarchy that is printed beside the
  ///   log.
  package init(_ hierarchy: Hierarchy, file: String?) {
    self.init(hierarchy, named: file ?? Words.printedHierarchy)
  }

  var spelling: Spelling? { hierarchy.app.spelling }

  /// The segues of source between a line's controllers; if there are none, those that leave its
  /// receiver. Nil without source, which has no state in which the line could be written.
  fileprivate func calls(of line: LoggedText) -> [Segue]? {
    let segues = hierarchy.app.segues
    guard segues.contains(where: { $0.sourceLine != nil }) else { return nil }
    func members(_ roles: some Sequence<UIKitRole>) -> Set<ViewController.Index> {
      Set(roles.flatMap { all(ofClass: line.classes[$0]) })
    }
    let named = members(UIKitRole.allCases.filter(\.isPointer))
    let between = segues.filter {
      named.contains($0.source.value) && named.contains($0.destination?.value ?? -1)
    }
    let receivers = members([.sender, .presenter])
    return between.isEmpty ? segues.filter { receivers.contains($0.source.value) } : between
  }

  /// Returns the possible controllers of a role: the one with its address, else those of its class. Of
  /// several, those with the relations that the line tells of; a plain class of UIKit's alone says
  /// nothing.
  fileprivate func members(_ role: UIKitRole, of line: LoggedText) -> [ViewController.Index] {
    let named = all(ofClass: line.classes[role])
    if let address = line.addresses[role],
      let same = named.first(where: { hierarchy.app.viewControllers[$0].address == address })
    {
      return [same]
    }
    // Nobody can present a controller that is on screen or in a container, so the call presented
    // another one.
    let possible = named.filter {
      role != .presented || line.presentsKnown
        || hierarchy.family(of: $0) == nil && hierarchy.parentViewController(of: $0) == nil
    }
    guard possible.count > 1 else { return possible }
    let related = possible.filter { isRelated($0, as: role, of: line) }
    if !related.isEmpty { return related }
    return line.classes[role].flatMap { UIKitClass(named: $0) } == nil ? possible : []
  }

  fileprivate func all(ofClass name: String?) -> [ViewController.Index] {
    let all = hierarchy.app.viewControllers
    return name.map { name in all.indices.filter { all[$0].className.value == name } } ?? []
  }

  /// Whether a controller stands to the line's others as its role says: in their container, around
  /// them, presented by them, or at the end of a segue of theirs.
  private func isRelated(
    _ candidate: ViewController.Index, as role: UIKitRole, of line: LoggedText
  ) -> Bool {
    func others(_ roles: UIKitRole...) -> [ViewController.Index] {
      roles.flatMap { all(ofClass: line.classes[$0]) }.filter { $0 != candidate }
    }
    return switch role {
    case .presenter: others(.sender).contains { containers(of: $0).contains(candidate) }
    case .navigation, .holder: others(.child).contains { containers(of: $0).contains(candidate) }
    case .sender: !Set(containers(of: candidate)).isDisjoint(with: others(.presenter))
    case .child:
      !Set(containers(of: candidate)).isDisjoint(with: others(.navigation, .holder, .other))
    case .blocker:
      others(.presenter).contains { hierarchy.presentation(by: $0)?.presented == candidate }
        || isDestination(candidate, from: others(.sender, .presenter))
    case .presented: isDestination(candidate, from: others(.sender, .presenter))
    default: false
    }
  }

  /// Whether a segue leads to a controller from one of these or from what they contain.
  private func isDestination(
    _ candidate: ViewController.Index, from sources: [ViewController.Index]
  ) -> Bool {
    hierarchy.app.segues.contains { segue in
      segue.destination?.value == candidate
        && !Set([segue.source.value] + containers(of: segue.source.value)).isDisjoint(with: sources)
    }
  }

  /// The containers of a controller, innermost first.
  private func containers(of member: ViewController.Index) -> [ViewController.Index] {
    Array(sequence(first: member) { hierarchy.parentViewController(of: $0) }.dropFirst())
  }

  /// Returns the presenter in the app, for a line about presenting that names the receiver.
  fileprivate func answer(
    for line: LoggedText, style: ModalPresentationStyle? = nil
  ) -> PresentExplanation? {
    let asked = members(line.classes[.sender] == nil ? .presenter : .sender, of: line)
    guard asked.count == 1, let receiver = asked.first, let presented = line.classes[.presented],
      !line.presentsItself
    else { return nil }
    if let declared = members(.presented, of: line).first {
      return PresentExplanation(ofDeclared: declared, style: style, from: receiver, in: hierarchy)
    }
    guard ViewController.isClassName(presented) else { return nil }
    return PresentExplanation(of: presented, style: style, from: receiver, in: hierarchy)
  }

  /// The app after each earlier step, the last first. To resolve them takes time for each step.
  fileprivate var earlier: [LoggedApp] {
    let resolution = Resolution(hierarchy.app)
    return (0..<hierarchy.step).reversed().map {
      LoggedApp(resolution.hierarchy(afterStep: $0), named: file)
    }
  }

  private init(_ hierarchy: Hierarchy, named file: any RoleValue) {
    (self.hierarchy, self.file) = (hierarchy, file)
  }

  /// The causes of a line about the window that a printed app shows: its presenter is on its way into the
  /// window, has left it, or is another instance.
  fileprivate func shownCauses(of line: LoggedText) -> [UIKitCause] {
    let role: UIKitRole = line.classes[.presenter] == nil ? .sender : .presenter
    guard hierarchy.app.isObserved, line.topic == .notInWindow, line.classes[role] != nil else {
      return []
    }
    let all = all(ofClass: line.classes[role]).map { hierarchy.app.viewControllers[$0] }
    if all.isEmpty { return [.dismissedMeanwhile, .neverShown] }
    if let address = line.addresses[role], all.allSatisfy({ ($0.address ?? address) != address }) {
      return [.neverShown, .dismissedMeanwhile]
    }
    let members = members(role, of: line)
    guard members.count == 1, !hierarchy.isInWindow(members[0]) else { return [] }
    let state = hierarchy.app.viewControllers[members[0]].state?.value
    return [state == .appearing ? .tooEarly : .dismissedMeanwhile]
  }

  /// Returns the app as the line has it: as the description leaves it, else with a style that searches
  /// for a context (R6), else after an earlier step. A line tells neither the style nor the time.
  fileprivate func asLogged(by line: LoggedText, earlier: () -> [LoggedApp]) -> LoggedCall? {
    call(loggedBy: line, isNow: true)
      ?? earlier().lazy.compactMap { $0.call(loggedBy: line, isNow: false) }.first
  }

  private func call(loggedBy line: LoggedText, isNow: Bool) -> LoggedCall? {
    for style in [nil, ModalPresentationStyle.currentContext] where style != nil || !isNow {
      guard let answer = answer(for: line, style: style), answer.refusal != nil,
        style == nil || !answer.setsStyle, differences(from: line, answer).isEmpty,
        (answer.visibility == .inWindow) == (line.topic != .notInWindow)
      else { continue }
      return (self, answer, LogCondition(style: style, step: isNow ? nil : hierarchy.step))
    }
    return nil
  }

  /// Returns the differences between the line and the description.
  fileprivate func differences(
    from line: LoggedText, _ answer: PresentExplanation?
  ) -> [LogDifference] {
    // A controller to present is often created for the call, and so is an alert in the way.
    let missing = UIKitRole.allCases
      .filter { $0.isPointer && $0 != .presented }.compactMap { line.classes[$0] }
      .filter { all(ofClass: $0).isEmpty && UIKitClass(named: $0)?.isClosed != true }
    var differences = missing.uniqued().map(LogDifference.missing)
    guard let answer else { return differences }
    let presenter = answer.presenter
    func name(_ member: ViewController.Index) -> ControllerName {
      ControllerName(
        hierarchy.id(member), className: hierarchy.app.viewControllers[member].className.value)
    }
    if let logged = line.classes[.presenter],
      logged != hierarchy.app.viewControllers[presenter].className.value
    {
      differences.append(.presenter(name(presenter), logged: logged))
    } else if line.topic == .alreadyPresenting, let logged = line.classes[.blocker] {
      let presented = hierarchy.presentation(by: presenter)?.presented
      let className = presented.map { hierarchy.app.viewControllers[$0].className.value }
      if className != logged {
        differences.append(
          .blocker(presented.map(name), of: hierarchy.id(presenter), logged: logged))
      }
    } else if line.topic == .notInWindow, answer.visibility == .inWindow {
      differences.append(.isInWindow(hierarchy.id(presenter)))
    }
    return differences
  }
}

/// The app in which the rules give a line, their answer there, and what the line doesn't tell.
private typealias LoggedCall = (app: LoggedApp, answer: PresentExplanation, condition: LogCondition)

/// A line of a log, and the rules' answer for its call in the app that wrote it.
struct AnsweredLine: Sendable {
  /// The line with the controller in front, if it names only the first controller that its presenter
  /// presents.
  private(set) var line: LoggedText
  /// The app; nil without a description.
  private let app: LoggedApp?
  private let answer: PresentExplanation?
  /// How the app must have been for the line, if it isn't what the description leaves.
  private let condition: LogCondition?
  private let differences: [LogDifference]
  /// The calls in the app's source; nil without source.
  private let calls: [Segue]?

  /// Answers all lines of a log. The app's earlier states are resolved once, if a line needs them.
  static func all(_ lines: [LoggedText], in app: LoggedApp?) -> [AnsweredLine] {
    var known: [LoggedApp]?
    return lines.map { line in
      AnsweredLine(line, in: app) {
        let earlier = known ?? app?.earlier ?? []
        known = earlier
        return earlier
      }
    }
  }

  private init(_ line: LoggedText, in app: LoggedApp?, earlier: () -> [LoggedApp]) {
    self.line = line
    self.line.shownCauses = app?.shownCauses(of: line) ?? []
    calls = app?.calls(of: line)
    let described = calls == nil ? app : nil
    let now = described?.answer(for: line)
    let differences = described?.differences(from: line, now) ?? []
    let other =
      now != nil && !differences.isEmpty ? described?.asLogged(by: line, earlier: earlier) : nil
    // Where the presenter isn't shown, the rules answer another question than the line's.
    let isOfLine = line.topic == .notInWindow || now?.visibility == .inWindow
    (self.app, condition) = (other?.app ?? app, other?.condition)
    answer = other?.answer ?? (isOfLine ? now : nil)
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

  /// Whether the rules refuse the call in the description, too. Their repair is for that app.
  var isRefused: Bool { answer?.refusal != nil }
  /// Whether the description never gives the line, so that its causes are the line's alone.
  var differs: Bool { !differences.isEmpty }

  /// Returns the rules' answer for the description in short; empty without one.
  func shortAnswer(in language: Language) -> [String] {
    guard let app else { return [] }
    guard let answer else { return callRows(in: language.phrases(app.spelling)) }
    return remarksOnDifferences(app, language.phrases(app.spelling))
      + answer.shortText(in: language).split(separator: "\n").map(String.init)
  }

  /// Returns how the description differs from the line, and that the answer is the description's; or
  /// when it gives the line.
  private func remarksOnDifferences(_ app: LoggedApp, _ phrases: Phrases) -> [String] {
    differences.map { phrases.text(of: $0.words(in: app.file)) }
      + (differences.isEmpty || answer == nil
        ? [] : [phrases.text(of: .answerIsOfDescription(file: app.file))])
      + (condition.map { [phrases.text(of: $0.words(in: app.file))] } ?? [])
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
    else { return [phrases.begun(phrases.text(of: .foundNoneInFile(file: app.file)))] }
    let rows = UIKitRole.allCases.filter(\.isPointer).compactMap { role -> String? in
      let ids = app.members(role, of: line).map(app.hierarchy.id)
      guard let name = line.classes[role], !ids.isEmpty,
        // The only one of a class, called as the class: that is nothing new.
        ids != [name] || app.all(ofClass: name).count > 1
      else { return nil }
      return phrases.text(
        of: .foundInFile(
          file: app.file, className: name,
          ids: ids.map { Words.controllerName(id: $0, className: nil) }))
    }
    return rows.uniqued() + callRows(in: phrases) + remarksOnDifferences(app, phrases)
      + (answer.map { isShort ? $0.shortText(in: language) : $0.text(in: language) } ?? "")
      .split(separator: "\n").map(String.init)
  }
}

extension PresentExplanation {
  /// Whether the controller sets its style, instead of leaving the choice to UIKit.
  fileprivate var setsStyle: Bool {
    guard hierarchy.app.viewControllers.indices.contains(presented) else { return false }
    return hierarchy.app.viewControllers[presented].modalPresentationStyle != nil
  }
}
