import Comparison
import Explanations
import Phrases

/// Both inputs of `diff`, and what changed from one to the other: once, or in each of the
/// alternatives that either has.
struct ComparedInputs {
  let old: ComparedInput
  let new: ComparedInput
  /// One of several ways on; one without a number where neither input has alternatives.
  let ways: [Way]

  struct Way {
    let number: Int?
    let label: String?
    let comparison: Comparison
  }

  /// - Throws: `UsageFault` for a step that neither has.
  init(_ old: ComparedInput, _ new: ComparedInput, step: Int?) throws {
    (self.old, self.new) = (old, new)
    let last = [old.lastStep, new.lastStep].compactMap(\.self).max()
    if let step, let last, !(0...last).contains(step) {
      throw UsageFault.noStep(step, of: last)
    }
    let hasScenes = !old.isBaseline && !new.isBaseline
    let (before, now) = (
      old.alternatives(atStep: step, hasScenes: hasScenes),
      new.alternatives(atStep: step, hasScenes: hasScenes)
    )
    // What answers with alternatives alone do not tell.
    let wasCommon = old.common(atStep: step, hasScenes: hasScenes) ?? before.first?.snapshot
    let isCommon = new.common(atStep: step, hasScenes: hasScenes) ?? now.first?.snapshot
    let (common, other) = (wasCommon ?? Snapshot(), isCommon ?? Snapshot())
    guard !before.isEmpty || !now.isEmpty else {
      ways = [Way(number: nil, label: nil, comparison: Comparison(common, other))]
      return
    }
    var left = before
    var ways: [Way] = []
    // By name, else by place; one that the other side lacks is compared with what all have in
    // common there.
    for (place, alternative) in now.enumerated() {
      var counterpart = left.firstIndex { $0.label != nil && $0.label == alternative.label }
      if counterpart == nil, place < before.count, alternative.label == nil {
        counterpart = left.firstIndex { $0.label == nil }
      }
      let was = counterpart.map { left.remove(at: $0).snapshot } ?? common
      ways.append(
        Way(
          number: place + 1, label: alternative.label,
          comparison: Comparison(was, alternative.snapshot)))
    }
    for alternative in left {
      ways.append(
        Way(
          number: ways.count + 1, label: alternative.label,
          comparison: Comparison(alternative.snapshot, other)))
    }
    self.ways = ways
  }

  var isEmpty: Bool { ways.allSatisfy { $0.comparison.changes.isEmpty } }

  /// A line a change; under the name of its alternative where there are some.
  func text(in language: Language) -> String {
    ways.map { way in
      let lines = way.comparison.text(from: old.source, to: new.source, in: language)
      guard let number = way.number, !lines.isEmpty else { return lines }
      return language.phrases.alternative(number, way.label, step: nil) + "\n" + lines
    }.joined()
  }

  /// The changes as an object of JSON, or those of each alternative.
  var json: String {
    ways.first { $0.number == nil }.map { $0.comparison.json(from: old.source, to: new.source) }
      ?? Comparison.json(
        ofAlternatives: ways.map { ($0.number ?? 0, $0.label, $0.comparison) },
        from: old.source, to: new.source)
  }
}
