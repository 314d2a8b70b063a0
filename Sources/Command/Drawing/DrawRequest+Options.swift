import VCDescriptions
import VCFigures
import VCPhrases
import VCSource

extension DrawRequest: Command {
  package static let name = "draw"
  package static let purpose = Words.drawPurpose

  package static var usage: String { "vcdiagram <in> ... [-o <out>] [<options>]" }

  package static var discussion: [HelpParagraph] {
    let meanings = ListedCommand.all.compactMap(\.meaningOfOne)
    return [
      .text(.drawExample),
      .code(
        """
        rootViewController:
          id: nav
          class: UINavigationController
          viewControllers:
            - {id: items, class: ItemsViewController}
        steps:
          - present: {class: DetailViewController, modalPresentationStyle: formSheet}
            from: items
        """),
      .text(.exitCodes(meanings: meanings)),
    ]
  }

  package static let options =
    [
      .arguments(
        "in", at: \.inputs, completion: .descriptions, paths: AppFolder.inputs,
        help: .inputs(kinds: InputFormat.kindsOfTexts))
    ] + files + reading + content + states + scenes + look + page + print + many + documents

  /// The options of every command that draws descriptions.
  package static let figureOptions = reading + content + scenes + look + page + [timeLimit]

  private static let files: [CommandOption<DrawRequest>] = [
    .value(
      "--in", at: \.app, as: "in", in: .filesSection, for: .calls, completion: .descriptions,
      help: .appOption),
    .value(
      "-o", "--output", at: \.output, as: "out", in: .filesSection, for: .calls,
      completion: .files(endings: []), help: .outputOption),
    .value("--format", at: \.format, in: .filesSection, for: .calls, help: .formatOption),
    .flag("--watch", at: \.watch, in: .filesSection, help: .watchOption),
  ]

  private static let reading: [CommandOption<DrawRequest>] = [
    .inputFormat(at: \.inputFormat, in: .filesSection, for: .all),
    .idiom(at: \.idiom, in: .filesSection, for: .all),
    .perform(at: \.perform, in: .filesSection, for: .all),
    .strict(at: \.strict, in: .filesSection, for: .all),
  ]

  private static let content: [CommandOption<DrawRequest>] = [
    .value(
      "--figure", at: \.figure, as: "kind", in: .figureSection, for: [.all, .pages],
      help: .figureOption),
    .value(
      "--pointers", at: \.pointers, as: "word,name", in: .figureSection, for: [.all, .pages],
      completion: .pointers, help: .pointersOption),
    .value(
      "--emphasize", at: \.emphasize, as: "id,id", in: .figureSection, for: .all, completion: .ids,
      help: .emphasizeOption),
    .value(
      "--window", at: \.window, as: "id", in: .figureSection, for: .all, completion: .windows,
      help: .windowOption),
    .spelling(at: \.spelling, in: .figureSection, for: .all),
  ]

  private static let states: [CommandOption<DrawRequest>] = [
    .value(
      "--step", at: \.step, as: "n|all", in: .figureSection, for: [.all, .pages], help: .stepsOption
    ),
    .flag("--panels", at: \.panels, in: .figureSection, for: .all, help: .panelsOption),
    .flag("--captions", at: \.captions, in: .figureSection, for: .all, help: .captionsOption),
  ]

  private static let scenes: [CommandOption<DrawRequest>] = [
    .value(
      "--around", at: \.around, as: "id,id", in: scenesSection, for: .all, completion: .ids,
      help: .aroundOption),
    .value(
      "--hops", at: \.hops, as: "n", in: scenesSection, for: .all,
      fault: { $0 < 0 ? .hops : nil }, help: .hopsOption),
    .value(
      "--from", at: \.from, as: "id", in: scenesSection, for: .all, completion: .ids,
      help: .fromOption),
    .value(
      "--to", at: \.to, as: "id", in: scenesSection, for: .all, completion: .ids, help: .toOption),
    .value(
      "--hide", at: \.hide, as: "pattern,pattern", in: scenesSection, for: .all, completion: .ids,
      help: .hideOption),
    .value(
      "--kinds", at: \.kinds, as: "kind,kind", in: scenesSection, for: .all, help: .kindsOption),
    .value("--group", at: \.group, as: "which", in: scenesSection, for: .all, help: .groupOption),
  ]

