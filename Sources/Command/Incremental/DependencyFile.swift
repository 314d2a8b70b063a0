import VCSource

/// The sources of each figure, in the format of make and ninja: `out.svg: in.yaml template.yaml`, a
/// rule for each file.
struct DependencyFile {
  let bytes: [UInt8]

  /// - Throws: `UsageFault.notInDepfile`, also for a file that was found in a folder.
  init(of figures: [(input: String, outputs: [OutputFile])], template: String?) throws(UsageFault) {
    var text = ""
    for (input, outputs) in figures {
      let sources = VCDiagram.files(of: input).filter { $0 != "-" } + (template.map { [$0] } ?? [])
      for source in sources { try Self.check(source) }
      for case .file(let output) in outputs {
        try Self.check(output)
        text += Self.escaped(output) + ":" + sources.map { " " + Self.escaped($0) }.joined() + "\n"
      }
    }
    bytes = Array(text.utf8)
  }

  /// The reason why a path can't be in such a file: make gives it another meaning, and knows no
  /// spelling that means the character itself. A recipe after a semicolon would even run.
  enum Special: String, RoleValue {
    case lineBreak, semicolon, bar, equalsSign, percentSign, lastBackslash

    init?(of path: String) {
      if path.hasSuffix("\\") {
        self = .lastBackslash
        return
      }
      for scalar in path.unicodeScalars {
        switch scalar {
        case "\n", "\r": self = .lineBreak
        case ";": self = .semicolon
        case "|": self = .bar
        case "=": self = .equalsSign
        case "%": self = .percentSign
        default: continue
        }
        return
      }
      return nil
    }
  }

  /// - Throws: `UsageFault.notInDepfile`.
  static func check(_ path: String) throws(UsageFault) {
    if let special = Special(of: path) { throw .notInDepfile(path: path, special: special) }
  }

  /// A path in the form that compilers write to such files, so that both programs can read it.
  static func escaped(_ path: String) -> String {
    var escaped = ""
    var backslashes = 0
    for character in path.unicodeScalars {
      switch character {
      case " ", "\t":
        // Backslashes need doubling only before a blank.
        escaped += String(repeating: "\\", count: backslashes + 1)
      case "#", ":": escaped += "\\"
      case "$": escaped += "$"
      default: break
      }
      escaped.unicodeScalars.append(character)
      backslashes = character == "\\" ? backslashes + 1 : 0
    }
    return escaped
  }
}
