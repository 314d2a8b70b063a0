import VCPictures

extension String {
  /// The lines of a call, none wider than `limit` points unless a name in it is: a line ends after a
  /// parenthesis, a comma, a colon or a space, or before a dot.
  func brokenCall(_ type: TextStyle, limit: Double) -> [String] {
    var lines = [""]
    for part in parts {
      let line = lines[lines.count - 1] + part
      if lines.last?.isEmpty ?? true || type.width(of: line) <= limit {
        lines[lines.count - 1] = line
      } else {
        lines.append(part)
      }
    }
    return lines.map { $0.hasSuffix(" ") ? String($0.dropLast()) : $0 }
  }

  private var parts: [String] {
    let letters = Array(self)
    let places = letters.indices.dropFirst().filter { place in
      let before = letters[place - 1]
      // A call's number stays with its name.
      if before == " ", place > 1, letters[place - 2] == "." { return false }
      return (letters[place] == "." && (before.isLetter || before == ")"))
        || ("(,: ".contains(before) && !"),: ".contains(letters[place]))
    }
    return zip([0] + places, places + [letters.count]).map { String(letters[$0..<$1]) }
  }
}
