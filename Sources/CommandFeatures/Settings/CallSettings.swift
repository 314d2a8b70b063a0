import VCCommand
import VCDescriptions

/// A call's arguments, and the settings that count for it.
struct CallSettings {
  private let arguments: [String]
  /// The command's name; nil for a call that only draws.
  private let command: String?
  private let keys: Set<FigureKey>

  /// Nil for a command without figures.
  init?(_ arguments: [String]) {
    self.arguments = arguments
    let first = arguments.first.flatMap { $0.isBareWord && !$0.hasPrefix("-") ? $0 : nil }
    command = first.flatMap { InputFile.exists($0) ? nil : $0 }
    switch command {
    case nil, "draw", "preview": keys = Set(FigureKey.allCases)
    case "check": keys = [.page, .language]
    default: return nil
    }
  }

  /// The arguments with the settings of the repository that contains all of the call's files; files of
  /// several repositories share no settings.
  func withSettings() throws -> [String] {
    let files = inputs.filter(InputFile.exists)
    let repositories = Set(files.map(repository(of:)))
    // Without a repository, the current folder's settings are for the files in it.
    guard let repository = repositories.first, repositories.count == 1,
      files.allSatisfy({ repository.names(to: $0) != nil })
    else { return arguments }
    let added = try RepositorySettings(of: repository).settings.filter(counts).flatMap {
      ["--\($0.key.rawValue)=\($0.value)"]
        + ($0.isFile ? ["--template-repository=\(repository.path)"] : [])
    }
    let word = command == nil ? 0 : 1
    return arguments.prefix(word) + added + arguments.dropFirst(word)
  }

  private func repository(of input: String) -> DocumentRepository {
    OutputFile.isFolder(input) ? DocumentRepository(ofFolder: input) : DocumentRepository(of: input)
  }

  /// Whether a setting counts: unless the call has the option, and if one file can show it.
  private func counts(_ setting: RepositorySettings.Setting) -> Bool {
    let needsFiles = setting.key == .theme && ["both", "docc"].contains(setting.value)
    return keys.contains(setting.key) && !needsFiles && !has(setting.key)
  }

  private func has(_ key: FigureKey) -> Bool {
    [key.rawValue, key.formerName].lazy.compactMap(\.self).contains { name in
      arguments.contains { $0 == "--" + name || $0.hasPrefix("--\(name)=") }
    }
  }

  /// The arguments that aren't options or their values.
  private var inputs: [String] {
    var inputs: [String] = []
    let options = DrawRequest.options
    var rest = arguments.dropFirst(command == nil ? 0 : 1)
    while let argument = rest.popFirst() {
      guard argument.hasPrefix("-"), argument != "-" else {
        inputs.append(argument)
        continue
      }
      let row = options.first { $0.row.names.contains(argument) }?.row
      if let row, !row.isFlag { _ = rest.popFirst() }
    }
    return inputs
  }
}
