import Phrases
import ViewControllers

/// The app that a log is of, as a description knows it.
package struct LoggedApp: Sendable {
  private let hierarchy: Hierarchy
  private let file: String

  /// - Parameter file: what the answers call the description.
  package init(_ hierarchy: Hierarchy, file: String) {
    (self.hierarchy, self.file) = (hierarchy, file)
  }

  var spelling: Spelling? { hierarchy.app.spelling }

  /// Where the line's controllers are in the description, and what the rules say of the call there.
  func remarks(on line: LoggedText, in language: Language) -> [String] {
    let phrases = language.phrases(spelling)
    var rows: [String] = []
    var told: Set<String> = []
    for role in UIKitRole.allCases where role.isPointer {
      guard let name = line.classes[role], told.insert(name).inserted else { continue }
      let ids = members(of: name).map(hierarchy.id)
      if !ids.isEmpty { rows.append(phrases.found(name, as: ids, in: file)) }
    }
    guard !rows.isEmpty else { return [phrases.foundNone(in: file)] }
    let answer = answer(for: line)?.text(in: language).split(separator: "\n").map(String.init)
    return rows + (answer ?? [])
  }

  private func members(of className: String) -> [ViewController.Index] {
    hierarchy.app.viewControllers.indices.filter {
      hierarchy.app.viewControllers[$0].className.value == className
    }
  }

  /// Who would present in the app, for a line about presenting that names who was asked.
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
