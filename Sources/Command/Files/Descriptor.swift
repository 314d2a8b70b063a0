/// Reads and writes file descriptors, restarting interrupted calls.
package enum Descriptor {
  /// Whether somebody gave the call a text as its standard input: a file that isn't empty, or a pipe into
  /// which something is written within ten seconds. One that an editor leaves open is none.
  static var hasStandardInput: Bool {
    var status = stat()
    guard fstat(STDIN_FILENO, &status) == 0 else { return false }
    let kind = status.st_mode & S_IFMT
    guard kind == S_IFIFO else { return kind == S_IFREG && status.st_size > 0 }
    var request = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
    return poll(&request, 1, 10_000) > 0 && request.revents & Int16(POLLIN) != 0
  }

  /// Reads at most `buffer.count` bytes. Returns their number: 0 at the end, negative for an error
  /// in `errno`.
  package static func read(_ descriptor: Int32, into buffer: inout [UInt8]) -> Int {
    while true {
      let count = buffer.withUnsafeMutableBytes { systemRead(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      return count
    }
  }

  /// Writes all bytes; returns false for an error in `errno`.
  package static func write(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
    var written = 0
    while written < bytes.count {
      let count = bytes[written...].withUnsafeBytes {
        systemWrite(descriptor, $0.baseAddress, $0.count)
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return false }
      written += count
    }
    return true
  }

  /// Opens a file or a folder below a folder, and follows no link on the way. Returns a negative
  /// number for an error in `errno`.
  ///
  /// Another process may replace a file or a folder by a link after a path was found to be inside;
  /// opened by its path, the file could be anywhere.
  ///
  /// - Parameter names: The names from the folder on; none for the folder itself.
  package static func open(
    _ names: some BidirectionalCollection<Substring>, below folder: String, _ flags: Int32
  ) -> Int32 {
    guard let name = names.last else { return systemOpen(folder, flags | O_CLOEXEC) }
    var descriptor = systemOpen(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    for name in names.dropLast() { descriptor = open(name, in: descriptor, O_RDONLY | O_DIRECTORY) }
    return open(name, in: descriptor, flags)
  }

  /// Opens an entry of a folder that is no link, and closes the folder.
  private static func open(_ name: Substring, in folder: Int32, _ flags: Int32) -> Int32 {
    guard folder >= 0 else { return folder }
    let descriptor = openat(folder, String(name), flags | O_NOFOLLOW | O_CLOEXEC)
    let failure = errno
    close(folder)
    errno = failure
    return descriptor
  }
}

// The system's functions, under names that differ from the methods above.

private func systemOpen(_ path: String, _ flags: Int32) -> Int32 { open(path, flags) }

private func systemRead(
  _ descriptor: Int32, _ buffer: UnsafeMutableRawPointer?, _ count: Int
) -> Int { read(descriptor, buffer, count) }

private func systemWrite(
  _ descriptor: Int32, _ buffer: UnsafeRawPointer?, _ count: Int
) -> Int { write(descriptor, buffer, count) }
