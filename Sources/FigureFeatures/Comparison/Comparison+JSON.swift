import VCPhrases
import VCSource

extension Comparison {
  /// Returns the changes in order as a JSON object, one per line.
  package func json(from old: Source, to new: Source) -> String {
    JSONWriter.object(spread: true) { $0.changes(of: self, from: old, to: new) }
  }

  /// Returns the changes in each alternative as a JSON object.
  package static func json(
    ofAlternatives alternatives: [(number: Int, label: String?, comparison: Comparison)],
    from old: Source, to new: Source
  ) -> String {
    JSONWriter.object(ofAlternatives: alternatives) {
      ($0.number, $0.label)
    } members: {
      $0.changes(of: $1.comparison, from: old, to: new)
    }
  }
}

extension JSONWriter {
  fileprivate mutating func changes(of comparison: Comparison, from old: Source, to new: Source) {
    objects("changes", comparison.changes) { json, change in
      let source = change.isInOld ? old : new
      json.member("kind", change.kind.rawValue)
      json.member("id", change.id)
      json.member("property", change.property)
      json.member("old", change.old)
      json.member("new", change.new)
      json.member("file", source.file(of: change.range))
      json.range(change.range, in: source)
    }
  }

  fileprivate mutating func member(_ name: String, _ value: Change.Value) {
    switch value {
    case .none: member(name, nil as String?)
    case .text(let text): member(name, text)
    case .flag(let flag): member(name, flag)
    case .number(let number): member(name, number)
    case .list(let words):
      array(name, words) { $0.string($1) }
    case .declared(let className, let slot):
      object(name) { json in
        json.member("class", className)
        if let slot { json.members(of: slot) }
      }
    case .slot(let slot):
      object(name) { $0.members(of: slot) }
    case .presentation(let presenter, let sender, let style):
      object(name) {
        $0.member("presenter", presenter)
        $0.member("sender", sender)
        $0.member("style", style)
      }
    case .relation(let target, let detail):
      object(name) {
        $0.member("to", target)
        $0.member("detail", detail)
      }
    case .isCarriedOut(let isCarriedOut): member(name, isCarriedOut ? "carriedOut" : "refused")
    }
  }

  fileprivate mutating func members(of slot: Change.Slot) {
    member("container", slot.container)
    member("property", slot.property)
    member("index", slot.index)
  }
}
