#if canImport(Darwin)
  import Darwin
#else
  // Preconcurrency because: `environ` is a variable, which nobody here changes.
  @preconcurrency import Glibc
#endif

/// What git knows of a folder.
enum Git {
  /// The tracked files below a folder, nil without git or outside a repository.
  static func trackedFiles(in folder: String) -> [String]? {
    // A repository's settings may name a program to watch its files: it isn't run.
    let arguments = [
      "git", "-C", folder, "-c", "core.fsmonitor=false", "ls-files", "-z", "--cached",
    ]
    guard let output = output(of: arguments) else { return nil }
    let names = output.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
    return names.isEmpty ? nil : names
  }

  /// What a program prints, nil if it can't be started or fails.
  private static func output(of arguments: [String]) -> [UInt8]? {
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
    // That a folder is in no repository is no news.
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
