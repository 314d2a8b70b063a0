import VCDescriptions
import VCEngine
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
      .text(.exitCodes(meanings: meanings)), .text(.machineSettings),
    ]
  }

  package static let options =
    [
      .arguments(
        "in", at: \.inputs, completion: .descriptions, paths: AppFolder.inputs,
        help: .inputs(kinds: InputFormat.kindsOfTexts))
    ] + files + reading + content + states + scenes + look + page + print + many + documents

  /// The options of every command that draws descriptions.
  package static let figureOptions = reading + content + scenes + look + page

  private typealias Options = [CommandOption<DrawRequest>]

  private static let files =
    ([
      .value(
        "-o", "--output", at: \.output, as: "out", completion: .files(endings: []),
        help: .outputOption),
      .value("--format", at: \.format, help: .formatOption),
    ] as Options).placed(in: .filesSection, for: .calls)
    + ([.flag("--watch", at: \.watch, help: .watchOption)] as Options).placed(in: .filesSection)

  private static let reading =
    ([
      .idiom(at: \.idiom), .perform(at: \.perform), .strict(at: \.strict),
    ] as Options).placed(in: .filesSection, for: .all)

  private static let content =
    ([
      .value("--figure", at: \.figure, as: "kind", for: .pages, help: .figureOption),
      .value(
        "--pointers", at: \.pointers, as: "word,name", for: .pages, completion: .pointers,
        help: .pointersOption),
      .value(
        "--emphasize", at: \.emphasize, as: "id,id", completion: .ids, help: .emphasizeOption),
      .value("--window", at: \.window, as: "id", completion: .windows, help: .windowOption),
      .spelling(at: \.spelling),
    ] as Options).placed(in: .figureSection, for: .all)

  private static let states =
    ([
      .value("--step", at: \.step, as: "n|all", for: .pages, help: .stepsOption),
      .flag("--panels", at: \.panels, help: .panelsOption),
      .flag("--captions", at: \.captions, help: .captionsOption),
    ] as Options).placed(in: .figureSection, for: .all)

  private static let scenes =
    ([
      .value("--around", at: \.around, as: "id[:n],id", completion: .ids, help: .aroundOption),
      .value("--from", at: \.from, as: "id", completion: .ids, help: .fromOption),
      .value("--to", at: \.to, as: "id", completion: .ids, help: .toOption),
      .value(
        "--hide", at: \.hide, as: "pattern,pattern", completion: .ids,
        help: .hideOption(kinds: Segue.Kind.allCases.map(\.rawValue))),
      .value("--group", at: \.group, as: "which", help: .groupOption),
    ] as Options).placed(in: scenesSection, for: .all)

  /// The look of any figure, of a hierarchy or of changes.
  package static let look =
    ([
      // A stamp contains the template's text instead.
      .value(
        "--template", at: \.template, as: "name|file", for: .pages,
        completion: .list(Template.names), help: .templateOption),
      .value(
        "--template-repository", at: \.templateRepository, isHidden: true,
        help: .templateRepositoryOption),
    ] as Options).placed(in: .lookSection, for: [.workers, .calls])
    + ([
      .value("--font", at: \.fonts, as: "texts=font", help: .fontOption),
      .value("--size", at: \.textSize, as: "points", help: .sizeOption),
      .value("--theme", at: \.theme, for: .pages, help: .themeOption),
    ] as Options).placed(in: .lookSection, for: .all)
    + ([.language(at: \.language)] as Options).placed(in: .lookSection, for: [.all, .pages])
    + ([
      .value("--ids", at: \.ids, as: "which", help: .idsOption)
    ] as Options).placed(in: .lookSection, for: .all)

  /// The page of any figure.
  package static let page = [
    CommandOption<DrawRequest>.value("--page", at: \.page, as: "name|size", help: .pageOption)
  ].placed(in: .pageSection, for: [.all, .pages])

  private static let print =
    ([.flag("--pages", at: \.pages, help: .pagesOption)] as Options).placed(
      in: .pageSection, for: .all)
    + ([.scale(at: \.scale)] as Options).placed(in: .pageSection, for: [.all, .pages])

  private static let many =
    ([
      .flag("--if-changed", at: \.ifChanged, for: [.workers, .calls], help: .ifChangedOption)
    ] as Options).placed(in: .manySection)

  private static let documents =
    ([
      .value("--id", at: \.id, as: "name", help: .idOption),
      .flag("--with-source", at: \.withSource, help: .withSourceOption),
    ] as Options).placed(in: .documentsSection, for: .all)
    + ([.standardInputName(at: \.standardInputName)] as Options).placed(
      in: .documentsSection, for: .workers)

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
