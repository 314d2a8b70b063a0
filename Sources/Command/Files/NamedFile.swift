import VCDescriptions
import VCSource

/// A file that a description names: a picture, or the description that it begins with.
///
/// Others may have written the description: it names files of its own repository only, or of its own
/// folder if that is in none.
package struct NamedFile {
  package let path: String
  private let repository: DocumentRepository
  package var isInside: Bool { repository.contains(path) }

  /// - Parameters:
  ///   - text: The name of the description's file; of none, such as `<stdin>`, the current folder counts.
  ///   - repository: By default the file's own.
  package init(_ name: String, in text: String, of repository: DocumentRepository? = nil) {
    let folder = text.hasPrefix("<") ? "" : String(PathParts(text).folder)
    path = name.hasPrefix("/") ? name : folder + name
    self.repository = repository ?? DocumentRepository(ofFolder: folder.isEmpty ? "." : folder)
  }

  /// Reads the file.
  ///
  /// - Parameter fault: Returns the error for a reason.
  package func source<Fault: Error>(_ fault: (Words) -> Fault) throws(Fault) -> Source {
    do {
      return try PlainFile(namedByText: path, in: repository).source
    } catch {
      throw fault((error as? FileError)?.reason ?? .otherFileReason)
    }
  }
}

extension Source {
  /// The description over those that it begins with.
  ///
  /// - Parameter repository: The folder that none of them must be outside of, by default the text's own
  ///   repository.
  package func withBases(in repository: DocumentRepository? = nil) -> Source {
    layered { base, text throws(Message) in
      let repository = repository ?? DocumentRepository(ofFolder: PathParts(name).folderPath)
      if text.name.hasPrefix("<") { throw .baseWithoutFolder }
      guard let notation = CommitNotation(text.name) else {
        let file = NamedFile(base, in: text.name, of: repository)
        return try file.source { Message.unreadableBase(name: base, reason: $0) }
      }
      // The call has started git for the text, and git knows no file outside of the commit.
      let path = "\(PathParts(notation.path).folder)\(base)"
      let file = CommitNotation(commit: notation.commit, path: path)
      do {
        if let bytes = try file.bytes() { return Source(name: file.text, bytes: bytes) }
      } catch {}
      throw .unreadableBase(name: base, reason: Words.readerFailedReason(reader: "git"))
    }
  }
}
