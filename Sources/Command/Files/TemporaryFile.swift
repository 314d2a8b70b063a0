import VCFileExchange
import VCSource

/// A file that is written beside its target, and removed unless it replaces the target, even if a
/// signal ends the process. Only one exists at a time.
package struct TemporaryFile: ~Copyable {
  package let descriptor: Int32
  private let name: UnsafeMutablePointer<CChar>

  package static let prefix = ".vcdiagram-temporary-"

  /// Creates the file; throws with the system's reason.
  ///
  /// - Parameter folder: A path that ends in a slash, or an empty text for the current folder.
  package init(in folder: Substring) throws {
    // Two strings, because appending a string to a substring costs a start 2 % of its instructions.
    let template = Array((String(folder) + Self.prefix + "XXXXXX").utf8CString)
    let name = UnsafeMutablePointer<CChar>.allocate(capacity: template.count)
    var descriptor: Int32
    var status = stat()
    repeat {
      name.update(from: template, count: template.count)
      // Otherwise a signal between creating and recording the file would leave it behind.
      descriptor = Interruption.held {
        let descriptor = mkstemp(name)
        if descriptor >= 0 { Interruption.temporaryFile = name }
        return descriptor
      }
      // The lock shows that the process is alive. Before it was taken, another process may have
      // removed the file.
      if descriptor >= 0, flock(descriptor, LOCK_EX) == 0, fstat(descriptor, &status) == 0,
        status.st_nlink == 0
      {
        close(descriptor)
        continue
      }
      break
    } while true
    guard descriptor >= 0 else {
      let reason = lastError()
      name.deallocate()
      throw FileError.unwritable(String(folder), reason: reason)
    }
    (self.descriptor, self.name) = (descriptor, name)
  }

  /// Moves the file to a path, replacing any file there. Returns the reason if that fails.
  ///
  /// - Parameter old: What the file there must still contain, to which somebody may be writing; nil for
  ///   anything. The two files are exchanged, so that the old one is checked when nobody can open it any
  ///   more. If it had changed, it still exists.
  borrowing func take(placeOf path: String, holding old: [UInt8]?) -> Words? {
    Interruption.held {
      guard let old else { return move(to: path) }
      guard OutputFile.holds(path, old) else { return .changedReason }
      guard exchange(path) else { return move(to: path) }
      // Programs that had opened the file have written to it by now: editors open and write in one
      // go.
      usleep(5_000)
      guard OutputFile.holds(String(cString: name), old) else {
        return exchange(path) || rename(name, path) == 0 ? .changedReason : lastError()
      }
      unlink(name)
      Interruption.temporaryFile = nil
      return nil
    }
  }

  private borrowing func move(to path: String) -> Words? {
    guard rename(name, path) == 0 else { return lastError() }
    Interruption.temporaryFile = nil
    return nil
  }

  /// Exchanges the two files; returns false if the file system can't.
  private borrowing func exchange(_ path: String) -> Bool { exchangeFiles(name, path) == 0 }

  deinit {
    let failure = errno
    close(descriptor)
    Interruption.held {
      if Interruption.temporaryFile != nil { unlink(name) }
      Interruption.temporaryFile = nil
    }
    name.deallocate()
    errno = failure
  }
}
