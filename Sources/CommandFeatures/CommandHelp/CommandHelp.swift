import ArgumentParser
import VCCommand
import VCSource

/// What ArgumentParser knows about a command.
struct CommandHelp {
  /// An argument, an option or a flag.
  struct Argument {
    /// The title of its group; nil for ArgumentParser's own groups.
    let section: String?
    let isPositional: Bool
    /// The names with which it is written, and its value, such as `-o, --output <out>`.
    let call: String
    let meaning: String
    let values: [String]
    let defaultValue: String?
  }

  let abstract: String
  let discussion: String
  let usage: String
  let arguments: [Argument]

  init(of command: any ParsableCommand.Type) {
    usage = command.configuration.usage ?? ""
    // A command's own dump lacks the option `--version`, which is the program's.
    let program = SyntaxNode(written: Array(VCDiagram._dumpHelp().utf8))?[member: "command"]
    let dump = program?[member: "subcommands"]?.elements.first {
      $0[member: "commandName"]?.text == command._commandName
    }
    abstract = dump?[member: "abstract"]?.text ?? ""
    discussion = dump?[member: "discussion"]?.text ?? ""
    arguments = (dump?[member: "arguments"]?.elements).map { $0.compactMap(Argument.init) } ?? []
  }
}

extension CommandHelp.Argument {
  /// Nil for a hidden argument.
  fileprivate init?(_ dump: SyntaxNode) {
    func text(_ key: String) -> String? { dump[member: key]?.text }
    guard dump[member: "shouldDisplay"]?.kind == .true else { return nil }
    let value = text("valueName").map { "<\($0)>" } ?? ""
    isPositional = text("kind") == "positional"
    let names = (dump[member: "names"]?.elements).map(Array.init) ?? []
    let written = names.map { name in
      (name[member: "kind"]?.text == "short" ? "-" : "--") + (name[member: "name"]?.text ?? "")
    }
    let list = written.sorted { $0.count < $1.count }.joined(separator: ", ")
    call = isPositional ? value : text("kind") == "option" ? "\(list) \(value)" : list
    section = text("sectionTitle")
    meaning = text("abstract") ?? ""
    values = (dump[member: "allValues"]?.elements).map { $0.map(\.text) } ?? []
    defaultValue = text("defaultValue")
  }
}
