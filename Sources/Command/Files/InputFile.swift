import VCSource

/// An input that a call names: a file, standard input, a folder, several inputs of one app, or any of
/// them in a commit. What a text names is read by `PlainFile`.
package struct InputFile {
  package let source: Source
  /// The source's name without the commit of `HEAD~1:app.yaml`, a path in the repository.
  package private(set) var path: String
  /// The folder of Swift source that `source` was read from; nil for a file.
  package let folder: SourceFolder?

  package var isFolder: Bool { folder != nil }

  /// Does something with the input. A fault of the call is reported in the input's language if the call
  /// names none.
  package func speaking<Result>(_ body: () throws -> Result) throws -> Result {
    do { return try body() } catch var fault as UsageFault {
      fault.language = fault.language ?? source.language
      throw fault
    }
  }

  /// Reads a whole file. If it is larger than a source may be, and of a format with a scanner, its
  /// source is an excerpt; the loader reports any other.
  ///
  /// - Parameters:
  ///   - name: The file's name in messages, by default its path.
  ///   - standardInput: The name of standard input in messages, by default `<stdin>`.
  package init(
    _ path: String, named name: String? = nil, standardInput: StandardInputName? = nil
  ) throws {
    if let joined = try JoinedInputs.source(path, standardInput: standardInput) {
      self.init(joined)
      return
    }
    let isStandardInput = path == "-"
    let descriptor = isStandardInput ? STDIN_FILENO : open(path, O_RDONLY)
    guard descriptor >= 0 else {
      let failure = errno
      let notation = failure == ENOENT ? CommitNotation(path) : nil
      guard let notation, let input = try InputFile(notation) else {
        throw FileError.unreadable(path, reason: Self.reason(failure, for: path))
      }
      self = input
      return
    }
    defer { if !isStandardInput { close(descriptor) } }
    if !isStandardInput, Self.isFolder(descriptor) {
      let folder = SourceFolder(path: path)
      self.init(try folder.description(named: path), of: folder)
      return
    }
    let name = name ?? (isStandardInput ? standardInput?.name ?? "<stdin>" : path)
    let firstLine = isStandardInput ? standardInput?.firstLine ?? 1 : 1
    self.init(
      try Self.source(of: descriptor, path, named: name, firstLine: firstLine).withBases())
  }

  /// Reads what a commit has; nil for a file if there is no git.
  private init?(_ notation: CommitNotation) throws {
    if let joined = try JoinedInputs.source(notation) {
      self.init(joined)
    } else if let folder = SourceFolder(notation) {
      self.init(try folder.description(named: notation.text), of: folder)
      path = folder.path
    } else {
      guard let bytes = try notation.bytes() else { return nil }
      self.init(Source(name: notation.text, bytes: bytes).withBases())
      path = notation.path
    }
  }

  /// Reads the file or folder of a description that a text names.
  ///
  /// - Parameter repository: The folder that none of its files must be outside of.
  package init(namedByText path: String, in repository: DocumentRepository) throws {
    guard OutputFile.isFolder(path) else {
      let file = try PlainFile(namedByText: path, in: repository, isScanned: true)
      self.init(file.source.withBases(in: repository))
      return
    }
    if let joined = try JoinedInputs.source(ofFolder: path, in: repository) {
      self.init(joined)
    } else {
      let folder = SourceFolder(path: path, in: repository)
      self.init(try folder.description(named: path), of: folder)
    }
  }

  /// The reason why a file can't be opened, with a suggestion.
  private static func reason(_ failure: Int32, for path: String) -> Words {
    let reason = words(for: failure)
    guard failure == ENOENT else { return reason }
    return .missingFileReason(
      reason: reason, isText: path.contains(": ") || path.count(where: { $0 == " " }) > 3,
      near: nearestName(to: path).map { PathParts(path).folder + $0 })
  }

  /// The name in a missing file's folder that was probably meant.
  package static func nearestName(to path: String) -> String? {
    let parts = PathParts(path)
    return parts.name.nearest(among: CallFiles.names(in: parts.folderPath).sorted())
  }

  private static func isFolder(_ descriptor: Int32) -> Bool {
    var status = stat()
    return fstat(descriptor, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// Returns the bytes up to the end or `limit`.
  package static func bytes(
    of descriptor: Int32, upTo limit: Int, _ path: String
  ) throws -> [UInt8] {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else {
      throw FileError.unreadable(path, reason: lastError())
    }
    if status.st_mode & S_IFMT == S_IFDIR {
      throw FileError.unreadable(path, reason: .folderReason)
    }
    var bytes: [UInt8] = []
    // The size is what the file claims, which may be wrong.
    bytes.reserveCapacity(max(4096, min(limit, Int(clamping: status.st_size))))
    try parts(of: descriptor, path) { part in
      // Of a long pipe, growing by halves would take twice the memory.
      if bytes.count + part.count > bytes.capacity, bytes.count > 1 << 20 {
        bytes.reserveCapacity(limit + part.count)
      }
      bytes += part
      return bytes.count < limit
    }
    return bytes
  }

  /// Passes a text in parts, until the end or until `take` returns false.
  package static func parts(
    of descriptor: Int32, _ path: String, _ take: (ArraySlice<UInt8>) -> Bool
  ) throws {
    var chunk = [UInt8](repeating: 0, count: 65536)
    while true {
      let count = Descriptor.read(descriptor, into: &chunk)
      guard count >= 0 else { throw FileError.unreadable(path, reason: lastError()) }
      guard count > 0, take(chunk[..<count]) else { return }
    }
  }

  /// A text that was read already, such as a part of another.
  package init(_ source: Source, of folder: SourceFolder? = nil) {
    self.source = source
    path = source.name
    self.folder = folder
  }

  package static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

  /// The first bytes of a file, up to a limit; empty for an unreadable file, and for a pipe, which can be
  /// read only once.
  package static func beginning(of path: String, upTo limit: Int = 1024) -> [UInt8] {
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT != S_IFIFO else { return [] }
    let descriptor = open(path, O_RDONLY | O_NONBLOCK)
    guard descriptor >= 0 else { return [] }
    defer { close(descriptor) }
    var chunk = [UInt8](repeating: 0, count: limit)
    return Array(chunk[..<max(0, Descriptor.read(descriptor, into: &chunk))])
  }

  /// The file's name without folders and extension.
  package static func baseName(of path: String) -> String {
    path == "-" ? "figure" : String(PathParts(path).stem.name)
  }
}
