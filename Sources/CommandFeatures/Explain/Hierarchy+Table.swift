import VCEngine
import VCPhrases
import VCSource

extension Hierarchy {
  /// Returns every relationship of every controller as a table for terminals: one line each,
  /// columns separated by spaces, `-` for nil. Separate tables follow for presentations, and for
  /// windows if there are several.
  package func table(in language: Language) -> String {
    let phrases = language.phrases
    var controllers = TextTable(header: phrases.headings(TableWord.controllers))
    for index in listed {
      let children = children(of: index).map(id)
      let pointers = Property.pointers.map { pointer($0, of: index).map(id) ?? "-" }
      controllers.append(
        [
          id(index), app.viewControllers[index].className.value,
          family(of: index).map { String($0.number) } ?? "-",
        ] + pointers + [children.isEmpty ? "-" : children.joined(separator: ", ")])
    }
    var text = controllers.text
    if !presentations.isEmpty { text += "\n" + presentationTable(phrases) }
    if app.windows.count > 1 { text += "\n" + windowTable(phrases) }
    return text
  }

  private func windowTable(_ phrases: Phrases) -> String {
    let tellsWidths = windows.contains { ownSizeClass(of: $0) != nil }
    var table = TextTable(
      header: phrases.headings(TableWord.windows + (tellsWidths ? [.width] : [])))
    for window in windows {
      let declared = app.windows[window]
      table.append(
        [
          declared.id.value, declared.level.text, declared.scene?.value ?? "-",
          id(rootViewController(of: window)),
          families.filter { $0.window == window }.map { String($0.number) }.joined(separator: ", "),
        ] + (tellsWidths ? [horizontalSizeClass(of: window).rawValue] : []))
    }
    return table.text
  }

  private func presentationTable(_ phrases: Phrases) -> String {
    var table = TextTable(header: phrases.headings(TableWord.presentations))
    for presentation in presentations {
      table.append([
        id(presentation.sender), id(presentation.presenter),
        id(presentation.presented), presentation.name,
        presentation.hasOwnTransition || presentation.visibleStyle == .popover
          ? "-"
          : presentation.preferredTransition?.rawValue
            ?? presentation.modalTransitionStyle.rawValue,
        phrases.text(of: (presentation.presenterStaysVisible ? TableWord.stays : .goes).words),
        presentation.adaptsTo?.rawValue ?? "-",
      ])
    }
    return table.text
  }
}

extension Phrases {
  fileprivate func headings(_ words: [TableWord]) -> [String] { words.map { text(of: $0.words) } }
}
