import Foundation
import VCCommand
import VCFigureFeatures

/// `Replay CORPUS` tries each input that is kept, once, in every kind of figure, without libFuzzer: so it
/// needs nothing that isn't built for the tests. The input that is tried when the process ends by a check is
/// the last that it names.
@main
enum Replay {
  static func main() throws {
    addFeatures()
    VCDiagram.features = Feature.all
    Run.isThorough = true
    let corpus = URL(filePath: CommandLine.arguments[1])
    for target in Target.allCases {
      Run.target = target
      target.prepare()
      let folder = corpus.appending(path: target.rawValue)
      for name in try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() {
        FileHandle.standardError.write(Data("\(target) \(name)\n".utf8))
        target.run(Array(try Data(contentsOf: folder.appending(path: name))))
      }
      target.tidyUp()
    }
  }
}
