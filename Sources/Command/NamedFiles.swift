import VCEngine
import VCPictures
import VCSource

/// What a feature does with files that a description names, such as pictures.
package struct NamedFiles: Sendable {
  /// Reads them into the description, and returns what is wrong with them.
  let read: @Sendable (inout AppDescription, Source) -> [Diagnostic]
  /// The paths of those that a text's description names.
  let paths: @Sendable (Source) -> [String]
  /// What a format can't show of them.
  let remarks: @Sendable (AppDescription, PictureFormat) -> [Diagnostic]

  package init(
    read: @escaping @Sendable (inout AppDescription, Source) -> [Diagnostic],
    paths: @escaping @Sendable (Source) -> [String],
    remarks: @escaping @Sendable (AppDescription, PictureFormat) -> [Diagnostic]
  ) {
    (self.read, self.paths, self.remarks) = (read, paths, remarks)
  }
}

extension VCDiagram {
  /// The features' rows.
  static var namedFiles: [NamedFiles] { features.compactMap(\.files) }

  /// Reads the files that a description of `source` names, and returns what is wrong with them.
  package static func readNamedFiles(
    into app: inout AppDescription, _ source: Source
  ) -> [Diagnostic] {
    namedFiles.flatMap { $0.read(&app, source) }
  }

  /// The files of an input, and those that its description names, for programs that watch them.
  package static func files(of input: String) -> [String] {
    let paths = JoinedInputs.paths(of: input)
    let readers = namedFiles
    return paths
      + paths.flatMap { path in
        guard let source = try? PlainFile(namedByText: path).source.withBases() else {
          return [String]()
        }
        return source.parts.dropLast().map(\.name) + readers.flatMap { $0.paths(source) }
      }
  }
}
