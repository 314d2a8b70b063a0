import Diagnostics
import ViewControllers

extension AppDescription {
  /// The description as text, a line a controller and step; places as `@start-end` in bytes.
  func dump(withRanges: Bool = false) -> String {
    func at(_ range: SourceRange?) -> String {
      withRanges ? range.map { "@\($0.start)-\($0.end)" } ?? "@nil" : ""
    }
    func show<Value>(_ name: String, _ value: Sourced<Value>?) -> String {
      value.map { " \(name)=\($0.value)\(at($0.range))" } ?? ""
    }
    var lines = ["\(rules) ios=\(ios) \(idiom) root=\(rootViewController)"]
    lines[0] += show("title", title) + show("window", window)
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
      line += it.presents.map { " presents \($0)" } ?? ""
      lines.append(line + " " + at(it.range))
    }
    for step in steps {
      let action = "\(step.action)".replacing(
        /Diagnostics\.|ViewControllers\.|Sourced<Swift.Int>/, with: "")
      lines.append(
        (withRanges ? action : action.replacing(/range: [^)]*\)+/, with: ")"))
          + show("label", step.label) + " " + at(step.range))
    }
    return lines.joined(separator: "\n") + "\n"
  }
}
