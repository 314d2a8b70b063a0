import VCEngine
import VCSource

extension AppDescription {
  /// Returns the description as text, one line per controller and step, with locations as
  /// `@start-end` in bytes.
  package func dump(withRanges: Bool = false) -> String {
    func at(_ range: SourceRange?) -> String {
      withRanges ? range.map { "@\($0.start)-\($0.end)" } ?? "@nil" : ""
    }
    func show<Value>(_ name: String, _ value: Sourced<Value>?) -> String {
      value.map { " \(name)=\($0.value)\(at($0.range))" } ?? ""
    }
    var lines = ["\(rules) ios=\(ios) \(idiom) root=\(rootViewController)"]
    lines[0] += show("title", title) + show("window", windows[0].idIsImplied ? nil : windows[0].id)
    lines[0] += show("width", horizontalSizeClass) + show("height", verticalSizeClass)
    lines[0] += (spelling.map { " spelling=\($0)" } ?? "")
    lines[0] += (language.map { " language=\($0)" } ?? "")
    if windows.count > 1 || windows[0].hasDetails {
      lines += windows.map { window in
        "window \(window.id.value)\(at(window.id.range)) root=\(window.rootViewController)"
          + show("isHidden", window.isHidden)
          + show("level", window.windowLevel.map { Sourced($0.value.text, at: $0.range) })
          + show("scene", window.scene) + show("width", window.horizontalSizeClass)
      }
    }
    for (index, it) in viewControllers.enumerated() {
      var line = "\(index) \(it.id.value)\(at(it.id.range)): \(it.className.value)"
      line +=
        at(it.className.range)
        + show("superclass", it.superclass.map { Sourced($0.value.name, at: $0.range) })
      line += show("title", it.title) + show("list", it.containmentKey) + " \(it.children)"
      line += show("selectedIndex", it.selectedIndex)
      line += show("definesPresentationContext", it.definesPresentationContext)
      line += show("providesTransition", it.providesPresentationContextTransitionStyle)
      line += show("style", it.modalPresentationStyle) + show("transition", it.modalTransitionStyle)
      line += show("alert", it.preferredStyle) + show("source", it.sourceType)
      line += show("pages", it.transitionStyle) + show("spine", it.spineLocation)
      line += show("sourceView", it.sourceView) + show("barButtonItem", it.barButtonItem)
      line += show("sourceItem", it.sourceItem)
      for key in ViewControllerKey.allCases { line += show(key.rawValue, it.settings[key]) }
      line += show("state", it.state) + show("isViewLoaded", it.isViewLoaded)
      line += show("isInWindow", it.isInWindow)
      line += show("detents", it.detents)
      line += show("rests", it.selectedDetentIdentifier)
      line += show("undimmed", it.largestUndimmedDetentIdentifier)
      line += show("prefers", it.preferredTransition)
      line += show("size", it.preferredContentSize) + show("adapts", it.adaptivePresentationStyle)
      line += show("columns", it.columns?.style)
      line += show("top", it.columns?.topColumnForCollapsing)
      for (column, child) in it.columns?.declared ?? [] { line += " \(column)=\(child)" }
      line += it.searchController.map { " searches \($0)" } ?? ""
      line += it.adaptiveViewController.map { " becomes \($0)" } ?? ""
      line += it.systemMade.map { " \($0.role) of \($0.owner)" } ?? ""
      line += it.presents.map { " presents \($0)" } ?? ""
      lines.append(line + " " + at(it.range))
    }
    if !scenes.isEmpty { lines.append("scenes \(scenes)") }
    for it in segues {
      lines.append(
        "\(it.kind)\(show("to", it.destination)) \(show("from", it.source))"
          + show("identifier", it.identifier) + show("action", it.unwindAction)
          + show("label", it.label) + show("style", it.modalPresentationStyle)
          + show("transition", it.modalTransitionStyle) + " " + at(it.range))
    }
    func show(_ step: Step) -> String {
      let action = "\(step.action)".replacing(
        /VCSource\.|VCEngine\.|Sourced<Swift.Int>|Sourced<VCEngine.SizeClass>/,
        with: "")
      return (withRanges ? action : action.replacing(/range: [^)]*\)+/, with: ")"))
        + show("during", step.during) + show("isInteractive", step.isInteractive)
        + show("refused", step.refused)
        + show("expect", step.expect) + show("label", step.label) + show("title", step.title)
        + show("note", step.note)
        + show("notes", step.notes) + show("build", step.build)
        + step.highlights.map {
          " emphasize=\($0.controller.value)" + ($0.end.map { "→\($0.value)" } ?? "")
        }
        .joined() + " " + at(step.range)
    }
    lines += steps.map(show)
    for object in objects {
      lines.append(
        "object \(object.id.value)\(at(object.id.range)): \(object.className.value)"
          + show("title", object.title))
    }
    for (owner, reference) in references {
      lines.append(
        "\(id(of: owner)).\(reference.name.value)\(at(reference.name.range)) = "
          + id(of: reference.target) + (reference.isWeak ? " weak" : "")
          + show("sends", reference.message))
    }
    for (index, it) in viewControllers.enumerated() where !it.childNames.isEmpty {
      lines.append("\(index) names \(it.children.map { it.childNames[$0] ?? "-" })")
    }
    for alternative in alternatives {
      lines += ["alternative" + show("label", alternative.label)]
      lines += alternative.changes.map { "set \($0.owner).\($0.key): \($0.value.value)" }
      lines += alternative.steps.map(show)
    }
    return lines.joined(separator: "\n") + "\n"
  }
}
