import VCPictures

#if canImport(Darwin)
  import Darwin
  import MachO
#else
  import Glibc
#endif

/// Identifies a build of this program, and the Graphviz that draws with it.
package enum ProgramIdentity {
  /// The digest of both, in hexadecimal digits.
  package static let digest = Digest(of: [bytes, Array(GraphvizSession.version.utf8)]).hexadecimal

  /// The size of the program's file and its beginning, which contains the linker's build number:
  /// ELF's note "build-id", Mach-O's "LC_UUID".
  private static var bytes: [UInt8] {
    let descriptor = open(path, O_RDONLY)
    guard descriptor >= 0 else { return [] }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { return [] }
    var beginning = [UInt8](repeating: 0, count: 16384)
    let count = beginning.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
    return Array("\(status.st_size) ".utf8) + beginning[..<max(0, count)]
  }

  /// The path with which this program starts itself again.
  package static var path: String {
    #if canImport(Darwin)
      var size: UInt32 = 0
      _NSGetExecutablePath(nil, &size)
      var buffer = [CChar](repeating: 0, count: Int(size) + 1)
      guard _NSGetExecutablePath(&buffer, &size) == 0 else { return CommandLine.arguments[0] }
      return buffer.withUnsafeBufferPointer { $0.baseAddress.map { String(cString: $0) } ?? "" }
    #else
      // The running program, even if another has its file's name now.
      return "/proc/self/exe"
    #endif
  }
}
