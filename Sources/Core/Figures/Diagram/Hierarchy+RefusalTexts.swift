import VCEngine
import VCPhrases

extension Hierarchy {
  /// Sentences about the presentation that UIKit refused in the last step.
  ///
  /// - Parameter withReason: Whether to name the refused controllers and their obstacle, before
  ///   UIKit's words.
  package func refusalTexts(_ phrases: any Phrases, withReason: Bool = true) -> [String] {
    guard let refusal else { return [] }
    let names = refusal.members.filter { $0 != refusal.blocker }.map {
      ControllerName(id($0), className: app.viewControllers[$0].className.value)
    }
    return
      (names.isEmpty || !withReason
      ? [] : [phrases.text(of: .refused(names, inTheWay: refusal.blocker.map(id)))])
      + (refusal.words.map { [phrases.text(of: .uiKitsWords($0))] } ?? [])
  }
}
