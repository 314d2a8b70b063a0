import VCSource

/// What the system lists a folder with, which differs between systems.
#if canImport(Darwin)
  private typealias Entries = UnsafeMutablePointer<DIR>
#else
  private typealias Entries = OpaquePointer
#endif

/// All files that a call reads and writes. It must not write to any other of them, under any name
/// or link, because that file would be lost.
package struct CallFiles {
  /// A file and its role in the call.
  package struct Entry: Equatable {
    /// The role in messages, in English with an article.
    let role: Words
    let isWritten: Bool
    package let path: String
  }

  private var entries: [FileIdentity: Entry] = [:]

  package init() {}

  package mutating func addRead(_ path: String, as role: Words) {
    let identity = path == "-" ? FileIdentity(descriptor: STDIN_FILENO) : FileIdentity(path)
    guard let identity, entries[identity] == nil else { return }
    entries[identity] = Entry(role: role, isWritten: false, path: path)
  }

  /// Adds a file to write; throws if it would replace another file of the call.
  package mutating func addWritten(_ output: OutputFile, as role: Words) throws(UsageFault) {
    let (identity, path) =
      switch output {
      case .standardOutput: (FileIdentity(descriptor: STDOUT_FILENO), "-")
      case .file(let path): (FileIdentity(path), path)
      }
    guard let identity else { return }
    let entry = Entry(role: role, isWritten: true, path: path)
    if let other = entries[identity] { throw .takesPlace(entry, of: other) }
    entries[identity] = entry
  }

  /// Adds the numbered figures of several steps. Their number is unknown until the description is
  /// read, so none of the possible names may be another file's. Call this last.
  ///
  /// - Parameter suffixes: The texts after the number in the names of a figure's files.
  /// - Returns: The files that exist.
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
        try addWritten(file, as: .figureRole)
        existing.append(file)
      }
    }
    // Files still to be written, which aren't in the folder yet.
    for entry in entries.values where entry.isWritten && entry.role != .figureRole {
      let parts = PathParts(entry.path)
      if let names = bases[parts.folder], Self.isNumbered(parts.name, after: names, suffixes) {
        throw .takesPlace(Entry(role: .figureRole, isWritten: true, path: entry.path), of: entry)
      }
    }
    return existing
  }

  /// Whether `name` may be a step's: `out-12.svg` and `out-12-dark.svg` for `out.svg`.
  private static func isNumbered(
    _ name: String, after names: Set<String>, _ suffixes: [String]
  ) -> Bool {
    let (stem, ending) = PathParts(name).stem
    return suffixes.contains { suffix in
      stem.hasSuffix(suffix)
        && base(ofNumbered: stem.dropLast(suffix.count), ending).map(names.contains) == true
    }
  }

  /// The name without its number: `out.svg` for `out-0` and `out-12`; nil without a number.
  private static func base(ofNumbered stem: Substring, _ ending: Substring) -> String? {
    guard let dash = stem.utf8.lastIndex(of: UInt8(ascii: "-")) else { return nil }
    let digits = stem[stem.index(after: dash)...]
    guard let number = Int(digits), number >= 0, "\(number)" == digits else { return nil }
    return String(stem[..<dash]) + ending
  }

  package static func names(in folder: String) -> [String] { names(in: opendir(folder)) }

  /// The names in a folder that is open, which it closes.
  package static func names(in folder: Int32) -> [String] {
    guard folder >= 0 else { return [] }
    guard let entries = fdopendir(folder) else {
      close(folder)
      return []
    }
    return names(in: entries)
  }

  private static func names(in entries: Entries?) -> [String] {
    guard let entries else { return [] }
    defer { closedir(entries) }
    var names: [String] = []
    while let entry = readdir(entries) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) {
          // A name that isn't UTF-8 is never a figure's.
          String(validatingCString: $0)
        }
      }
      if let name { names.append(name) }
    }
    return names
  }
}
