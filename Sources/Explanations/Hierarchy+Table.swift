import Diagnostics
import Phrases
import ViewControllers

extension Hierarchy {
  /// Every relationship of every controller for a terminal: a line each, columns apart by blanks;
  /// what is nil stands as `-`. The presentations follow in a table of their own.
  public func table(in language: Language) -> String {
    let phrases = language.phrases
    var controllers = TextTable(header: phrases.controllerColumns)
    for index in listed {
      let pointers = Property.pointers.map { pointer($0, of: index).map(id) ?? "-" }
      controllers.append(
        [
          id(index), app.viewControllers[index].className.value,
          family(of: index).map { String($0.number) } ?? "-",
        ] + pointers + [nonEmptyList(children(of: index)) ?? "-"])
    }
    guard !presentations.isEmpty else { return controllers.text }
    return controllers.text + "\n" + presentationTable(phrases)
  }

  private func presentationTable(_ phrases: any Phrases) -> String {
    var table = TextTable(header: phrases.presentationColumns)
    for presentation in presentations {
      table.append([
        id(presentation.sender), id(presentation.presenter),
        id(presentation.presented), presentation.name,
        presentation.modalTransitionStyle.rawValue,
        phrases.presenterViewCell(stays: presentation.presenterStaysVisible),
        presentation.adaptsTo?.rawValue ?? "-",
      ])
    }
    return table.text
  }

  private func nonEmptyList(_ indices: [Index]) -> String? {
    indices.isEmpty ? nil : indices.map(id).joined(separator: ", ")
  }
}
