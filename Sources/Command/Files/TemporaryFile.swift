import VCFileExchange
import VCSource

/// A file that is written beside its target, and removed unless it replaces the target, even if a
/// signal ends the process. Only one exists at a time.
package struct TemporaryFile: ~Copyable {
  package let descriptor: Int32
  private let name: UnsafeMutablePointer<CChar>

  /// The result of replacing another file.
  enum Taking {
    case taken
    /// The other file had changed, and still exists.
    case changed
    /// The replacement failed; `errno` has the reason.
    case failed
  }

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

  /// Moves the file to a path, replacing any file there.
  borrowing func take(placeOf path: String) -> Taking {
    Interruption.held {
      guard rename(name, path) == 0 else { return .failed }
      Interruption.temporaryFile = nil
      return .taken
    }
  }

  /// Replaces a file that somebody may be writing to, if it still contains `old`.
  ///
  /// The two files are exchanged, so that the old one is checked when nobody can open it any more.
  borrowing func take(placeOf path: String, holding old: [UInt8]) -> Taking {
    Interruption.held {
      guard OutputFile.holds(path, old) else { return .changed }
      guard exchange(path) else { return take(placeOf: path) }
      // Programs that had opened the file have written to it by now: editors open and write in one
      // go.
      usleep(5_000)
      guard OutputFile.holds(String(cString: name), old) else {
        return exchange(path) || rename(name, path) == 0 ? .changed : .failed
      }
      unlink(name)
      Interruption.temporaryFile = nil
      return .taken
    }
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
