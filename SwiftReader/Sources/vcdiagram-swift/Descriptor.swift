#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Reading and writing by a file's descriptor, interruptions passed over.
enum Descriptor {
  /// All that a descriptor gives.
  static func bytes(of descriptor: Int32) -> [UInt8] {
    var all: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = systemRead(descriptor, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return all }
      all += buffer[..<count]
    }
  }

  /// Writes all bytes; false for a failure.
  @discardableResult
  static func write(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
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

// The system's own, under names that are not those of the type's.

private func systemRead(
  _ descriptor: Int32, _ buffer: UnsafeMutableRawPointer?, _ count: Int
) -> Int { read(descriptor, buffer, count) }

private func systemWrite(
  _ descriptor: Int32, _ buffer: UnsafeRawPointer?, _ count: Int
) -> Int { write(descriptor, buffer, count) }
