/// Makes ids from names, for elements that declare none. The first element of a name gets the name
/// itself, the others `Name#2`, `Name#3`; ids that are taken are skipped.
package struct ImpliedIDs {
  /// The numbers used so far for each name, including skipped ones.
  private var counts: [String: Int] = [:]

  package init() {}

  /// Whether an id is one that an element of this name has without declaring it.
  package static func isID(_ id: String, of name: String) -> Bool {
    guard id.utf8.starts(with: name.utf8) else { return false }
    let rest = id.utf8.dropFirst(name.utf8.count)
    return rest.isEmpty
      || rest.first == UInt8(ascii: "#") && Int(Substring(rest.dropFirst())).map { $0 > 1 } == true
  }

  /// Returns the next id for a name.
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
