import Diagnostics
import ViewControllers

extension Hierarchy {
  /// Every relationship of every controller for a terminal: what is nil stands as `-`.
  public var table: String {
    var controllers = TextTable(header: [
      "id", "class", "family", "parent", "navigation", "tab bar", "split", "presenting",
      "presented", "children",
    ])
    for index in listed {
      let pointers = Property.pointers.map { pointer($0, of: index).map(id) ?? "-" }
      controllers.append(
        [
          id(index), app.viewControllers[index].className.value,
          family(of: index).map { String($0.number) } ?? "-",
        ] + pointers + [nonEmptyList(children(of: index)) ?? "-"])
    }
    guard !presentations.isEmpty else { return controllers.text }
    return controllers.text + "\n" + presentationTable
  }

  private var presentationTable: String {
    var table = TextTable(header: [
      "sender", "presenter", "presented", "style", "transition", "presenter's view",
      "in compact width",
    ])
    for presentation in presentations {
      table.append([
        id(presentation.sender), id(presentation.presenter),
        id(presentation.presented), presentation.modalPresentationStyle.rawValue,
        presentation.modalTransitionStyle.rawValue,
        presentation.presenterStaysVisible ? "stays" : "goes",
        presentation.adaptsTo?.rawValue ?? "-",
      ])
    }
    return table.text
  }

  private func nonEmptyList(_ indices: [Index]) -> String? {
    indices.isEmpty ? nil : indices.map(id).joined(separator: ", ")
  }

}
