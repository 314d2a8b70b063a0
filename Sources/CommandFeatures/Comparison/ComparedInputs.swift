import VCCommand
import VCFigureFeatures
import VCPhrases
import VCPictures
import VCSource

/// Both inputs of `diff`, and the changes from one to the other: once, or in each alternative of
/// either input.
package struct ComparedInputs {
  private(set) var old: ComparedInput
  private(set) var new: ComparedInput
  /// The changes in each alternative; a single comparison if neither input has alternatives.
  let ways: [NamedComparison]
  private let hasAlternatives: Bool

  /// Compares the inputs.
  ///
  /// - Throws: `UsageFault` for a step that neither has.
  package init(_ old: ComparedInput, _ new: ComparedInput, step: Int?) throws {
    (self.old, self.new) = (old, new)
    let last = [old.lastStep, new.lastStep].compactMap(\.self).max()
    if let step, let last, !(0...last).contains(step) {
      throw UsageFault.noStep(number: step, count: last)
    }
    let (before, now) = (old.alternatives(atStep: step), new.alternatives(atStep: step))
    let (common, other) = (old.common(atStep: step), new.common(atStep: step))
    guard !before.isEmpty || !now.isEmpty else {
      var comparison = Comparison(common, other)
      // Only what has changed needs the lines of declarations, and what is missing needs to know
      // whether the new source still declares it.
      if !comparison.changes.isEmpty {
        var (was, known) = (common, other)
        let declared = (try self.old.findDeclarations(), try self.new.findDeclarations())
        (was.declaredClasses, known.declaredClasses) = (Set(declared.0.keys), Set(declared.1.keys))
        if var sources = ComparedSources(self.old, self.new, declaring: declared) {
          was.newNames = sources.newNames()
          was.deletedCalls = sources.deletedCalls(in: Comparison(was, known))
        }
        if known.isFromSource { comparison = Comparison(was, known) }
      }
      (ways, hasAlternatives) = ([NamedComparison(comparison)], false)
      return
    }
    var left = before
    var ways: [NamedComparison] = []
    // Alternatives are matched by name, else by position. One without a counterpart is compared
    // with the other side's common part.
    for (place, alternative) in now.enumerated() {
      var counterpart = left.firstIndex { $0.label != nil && $0.label == alternative.label }
      if counterpart == nil, place < before.count, alternative.label == nil {
        counterpart = left.firstIndex { $0.label == nil }
      }
      let was = counterpart.map { left.remove(at: $0).snapshot } ?? common
      ways.append(
        NamedComparison(
          Comparison(was, alternative.snapshot), number: place + 1, label: alternative.label))
    }
    for alternative in left {
      ways.append(
        NamedComparison(
          Comparison(alternative.snapshot, other), number: ways.count + 1,
          label: alternative.label))
    }
    (self.ways, hasAlternatives) = (ways, true)
  }

  package var isEmpty: Bool { ways.allSatisfy { $0.comparison.changes.isEmpty } }

  /// One line per change, below the name of its alternative if there are any; without changes one
  /// line that says so.
  ///
  /// - Parameter ids: Whether ids are in place of names.
  func text(in language: Language, _ ids: ShownIDs) -> String {
    if isEmpty {
      let words = language.phrases.text(of: .noDifferences)
      return "\(new.source.name.withoutControls): \(words)\n"
    }
    return ways.map { way in
      let lines = way.comparison.text(
        from: old.source, to: new.source, in: language,
        by: ChangeNames(way.comparison, ids: ids))
      guard hasAlternatives, !lines.isEmpty else { return lines }
      return language.phrases.alternative(way.number, way.label, step: nil) + "\n" + lines
    }.joined()
  }

  /// The changes as findings in the texts that contain them.
  func findings(in language: Language, _ ids: ShownIDs) -> Findings {
    var findings = Findings()
    for way in ways {
      let names = ChangeNames(way.comparison, ids: ids)
      findings.add(
        way.comparison.changes.map { change in
          let input = change.isInOld ? old : new
          return Finding(
            .warning, id: "change-" + change.kind.rawValue,
            language.phrases.text(of: change.named(by: names).words), at: change.range,
            in: input.source, ofFile: input.path)
        })
    }
    return findings
  }

  /// The changes as a JSON object, by alternative if there are any.
  package var json: String {
    hasAlternatives
      ? Comparison.json(
        ofAlternatives: ways.map { ($0.number, $0.label, $0.comparison) },
        from: old.source, to: new.source)
      : ways[0].comparison.json(from: old.source, to: new.source)
  }
}
