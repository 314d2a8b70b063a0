import CFuzzer
import Foundation

/// `Fuzz --target=json` and whatever libFuzzer takes. It leaves arguments with two dashes alone,
/// and hands them on to the processes that it starts for `-merge` and `-minimize_crash`.
///
/// `--often` does what is slow with ten times as many inputs, `--thorough` draws every input in
/// every kind of figure, and `Fuzz --target=steps --show=FILE` prints what the bytes of a file
/// stand for.
@main
enum Main {
  static func main() {
    let names = CommandLine.arguments.compactMap { $0.wordAfter("--target=") }
    guard let target = names.first.flatMap(Target.init(rawValue:)) else {
      let known = Target.allCases.map { "--target=\($0.rawValue)" }
      print("name one of", known.joined(separator: ", "))
      exit(64)
    }
    if let file = CommandLine.arguments.compactMap({ $0.wordAfter("--show=") }).first {
      return print(target.text(of: Array(FileManager.default.contents(atPath: file) ?? Data())))
    }
    Run.target = target
    Run.isThorough = CommandLine.arguments.contains("--thorough")
    Run.drawsOften = CommandLine.arguments.contains("--often")
    target.prepare()
    atexit { Run.end() }
    var count = CommandLine.argc
    var arguments: FuzzerArguments? = CommandLine.unsafeArgv
    _ = LLVMFuzzerRunDriver(&count, &arguments) { bytes, count in
      Run.target.run(Array(UnsafeBufferPointer(start: bytes, count: count)))
      return 0
    }
  }
}

private typealias FuzzerArguments = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>

extension String {
  fileprivate func wordAfter(_ beginning: String) -> String? {
    hasPrefix(beginning) ? String(dropFirst(beginning.count)) : nil
  }
}

/// What a process runs, and what it has counted.
enum Run {
  // Unsafe because libFuzzer calls with nothing but bytes; it does so on one thread.
  nonisolated(unsafe) static var target = Target.json
  /// Whether nothing is left out for the sake of speed.
  nonisolated(unsafe) static var isThorough = false
  /// Whether ten times as many inputs are drawn: the pictures are what is looked for.
  nonisolated(unsafe) static var drawsOften = false
  nonisolated(unsafe) static var drawnInputs = 0
  nonisolated(unsafe) static var pictures: [String: Int] = [:]

  /// The counts, in libFuzzer's form.
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

/// Ends the process, which libFuzzer takes for a crash of its input, unless something holds.
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
