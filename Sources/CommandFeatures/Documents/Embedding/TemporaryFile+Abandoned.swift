import VCCommand

extension TemporaryFile {
  /// Removes the temporary files of killed processes.
  static func removeAbandoned(in folder: String) {
    for name in CallFiles.names(in: folder.isEmpty ? "." : folder)
    where name.hasPrefix(prefix) && name.utf8.count == prefix.utf8.count + 6 {
      let descriptor = open(folder + name, O_RDONLY | O_NOFOLLOW | O_NONBLOCK)
      guard descriptor >= 0 else { continue }
      defer { close(descriptor) }
      var status = stat()
      guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { continue }
      if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { unlink(folder + name) }
    }
  }
}
