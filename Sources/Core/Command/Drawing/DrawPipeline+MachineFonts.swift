import ArgumentParser
import VCDiagnostics
import VCRendering

extension DrawPipeline {
  /// Draws in a format with the machine's fonts, whose libraries may print messages.
  func withMachineFonts<Result>(
    for input: InputFile, _ draw: () throws -> Result
  ) throws -> Result {
    do {
      return try Console.mutingLibraries(draw)
    } catch let error as PNGSizeError {
      throw refusing(
        input, error.message, error.isForMemory ? ExitStatus.ownFault : ExitStatus.wrongInput)
    } catch let error as PDFSizeError {
      throw refusing(input, error.message, ExitStatus.wrongInput)
    }
  }

  /// Reports why an input can't be drawn. Returns the call's end.
  private func refusing(_ input: InputFile, _ message: Message, _ status: Int32) -> ExitCode {
    Console.report([Diagnostic(.error, message, at: nil)], of: input.source, in: request.language)
    return ExitCode(status)
  }
}
