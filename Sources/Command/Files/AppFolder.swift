import VCDescriptions
import VCSource

/// An app's folder: the files of its project, and what says which of them comes first.
package struct AppFolder {
  /// The files in the formats of projects, sorted by path, without those of dependencies.
  private(set) var parts: [String] = []
  /// The files that may name the first one, such as property lists.
  private(set) var settings: [String] = []
  /// The other files that may be descriptions, by their names.
  private var others: [String] = []
  /// Whether it has Swift source to read.
  private(set) var hasSwift = false
  /// The files that must not be read, each with the reason.
  private(set) var leftOut: [(path: String, refusal: FileRefusal)] = []
  private let path: String

  /// - Parameter repository: The folder that none of its files must be outside of, by default the
  ///   folder's own.
  init(_ path: String, in repository: DocumentRepository? = nil) {
    self.path = path
    let repository = repository ?? DocumentRepository(ofFolder: path)
    var waiting = [Self.prefix(of: path)]
    while let folder = waiting.popLast() {
      let list = try? repository.open(folder.isEmpty ? "." : folder, O_RDONLY | O_DIRECTORY)
      for name in CallFiles.names(in: list ?? -1) where !name.hasPrefix(".") {
        var status = stat()
        // A link might form a cycle.
        guard lstat(folder + name, &status) == 0 else { continue }
        if status.st_mode & S_IFMT == S_IFDIR {
          if !Self.others.contains(name) { waiting.append(folder + name + "/") }
        } else {
          add(folder + name, named: name)
        }
      }
    }
    sort()
    leaveOutRefused(in: repository)
  }

  private mutating func leaveOutRefused(in repository: DocumentRepository) {
    leftOut = (parts + settings).compactMap { path in
      FileRefusal(of: path, in: repository).map { (path, $0) }
    }
    let refused = Set(leftOut.map(\.path))
    parts.removeAll(where: refused.contains)
    settings.removeAll(where: refused.contains)
  }

  /// The files of a folder in a commit, by their paths.
  init(_ path: String, _ files: [String]) {
    self.path = path
    for file in files {
      let parts = file.split(separator: "/")
      guard let name = parts.last,
        !parts.contains(where: { $0.hasPrefix(".") && $0 != ".." }),
        !parts.dropLast().contains(where: { Self.others.contains(String($0)) })
      else { continue }
      add(file, named: String(name))
    }
    sort()
  }

  private mutating func sort() {
    parts.sort()
    settings.sort()
  }

  private mutating func add(_ file: String, named name: String) {
    if Self.isPart(name) {
      parts.append(file)
    } else if Self.formats.contains(where: { $0.project?.mayBeSettings(name) == true }) {
      settings.append(file)
    } else if name != FileSettings.fileName,
      InputFormat.allCases.contains(where: { $0.isUsual(forFile: name) })
    {
      others.append(file)
    } else if name.hasSuffix(".swift"), !hasSwift {
      let folder = Self.prefix(of: path)
      hasSwift = !Self.isAside(file.hasPrefix(folder) ? file.dropFirst(folder.count) : file[...])
    }
  }

  /// The descriptions that are no part of the app, sorted by path.
  var descriptions: [String] { Self.descriptions(among: others, in: path) }

  /// The files to read. The folder itself if it is read as source: if it has Swift and there is a
  /// reader for it, or if it has no project's files.
  var paths: [String] {
    parts.isEmpty || hasSwift && SourceFolder.program != nil ? [path] : parts + settings
  }

  /// The formats of projects' files.
  private static var formats: [InputFormat] { InputFormat.allCases.filter { $0.project != nil } }

  /// Whether a file is one of a project's, by its name.
  static func isPart(_ path: String) -> Bool { formats.contains { $0.isUsual(forFile: path) } }

  /// What people call the files that are read of it.
  var kinds: [Words] {
    Self.formats.filter { parts.contains(where: $0.isUsual) }.compactMap(\.plural)
  }

  /// A folder's path before the names of its files: empty for the current folder, so that names in
  /// messages are as the editor and git have them.
  package static func prefix(of folder: String) -> String {
    if folder == "." || folder == "./" { return "" }
    return folder.hasSuffix("/") ? folder : folder + "/"
  }

  private static let others: Set<String> = ["Pods", "Carthage", "DerivedData", "build"]

  /// Whether a Swift file is a test, a preview, a manifest, or third-party code, which the reader
  /// of Swift source leaves out, too.
  private static func isAside(_ path: Substring) -> Bool {
    let parts = path.lowercased().split(separator: "/")
    let folders: Set<Substring> = [
      "pods", "carthage", "vendor", "vendored", "thirdparty", "third-party", "third_party",
      "deriveddata", "node_modules", "preview content", "previews", "checkouts", "sourcepackages",
      "test",
    ]
    return parts.dropLast().contains { folders.contains($0) || $0.hasSuffix("tests") }
      || parts.last.map { file in
        ["tests.swift", "test.swift"].contains { file.hasSuffix($0) }
          || ["package.swift", "package@"].contains { file.hasPrefix($0) }
      } ?? true
  }
}
