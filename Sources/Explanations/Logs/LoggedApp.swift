import Phrases
import ViewControllers

/// The app that wrote a log, as its description gives it.
package struct LoggedApp: Sendable {
  private let hierarchy: Hierarchy
  private let file: String

  /// - Parameter file: The description's name in answers.
  package init(_ hierarchy: Hierarchy, file: String) {
    (self.hierarchy, self.file) = (hierarchy, file)
  }

  var spelling: Spelling? { hierarchy.app.spelling }

  /// Returns the positions of the line's controllers in the description, and the rules' answer for
  /// the call.
  func remarks(on line: LoggedText, in language: Language) -> [String] {
    let phrases = language.phrases(spelling)
    var rows: [String] = []
    var told: Set<String> = []
    for role in UIKitRole.allCases where role.isPointer {
      let ids = members(role, of: line).map(hierarchy.id)
      guard let name = line.classes[role], !ids.isEmpty else { continue }
      let row = phrases.text(of: .found(name, as: ids, in: file))
      if told.insert(row).inserted { rows.append(row) }
    }
    // A controller on screen may be of the class of the one to present.
    let classes = Set(hierarchy.app.viewControllers.map(\.className.value))
    guard UIKitRole.allCases.contains(where: { line.classes[$0].map(classes.contains) ?? false })
    else { return [phrases.text(of: .foundNone(in: file))] }
    let answer = answer(for: line)
    let differences = differences(from: line, answer).map { phrases.text(of: $0, in: file) }
    return rows + differences
      + (differences.isEmpty ? [] : [phrases.text(of: .answerIsOfDescription(in: file))])
      + (answer?.text(in: language).split(separator: "\n").map(String.init) ?? [])
  }

  /// Returns the differences between the line and the description.
  private func differences(
    from line: LoggedText, _ answer: PresentExplanation?
  ) -> [LogDifference] {
    // A controller to present is often created for the call.
    let missing = UIKitRole.allCases
      .filter { $0.isPointer && $0 != .presented && members($0, of: line).isEmpty }
      .compactMap { line.classes[$0] }
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

  /// Returns the possible controllers of a role: the one with its address, else those of its class.
  private func members(_ role: UIKitRole, of line: LoggedText) -> [ViewController.Index] {
    let all = hierarchy.app.viewControllers
    let named = all.indices.filter { all[$0].className.value == line.classes[role] }
    if let address = line.addresses[role],
      let same = named.first(where: { all[$0].address == address })
    {
      return [same]
    }
    guard role == .presented, !line.presentsKnown else { return named }
    // Nobody can present a controller that is on screen or in a container, so the call presented
    // another one.
    return named.filter {
      hierarchy.family(of: $0) == nil && hierarchy.parentViewController(of: $0) == nil
    }
  }

  /// Returns the presenter in the app, for a line about presenting that names the receiver.
  private func answer(for line: LoggedText) -> PresentExplanation? {
    let asked = members(line.classes[.sender] == nil ? .presenter : .sender, of: line)
    guard asked.count == 1, let receiver = asked.first, let presented = line.classes[.presented],
      !line.presentsItself
    else { return nil }
    if let declared = members(.presented, of: line).first {
      return PresentExplanation(ofDeclared: declared, from: receiver, in: hierarchy)
    }
    guard ViewController.isClassName(presented) else { return nil }
    return PresentExplanation(of: presented, from: receiver, in: hierarchy)
  }

  /// Returns the line as its repairs need it: with the controller in front, if the line names only
  /// the first controller that its presenter presents.
  func repaired(_ line: LoggedText) -> LoggedText {
    guard line.topic == .alreadyPresenting, let answer = answer(for: line),
      differences(from: line, answer).isEmpty
    else { return line }
    let blocker = hierarchy.presentation(by: answer.presenter)?.presented
    var line = line
    for remedy in answer.remedies {
      switch remedy {
      case .presentFrom(let front) where front != blocker: line.hasOtherInFront = true
      case .presentInAction(let alert, _) where alert != blocker:
        line.alertInFront = hierarchy.app.viewControllers[alert].className.value
      default: break
      }
    }
    return line
  }
}

extension Array where Element: Hashable {
  /// Returns the distinct elements, in the order of their first occurrence.
  fileprivate func uniqued() -> [Element] {
    var known: Set<Element> = []
    return filter { known.insert($0).inserted }
  }
}
