import Diagnostics

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A folder of Swift source. A program of its own reads it, so that this one has no Swift parser.
struct SourceFolder {
  static let reader = "vcdiagram-swift"

  let path: String

  /// The description of the app's screens and transitions.
  ///
  /// - Throws: `FileError.unreadable` if the reader isn't installed or fails.
  func description() throws(FileError) -> [UInt8] { try read([]) }

  /// The transitions of which something isn't found, a line each, and a line that counts all.
  ///
  /// - Throws: As `description()`.
  func openEnds() throws(FileError) -> String {
    String(decoding: try read(["--open"]), as: UTF8.self)
  }

  /// What the reader prints; its messages go to standard error.
  private func read(_ options: [String]) throws(FileError) -> [UInt8] {
    guard let program = Self.program else {
      throw .unreadable(
        path,
        reason: "it is a folder; to read an app's Swift source, build '\(Self.reader)' with "
          + "'make reader' and put it beside vcdiagram or on PATH")
    }
    // The loader diagnoses what is longer.
    let limit = Source.maximumSize + 1
    do throws(ProcessError) {
      // No shell is between, and the folder can't be taken for an option.
      let (end, bytes) = try OwnProcess.output(
        of: options + ["--", path], from: STDOUT_FILENO, upTo: limit, program: program,
        name: Self.reader)
      if bytes.count >= limit { return bytes }
      if case .code(0) = end { return bytes }
    } catch {
      throw .unreadable(path, reason: "'\(program)' can't be started: \(error.reason)")
    }
    throw .unreadable(path, reason: "'\(Self.reader)' failed")
  }

  /// The reader's path: beside this program, else in a folder of PATH. Relative folders of PATH are
  /// passed over, so that nothing in an app's folder is ever run.
  private static var program: String? {
    let own = ProgramIdentity.folder.map { [$0] } ?? []
    let variable = getenv("PATH").map { String(cString: $0) } ?? ""
    let folders = own + variable.split(separator: ":").map { $0 + "/" }
    return folders.lazy.filter { $0.hasPrefix("/") }.map { $0 + reader }
      .first { access($0, X_OK) == 0 }
  }
}

extension ProgramIdentity {
  /// The folder of this program, nil if it isn't known.
  fileprivate static var folder: String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(PathParts(String(cString: resolved)).folder)
  }
}