  /// The look of any figure, of a hierarchy or of changes.
  package static let look: [CommandOption<DrawRequest>] = [
    // A stamp contains the template's text instead.
    .value(
      "--template", at: \.template, as: "name|file", in: .lookSection,
      for: [.workers, .calls, .pages], completion: .list(Template.names), help: .templateOption),
    .value(
      "--template-repository", at: \.templateRepository, in: .lookSection, for: [.workers, .calls],
      isHidden: true, help: .templateRepositoryOption),
    .value("--font", at: \.fonts, as: "texts=font", in: .lookSection, for: .all, help: .fontOption),
    .value("--size", at: \.textSize, as: "points", in: .lookSection, for: .all, help: .sizeOption),
    .value(
      "--background", at: \.background, as: "ground", in: .lookSection, for: .all,
      help: .backgroundOption),
    .value("--theme", at: \.theme, in: .lookSection, for: [.all, .pages], help: .themeOption),
    .language(at: \.language, in: .lookSection, for: [.all, .pages]),
    .value(
      "--swiftui", at: \.swiftui, as: "names", in: .lookSection, for: .all, help: .swiftuiOption),
    .value("--ids", at: \.ids, as: "which", in: .lookSection, for: .all, help: .idsOption),
  ]

  /// The page of any figure.
  package static let page: [CommandOption<DrawRequest>] = [
    .value(
      "--page", at: \.page, as: "name", in: .pageSection, for: [.all, .pages], help: .pageOption),
    .value("--fit", at: \.fit, as: "size", in: .pageSection, for: .all, help: .fitOption),
  ]

  private static let print: [CommandOption<DrawRequest>] = [
    .flag("--pages", at: \.pages, in: .pageSection, for: .all, help: .pagesOption),
    .scale(at: \.scale, in: .pageSection, for: [.all, .pages]),
  ]

  private static let timeLimit = CommandOption<DrawRequest>.timeLimit(
    at: \.timeLimit, in: .manySection, for: [.workers, .calls])

  private static let many: [CommandOption<DrawRequest>] = [
    timeLimit,
    .value(
      "--jobs", at: \.jobs, as: "n", in: .manySection, for: .calls,
      fault: { $0 < 1 ? .jobs : nil }, help: .jobsOption),
    .flag(
      "--if-changed", at: \.ifChanged, in: .manySection, for: [.workers, .calls],
      help: .ifChangedOption),
    .value(
      "--depfile", at: \.dependencyFile, as: "file", in: .manySection,
      completion: .files(endings: []), help: .depfileOption),
  ]

  private static let documents: [CommandOption<DrawRequest>] = [
    .value("--id", at: \.id, as: "name", in: .documentsSection, for: .all, help: .idOption),
    .flag(
      "--with-source", at: \.withSource, in: .documentsSection, for: .all, help: .withSourceOption),
    .standardInputName(at: \.standardInputName, in: .documentsSection, for: .workers),
  ]

  /// The options are for the kinds of figures that show a selection of scenes.
  private static var scenesSection: Words {
    .scenesSection(kinds: FigureKind.allCases.filter(\.canShowSelection).map(\.rawValue))
  }
}

extension DocumentRepository: OptionValue {
  package init?(argument: String) { self.init(ofFolder: argument) }
  package var argument: String { path }
}

extension InputFormat {
  /// What a call reads: descriptions, and what people call texts of the other formats.
  fileprivate static var kindsOfTexts: [Words] {
    let (alone, projects) = (
      allCases.filter { $0.project == nil }, allCases.filter { $0.project != nil }
    )
    return [.descriptions] + (projects + alone).compactMap(\.plural)
  }
}
