/// Git's view of a folder.
enum Git {
  /// Returns the tracked files below a folder, nil without git or outside a repository.
  static func trackedFiles(in folder: String) -> [String]? {
    let arguments = ["-C", folder, "ls-files", "-z", "--cached", "--stage"]
    guard let list = output(of: arguments) else { return nil }
    let files = entries(of: list).map(\.path)
    return files.isEmpty ? nil : files
  }

  /// Returns the files in a list from git: `100644 5b9f… 0<tab>Sources/A.swift`. Links and
  /// submodules are left out.
  private static func entries(of list: [UInt8]) -> [(words: [Substring], path: String)] {
    list.split(separator: 0).compactMap { entry in
      let parts = String(decoding: entry, as: UTF8.self).split(separator: "\t", maxSplits: 1)
      guard parts.count == 2 else { return nil }
      let words = parts[0].split(separator: " ")
      return words.count == 3 && words[0].hasPrefix("100") ? (words, String(parts[1])) : nil
    }
  }

  /// Returns the files below a folder in a commit, and the paths whose content the repository lacks;
  /// nil if git doesn't know the commit.
  static func files(in folder: String, at commit: String) -> (
    contents: [String: ArraySlice<UInt8>], missing: [String]
  )? {
    guard let first = commit.first, first != "-",
      let list = output(of: ["-C", folder, "ls-tree", "-r", "-z", commit])
    else { return nil }
    // Each entry begins `100644 blob 5b9f…`.
    let entries = entries(of: list).filter { ProjectFiles.isOfInterest($0.path) }
    var rest: ArraySlice<UInt8> = []
    var contents: [String: ArraySlice<UInt8>] = [:]
    var missing: [String] = []
    for (number, (words, path)) in entries.enumerated() {
      // Older versions of git end at an object that they would have to fetch.
      if rest.isEmpty {
        let request = entries[number...].map { $0.words[2] + "\n" }.joined()
        rest = (content(of: request, in: folder) ?? [])[...]
      }
      // Each answer is `5b9f… blob 120`, the bytes and a line break, or only `5b9f… missing`.
      let heading = rest.prefix { $0 != UInt8(ascii: "\n") }
      rest = rest.dropFirst(heading.count + 1)
      let size = heading.split(separator: UInt8(ascii: " ")).last
        .flatMap { Int(String(decoding: $0, as: UTF8.self)) }
      guard let size, size < rest.count else {
        // An answer that breaks off is the last one.
        if size != nil { rest = [] }
        missing.append(path)
        continue
      }
      contents[path] = rest.prefix(size)
      rest = rest.dropFirst(size + 1)
    }
    return (contents, missing)
  }

  /// Returns git's reason for not reading a folder's repository, such as its owner; nil if it reads it.
  static func refusal(of folder: String) -> String? {
    let arguments = ["-C", folder, "rev-parse", "--git-dir"]
    guard output(of: arguments) == nil,
      let bytes = output(of: arguments, from: STDERR_FILENO, mayFail: true)
    else { return nil }
    let reason = String(decoding: bytes, as: UTF8.self)
    // Git translates its messages, but not the setting's name.
    return reason.contains("safe.directory")
      ? reason.split(whereSeparator: { $0.isNewline }).map { $0.trimmingPrefix { $0.isWhitespace } }
        .joined(separator: " ")
      : nil
  }

  /// Returns what git prints of objects, up to the first that fails.
  private static func content(of request: String, in folder: String) -> [UInt8]? {
    output(of: ["-C", folder, "cat-file", "--batch"], input: Array(request.utf8), mayFail: true)
  }

  /// Returns git's output, nil if it can't be started or fails.
  ///
  /// - Parameters:
  ///   - descriptor: Git's descriptor whose output is read; the other one's output is dropped.
  ///   - input: Git's input; by default this program's own input.
  ///   - mayFail: Whether to return the output even if git fails.
  private static func output(
    of arguments: [String], from descriptor: Int32 = STDOUT_FILENO, input: [UInt8]? = nil,
    mayFail: Bool = false
  ) -> [UInt8]? {
    guard let program = HelperProgram.path(of: "git") else { return nil }
    // A file, because with a pipe each program could wait for the other.
    let file = input == nil ? nil : tmpfile()
    defer { if let file { fclose(file) } }
    if let input {
      guard let file, Descriptor.write(input, to: fileno(file)),
        lseek(fileno(file), 0, SEEK_SET) == 0
      else { return nil }
    }
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { return nil }
    defer { close(ends[0]) }
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addclose(&actions, ends[0])
    posix_spawn_file_actions_adddup2(&actions, ends[1], descriptor)
    posix_spawn_file_actions_addclose(&actions, ends[1])
    if let file { posix_spawn_file_actions_adddup2(&actions, fileno(file), 0) }
    // Hides git's message about a folder outside any repository.
    let other = STDOUT_FILENO + STDERR_FILENO - descriptor
    posix_spawn_file_actions_addopen(&actions, other, "/dev/null", O_WRONLY, 0)
    var strings = (["git"] + GitCall.options + arguments).map { strdup($0) } + [nil]
    defer { for string in strings { free(string) } }
    var environment = GitCall.environment
    var process: pid_t = 0
    let failure = posix_spawn(&process, program, &actions, nil, &strings, &environment)
    close(ends[1])
    guard failure == 0 else { return nil }
    let output = Descriptor.bytes(of: ends[0])
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    return status == 0 || mayFail ? output : nil
  }
}
