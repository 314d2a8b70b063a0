import VCSource

/// A file or a folder in a commit, in git's notation: `HEAD~1:app.yaml`.
///
/// Only `InputFile` reads one, for an input that a call names, because reading starts git. What a
/// text names is a `PlainFile`.
package struct CommitNotation {
  /// The notation as it was given.
  package let text: String
  let commit: String
  /// The path from the current folder.
  package let path: String

  /// Nil for a text that isn't in this notation, and for the name of anything that exists, even of a
  /// link that leads nowhere. A name that begins with a dot or a slash is always a file's.
  package init?(_ text: String) {
    let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, let first = parts[0].first, !"-./".contains(first),
      !parts[0].contains(" "), parts[1].first != " "
    else { return nil }
    var status = stat()
    guard lstat(text, &status) != 0, errno == ENOENT else { return nil }
    self.text = text
    commit = String(parts[0])
    path = parts[1].isEmpty ? "." : String(parts[1])
  }

  /// Returns a file's bytes; nil if there is no git.
  ///
  /// - Throws: `FileError`, after git's message was reported.
  package func bytes() throws -> [UInt8]? {
    guard let (end, bytes) = try output(from: STDOUT_FILENO) else { return nil }
    if case .code(0) = end { return bytes }
    // Git's message may quote the repository's settings, so it is printed like any other text.
    let message = try output(from: STDERR_FILENO)?.bytes.prefix(4096) ?? []
    let lines = String(decoding: message, as: UTF8.self).split(separator: "\n")
    Console.report(lines: lines.joined(separator: "\n"))
    throw FileError.unread(text, by: "git")
  }

  /// A file's bytes; nil if the commit has none.
  var bytesIfAny: [UInt8]? {
    guard case (.code(0), let bytes)? = try? output(from: STDOUT_FILENO) else { return nil }
    return bytes
  }

  private func output(from descriptor: Int32) throws -> (end: OwnProcess.End, bytes: [UInt8])? {
    // Relative to the current folder, not to the repository's.
    try Self.git(
      ["cat-file", "blob", "\(commit):./\(path)"], from: descriptor,
      muting: STDOUT_FILENO + STDERR_FILENO - descriptor, upTo: Source.maximumSize + 1)
  }

  /// Runs git, and returns how it ended and its output; nil if there is no git.
  private static func git(
    _ arguments: [String], from descriptor: Int32, muting muted: Int32? = nil, upTo limit: Int
  ) throws(ProcessError) -> (end: OwnProcess.End, bytes: [UInt8])? {
    guard let git = HelperProgram.path(of: "git") else { return nil }
    return try OwnProcess.output(
      of: GitCall.options + arguments, from: descriptor, muting: muted, upTo: limit, program: git,
      name: "git", environment: GitCall.environment)
  }

  /// A file of a folder in the commit.
  package init(commit: String, path: String) {
    (text, self.commit, self.path) = ("\(commit):\(path)", commit, path)
  }

  /// Returns the paths of all files below a project's folder; nil for a file, and for a folder
  /// of source, which the reader reads.
  func filesOfProject() throws -> [String]? {
    guard OutputFile.isFolder(path), AppFolder(path).paths != [path] else { return nil }
    let below = AppFolder.prefix(of: path)
    let output = try Self.git(
      ["ls-tree", "-r", "-z", "--name-only", commit, "--"] + (below.isEmpty ? [] : [below]),
      from: STDOUT_FILENO, upTo: Source.maximumSize)
    guard let (end, bytes) = output else { return nil }
    guard case .code(0) = end else { throw FileError.unread(text, by: "git") }
    return bytes.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
  }
}
