extension Remark {
  /// Returns the remarks in a text: comments that begin with `vcdiagram:`, such as
  /// `// vcdiagram: presents Settings`.
  ///
  /// - Parameter text: The file's UTF-8.
  static func all(in text: [UInt8]) -> [Remark] {
    guard text.mayHaveRemark else { return [] }
    let lines = text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map { SourceLine($0) }
    var remarks: [Remark] = []
    for (number, line) in lines.enumerated() {
      guard let comment = line.remark else { continue }
      let first = line.isComment ? Self.code(after: number, in: lines) : number
      let last = lines[(first + 1)...].prefix { $0.continues }.endIndex - 1
      for request in Request.all(in: comment) {
        remarks.append(Remark(request: request, line: number + 1, code: first + 1...last + 1))
      }
    }
    return remarks
  }

  /// Returns the index of the next line with code: comments, attributes and empty lines have none.
  /// Returns the comment's own line if no code follows.
  private static func code(after number: Int, in lines: [SourceLine]) -> Int {
    lines[(number + 1)...].firstIndex { !$0.isComment && !$0.isEmpty && !$0.isAttribute } ?? number
  }
}

extension [UInt8] {
  /// Whether the word `vcdiagram` is in a text, in any case.
  fileprivate var mayHaveRemark: Bool {
    let word = Array("vcdiagram".utf8)
    return withUnsafeBufferPointer { text in
      guard text.count >= word.count else { return false }
      return (0...text.count - word.count).contains { start in
        (text[start] | 0x20) == word[0]
          && word.indices.allSatisfy { text[start + $0] | 0x20 == word[$0] }
      }
    }
  }
}

/// A line of source.
private struct SourceLine {
  private let text: Substring

  init(_ bytes: ArraySlice<UInt8>) {
    let text = String(decoding: bytes, as: UTF8.self)
    self.text = text.drop { $0 == " " || $0 == "\t" }
  }

  var isEmpty: Bool { text.allSatisfy(\.isWhitespace) }
  var isComment: Bool { text.hasPrefix("//") || text.hasPrefix("/*") }
  /// Whether a chain of calls goes on here.
  var continues: Bool { text.hasPrefix(".") || text.hasPrefix("?.") }
  /// Whether it has only attributes, such as `@objc`.
  var isAttribute: Bool {
    text.hasPrefix("@")
      && text.split(separator: " ").allSatisfy { $0.hasPrefix("@") || $0.first?.isNewline == true }
  }

  /// The words of a comment that is for the map, nil for any other line.
  var remark: String? {
    var rest = text
    while let start = rest.firstIndex(of: "/") {
      rest = rest[rest.index(after: start)...]
      guard let next = rest.first, next == "/" || next == "*" else { continue }
      let comment = rest.drop { "/*! \t".contains($0) }
      if let words = Self.words(comment) { return words }
    }
    return nil
  }

  /// Returns the words after `vcdiagram:`. Without a colon, only requests count: a comment may be
  /// about the program.
  private static func words(_ comment: Substring) -> String? {
    let name = "vcdiagram"
    guard comment.prefix(name.count).lowercased() == name else { return nil }
    var rest = comment.dropFirst(name.count).drop { $0 == " " || $0 == "\t" }
    let hasColon = rest.first == ":"
    if hasColon { rest = rest.dropFirst() }
    var words = String(rest)
    if let end = words.firstRange(of: "*/") { words = String(words[..<end.lowerBound]) }
    let first = words.split { $0 == " " || $0 == "\t" }.first.map(String.init) ?? ""
    let isRequest = rest.startIndex > comment.startIndex && Remark.Request.verbs.contains(first)
    return hasColon || isRequest ? words : nil
  }
}

extension Remark.Request {
  fileprivate static let verbs: Set = ["presents", "shows", "from", "ignore"]

  /// Returns the requests in a remark's words: several for `presents Settings from Home`.
  fileprivate static func all(in words: String) -> [Remark.Request] {
    let parts = words.split { $0 == "," || $0.isWhitespace }.map(String.init)
    let unknown = Remark.Request.unknown(parts.joined(separator: " "))
    var requests: [Remark.Request] = []
    var rest = parts[...]
    while let verb = rest.popFirst() {
      let names = Array(rest.prefix { !verbs.contains($0) })
      rest = rest.dropFirst(names.count)
      guard let request = Self(verb, names.filter { $0 != "and" && $0 != "or" }.map(name)) else {
        return [unknown]
      }
      requests.append(request)
    }
    return requests.isEmpty ? [unknown] : requests
  }

  private init?(_ verb: String, _ names: [String]) {
    guard names.allSatisfy({ $0.contains(where: \.isUppercase) }) else { return nil }
    switch verb {
    case "ignore" where names.isEmpty: self = .ignore
    case "presents" where !names.isEmpty: self = .presents(names)
    case "shows" where !names.isEmpty: self = .shows(names)
    case "from" where !names.isEmpty: self = .from(names)
    default: return nil
    }
  }

  /// Returns a type's name without the signs around it: `Settings` for `Settings().`
  private static func name(_ word: String) -> String {
    let signs: Set<Character> = ["`", "'", "\"", "(", ")", ".", ";"]
    let start = word.drop { signs.contains($0) }
    let end = start.reversed().drop { signs.contains($0) }
    return String(end.reversed())
  }
}
