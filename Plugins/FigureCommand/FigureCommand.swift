import Foundation
import PackagePlugin

/// `swift package vcdiagram` updates or checks the figures of a package's DocC catalogues.
///
/// Runs `vcdiagram embed` on the articles. A file `NAME.vcd.yaml` that no directive draws becomes
/// `NAME.svg` and `NAME~dark.svg` beside it.
@main
struct FigureCommand: CommandPlugin {
  private static let help = """
    USAGE: swift package vcdiagram [--check] [--target <name> ...] [--template <template>]

      --check                Write nothing; fail if a figure is out of date. SwiftPM asks for leave to
                             write all the same: without a terminal, call
                             swift package --allow-writing-to-package-directory vcdiagram --check
      --target <name>        Only the catalogues of this target; may be repeated.
      --template <template>  The look of NAME.vcd.yaml files: a name, or a file in the package.
                             Directives in articles name their own.
      --help                 Print this.

    """

  func performCommand(context: PluginContext, arguments: [String]) throws {
    var arguments = ArgumentExtractor(arguments)
    if arguments.extractFlag(named: "help") > 0 { return print(Self.help) }
    let isCheck = arguments.extractFlag(named: "check") > 0
    let names = arguments.extractOption(named: "target")
    let templates = arguments.extractOption(named: "template")
    guard arguments.remainingArguments.isEmpty, templates.count < 2 else {
      print(Self.help)
      return Diagnostics.error(
        "'\(arguments.remainingArguments.first ?? "--template")' is one too many")
    }
    let targets =
      names.isEmpty ? context.package.targets : try context.package.targets(named: names)
    let catalogues = targets.compactMap(\.sourceModule).flatMap(catalogues(of:))
    if catalogues.isEmpty {
      let place = names.isEmpty ? "this package" : names.joined(separator: ", ")
      return Diagnostics.warning("there is no DocC catalogue in \(place), so there are no figures")
    }
    let run = Run(
      tool: try context.tool(named: "vcdiagram").url, isCheck: isCheck, template: templates.first,
      package: context.package.directoryURL, work: context.pluginWorkDirectoryURL)
    for catalogue in catalogues {
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
  /// The look of single figures; nil for the usual one.
  let template: String?
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
    let look = template.map { ["--template", $0] } ?? []
    try vcdiagram(
      [file.path, "--theme", "docc", "-o", output.path] + look)
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
