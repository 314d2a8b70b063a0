/// Ids for what has none of its own, made of names: the first of a name is called by it, the others
/// `Name#2`, `Name#3`, past those that are taken.
package struct ImpliedIDs {
  /// How many of each name there are so far, those that were passed over too.
  private var counts: [String: Int] = [:]

  package init() {}

  /// The next id of a name.
  package mutating func next(
    of name: String, unless isTaken: (String) -> Bool = { _ in false }
  ) -> String {
    var count = counts[name, default: 0]
    var id: String
    repeat {
      count += 1
      id = count == 1 ? name : "\(name)#\(count)"
    } while isTaken(id)
    counts[name] = count
    return id
  }
}
