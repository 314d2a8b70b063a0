import Foundation
import PackagePlugin

/// `swift package vcdiagram [--check]` updates or checks the figures of a package's DocC
/// catalogues.
///
/// Runs `vcdiagram embed` on the articles. A file `NAME.vcd.yaml` that no directive draws becomes
/// `NAME.svg` and `NAME~dark.svg` beside it.
@main
struct FigureCommand: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let isCheck = arguments == ["--check"]
    guard isCheck || arguments.isEmpty else {
      return Diagnostics.error("'swift package vcdiagram' takes --check, or nothing")
    }
    let tool = try context.tool(named: "vcdiagram").url
    let run = Run(
      tool: tool, isCheck: isCheck, package: context.package.directoryURL,
      work: context.pluginWorkDirectoryURL)
    for catalogue in context.package.targets.compactMap(\.sourceModule).flatMap(catalogues(of:)) {
      let files = try Self.files(in: catalogue)
      let articles = files.filter { $0.pathExtension == "md" }
      if !articles.isEmpty {
        try run.vcdiagram(["embed"] + (isCheck ? ["--check"] : []) + articles.map(\.path))
      }
      for file in files where file.lastPathComponent.hasSuffix(".vcd.yaml") {
        try run.draw(file)
      }
    }
  }

  private func catalogues(of target: any SourceModuleTarget) -> [URL] {
    let folder = target.directoryURL
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.sorted().filter { $0.hasSuffix(".docc") }.map { folder.appending(path: $0) }
  }

  private static func files(in folder: URL) throws -> [URL] {
    try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
      .map { folder.appending(path: $0) }
  }
}

/// One run of the command.
private struct Run {
  let tool: URL
  let isCheck: Bool
  /// The package's folder. The program writes nothing outside it.
  let package: URL
  /// A folder of the plugin's own.
  let work: URL

  func vcdiagram(_ arguments: [String]) throws {
    let process = Process()
    process.executableURL = tool
    process.arguments = arguments
    process.currentDirectoryURL = package
    try process.run()
    process.waitUntilExit()
    // The program has printed the error with its location.
    if process.terminationStatus != 0 {
      Diagnostics.error("vcdiagram ended with \(process.terminationStatus)")
    }
  }

  /// Draws a description that no directive uses.
  func draw(_ file: URL) throws {
    let name = String(file.lastPathComponent.dropLast(".vcd.yaml".count))
    let folder = file.deletingLastPathComponent()
    let names = ["\(name).svg", "\(name)~dark.svg"]
    for figure in names.map({ folder.appending(path: $0) }) {
      guard let old = try? Data(contentsOf: figure) else { continue }
      let text = String(decoding: old, as: UTF8.self)
      if text.contains("<!-- vcdiagram-embed:") { return }
      // A file without this attribute may have been drawn by hand.
      guard text.contains(" aria-labelledby=\"figure-title figure-desc\"") else {
        return Diagnostics.error(
          "\(figure.path) exists but is not a generated figure; move it or rename "
            + file.lastPathComponent)
      }
    }
    let output = (isCheck ? work : folder).appending(path: names[0])
    try vcdiagram([file.path, "--theme", "both", "--names", "docc", "-o", output.path])
    guard isCheck else { return }
    for name in names {
      let (drawn, kept) = (work.appending(path: name), folder.appending(path: name))
      if (try? Data(contentsOf: drawn)) != (try? Data(contentsOf: kept)) {
        Diagnostics.error(
          "\(kept.path) is not what \(file.lastPathComponent) gives; run 'swift package vcdiagram'")
      }
    }
  }
}
