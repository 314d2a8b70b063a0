import ScreenMap

/// The reason why something can't be read.
struct ReadingError: Error {
  let words: String

  init(_ words: String) { self.words = words }

  /// Creates the error of a failed system call, in the system's words.
  init(_ path: String, _ code: Int32) {
    words = "'\(path)': \(String(cString: strerror(code)))"
  }
}

/// The command's two streams.
enum Output {
  /// Writes all of a text to standard output.
  static func write(_ text: String) { write(text, to: 1) }

  /// Prints an answer.
  static func give(_ answer: AnswerCache.Answer) {
    answer.reports.forEach(report)
    write(answer.output)
  }

  /// Writes a line to standard error.
  static func report(_ line: String) { write("vcdiagram-swift: \(line.withoutControls)\n", to: 2) }

  // Ignores failures: whoever closed the stream wants no more output.
  private static func write(_ text: String, to descriptor: Int32) {
    _ = Descriptor.write(Array(text.utf8), to: descriptor)
  }
}
