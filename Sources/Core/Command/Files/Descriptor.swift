#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Reads and writes file descriptors, restarting interrupted calls.
package enum Descriptor {
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
}

// The system's functions, under names that differ from the methods above.

private func systemRead(
  _ descriptor: Int32, _ buffer: UnsafeMutableRawPointer?, _ count: Int
) -> Int { read(descriptor, buffer, count) }

private func systemWrite(
  _ descriptor: Int32, _ buffer: UnsafeRawPointer?, _ count: Int
) -> Int { write(descriptor, buffer, count) }
