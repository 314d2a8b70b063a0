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
      guard let name = line.classes[role], told.insert(name).inserted else { continue }
      let ids = members(of: name).map(hierarchy.id)
      if !ids.isEmpty { rows.append(phrases.text(of: .found(name, as: ids, in: file))) }
    }
    guard !rows.isEmpty else { return [phrases.text(of: .foundNone(in: file))] }
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
    let missing = UIKitRole.allCases.filter { $0.isPointer && $0 != .presented }
      .compactMap { line.classes[$0] }.filter { members(of: $0).isEmpty }
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

  private func members(of className: String) -> [ViewController.Index] {
    hierarchy.app.viewControllers.indices.filter {
      hierarchy.app.viewControllers[$0].className.value == className
    }
  }

  /// Returns who would present in the app, for a line about presenting that names the receiver.
  private func answer(for line: LoggedText) -> PresentExplanation? {
    guard let asked = line.classes[.sender] ?? line.classes[.presenter],
      let presented = line.classes[.presented], members(of: asked).count == 1,
      let receiver = members(of: asked).first
    else { return nil }
    if let declared = members(of: presented).first {
      return PresentExplanation(ofDeclared: declared, from: receiver, in: hierarchy)
    }
    guard ViewController.isClassName(presented) else { return nil }
    return PresentExplanation(of: presented, from: receiver, in: hierarchy)
  }
}

extension Array where Element: Hashable {
  /// Returns the distinct elements, in the order of their first occurrence.
  fileprivate func uniqued() -> [Element] {
    var known: Set<Element> = []
    return filter { known.insert($0).inserted }
  }
}
