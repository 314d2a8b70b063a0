import VCCommand
import VCFigureFeatures
import VCPictures
import VCTestSupport
import vcdiagram

extension Program {
  /// The program with its features, for tests that read its calls themselves.
  static let root: VCDiagram.Type = {
    addFeatures()
    VCDiagram.features = Feature.all
    return VCDiagram.self
  }()

  /// Reads and checks a call, and doesn't carry it out.
  static func read(_ arguments: [String]) throws {
    _ = root
    let (command, words) = ListedCommand.called(by: arguments)
    _ = try command.call(words)
  }

  /// The program's formats of pictures.
  static let formats: [PictureFormat] = {
    _ = root
    return PictureFormat.allCases
  }()

  /// The names of the program's commands, except that of drawing.
  static let commands: [String] = {
    _ = root
    return ListedCommand.all.map(\.name).filter { $0 != DrawRequest.name }
  }()
}
