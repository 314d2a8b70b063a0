extension Hierarchy {
  /// Every relationship of every controller for a terminal: what is nil stands as `-`.
  public var table: String {
    var controllers = TextTable(header: [
      "id", "class", "family", "parent", "navigation", "tab bar", "split", "presenting",
      "presented", "children",
    ])
    for index in listed {
      let pointers = Property.pointers.map { cell(pointer($0, of: index).map(id)) }
      controllers.append(
        [
          printable(id(index)), printable(description.viewControllers[index].className.value),
          family(of: index).map { String($0.number) } ?? "-",
        ] + pointers + [cell(nonEmptyList(children(of: index)))])
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
        printable(id(presentation.sender)), printable(id(presentation.presenter)),
        printable(id(presentation.presented)), presentation.modalPresentationStyle.rawValue,
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

  private func cell(_ text: String?) -> String { text.map(printable) ?? "-" }
}

/// The text in one line, with nothing in it that a terminal would obey.
private func printable(_ text: String) -> String {
  guard text.unicodeScalars.contains(where: { $0.properties.generalCategory == .control }) else {
    return text
  }
  var line = String.UnicodeScalarView()
  for scalar in text.unicodeScalars {
    line.append(scalar.properties.generalCategory == .control ? " " : scalar)
  }
  return String(line)
}
