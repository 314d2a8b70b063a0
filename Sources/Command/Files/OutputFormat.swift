import VCPictures

/// The value of `--format`: a format of pictures, or a feature's that only the command has.
package struct OutputFormat: CombinedChoice {
  package let row: PictureFormat

  package init(_ row: PictureFormat) { self.row = row }

  package static var allCases: [OutputFormat] {
    (PictureFormat.allCases + VCDiagram.features.flatMap(\.formats)).map(OutputFormat.init)
  }

  /// The format if neither an option nor a file's extension names another.
  package static let usual = OutputFormat(.svg)

  /// The format in a terminal: sentences, the first that a feature adds to those of pictures.
  static var inTerminal: OutputFormat {
    VCDiagram.features.lazy.flatMap(\.formats).first.map(OutputFormat.init) ?? usual
  }

  package var rawValue: String { row.rawValue }

  /// The format for a file's extension, nil without an extension.
  package init?(ofFile path: String) throws(UsageFault) {
    let name = PathParts(path).name
    guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")) else { return nil }
    let ending = name[name.index(after: dot)...].lowercased()
    let format = Self.allCases.first { [$0.row.fileExtension, $0.rawValue].contains(ending) }
    guard let format else { throw .unknownFormat(ending) }
    self = format
  }
}
