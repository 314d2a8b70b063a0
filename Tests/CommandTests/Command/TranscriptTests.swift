import Foundation
import Testing
import VCTestSupport

/// Calls as a shell makes them, in files of `Transcripts`.
///
/// Each case has a folder of its own, in which the shell first carries out its input, then each call. What
/// a call prints follows it: standard output, standard error after `! `, and the exit code in brackets unless
/// it is 0. `$samples` is the folder of samples, `$package` the package's, and `$printed` one for what a
/// case keeps aside. The case's own folder is printed as `$PWD`.
@Suite(.enabled(if: InstalledProgram.isInstalled("sh"), "there is no shell"))
struct `Calls in a shell` {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Transcripts")

  @Test(arguments: Samples.files(in: folder))
  func `print what is recorded`(name: String) throws {
    try Transcript.expectAnswers(in: Self.folder.appending(path: name), answers)
  }

  private func answers(_ example: Transcript.Case) throws -> [String] {
    let (folder, printed) = (try TemporaryFolder(), try TemporaryFolder())
    let calls = example.questions.enumerated().map { number, call in
      """
      { \(call)
      } > "$printed/\(number).out" 2> "$printed/\(number).err"; echo $? > "$printed/\(number).status"
      """
    }
    let outcome = try Program.shell(
      """
      export printed='\(printed.url.path)' package='\(Samples.package.path)' LC_ALL=C
      export samples="$package/Samples" PATH="${vcdiagram%/*}:/usr/bin:/bin"
      \(example.input)exec < /dev/null
      \(calls.joined(separator: "\n"))
      """, in: folder)
    #expect(outcome.text + outcome.err == "", "the input of '\(example.title)'")
    func lines(_ name: String, after prefix: String = "") throws -> String {
      let text = try printed.text(name).replacing(folder.url.path, with: "$PWD")
      var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      let rest = lines.removeLast()
      return lines.map { prefix + $0 + "\n" }.joined()
        + (rest.isEmpty ? "" : prefix + rest + " (no end of line)\n")
    }
    return try example.questions.indices.map { number in
      let status = try printed.text("\(number).status")
      return try lines("\(number).out") + lines("\(number).err", after: "! ")
        + (status == "0\n" ? "" : "[\(status.dropLast())]\n")
    }
  }
}
