import ArgumentParser
import ScreenMap

/// Prints the map of an app as a description, from its Swift source.
@main
package struct Reader: ParsableCommand {
  package static let configuration = CommandConfiguration(
    commandName: "vcdiagram-swift",
    abstract: "Read an app's Swift source and print its screens and transitions as a description.",
    usage: "vcdiagram-swift <folder> [<options>]",
    discussion: """
      Reads the Swift files that git tracks, or all files if the folder is in no repository; leaves \
      out tests, previews and vendored code. Nothing is built. 'vcdiagram' calls this program with the \
      settings of <folder>/vcdiagram.yaml: vcdiagram <folder> --figure map -o map.svg
      """)

  @Argument(help: ArgumentHelp("The app's folder.", valueName: "folder"))
  var folder: String

  @Option(
    help: ArgumentHelp(
      "Read only files below this path, relative to the folder; * stands for any text. Repeatable.",
      valueName: "path"))
  var include: [String] = []

  @Option(
    help: ArgumentHelp(
      "Leave out files below this path, relative to the folder. Repeatable.", valueName: "path"))
  var exclude: [String] = []

  @Option(
    help: ArgumentHelp(
      "Read the files of this commit instead of the folder's current files.", valueName: "commit"))
  var commit: String?

  @Option(help: ArgumentHelp("The map's title; by default the folder's name.", valueName: "text"))
  var title: String?

  @Option(
    help: ArgumentHelp(
      "The type that starts the app to draw, if there are several; by default the largest app.",
      valueName: "type"))
  var app: String?

  @Option(
    help: ArgumentHelp(
      """
      The target of an Xcode project whose files to read, and those of no target; by default all \
      targets for iOS.
      """, valueName: "target"))
  var target: String?

  @Option(
    help: ArgumentHelp(
      """
      One of the app's own functions that presents its first argument, such as 'route(to:)'. \
      Repeatable.
      """, valueName: "function"))
  var presents: [FunctionName] = []

  @Option(
    help: ArgumentHelp(
      "One of the app's own functions that pushes its first argument. Repeatable.",
      valueName: "function"))
  var shows: [FunctionName] = []

  @Option(
    help: ArgumentHelp(
      """
      The screen that an enum's case stands for, in calls of the app's own functions such as \
      'router.present(.account)'. Repeatable.
      """, valueName: "case=screen"))
  var routes: [MapSettings.Rule] = []

  @Option(
    help: ArgumentHelp(
      """
      The lines of vcdiagram.yaml with the functions that present, those that push, and the routes, \
      with commas.
      """, valueName: "lines", visibility: .hidden))
  var lines: String?

  @Option(
    help: ArgumentHelp(
      "Leave out types with this name; * stands for any text. Repeatable.", valueName: "type"))
  var hide: [String] = []

  @Option(
    help: ArgumentHelp(
      """
      The group of types whose name or file matches a pattern; by default the file's folder. The \
      first match counts. Repeatable.
      """, valueName: "group=pattern"))
  var groups: [MapSettings.Rule] = []

  @Option(help: ArgumentHelp("Link each box to its file below this address.", valueName: "address"))
  var links: String?

  @Option(help: ArgumentHelp("The language of sentences: en or zh-Hans.", valueName: "language"))
  package var language = Words.english

  @Flag(
    name: .customLong("no-cache"),
    help: "Read every file again, and don't use the cache folder.")
  var isUncached = false

  @Flag(help: "Print a line for each transition instead: location, source, screen, certainty.")
  var list = false

  @Flag(
    help: """
      Print only the open questions, for 'vcdiagram check': a path, a line, an identifier and a \
      sentence, separated by tabs; then the counts, and at last the number of files.
      """)
  var open = false

  @Option(
    help: ArgumentHelp(
      "Print only what was followed from the calls in a line, and where it stopped.",
      valueName: "file:line"))
  var explain: String?

  @Flag(
    help: """
      Print only the declarations of all types and of all storyboards' screens, for 'vcdiagram diff': \
      a name, a path and a line, separated by tabs.
      """)
  package var declared = false

  @Flag(
    name: .customLong("ends-with-input"),
    help: ArgumentHelp(
      "End when standard input ends, because its writer has ended.", visibility: .hidden))
  var endsWithInput = false

  package init() {}

  package func run() throws {
    CrashReport.prepare(language)
    if endsWithInput { Self.endWithInput() }
    let files: ProjectFiles
    do throws(ReadingError) {
      files = try ProjectFiles(
        in: folder, at: commit, include: include, exclude: exclude, target: target)
    } catch {
      Output.report("error: \(error.words)")
      throw ExitCode(1)
    }
    if let target, !files.targets.contains(target) {
      Output.report(
        "error: \(language.unknownTarget(target: target, count: files.targets.count, targets: files.targets))"
      )
      throw ExitCode(65)
    }
    guard !files.swift.isEmpty || !files.storyboards.isEmpty else {
      Output.report("error: \(language.empty(folder: folder))")
      if files.objectiveC > 0 {
        Output.report("note: \(language.objectiveC(count: files.objectiveC))")
      }
      throw ExitCode(65)
    }
    // A commit's answers are asked for once.
    let isCached = !isUncached && commit == nil
    let cache = AnswerCache(kind, about: files, arguments, isUsed: isCached)
    if isCached, let keys = FileReader.keys(of: files.all, in: files.tree),
      let answer = cache.answer(keys)
    {
      return Output.give(answer)
    }
    let read = FileReader.facts(
      of: files.swift, in: files.tree, FactsCache(of: isUncached ? nil : files.path), language)
    let (boards, failures) = FileReader.storyboards(files.storyboards, in: files.tree)
    let problems = read.failures + failures
    let answer = try answer(
      about: files, read.facts, boards, warnings: problems.map { "warning: \($0.words)" })
    Output.give(answer)
    if isCached, problems.isEmpty,
      let others = FileReader.keys(of: files.storyboards + files.settings, in: files.tree)
    {
      cache.keep(answer, read.keys + others)
    }
  }

  /// Ends this process, whatever it is doing, when nobody may write to standard input any more.
  private static func endWithInput() {
    _ = OwnThread.start(stackSize: 1 << 19) {
      var buffer = [UInt8](repeating: 0, count: 64)
      while Descriptor.read(STDIN_FILENO, into: &buffer) > 0 {}
      _exit(1)
    }
  }

  /// The arguments that decide about the answer.
  private var arguments: [String] { Array(CommandLine.arguments.dropFirst()) }

  private var kind: String {
    if declared { return "declared" }
    if explain != nil { return "explained" }
    if list { return "list" }
    return open ? "open" : "map"
  }

  /// Returns the answer to the question that the options ask.
  ///
  /// - Throws: `ExitCode` if they ask for something that the app doesn't have.
  private func answer(
    about files: ProjectFiles, _ facts: [FileFacts], _ boards: [StoryboardFacts],
    warnings: [String]
  ) throws -> AnswerCache.Answer {
    let deep = facts.filter(\.isLeftOut).map { "warning: \(language.tooDeep(path: $0.path))" }
    var answer = AnswerCache.Answer(reports: deep + warnings)
    // The other answers about the folder are asked for after its description.
    for board in boards where kind == "map" {
      if board.isForOtherSystem {
        answer.reports.append("note: \(language.leftOut(path: board.path, runtime: board.runtime))")
      } else if board.isForTVOS {
        answer.reports.append("note: \(language.tvOS(path: board.path))")
      }
    }
    let screens = boards.filter { !$0.isForOtherSystem }
    let names = FileReader.storyboardNames(in: files.settings, in: files.tree)
    if declared {
      answer.output = AppMap.declarations(in: facts, storyboards: screens, names: names)
      return answer
    }
    let map = AppMap(facts, storyboards: screens, names: names, settings: settings)
    if let app, !map.apps.contains(app) {
      answer.reports.forEach(Output.report)
      Output.report(
        "error: \(language.unknownApp(app: app, count: map.apps.count, apps: map.apps))")
      throw ExitCode(65)
    }
    var notes = files.objectiveC > 0 ? [language.objectiveC(count: files.objectiveC)] : []
    if files.others.files > 0 {
      notes.append(language.otherSystems(count: files.others.files, targets: files.others.targets))
    }
    let count = files.swift.count + files.storyboards.count
    guard let words = text(about: map, of: files.name, files: count, notes: notes) else {
      answer.reports.forEach(Output.report)
      Output.report("error: \(language.noSuchLine(text: explain ?? ""))")
      throw ExitCode(65)
    }
    answer.output = words
    return answer
  }

  /// The author's settings, which options say.
  package var settings: MapSettings {
    MapSettings(
      app: app, presents: presents, shows: shows, routes: routes, hide: hide.map(Pattern.init),
      groups: groups, links: links, words: language,
      lines: lines?.split(separator: ",").compactMap { Int($0) } ?? [])
  }

  /// Returns the answer about a map to the question that the options ask; nil for an explanation of a line
  /// that no file has.
  package func text(
    about map: AppMap, of name: String, files count: Int, notes: [String] = []
  ) -> String? {
    if let explain { return map.explanation(of: explain) }
    if list { return map.list() }
    if open { return map.openEnds(notes: notes) + "files\t\(count)\n" }
    return map.description(title: title ?? name, notes: notes)
  }
}

extension FunctionName: ExpressibleByArgument {
  /// Creates a function's name from an option's value.
  public init?(argument: String) { self.init(argument) }
}

extension Words: ExpressibleByArgument {}

extension MapSettings.Rule: ExpressibleByArgument {
  /// Creates a rule from an option's value.
  public init?(argument: String) { self.init(argument) }
}
