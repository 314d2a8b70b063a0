/// The sources of each figure, in the format of make and ninja: `out.svg: in.yaml template.yaml`, a
/// rule for each file.
struct DependencyFile {
  let bytes: [UInt8]

  init(of figures: [(input: String, outputs: [OutputFile])], template: String?) {
    var text = ""
    for (input, outputs) in figures {
      let sources =
        JoinedInputs.paths(of: input).filter { $0 != "-" } + (template.map { [$0] } ?? [])
      for case .file(let output) in outputs {
        text += Self.escaped(output) + ":" + sources.map { " " + Self.escaped($0) }.joined() + "\n"
      }
    }
    bytes = Array(text.utf8)
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
