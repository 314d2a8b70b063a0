/// The properties that change when a file is saved, however an editor does so: by writing into it,
/// by replacing it with a new file, or after deleting it.
package struct FileState: Equatable {
  private let device: UInt64
  private let number: UInt64
  private let size: Int64
  private let seconds: Int
  private let nanoseconds: Int

  /// The state of a path, following links; a missing file has a state, too.
  package init(_ path: String) {
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

  /// Whether there is nothing to read. Some editors briefly empty or delete a file before writing
  /// it.
  var isVoid: Bool { size <= 0 }
}
