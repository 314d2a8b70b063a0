import CFileExchange

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A file that is written beside its target, and goes if it does not take the target's place: also
/// when a signal ends the process. There is one at a time.
struct TemporaryFile: ~Copyable {
  let descriptor: Int32
  private let name: UnsafeMutablePointer<CChar>

  /// How it went to put it where another file is.
  enum Taking {
    case taken
    /// The other file had changed, and is still there.
    case changed
    /// `errno` tells why.
    case failed
  }

  private static let prefix = ".vcdiagram-temporary-"

  /// Throws in the system's words.
  ///
  /// - Parameter folder: a path that ends in a slash, or nothing for the current folder.
  init(in folder: Substring) throws {
    // Two strings: to join a substring to one costs a start 2 % of its instructions.
    let template = Array((String(folder) + Self.prefix + "XXXXXX").utf8CString)
    let name = UnsafeMutablePointer<CChar>.allocate(capacity: template.count)
    var descriptor: Int32
    var status = stat()
    repeat {
      name.update(from: template, count: template.count)
      // A signal between its making and its being known would leave it.
      descriptor = Interruption.held {
        let descriptor = mkstemp(name)
        if descriptor >= 0 { Interruption.temporaryFile = name }
        return descriptor
      }
      // The lock says that its process is alive. Before it, another may have removed the file.
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
    self.descriptor = descriptor
    self.name = name
  }

  /// Puts it where another file is or is to be.
  borrowing func take(placeOf path: String) -> Taking {
    Interruption.held {
      guard rename(name, path) == 0 else { return .failed }
      Interruption.temporaryFile = nil
      return .taken
    }
  }

  /// Puts it where a file is that somebody may be writing to, if that still contains `old`.
  ///
  /// The files change places, so that what was there is looked at when nobody finds it any more.
  borrowing func take(placeOf path: String, holding old: [UInt8]) -> Taking {
    Interruption.held {
      guard OutputFile.holds(path, old) else { return .changed }
      guard exchange(path) else { return take(placeOf: path) }
      // Who had opened it before has written by now: an editor does both at once.
      usleep(5_000)
      guard OutputFile.holds(String(cString: name), old) else {
        return exchange(path) || rename(name, path) == 0 ? .changed : .failed
      }
      unlink(name)
      Interruption.temporaryFile = nil
      return .taken
    }
  }

  /// Swaps the two files; false where the file system cannot.
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

  /// Removes the files of processes that were killed.
  static func removeAbandoned(in folder: String) {
    for name in CallFiles.names(in: folder.isEmpty ? "." : folder)
    where name.hasPrefix(prefix) && name.utf8.count == prefix.utf8.count + 6 {
      let descriptor = open(folder + name, O_RDONLY | O_NOFOLLOW | O_NONBLOCK)
      guard descriptor >= 0 else { continue }
      defer { close(descriptor) }
      var status = stat()
      guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { continue }
      if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { unlink(folder + name) }
    }
  }
}
