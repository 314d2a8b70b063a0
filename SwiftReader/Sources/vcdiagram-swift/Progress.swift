/// A count of files on the terminal's last line; not printed unless standard error is a terminal.
struct Progress {
  private let total: Int
  private let isShown = isatty(STDERR_FILENO) == 1
  private var done = 0

  init(of total: Int) { self.total = total }

  /// Counts a file, and updates the line at most once per percent.
  mutating func advance() {
    done += 1
    guard isShown, total > 100, done * 100 / total > (done - 1) * 100 / total else { return }
    let line = done < total ? "\r\(done) of \(total) files" : "\r\u{1B}[K"
    _ = Descriptor.write(Array(line.utf8), to: STDERR_FILENO)
  }
}
