import VCPhrases
import VCSource

extension English: ChangePhrases {
  package func text(of sentence: ChangeSentence) -> String {
    switch sentence {
    case .wasAt(let slot): slot.map { "was \($0)" } ?? "was in no container"
    case .wasPresented(let presenter): "was presented by \(presenter)"
    case .isAt(let slot): slot.map { "now \($0)" } ?? "now in no container"
    case .changes(let title): title.map { "Changes: \($0)" } ?? "Changes"
    case .nothingChanged: "Nothing changed."
    case .noDifferences: "no differences"
    case .changed(let count): "\(counted(count, "change"))."
    }
  }

  package func text(of change: Change) -> String {
    let id = change.id ?? ""
    let (old, new) = (change.old.code, change.new.code)
    let property = [change.id, change.property].compactMap(\.self).joined(separator: ".")
    switch (change.kind, change.old, change.new) {
    case (.added, _, .declared(let className, let slot)):
      return "added: " + declared(id, className, slot?.code)
    case (.removed, .declared(let className, let slot), _):
      return "removed: " + declared(id, className, slot?.code)
    case (.unfound, .declared(let className, let slot), _):
      return "no longer found: " + declared(id, className, slot?.code)
        + "; the source still declares it"
    // A segue, such as "segue show": its destination is after its kind.
    case (.added, _, _): return "added: \(property), \(new)"
    case (.removed, _, _): return "removed: \(property), \(old)"
    case (.unfound, _, _): return "no longer found: \(property), \(old)"
    case (.moved, _, _): return "moved: \(id), \(old) → \(new)"
    case (.class, _, _): return "class: \(id), \(old) → \(new)"
    case (.presented, _, .presentation(let presenter, let sender, let style)):
      return "presented: \(id) by \(presenter) (\(style))"
        + (sender == presenter ? "" : ", asked by \(sender)")
    case (.dismissed, .presentation(let presenter, _, _), _):
      return "no longer presented: \(id), which \(presenter) presented"
    case (.presenter, _, _): return "presenter: \(property), \(old) → \(new)"
    case (.unreached, _, _): return "unreached: \(id), no segue leads to it any more"
    case (.step, _, _):
      return "step: \(change.property ?? ""), \(outcome(change.old)) → \(outcome(change.new))"
    case (.message, _, _):
      return "message: \(change.property ?? ""), \(message(change.old)) → \(message(change.new))"
    case (.flag, _, _):
      return "flag: \(property), \(setting(change.old)) → \(setting(change.new))"
    default: return "relationship: \(property), \(old) → \(new)"
    }
  }

  private func declared(_ id: String, _ className: String, _ slot: String?) -> String {
    id + (says(id, className) ? "" : " (\(className))") + (slot.map { ", \($0)" } ?? "")
  }

  package func setting(_ value: Change.Value) -> String {
    if case .none = value { "not set" } else { value.code }
  }

  private func outcome(_ value: Change.Value) -> String {
    switch value {
    case .isCarriedOut(let isCarriedOut): isCarriedOut ? "carried out" : "refused"
    default: "not there"
    }
  }

  private func message(_ value: Change.Value) -> String {
    if case .none = value { "none" } else { "\"\(value.code)\"" }
  }

  package func sentence(_ line: String) -> String { line + "." }
}
