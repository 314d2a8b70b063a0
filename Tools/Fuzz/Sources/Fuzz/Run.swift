import Foundation

/// The options and counts of a process.
enum Run {
  // Unsafe because libFuzzer calls a function with nothing but bytes; it does so on one thread.
  nonisolated(unsafe) static var target = Target.json
  /// Whether nothing is skipped for speed.
  nonisolated(unsafe) static var isThorough = false
  /// Whether ten times as many inputs are drawn, to test the pictures.
  nonisolated(unsafe) static var drawsOften = false
  nonisolated(unsafe) static var drawnInputs = 0
  nonisolated(unsafe) static var pictures: [String: Int] = [:]

  /// Prints the counts in libFuzzer's format.
  static func end() {
    target.tidyUp()
    var lines = ["stat::inputs_drawn: \(drawnInputs)\n"]
    for (format, count) in pictures.sorted(by: { $0.key < $1.key }) {
      lines.append("stat::pictures_\(format): \(count)\n")
    }
    let bytes = Array(lines.joined().utf8)
    write(STDERR_FILENO, bytes, bytes.count)
  }
}

/// Ends the process unless a condition holds; libFuzzer reports this as a crash of the input.
func check(
  _ holds: @autoclosure () throws -> Bool, _ what: @autoclosure () -> String,
  file: StaticString = #fileID, line: UInt = #line
) {
  do {
    if try holds() { return }
    fatalError(what(), file: file, line: line)
  } catch {
    fatalError("\(what()): \(error)", file: file, line: line)
  }
}
