import VCSource

/// A file that is read as it is named. The name never means standard input, a file in a commit, a
/// folder or several inputs: only what a call names can, which `InputFile` reads.
package struct PlainFile {
  package let source: Source

  /// Reads a file that a call names, which may be a pipe.
  package init(_ path: String) throws {
    source = Source(name: path, bytes: try Self.bytes(of: path, open(path, O_RDONLY | O_CLOEXEC)))
  }

  /// Reads a regular file that a text names, or that was found in a folder.
  ///
  /// - Parameters:
  ///   - repository: The folder that the file must not be outside of; nil for none.
  ///   - isScanned: Whether a text that is too long to store is read to its end, by its format's
  ///     scanner.
  package init(
    namedByText path: String, in repository: DocumentRepository? = nil, isScanned: Bool = false
  ) throws {
    let descriptor: Int32
    do {
      descriptor = try Self.opened(path, in: repository)
    } catch {
      throw FileError.unreadable(path, reason: error.words)
    }
    if isScanned, descriptor >= 0 {
      defer { close(descriptor) }
      source = try InputFile.source(of: descriptor, path, named: path, firstLine: 1)
    } else {
      source = Source(name: path, bytes: try Self.bytes(of: path, descriptor))
    }
  }

  /// Opens a file that a text names. Returns a negative number for an error in `errno`.
  private static func opened(
    _ path: String, in repository: DocumentRepository?
  ) throws(FileRefusal) -> Int32 {
    if let refusal = FileRefusal(of: path, in: repository) { throw refusal }
    // Another process may have replaced the file since. If by a pipe, no writer is waited for.
    let flags = O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC
    let descriptor = try repository?.open(path, flags) ?? open(path, flags)
    var status = stat()
    if descriptor >= 0, fstat(descriptor, &status) == 0, let refusal = FileRefusal(of: status) {
      close(descriptor)
      throw refusal
    }
    return descriptor
  }

  private static func bytes(of path: String, _ descriptor: Int32) throws -> [UInt8] {
    guard descriptor >= 0 else { throw FileError.unreadable(path, reason: lastError()) }
    defer { close(descriptor) }
    return try InputFile.bytes(of: descriptor, upTo: Source.maximumSize + 1, path)
  }
}

/// The reason why a file that a text names, or that a folder contains, isn't read.
package struct FileRefusal: Error, Equatable {
  package let words: Words

  package static let outside = FileRefusal(words: .outsideReason)
}

extension FileRefusal {
  /// Nil for a file that may be read, and for one that doesn't exist.
  ///
  /// Looks only at the name, and opens nothing: opening a pipe waits, and opening a device may do
  /// something.
  package init?(of path: String, in repository: DocumentRepository?) {
    // First, so that nobody learns what is outside.
    if let repository, !repository.contains(path) {
      self = .outside
      return
    }
    var status = stat()
    guard stat(path, &status) == 0 else {
      guard lstat(path, &status) == 0 else { return nil }
      self.init(words: .brokenLinkReason)
      return
    }
    self.init(of: status)
  }

  /// Nil for a regular file.
  fileprivate init?(of status: stat) {
    switch status.st_mode & S_IFMT {
    case S_IFREG: return nil
    case S_IFDIR: self.init(words: .folderReason)
    case S_IFIFO: self.init(words: .pipeReason)
    case S_IFCHR, S_IFBLK: self.init(words: .deviceReason)
    default: self.init(words: .otherFileReason)
    }
  }
}
