import Foundation
import Testing
import VCTestSupport

/// The libraries that are opened while the program runs.
@Suite struct `Late libraries` {
  private static let hasCompiler = InstalledProgram.isInstalled("clang")

  /// Prints each name that the macro `OPEN` tries.
  private static let program = """
    #include <dlfcn.h>
    #include <stddef.h>
    #include <stdio.h>
    #define dlopen(name, mode) (puts(name), NULL)
    #include "late.h"
    int main(void) { return OPEN("libz.so.1", "libz.1.dylib") != NULL; }
    """

  private static let paths = ["/usr/lib/", "/opt/homebrew/lib/", "/usr/local/lib/"]
    .map { "\($0)libz.1.dylib" }

  /// macOS would look a bare name up in the current folder, which may hold anybody's file.
  @Test(
    .enabled(if: hasCompiler, "there is no clang"),
    arguments: [("-D__APPLE__", paths), ("-U__APPLE__", ["libz.so.1"])])
  func `are opened by whole paths on macOS`(system: String, names: [String]) throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.program, to: "names.c")
    let sources = Samples.package.appending(path: "Sources/Libraries/Late").path
    let compiled = try #require(InstalledProgram("clang")).run(
      [system, "-I\(sources)", "names.c", "-o", "names"], in: folder.url)
    #expect(compiled.status == 0, "\(compiled.text)")
    let tried = try #require(InstalledProgram("sh")).run(["-c", "./names"], in: folder.url)
    #expect(tried.text == names.map { "\($0)\n" }.joined())
  }
}
