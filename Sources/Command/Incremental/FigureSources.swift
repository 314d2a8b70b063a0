import VCPictures
import VCSource

/// What a figure's bytes depend on.
package struct FigureSources {
  let input: Source
  let template: Source
  /// The paths of the files that the template and the input name: fonts and pictures.
  let files: [String]
  /// The options of the call that change a figure.
  let arguments: [String]
  let format: PictureFormat

  /// The stamp of the figure's file, which another build's doesn't equal: it may draw differently.
  var stamp: FigureStamp { FigureStamp(Digest(of: texts + [Array(ProgramIdentity.digest.utf8)])) }

  /// The digest of a figure in a document. It doesn't depend on the build, because documents are
  /// checked on other machines.
  package var digest: Digest {
    // The bytes of other formats show whether they are up to date.
    Digest(of: format.showsInstalledFonts ? texts + [Array(Version.current.utf8)] : texts)
  }

  private var texts: [[UInt8]] {
    [input.bytes, template.bytes]
      + files.compactMap { try? PlainFile(namedByText: $0).source.bytes }
      + (arguments + [format.rawValue]).map { Array($0.utf8) }
  }
}
