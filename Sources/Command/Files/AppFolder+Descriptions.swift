import VCDescriptions
import VCSource

extension AppFolder {
  /// The maximum number of listed files in a folder.
  private static let mostDescriptions = 1000

  /// The inputs that a call means by one: the descriptions in a folder that is no app, or if it has none,
  /// in folders below; else the input. And the folder's other descriptions, unless it has Swift. The file of
  /// settings is no input.
  package static func contents(of input: String) -> (read: [String], others: [String]) {
    guard OutputFile.isFolder(input) else {
      let isSettings = PathParts(input).name == FileSettings.fileName && InputFile.exists(input)
      if isSettings { Console.note(.settingsAsInputNote, of: input) }
      return (isSettings ? [] : [input], [])
    }
    let folder = AppFolder(input)
    if folder.hasSwift { return ([input], []) }
    let all = folder.descriptions
    if !folder.parts.isEmpty || all.isEmpty { return ([input], all) }
    let own = descriptions(in: input)
    return own.isEmpty ? (all, []) : (own, all.filter { !own.contains($0) })
  }

  /// The inputs that a call means by one. Reports descriptions in a folder that aren't among them.
  @discardableResult package static func inputs(_ input: String) -> [String] {
    let (read, others) = contents(of: input)
    if !others.isEmpty {
      Console.note(
        .unreadDescriptionsNote(files: JoinedInputs.name(of: others), count: others.count),
        of: input)
    }
    return read
  }

  /// The descriptions in a folder, sorted by name.
  ///
  /// - Parameter known: Files that count as descriptions, whatever their contents have become.
  package static func descriptions(in folder: String, besides known: Set<String> = []) -> [String] {
    let names = CallFiles.names(in: folder).filter { name in
      !name.hasPrefix(".") && name != FileSettings.fileName
        && InputFormat.allCases.contains { $0.isUsual(forFile: name) }
    }
    return descriptions(among: names.map { prefix(of: folder) + $0 }, in: folder, besides: known)
  }

  static func descriptions(
    among files: [String], in folder: String, besides known: Set<String> = []
  ) -> [String] {
    let repository = DocumentRepository(ofFolder: folder)
    return files.sorted().prefix(mostDescriptions).filter {
      FileRefusal(of: $0, in: repository) == nil && (known.contains($0) || isDescription($0))
    }
  }

  /// Whether a file contains what a description needs, because other files with these extensions
  /// are common.
  private static func isDescription(_ path: String) -> Bool {
    let formats = InputFormat.allCases.filter { $0.isUsual(forFile: path) }
    if formats.contains(where: { $0.project != nil }) { return true }
    let bytes = InputFile.beginning(of: path, upTo: 65536)
    let source = Source(name: path, bytes: bytes)
    if formats.contains(where: \.isOfDescriptions) {
      // Other files have an `app`, too, and seldom a file's name for it.
      let base = source.base.map { base in formats.contains { $0.isUsual(forFile: base) } }
      return base == true || bytes.firstRange(of: Array("rootViewController".utf8)) != nil
    }
    return formats.contains(InputFormat(of: source))
  }
}
