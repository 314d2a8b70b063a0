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
