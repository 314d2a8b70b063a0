import VCCommand

/// A progress bar on the terminal's last line; nothing without a terminal.
struct Progress {
  private let total: Int
  private let isShown = isatty(STDERR_FILENO) == 1
  private var shown = -1

  init(of total: Int) { self.total = total }

  mutating func show(_ count: Int) {
    guard isShown, total > 0 else { return }
    let width = 40
    let filled = count * width / total
    // Redrawn at most for every hundredth, because a terminal is slower than a worker.
    guard shown < 0 || count == total || (count - shown) * 100 >= total else { return }
    shown = count
    let bar = String(repeating: "#", count: filled) + String(repeating: ".", count: width - filled)
    Console.write(Array("\r[\(bar)] \(count)/\(total)".utf8))
  }

  /// Removes the bar, so that a line can be printed.
  mutating func clear() {
    guard isShown, shown >= 0 else { return }
    Console.write(Array("\r\u{1B}[K".utf8))
    shown = -1
  }
}
