import SourceFacts

extension Remark {
  /// Returns the remarks in a text: lines that end with `// vcdiagram: …`.
  ///
  /// - Parameter text: The file's UTF-8.
  static func all(in text: [UInt8]) -> [Remark] {
    let mark = Array("// vcdiagram:".utf8)
    var remarks: [Remark] = []
    var line = 1
    var index = 0
    while index < text.count {
      if text[index] == UInt8(ascii: "\n") {
        line += 1
      } else if text[index] == mark[0], text[index...].starts(with: mark) {
        let rest = text[(index + mark.count)...]
        let end = rest.firstIndex(of: UInt8(ascii: "\n")) ?? rest.endIndex
        remarks.append(Remark(Request(String(decoding: rest[..<end], as: UTF8.self)), line: line))
        index = end
        continue
      }
      index += 1
    }
    return remarks
  }
}

extension Remark.Request {
  /// Creates a request from a remark's words.
  init(_ words: String) {
    let parts = words.split { $0 == " " || $0 == "," || $0 == "\t" || $0 == "\r" }.map(String.init)
    let names = Array(parts.dropFirst())
    switch parts.first {
    case "ignore" where names.isEmpty: self = .ignore
    case "presents" where !names.isEmpty: self = .presents(names)
    case "shows" where !names.isEmpty: self = .shows(names)
    case "from" where !names.isEmpty: self = .from(names)
    default: self = .unknown(parts.joined(separator: " "))
    }
  }
}
