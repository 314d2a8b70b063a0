#if canImport(Darwin)
  import Darwin
#else
  // Preconcurrency because: `environ` is a variable, which nobody here changes.
  @preconcurrency import Glibc
#endif

/// The options and variables with which git starts, so that it neither runs another program nor
/// fetches anything, whatever the repository contains.
///
/// A repository's settings name programs for nearly everything that git does, and others may have
/// written them: a repository can be unpacked from an archive, and a clone can contain a folder that
/// git takes for a bare repository.
enum GitCall {
  /// The options before git's command.
  static let options =
    ["--no-pager"]
    + [
      // A bare repository in a clone's folder isn't used.
      "safe.bareRepository=explicit",
      // For an object that is missing, git would fetch: by ssh, a remote's helper or a proxy.
      "protocol.allow=never", "core.sshCommand=false", "core.gitProxy=", "credential.helper=",
      "core.askPass=", "core.alternateRefsCommand=", "core.fsmonitor=false",
      "core.hooksPath=/dev/null", "core.pager=cat", "core.editor=false", "gc.auto=0",
      "maintenance.auto=false",
    ].flatMap { ["-c", $0] }

  /// The variables of git's process as a list that ends with nil. The program never frees them,
  /// because it starts git only once or twice.
  static var environment: [UnsafeMutablePointer<CChar>?] {
    var variables: [UnsafeMutablePointer<CChar>?] = []
    var next = environ
    while let variable = next.pointee {
      if isPassedOn(variable) { variables.append(variable) }
      next += 1
    }
    return variables + own.map { strdup($0) } + [nil]
  }

  private static let own = [
    // Takes precedence over `protocol.allow`. Versions from 2.45 don't even try to fetch.
    "GIT_ALLOW_PROTOCOL=", "GIT_NO_LAZY_FETCH=1", "GIT_TERMINAL_PROMPT=0",
    // Reading doesn't update the index.
    "GIT_OPTIONAL_LOCKS=0",
  ]

  /// The variables that only tell where a repository and the user's settings are. All others of
  /// git's name programs, add settings, or write traces to files.
  private static let places = [
    "GIT_DIR", "GIT_WORK_TREE", "GIT_COMMON_DIR", "GIT_INDEX_FILE", "GIT_OBJECT_DIRECTORY",
    "GIT_ALTERNATE_OBJECT_DIRECTORIES", "GIT_NAMESPACE", "GIT_CEILING_DIRECTORIES",
    "GIT_DISCOVERY_ACROSS_FILESYSTEM", "GIT_CONFIG_GLOBAL", "GIT_CONFIG_SYSTEM",
    "GIT_CONFIG_NOSYSTEM",
  ]

  private static let programs = ["SSH_ASKPASS", "PAGER", "EDITOR", "VISUAL", "LESSOPEN"]

  private static func isPassedOn(_ variable: UnsafePointer<CChar>) -> Bool {
    let name = String(decoding: bytes(of: variable).prefix { $0 != 0x3D }, as: UTF8.self)
    return name.hasPrefix("GIT_") ? places.contains(name) : !programs.contains(name)
  }

  private static func bytes(of text: UnsafePointer<CChar>) -> UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(start: text, count: strlen(text))
  }
}
