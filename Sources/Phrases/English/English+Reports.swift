import Diagnostics

extension English {
  package func headline(_ severity: Diagnostic.Severity?, _ message: String) -> String {
    "\(severity?.rawValue ?? "note"): \(message)"
  }

  package func more(_ count: Int) -> String { "\(count) more" }

  package func summary(_ tally: Tally) -> String {
    var parts = [counted(tally.errors, "error"), counted(tally.warnings, "warning")]
    if tally.hints > 0 { parts.append(counted(tally.hints, "hint")) }
    if tally.unreadable > 0 { parts.append("\(tally.unreadable) unreadable") }
    return "\(counted(tally.files, "file")): " + parts.joined(separator: ", ")
  }

  package var controllerColumns: [String] {
    [
      "id", "class", "family", "parent", "navigation", "tab bar", "split", "presenting",
      "presented", "children",
    ]
  }

  package var presentationColumns: [String] {
    [
      "sender", "presenter", "presented", "style", "transition", "presenter's view",
      "in compact width",
    ]
  }

  package func presenterViewCell(stays: Bool) -> String { stays ? "stays" : "goes" }
}
