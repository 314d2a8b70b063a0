import CFuzzer
import Foundation
import VCCommand
import VCFigureFeatures

/// `Fuzz --target=json`, with libFuzzer's own options. libFuzzer ignores arguments with two dashes,
/// and passes them on to the processes that it starts for `-merge` and `-minimize_crash`.
///
/// With `--often`, slow trials run on ten times as many inputs; with `--thorough`, every input is
/// drawn in every kind of figure. `Fuzz --target=steps --show=FILE` prints the text that the bytes
/// of a file represent.
@main
enum Main {
  static func main() {
    addFeatures()
    VCDiagram.features = Feature.all
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
