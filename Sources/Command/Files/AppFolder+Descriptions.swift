import VCDescriptions
import VCSource

extension AppFolder {
  /// The maximum number of listed files in a folder.
  private static let mostDescriptions = 1000

  /// The inputs that a call means by one: the descriptions in a folder that is no app, else the input.
  package static func inputs(_ input: String) -> [String] {
    guard OutputFile.isFolder(input) else { return [input] }
    let folder = AppFolder(input)
    let files = folder.parts.isEmpty && !folder.hasSwift ? descriptions(in: input) : []
    return files.isEmpty ? [input] : files
  }

  /// The descriptions in a folder, sorted by name.
  ///
  /// - Parameter known: Files that count as descriptions, whatever their contents have become.
  package static func descriptions(in folder: String, besides known: Set<String> = []) -> [String] {
    let prefix = prefix(of: folder)
    let repository = DocumentRepository(ofFolder: folder)
    return CallFiles.names(in: folder).filter { name in
      !name.hasPrefix(".") && name != FileSettings.fileName
        && InputFormat.allCases.contains { $0.isUsual(forFile: name) }
    }.sorted().prefix(mostDescriptions).map { prefix + $0 }.filter {
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
