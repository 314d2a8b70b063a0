/// Another program that this one starts, such as git.
package enum HelperProgram {
  /// Returns the path of the first executable file with this name in a folder of PATH.
  ///
  /// Skips relative folders in PATH, and empty ones, which stand for the current folder: what is in
  /// the folder of a call never runs. So never start a helper by its bare name, as `posix_spawnp`
  /// would.
  ///
  /// - Parameter folders: Folders to look in first, each with its slash.
  package static func path(of name: String, besides folders: [String] = []) -> String? {
    let variable = getenv("PATH").map { String(cString: $0) } ?? ""
    return (folders + variable.split(separator: ":").map { $0 + "/" })
      .filter { $0.hasPrefix("/") }.map { $0 + name }.first(where: isProgram)
  }

  private static func isProgram(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG && access(path, X_OK) == 0
  }
}
