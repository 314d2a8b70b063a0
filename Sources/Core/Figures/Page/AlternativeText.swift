import VCDiagnostics
import VCPhrases
import VCPictures

extension [Picture] {
  /// The pages' sentences; if they exceed 1000 characters, the numbers of controllers, families and
  /// segues instead.
  package func alternativeText(in language: Language) -> String {
    let text = map(\.text).joined(separator: " ")
    let controllers = Set(flatMap(\.boxes).compactMap(\.viewController)).count
    let families = Set(flatMap(\.frames).map(\.id).filter { $0.hasPrefix("family-") }).count
    let segues = Set(flatMap(\.arrows).filter(\.role.isSegue).map(\.id)).count
    guard text.count > 1000, controllers > 0 else { return text }
    return language.phrases.text(
      of: .summary(self[0].title, controllers: controllers, families: families, segues: segues))
  }
}
