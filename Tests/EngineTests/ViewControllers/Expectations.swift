import Testing
import VCEngine
import VCPhrases
import VCSource
import VCTestSupport

/// Answers `vc.presentedViewController`, `nav.children`, `families`, and of an id who presents it.
func answer(to question: String, in hierarchy: Hierarchy) -> String {
  if question == "families" { return String(hierarchy.families.count) }
  guard let dot = question.lastIndex(of: ".") else {
    let index = hierarchy.app.index(ofID: question)
    return index.map { presentation(of: $0, in: hierarchy) } ?? "no such id"
  }
  let parts = [question[..<dot], question[dot...].dropFirst()].map(String.init)
  guard let index = hierarchy.app.index(ofID: parts[0]) else { return "no such id" }
  if parts[1] == "selectedViewController" {
    return hierarchy.selectedViewController(of: index).map(hierarchy.id) ?? "nil"
  }
  guard let property = Property(spelling: parts[1]) else { return "no such property" }
  let ids = hierarchy.value(of: property, for: index).map(hierarchy.id)
  return property == .children ? "[\(ids.joined(separator: ", "))]" : ids.first ?? "nil"
}

/// `A presents B from A, formSheet, coverVertical, over A, as fullScreen in compact width`.
private func presentation(of presented: Int, in hierarchy: Hierarchy) -> String {
  guard let presentation = hierarchy.presentations.first(where: { $0.presented == presented })
  else { return "not presented" }
  return "\(hierarchy.id(presentation.presenter)) presents it from "
    + "\(hierarchy.id(presentation.sender)), \(presentation.modalPresentationStyle.rawValue), "
    + presentation.modalTransitionStyle.rawValue
    + (presentation.presenterStaysVisible ? ", the presenter visible" : "")
    + (presentation.adaptsTo.map { ", seen as \($0.rawValue)" } ?? "")
}
