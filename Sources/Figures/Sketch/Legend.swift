import VCPhrases
import VCPictures
import VCSource

/// The lines of a sketch with one role and one mark.
package struct LineKind: Hashable {
  package let role: Picture.Arrow.Role
  package let mark: Picture.Mark?

  /// All kinds in the order of the legend: unmarked lines first.
  package static var all: [LineKind] {
    ([nil] + Picture.Mark.allCases).flatMap { mark in
      Picture.Arrow.Role.allCases.map { LineKind(role: $0, mark: mark) }
    }
  }

  /// The least difference of widths that readers see, in points.
  private static let leastDifference = 0.3

  /// Whether two kinds look the same unless they are dimmed.
  func looksLike(_ other: LineKind, _ look: Look) -> Bool {
    let (one, another) = (
      Picture.lineColor(of: role, mark), Picture.lineColor(of: other.role, other.mark)
    )
    // Several roles can have one colour: in black and white, all of them.
    return hasLine(of: other, look)
      && [look.light, look.dark].allSatisfy { $0[one] == $0[another] }
  }

  /// Whether two kinds differ at most in colour.
  func hasLine(of other: LineKind, _ look: Look) -> Bool {
    let (one, another) = (look.line(of: role, mark), look.line(of: other.role, other.mark))
    return (one.dash, one.head) == (another.dash, another.head)
      && abs(one.width - another.width) < Self.leastDifference
  }
}

/// The meanings of the lines of one kind in a sketch.
package struct LegendEntry {
  private(set) var meanings: [LineMeaning]
  /// Whether they are drawn from their heads, so that the sample's dashes are like theirs.
  let beginsAtHead: Bool
  /// UIKit's names of the pointers that they represent, if no label has them.
  package var names: [String] = []
  /// Whether there are lines in their own colour, and dimmed ones.
  var (hasPlain, hasFaded) = (false, false)

  /// Adds the meanings, the names and the colours of another entry.
  func merged(with other: LegendEntry) -> LegendEntry {
    var merged = self
    merged.hasPlain = hasPlain || other.hasPlain
    merged.hasFaded = hasFaded || other.hasFaded
    merged.names += other.names.filter { !names.contains($0) }
    merged.meanings += other.meanings.filter { !meanings.contains($0) }
    return merged
  }

  package func text(in phrases: Phrases) -> String {
    (names.isEmpty ? meanings.map { phrases.text(of: $0.words) } : names).concatenated(by: " / ")
  }
}

/// A sample line of the legend, with everything that lines of this look mean.
struct LegendSample {
  private(set) var lines: [(kind: LineKind, entry: LegendEntry)]

  var kind: LineKind { lines[0].kind }
  /// Whether the sample begins at its head.
  var beginsAtHead: Bool { lines[0].entry.beginsAtHead }
  /// Whether the figure contains such lines only dimmed.
  var isFaded: Bool { !lines.contains { $0.entry.hasPlain } }

  /// The sample's name in ids.
  var id: String { kind.role.rawValue + (kind.mark.map { "-\($0.rawValue)" } ?? "") }

  func text(in phrases: Phrases) -> String {
    // A sign that all meanings have comes once. An obstacle isn't refused.
    let marks = lines.map(\.kind.mark).uniqued()
    return marks.map { mark in
      (mark.map { $0.isRefusal ? "" : $0.sign + " " } ?? "")
        + lines.filter { $0.kind.mark == mark }.map { $0.entry.text(in: phrases) }.uniqued()
        .concatenated(by: " / ")
    }.concatenated(by: " / ")
  }

  /// The samples of all kinds of lines; kinds that can't be told apart share one.
  static func all(of entries: [LineKind: LegendEntry], _ look: Look) -> [LegendSample] {
    let samples = LineKind.all.compactMap { kind in
      entries[kind].map { LegendSample(lines: [(kind, $0)]) }
    }.joined { $0.kind.looksLike($1.kind, look) }
    // Dimmed lines have one colour.
    return samples.joined { $0.isFaded && $1.isFaded && $0.kind.hasLine(of: $1.kind, look) }
  }
}

/// A mark in the legend, as boxes and as lines have it.
struct MarkSample {
  let mark: Picture.Mark
  private(set) var hasBox: Bool
  /// The role of a line that has it.
  private(set) var line: Picture.Arrow.Role?

  /// - Parameter other: The sample from other states.
  init(_ mark: Picture.Mark, in sketch: Sketch, _ other: MarkSample?) {
    self.mark = mark
    hasBox = other?.hasBox ?? false || sketch.boxes.contains { $0.mark == mark }
    line = other?.line ?? sketch.arrows.first { $0.mark == mark }?.role
  }

  /// The sample with a box alone if the legend has such lines with their meanings; nil if no box has
  /// the mark, either. A question mark needs its own meaning.
  func without(_ explained: Set<Picture.Mark?>) -> MarkSample? {
    guard explained.contains(mark), hasBox || mark != .unfound else { return self }
    var sample = self
    sample.line = nil
    return hasBox ? sample : nil
  }
}

extension [LegendSample] {
  /// The samples, each joined with the first one that looks the same.
  fileprivate func joined(
    where isSame: (LegendSample, LegendSample) -> Bool
  ) -> [LegendSample] {
    reduce(into: []) { joined, sample in
      if let same = joined.firstIndex(where: { isSame($0, sample) }) {
        joined[same] = LegendSample(lines: joined[same].lines + sample.lines)
      } else {
        joined.append(sample)
      }
    }
  }
}
