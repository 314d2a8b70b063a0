#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// What is another when a file was saved, by whatever way an editor takes: into the file, by a new
/// file that gets its name, or after it was deleted.
struct FileState: Equatable {
  private let device: UInt64
  private let number: UInt64
  private let size: Int64
  private let seconds: Int
  private let nanoseconds: Int

  /// Links are followed; a file that there is not has a state too.
  init(_ path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else {
      (device, number, size, seconds, nanoseconds) = (0, 0, -1, 0, 0)
      return
    }
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    device = UInt64(truncatingIfNeeded: status.st_dev)
    number = UInt64(truncatingIfNeeded: status.st_ino)
    size = Int64(status.st_size)
    (seconds, nanoseconds) = (Int(time.tv_sec), Int(time.tv_nsec))
  }

  /// Whether there is nothing to read: what an editor leaves for a moment that empties a file, or
  /// deletes it, and then writes it.
  var isVoid: Bool { size <= 0 }
}
