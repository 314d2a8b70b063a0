import VCCommand
import VCFigureFeatures
import VCPictures
import VCTestSupport
import vcdiagram

extension Program {
  /// The root command with the program's features, for tests that read its calls themselves.
  static let root: VCDiagram.Type = {
    addFeatures()
    VCDiagram.features = Feature.all
    return VCDiagram.self
  }()

  /// The program's formats of pictures.
  static let formats: [PictureFormat] = {
    _ = root
    return PictureFormat.allCases
  }()

  /// The names of the program's commands, except that of drawing.
  static let commands: [String] = {
    _ = root
    return ListedCommand.all.compactMap(\.overview).map { String($0.call.prefix { $0 != " " }) }
  }()
}
