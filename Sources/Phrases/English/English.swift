import VCEngine
import VCSource

/// The English texts.
extension English: Phrases {
  package var wording: Wording { Wording(.en, spelling) }
  package var code: UIKitCode { UIKitCode(spelling) }

  package func joined(_ sentences: [String]) -> String { sentences.concatenated(by: " ") }
}

// MARK: Parts of sentences

extension English {
  /// Returns `'nav' (UINavigationController)`, or only the id.
  package func name(_ controller: ControllerName) -> String {
    "'\(controller.id)'" + (controller.className.map { " (\($0))" } ?? "")
  }
}
