import VCEngine
import VCSource

extension DescriptionWriter {
  mutating func write(_ segue: Segue) {
    json.open("{", spread: false)
    if let destination = segue.destination {
      json.key(segue.kind)
      write(destination.value)
    } else {
      json.member(SegueKey.unwindAction, segue.unwindAction?.value ?? segue.kind.rawValue)
    }
    json.key(SegueKey.from)
    write(segue.source.value)
    writeValues(SegueKey.self, of: segue, except: segue.destination == nil ? .unwindAction : nil)
    json.close("}")
  }

  // MARK: Steps

  mutating func write(_ steps: [Step]) {
    json.open("[", spread: !steps.isEmpty)
    for step in steps { write(step) }
    json.close("]")
  }

  mutating func write(_ step: Step) {
    json.open("{", spread: false)
    let (verb, parts) = (step.action.verb, step.action.parts)
    json.key(verb.name)
    switch verb.subject {
    case .id, .controller, .view: for one in parts.controllers { write(one.value) }
    case .controllers:
      json.open("[", spread: false)
      for one in parts.controllers { write(one.value) }
      json.close("]")
    case .segue: json.string(performed(in: parts)?.identifier?.value ?? "")
    case .choice: json.string(parts.choice?.value ?? "")
    }
    if let other = parts.other ?? performed(in: parts)?.source {
      json.key(verb.preposition ?? "")
      write(other.value)
    }
    // A single window needs no id.
    if let window = parts.window, let id = description.idAmongSeveral(window.value) {
      json.member(verb.preposition ?? "", id)
    }
    writeValues(StepKey.self, of: step)
    if !step.highlights.isEmpty {
      json.array(StepKey.emphasize.rawValue, step.highlights) { json, highlight in
        let ends = [highlight.controller, highlight.end].compactMap { $0?.value }
        json.string(ends.map { description.viewControllers[$0].id.value }.joined(separator: " → "))
      }
    }
    json.close("}")
  }

  private func performed(in parts: Step.Action.Parts) -> Segue? {
    parts.segue.map { description.segues[$0.value] }
  }
}
