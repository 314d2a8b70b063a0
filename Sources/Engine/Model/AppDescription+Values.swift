import VCSource

extension AppDescription {
  /// Takes each text that it gives in several languages in this one; others stay as they are.
  package mutating func speak(_ language: Language) {
    spoken = language
    if translations.isEmpty { return }
    let translations = translations
    changeValues { value in
      value.range.flatMap { translations[$0.start]?[language] }
        .map { Sourced($0, at: value.range) } ?? value
    }
  }

  /// Changes the value of every key that has a location.
  mutating func changeValues(_ change: (Sourced<KeyValue>) -> Sourced<KeyValue>) {
    AppDescriptionKey.change(&self, change)
    for index in objects.indices { ObjectKey.change(&objects[index], change) }
    for index in viewControllers.indices {
      ViewControllerKey.change(&viewControllers[index], change)
      for tab in viewControllers[index].tabs.indices {
        TabKey.change(&viewControllers[index].tabs[tab], change)
      }
    }
    for index in windows.indices { WindowKey.change(&windows[index], change) }
    for index in segues.indices { SegueKey.change(&segues[index], change) }
    for index in steps.indices { StepKey.change(&steps[index], change) }
    for index in alternatives.indices {
      AlternativeKey.change(&alternatives[index], change)
      for place in alternatives[index].changes.indices {
        alternatives[index].changes[place].value = change(alternatives[index].changes[place].value)
      }
      for step in alternatives[index].steps.indices {
        StepKey.change(&alternatives[index].steps[step], change)
      }
    }
  }
}

extension DescriptionKeys {
  fileprivate static func change(
    _ owner: inout Owner, _ change: (Sourced<KeyValue>) -> Sourced<KeyValue>
  ) {
    for (_, row) in rows {
      if let value = row.value(owner), value.range != nil { row.set?(&owner, change(value)) }
    }
  }
}
