import Comparison

extension English: ChangePhrases {
  package func text(of change: Change) -> String {
    let id = change.id ?? ""
    let (old, new) = (change.old.code, change.new.code)
    let property = [change.id, change.property].compactMap(\.self).joined(separator: ".")
    switch (change.kind, change.old, change.new) {
    case (.added, _, .declared(let className, let slot)):
      return "added: " + declared(id, className, slot?.code)
    case (.removed, .declared(let className, let slot), _):
      return "removed: " + declared(id, className, slot?.code)
    case (.moved, _, _): return "moved: \(id), \(old) → \(new)"
    case (.class, _, _): return "class: \(id), \(old) → \(new)"
    case (.presented, _, .presentation(let presenter, let sender, let style)):
      return "presented: \(id) by \(presenter) (\(style))"
        + (sender == presenter ? "" : ", asked by \(sender)")
    case (.dismissed, .presentation(let presenter, _, _), _):
      return "dismissed: \(id), which \(presenter) presented"
    case (.presenter, _, _): return "presenter: \(property), \(old) → \(new)"
    case (.unreached, _, _): return "unreached: \(id), no segue leads to it any more"
    case (.step, _, _):
      return "step: \(change.property ?? ""), \(outcome(change.old)) → \(outcome(change.new))"
    case (.flag, _, _): return "flag: \(property), \(old) → \(new)"
    default: return "relationship: \(property), \(old) → \(new)"
    }
  }

  private func declared(_ id: String, _ className: String, _ slot: String?) -> String {
    id + (id == className ? "" : " (\(className))") + (slot.map { ", \($0)" } ?? "")
  }

  private func outcome(_ value: Change.Value) -> String {
    switch value {
    case .isCarriedOut(let isCarriedOut): isCarriedOut ? "carried out" : "refused"
    default: "not there"
    }
  }

  package func sentence(_ line: String) -> String { line + "." }

  package func wasAt(_ slot: String?) -> String {
    slot.map { "was \($0)" } ?? "was in no container"
  }

  package func wasPresented(by presenter: String) -> String { "was presented by \(presenter)" }

  package func isAt(_ slot: String?) -> String { slot.map { "now \($0)" } ?? "now in no container" }

  package func meaning(of mark: ChangeMark) -> String {
    switch mark {
    case .added: "added"
    case .removed: "removed"
    case .movedHere: "moved here"
    case .movedAway: "was here"
    case .changed: "changed"
    case .refused: "refused"
    }
  }

  package func changes(of title: String?) -> String { title.map { "Changes: \($0)" } ?? "Changes" }

  package var nothingChanged: String { "Nothing changed." }

  package func changed(_ count: Int) -> String { "\(counted(count, "change"))." }
}
