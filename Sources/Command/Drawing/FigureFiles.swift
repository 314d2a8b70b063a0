import VCFigures
import VCPictures
import VCSource

/// Turns a figure's pages into the bytes of its files: one for each variant, and for each step if
/// steps have files of their own.
package struct FigureFiles {
  let request: DrawRequest
  /// The description, for messages.
  let input: InputFile
  let stamp: FigureStamp?

  /// Makes the bytes of each file and passes them to `put`, in the order of the steps.
  package func write(
    _ pages: Pages, of job: DrawJob, put: (OutputFile, [UInt8]) throws -> Void
  ) throws {
    let format = job.format
    let variants = request.variants(in: format)
    let source = request.withSource ? EmbeddedSource.stamp(of: input) : nil
    // The stamp comes last: its place is compared.
    func stamped(_ bytes: [UInt8]) -> [UInt8] {
      [source, stamp].compactMap(\.self).reduce(bytes) { $1.added(to: $0, format) }
    }
    try withFonts(of: format, for: pages) {
      if format.holdsPages {
        for variant in variants {
          let bytes = try pages.pages(as: format, in: variant.theme)
          try put(job.output.named(variant.suffix), stamped(bytes))
        }
        return
      }
      for (number, page) in pages.enumerated() {
        let suffix = request.suffix(ofFigure: number)
        for variant in variants {
          let options = RenderingOptions(
            theme: variant.theme, scale: variant.scale,
            id: request.id.map { $0 + suffix + variant.idSuffix })
          let bytes = try page.rendered(as: format, options)
          try put(job.output.named(suffix + variant.suffix), stamped(bytes))
        }
      }
    }
  }

  /// Pictures as the bytes of one file; a format without pages shows the first.
  package func bytes(of pictures: [Picture], as format: PictureFormat) throws -> [UInt8] {
    let theme = request.theme.themes[0]
    return try withFonts(of: format, for: pictures) {
      if format.holdsPages { return try pictures.pages(as: format, in: theme) }
      return try pictures[0].rendered(
        as: format, RenderingOptions(theme: theme, scale: request.scale))
    }
  }

  /// Draws, in a format with the machine's fonts, whose libraries may print messages, after a check
  /// of the fonts.
  private func withFonts<Result>(
    of format: PictureFormat, for pages: some Sequence<Picture>, _ draw: () throws -> Result
  ) throws -> Result {
    guard format.showsInstalledFonts else { return try draw() }
    try checkFonts(for: pages)
    do {
      return try Console.mutingLibraries(draw)
    } catch let error as PNGSizeError {
      throw refusal(error.message, error.isForMemory ? ExitStatus.ownFault : ExitStatus.wrongInput)
    } catch let error as PDFSizeError {
      throw refusal(error.message, ExitStatus.wrongInput)
    }
  }

  /// Warns of characters that would be empty squares.
  private func checkFonts(for pages: some Sequence<Picture>) throws {
    var missing: [MissingCharacters] = []
    for page in pages { missing += page.missingCharacters.filter { !missing.contains($0) } }
    var messages = missing.map { Message.missingCharacters($0.characters, install: $0.package) }
    if messages.isEmpty, let package = pages.lazy.compactMap(\.packageForChinese).first {
      messages = [.noneForChinese(package: package)]
    }
    if let package = MachineFonts.packageIfNone { messages = [.noneInstalled(package: package)] }
    try request.warn(messages, of: input)
  }

  /// Reports why an input can't be drawn. Returns the call's end.
  private func refusal(_ message: Message, _ status: Int32) -> ExitCode {
    Console.report(
      [Diagnostic(.error, message, at: nil)], of: input.source, in: request.languageOfMessages)
    return ExitCode(status)
  }
}
