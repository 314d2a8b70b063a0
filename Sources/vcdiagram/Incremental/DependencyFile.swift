/// What each figure is made of, as make and ninja read it: `out.svg: in.yaml template.yaml`.
struct DependencyFile {
  let bytes: [UInt8]

  init(of jobs: [DrawJob], template: String?) {
    var text = ""
    for job in jobs {
      guard case .file(let output) = job.output else { continue }
      let sources = [job.input].filter { $0 != "-" } + (template.map { [$0] } ?? [])
      text += Self.escaped(output) + ":" + sources.map { " " + Self.escaped($0) }.joined() + "\n"
    }
    bytes = Array(text.utf8)
  }

  /// A path as compilers write it in such files, so that both programs read it back.
  static func escaped(_ path: String) -> String {
    var escaped = ""
    var backslashes = 0
    for character in path.unicodeScalars {
      switch character {
      case " ", "\t":
        // Only before a blank is a backslash more than itself.
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
