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

  /// Throws in the system's words.
  ///
  /// - Parameter folder: a path that ends in a slash, or nothing for the current folder.
  init(in folder: Substring) throws {
    // Two strings: to join a substring to one costs a start 2 % of its instructions.
    let template = Array((String(folder) + ".vcdiagram-XXXXXX").utf8CString)
    let name = UnsafeMutablePointer<CChar>.allocate(capacity: template.count)
    name.initialize(from: template, count: template.count)
    // A signal between its making and its being known would leave it.
    let descriptor = Interruption.held {
      let descriptor = mkstemp(name)
      if descriptor >= 0 { Interruption.temporaryFile = name }
      return descriptor
    }
    guard descriptor >= 0 else {
      let reason = lastError()
      name.deallocate()
      throw FileError.unwritable(String(folder), reason: reason)
    }
    self.descriptor = descriptor
    self.name = name
  }

  /// Puts it where another file is or is to be; false for a failure that `errno` tells.
  borrowing func take(placeOf path: String) -> Bool {
    Interruption.held {
      guard rename(name, path) == 0 else { return false }
      Interruption.temporaryFile = nil
      return true
    }
  }

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
