import Foundation

/// A folder that is deleted with its owner.
package final class TemporaryFolder: Sendable {
  package let url: URL

  package init() throws {
    url = FileManager.default.temporaryDirectory
      .appending(path: "vcdiagram-tests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  package func write(_ text: String, to name: String) throws {
    try Data(text.utf8).write(to: url.appending(path: name))
  }

  package func data(_ name: String) throws -> Data {
    try Data(contentsOf: url.appending(path: name))
  }

  package func text(_ name: String) throws -> String {
    String(decoding: try data(name), as: UTF8.self)
  }

  /// The names of its files, including temporary ones.
  package var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: url.path).sorted() }
  }

  /// Returns a value that changes if a file is written again, even with the same bytes.
  package func identity(_ name: String) throws -> FileIdentity {
    var status = stat()
    guard stat(url.appending(path: name).path, &status) == 0 else {
      throw CocoaError(.fileReadNoSuchFile)
    }
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    return FileIdentity(
      node: UInt64(status.st_ino), seconds: Int(time.tv_sec), nanoseconds: Int(time.tv_nsec),
      permissions: Int(status.st_mode & 0o7777))
  }
}

package struct FileIdentity: Equatable {
  package let node: UInt64
  package let seconds: Int
  package let nanoseconds: Int
  package let permissions: Int
}
