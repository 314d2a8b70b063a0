import VCCommand
import VCSource

/// The socket at which browsers on this machine, and on no other, find the server.
struct LoopbackListener {
  let descriptor: Int32
  let port: UInt16

  /// - Parameter port: 0 for a free one.
  init(port: UInt16) throws(UsageFault) {
    #if canImport(Darwin)
      let type = SOCK_STREAM
    #else
      let type = Int32(SOCK_STREAM.rawValue)
    #endif
    let descriptor = socket(AF_INET, type, 0)
    guard descriptor >= 0 else {
      throw UsageFault(.portFault(port: "\(port)", reason: lastError()))
    }
    descriptor.makeNonblocking()
    // Allows the port although an earlier server's connections are still closing.
    var yes: Int32 = 1
    setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<Int32>.size))
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr = in_addr(s_addr: INADDR_LOOPBACK.bigEndian)
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isBound = withUnsafeMutablePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(descriptor, $0, length) == 0 && listen(descriptor, SOMAXCONN) == 0
          && getsockname(descriptor, $0, &length) == 0
      }
    }
    guard isBound else {
      let reason = lastError()
      close(descriptor)
      throw UsageFault(.portFault(port: "\(port)", reason: reason))
    }
    self.descriptor = descriptor
    self.port = UInt16(bigEndian: address.sin_port)
  }

  /// Accepts the next connection; nil if there is none, or no descriptor for it.
  func accept() -> Int32? {
    let descriptor = systemAccept(self.descriptor)
    guard descriptor >= 0 else { return nil }
    descriptor.makeNonblocking()
    return descriptor
  }
}

/// The system's function, under a name that differs from the method above.
private func systemAccept(_ descriptor: Int32) -> Int32 { accept(descriptor, nil, nil) }

extension Int32 {
  /// Makes a descriptor's reads and writes return at once, and prevents other processes from
  /// inheriting it.
  fileprivate func makeNonblocking() {
    _ = fcntl(self, F_SETFD, FD_CLOEXEC)
    _ = fcntl(self, F_SETFL, fcntl(self, F_GETFL) | O_NONBLOCK)
  }
}
