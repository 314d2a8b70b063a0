/// The functions that rows name, in English: see `WordsFunction`.
package struct English: Sendable {
  package init() {}

  /// Returns the user's text in single quotes, shortened if it is long.
  package func quoted(_ text: String) -> String {
    // Bytes are counted faster than characters, of which there are no more.
    text.utf8.count <= 60 || text.count <= 60 ? "'\(text)'" : "'\(text.prefix(57))…'"
  }

  /// Returns `'a'`, `'a' and 'b'`, or `'a', 'b' and 'c'`; of many ids only the first, and the
  /// number of the others.
  package func names(_ ids: [String], _ conjunction: String = "and") -> String {
    let names = ids.prefix(ids.count > 8 ? 7 : 8).map { "'\($0)'" }
    if ids.count > 8 { return names.joined(separator: ", ") + " and \(ids.count - 7) more" }
    return list(names, conjunction)
  }

  /// Returns `a`, `a or b`, or `a, b or c`.
  package func list(_ words: [String], _ conjunction: String) -> String {
    guard words.count > 1, let last = words.last else { return words.first ?? "" }
    return words.dropLast().joined(separator: ", ") + " \(conjunction) " + last
  }

  /// Returns a word with a colon, unless it ends in one, as an Objective-C selector may.
  package func colon(after word: String) -> String { word.hasSuffix(":") ? word : word + ":" }

  /// Returns a noun or a class name after `a` or `an`, as it is pronounced: `a UIView`, `an
  /// NSObject`.
  package func withArticle(_ noun: String) -> String {
    (beginsWithVowelSound(noun) ? "an " : "a ") + noun
  }

  private func beginsWithVowelSound(_ noun: String) -> Bool {
    let letters = noun.drop { $0 == "_" }
    guard let first = letters.first else { return false }
    let second = letters.dropFirst().first
    // An abbreviation is spelled out when spoken: M is "em", U is "you".
    if first.isUppercase, second?.isLowercase != true { return "AEFHILMNORSX".contains(first) }
    let word = letters.lowercased()
    func begins(with beginnings: [String]) -> Bool { beginnings.contains(where: word.hasPrefix) }
    if begins(with: ["honest", "honor", "honour", "hour", "unim", "unin"]) { return true }
    if begins(with: ["eu", "once", "one", "uni", "usa", "use", "usu", "uti"]) { return false }
    return "aeiou".contains(word.first ?? " ")
  }
}
