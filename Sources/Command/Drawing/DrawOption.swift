import VCDescriptions
import VCEngine
import VCFigures
import VCPhrases
import VCPictures
import VCSource

/// An option of the drawing command, with the code that reads and writes its value.
///
/// The fast reading of arguments, the workers' arguments and a figure's stamp use this table; a
/// test compares it with ArgumentParser's options.
package struct DrawOption: Sendable {
  /// The parts of the program that need the option, besides the call itself.
  package struct Audience: OptionSet {
    package let rawValue: Int

    package init(rawValue: Int) { self.rawValue = rawValue }

    /// The workers, which draw the figures.
    static let workers = Audience(rawValue: 1)
    /// A figure's stamp, because another value gives another figure.
    package static let stamps = Audience(rawValue: 2)
    /// The calls of `--watch`, which draw saved files.
    static let calls = Audience(rawValue: 4)
    /// A page that shows figures, which may have another value than the call.
    package static let pages = Audience(rawValue: 8)
    package static let all: Audience = [.workers, .stamps, .calls]
  }

  package let names: [String]
  package let audience: Audience
  package let isFlag: Bool
  /// Reads a text and returns whether it is a valid value; a flag's text is empty.
  package let read: @Sendable (_ text: String, inout DrawRequest) -> Bool
  /// The requested value, nil for none; an empty text for a flag.
  let written: @Sendable (DrawRequest) -> String?

  package static let all: [DrawOption] = [
    value(["--in"], .calls, { $0 }, { $0.app = $1 }, { $0.app }),
    value(
      ["-o", "--output"], .calls, { $0 }, { $0.output = $1 }, { $0.output }),
    value(
      ["--format"], .calls, OutputFormat.init(rawValue:), { $0.format = $1 },
      { $0.format?.rawValue }),
    value(
      ["--input-format"], .all, InputFormat.init(rawValue:), { $0.inputFormat = $1 },
      { $0.inputFormat?.rawValue }),
    value(["--idiom"], .all, Idiom.init(rawValue:), { $0.idiom = $1 }, { $0.idiom?.rawValue }),
    value(["--perform"], .all, { $0 }, { $0.perform = $1 }, { $0.perform }),
    value(
      ["--figure"], [.all, .pages], FigureKind.init(rawValue:), { $0.figure = $1 },
      { $0.figure?.rawValue }),
    // A stamp contains the template's text instead.
    value(
      ["--template"], [.workers, .calls, .pages], { $0 }, { $0.template = $1 }, { $0.template }),
    value(
      ["--template-repository"], [.workers, .calls], { DocumentRepository(ofFolder: $0) },
      { $0.templateRepository = $1 }, { $0.templateRepository?.path }),
    value(
      ["--background"], .all, Background.init(rawValue:), { $0.background = $1 },
      { $0.background?.rawValue }),
    value(
      ["--size"], .all, TextSize.init(argument:), { $0.textSize = $1 }, { $0.textSize?.text }),
    value(["--font"], .all, FontChoice.init(argument:), { $0.fonts = $1 }, { $0.fonts?.text }),
    value(
      ["--pointers"], [.all, .pages], PointerChoice.init(argument:), { $0.pointers = $1 },
      { $0.pointers?.text }),
    value(
      ["--page"], [.all, .pages], NamedPage.init(argument:), { $0.page = $1 },
      { $0.page?.size.name }),
    value(
      ["--fit"], .all, MeasuredPage.init(argument:), { $0.fit = $1 }, { $0.fit?.size.name }),
    value(
      ["--theme"], [.all, .pages], ThemeChoice.init(rawValue:), { $0.theme = $1 },
      { $0.theme.rawValue }),
    value(
      ["--names"], .all, FigureNames.init(rawValue:), { $0.names = $1 }, { $0.names.rawValue }),
    value(["--scale"], [.all, .pages], { Int($0) }, { $0.scale = $1 }, { String($0.scale) }),
    value(["--id"], .all, { $0 }, { $0.id = $1 }, { $0.id }),
    value(
      ["--language"], [.all, .pages], Language.init(tag:), { $0.language = $1 },
      { $0.language?.rawValue }),
    value(
      ["--swiftui"], .all, SwiftUINames.init(rawValue:), { $0.swiftui = $1 },
      { $0.swiftui?.rawValue }),
    value(["--ids"], .all, ShownIDs.init(rawValue:), { $0.ids = $1 }, { $0.ids?.rawValue }),
    value(
      ["--spelling"], .all, Spelling.init(rawValue:), { $0.spelling = $1 },
      { $0.spelling?.rawValue }),
    value(["--emphasize"], .all, { $0 }, { $0.emphasize = $1 }, { $0.emphasize }),
    value(["--around"], .all, { $0 }, { $0.around = $1 }, { $0.around }),
    value(["--hops"], .all, { Int($0) }, { $0.hops = $1 }, { $0.hops.map(String.init) }),
    value(["--from"], .all, { $0 }, { $0.from = $1 }, { $0.from }),
    value(["--to"], .all, { $0 }, { $0.to = $1 }, { $0.to }),
    value(["--hide"], .all, { $0 }, { $0.hide = $1 }, { $0.hide }),
    value(
      ["--kinds"], .all, SegueKinds.init(argument:), { $0.kinds = $1 }, { $0.kinds?.text }),
    value(
      ["--group"], .all, SceneSelection.Grouping.init(rawValue:), { $0.group = $1 },
      { $0.group?.rawValue }),
    value(["--window"], .all, { $0 }, { $0.window = $1 }, { $0.window }),
    value(
      ["--step"], [.all, .pages], StepChoice.init(argument:), { $0.step = $1 }, { $0.step?.text }),
    flag("--steps", .all, { $0.steps = true }, { $0.steps }),
    flag("--panels", .all, { $0.panels = true }, { $0.panels }),
    flag("--captions", .all, { $0.captions = true }, { $0.captions }),
    flag("--pages", .all, { $0.pages = true }, { $0.pages }),
    flag("--strict", .all, { $0.strict = true }, { $0.strict }),
    value(["--jobs"], .calls, { Int($0) }, { $0.jobs = $1 }, { $0.jobs.map(String.init) }),
    value(
      ["--time-limit"], [.workers, .calls], { Double($0) }, { $0.timeLimit = $1 },
      { String($0.timeLimit) }),
    flag("--if-changed", [.workers, .calls], { $0.ifChanged = true }, { $0.ifChanged }),
    value(["--depfile"], [], { $0 }, { $0.dependencyFile = $1 }, { $0.dependencyFile }),
    value(
      ["--stdin-name"], .workers, StandardInputName.init(argument:),
      { $0.standardInputName = $1 }, { $0.standardInputName?.text }),
    flag("--watch", [], { $0.watch = true }, { $0.watch }),
  ]

  private static func value<Value>(
    _ names: [String], _ audience: Audience,
    _ parse: @escaping @Sendable (String) -> Value?,
    _ set: @escaping @Sendable (inout DrawRequest, Value) -> Void,
    _ written: @escaping @Sendable (DrawRequest) -> String?
  ) -> DrawOption {
    DrawOption(
      names: names, audience: audience, isFlag: false,
      read: { text, request in
        guard let value = parse(text) else { return false }
        set(&request, value)
        return true
      }, written: written)
  }

  private static func flag(
    _ name: String, _ audience: Audience, _ set: @escaping @Sendable (inout DrawRequest) -> Void,
    _ isSet: @escaping @Sendable (DrawRequest) -> Bool
  ) -> DrawOption {
    DrawOption(
      names: [name], audience: audience, isFlag: true,
      read: { _, request in
        set(&request)
        return true
      }, written: { isSet($0) ? "" : nil })
  }
}
