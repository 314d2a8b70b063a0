#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// All files that a call reads and writes. Nothing that it writes may be another of them, by
/// whatever name or link: it would be lost.
struct CallFiles {
  /// A file and what it is in the call.
  struct Entry: Equatable {
    enum Role {
      case description
      case document
      case template
      case figure
      /// A description that `import` writes.
      case `import`
      case folder
      case dependencyFile
      /// The changes that `diff` reports.
      case changes
    }

    let role: Role
    let path: String
  }

  private var read: [FileIdentity: Entry] = [:]
  private var written: [FileIdentity: Entry] = [:]

  mutating func addRead(_ path: String, as role: Entry.Role) {
    let identity = path == "-" ? FileIdentity(descriptor: STDIN_FILENO) : FileIdentity(path)
    guard let identity, read[identity] == nil else { return }
    read[identity] = Entry(role: role, path: path)
  }

  /// Throws if it would take another's place.
  mutating func addWritten(_ output: OutputFile, as role: Entry.Role) throws(UsageFault) {
    switch output {
    case .standardOutput: try add(FileIdentity(descriptor: STDOUT_FILENO), "-", role)
    case .file(let path): try add(FileIdentity(path), path, role)
    }
  }

  private mutating func add(
    _ identity: FileIdentity?, _ path: String, _ role: Entry.Role
  ) throws(UsageFault) {
    guard let identity else { return }
    let entry = Entry(role: role, path: path)
    if let other = read[identity] ?? written[identity] { throw .takesPlace(entry, of: other) }
    written[identity] = entry
  }

  /// The figures of several steps, numbered. How many there will be is not known before a
  /// description is read: none of the names may be that of another file. To be called last.
  ///
  /// - Parameter suffixes: what follows the number in the names of a figure's files.
  /// - Returns: those that there are.
  mutating func addNumbered(
    _ outputs: [OutputFile], suffixes: [String]
  ) throws(UsageFault) -> [OutputFile] {
    var existing: [OutputFile] = []
    var bases: [Substring: Set<String>] = [:]
    for case .file(let path) in outputs {
      bases[PathParts(path).folder, default: []].insert(PathParts(path).name)
    }
    for (folder, names) in bases.sorted(by: { $0.key < $1.key }) {
      let entries = Self.names(in: folder.isEmpty ? "." : String(folder))
      for name in entries.sorted() where Self.isNumbered(name, after: names, suffixes) {
        let file = OutputFile.file(folder + name)
        try addWritten(file, as: .figure)
        existing.append(file)
      }
    }
    // Files to be, which no folder lists yet.
    for entry in written.values where entry.role != .figure {
      let parts = PathParts(entry.path)
      if let names = bases[parts.folder], Self.isNumbered(parts.name, after: names, suffixes) {
        throw .takesPlace(Entry(role: .figure, path: entry.path), of: entry)
      }
    }
    return existing
  }

  /// Whether `name` may be a step's: `out-12.svg` and `out-12-dark.svg` after `out.svg`.
  private static func isNumbered(
    _ name: String, after names: Set<String>, _ suffixes: [String]
  ) -> Bool {
    let (stem, ending) = PathParts(name).stem
    return suffixes.contains { suffix in
      stem.hasSuffix(suffix)
        && base(ofNumbered: stem.dropLast(suffix.count), ending).map(names.contains) == true
    }
  }

  /// `out.svg` for `out-0` and `out-12`; nil for a name without a number.
  private static func base(ofNumbered stem: Substring, _ ending: Substring) -> String? {
    guard let dash = stem.utf8.lastIndex(of: UInt8(ascii: "-")) else { return nil }
    let digits = stem[stem.index(after: dash)...]
    guard let number = Int(digits), number >= 0, "\(number)" == digits else { return nil }
    return String(stem[..<dash]) + ending
  }

  static func names(in folder: String) -> [String] {
    guard let entries = opendir(folder) else { return [] }
    defer { closedir(entries) }
    var names: [String] = []
    while let entry = readdir(entries) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) {
          // What is not UTF-8 is no name of a figure.
          String(validatingCString: $0)
        }
      }
      if let name { names.append(name) }
    }
    return names
  }
}
