#if canImport(Darwin)
  import Darwin
#else
  // Preconcurrency because `environ` is a variable, which nothing in this program changes.
  @preconcurrency import Glibc
#endif

/// Git's view of a folder.
enum Git {
  /// Returns the tracked files below a folder, nil without git or outside a repository.
  static func trackedFiles(in folder: String) -> [String]? {
    // A repository's settings may name a program that watches its files; don't run it.
    let arguments = [
      "git", "-C", folder, "-c", "core.fsmonitor=false", "ls-files", "-z", "--cached",
      "--stage",
    ]
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

  /// Returns the files below a folder in a commit, nil if git doesn't know the commit.
  static func files(in folder: String, at commit: String) -> [String: ArraySlice<UInt8>]? {
    let git = ["git", "-C", folder]
    guard let first = commit.first, first != "-",
      let list = output(of: git + ["ls-tree", "-r", "-z", commit])
    else { return nil }
    let entries = entries(of: list).filter { ProjectFiles.isOfInterest($0.path) }
    // Each entry begins `100644 blob 5b9f…`.
    let request = entries.map { $0.words[2] + "\n" }.joined()
    guard var rest = output(of: git + ["cat-file", "--batch"], input: Array(request.utf8))?[...]
    else { return nil }
    var files: [String: ArraySlice<UInt8>] = [:]
    for (_, path) in entries {
      // Each answer is `5b9f… blob 120`, the bytes and a line break, or only `5b9f… missing`.
      let heading = rest.prefix { $0 != UInt8(ascii: "\n") }
      rest = rest.dropFirst(heading.count + 1)
      let size = heading.split(separator: UInt8(ascii: " ")).last
      guard let size = size.flatMap({ Int(String(decoding: $0, as: UTF8.self)) }) else { continue }
      files[path] = rest.prefix(size)
      rest = rest.dropFirst(size + 1)
    }
    return files
  }

  /// Returns a program's output, nil if it can't be started or fails.
  ///
  /// - Parameter input: The program's input; by default this program's own input.
  private static func output(of arguments: [String], input: [UInt8]? = nil) -> [UInt8]? {
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
    posix_spawn_file_actions_adddup2(&actions, ends[1], 1)
    posix_spawn_file_actions_addclose(&actions, ends[1])
    if let file { posix_spawn_file_actions_adddup2(&actions, fileno(file), 0) }
    // Hides git's message about a folder outside any repository.
    posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    var strings = arguments.map { strdup($0) } + [nil]
    defer { for string in strings { free(string) } }
    var process: pid_t = 0
    let failure = posix_spawnp(&process, arguments[0], &actions, nil, &strings, environ)
    close(ends[1])
    guard failure == 0 else { return nil }
    let output = Descriptor.bytes(of: ends[0])
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    return status == 0 ? output : nil
  }
}
