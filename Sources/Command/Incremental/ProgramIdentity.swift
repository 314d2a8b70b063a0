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
    var status = stat()
    guard stat(path, &status) == 0 else { return [] }
    return Array("\(status.st_size) ".utf8) + InputFile.beginning(of: path, upTo: 16384)
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
