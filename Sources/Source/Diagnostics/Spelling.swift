/// Suggests similar names in messages about an unknown name.
package struct SpellingSuggestions {
  private let candidates: [(name: String, letters: [UInt8])]
  // Each look-up compares with all candidates, so a text full of unknown names must stay fast.
  private var budget = 200_000

  private static let longestName = 64
  /// Fewer letters begin too many names.
  private static let shortestBeginning = 4
  private static let mostCandidates = 5_000

  package init(_ names: some Sequence<String>) {
    var candidates: [(name: String, letters: [UInt8])] = []
    for name in names where name.utf8.count <= Self.longestName {
      if candidates.count == Self.mostCandidates {
        candidates = []
        break
      }
      candidates.append((name, Array(name.lowercased().utf8)))
    }
    self.candidates = candidates
  }

  /// Returns the candidate with the fewest changed letters, the first of several; else the only one that
  /// begins with the name; nil if there is neither.
  ///
  /// - Parameter mostChanges: The maximum number of changed letters, where only misspellings count; nil to
  ///   derive it from the name's length.
  package mutating func nearest(to name: String, mostChanges: Int? = nil) -> String? {
    guard name.utf8.count <= Self.longestName, budget >= candidates.count else { return nil }
    budget -= candidates.count
    let letters = Array(name.lowercased().utf8)
    // A third of the letters may differ, but never all of a short name.
    var limit = min(mostChanges ?? max(letters.count / 3, 1), letters.count - 1)
    var nearest: String?
    for candidate in candidates where candidate.name != name {
      let distance = editDistance(letters, candidate.letters, limit: limit)
      guard distance <= limit else { continue }
      nearest = candidate.name
      limit = distance - 1
    }
    if nearest == nil, mostChanges == nil, letters.count >= Self.shortestBeginning {
      let longer = candidates.filter { $0.name != name && $0.letters.starts(with: letters) }
      if longer.count == 1 { nearest = longer[0].name }
    }
    return nearest
  }
}

extension String {
  /// Returns the most similar of some names, nil if none is near; for one look-up alone.
  package func nearest(among names: some Sequence<String>, mostChanges: Int? = nil) -> String? {
    var suggestions = SpellingSuggestions(names)
    return suggestions.nearest(to: self, mostChanges: mostChanges)
  }
}

/// Returns the number of insertions, deletions, replacements and swaps of neighbours that turn `a`
/// into `b`; any number above `limit` if it is exceeded.
private func editDistance(_ a: [UInt8], _ b: [UInt8], limit: Int) -> Int {
  guard abs(a.count - b.count) <= limit else { return limit + 1 }
  var before: [Int] = []
  var last = Array(0...b.count)
  for i in a.indices {
    var row = [i + 1]
    row.reserveCapacity(b.count + 1)
    for j in b.indices {
      var cost = min(last[j] + (a[i] == b[j] ? 0 : 1), last[j + 1] + 1, row[j] + 1)
      if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { cost = min(cost, before[j - 1] + 1) }
      row.append(cost)
    }
    if row.allSatisfy({ $0 > limit }) { return limit + 1 }
    before = last
    last = row
  }
  return last[b.count]
}
