// swift-tools-version: 6.2
import PackageDescription

// A client of the libraries leaves the trait out, and has no ArgumentParser in its package.
let arguments = Target.Dependency.product(
  name: "ArgumentParser", package: "swift-argument-parser",
  condition: .when(traits: ["Program"]))

let parser = "https://github.com/apple/swift-argument-parser"
let version: Version = "1.8.2"
// `make` sets it. Whoever depends on this package gets a range, so that versions can be found that suit
// all packages.
let isPinned = Context.environment["VCDIAGRAM_PINNED"] != nil

// The pipeline from a text to a picture, and what hangs on it. The folders show the layers:
//
//   Sources/Core        description, states, diagram, picture, bytes: a reader needs to know only these.
//                       Of its modules, each imports only those that stand above it here.
//   Sources/Features    inputs, outputs and commands. A feature imports the core and no other feature,
//                       and nothing in the core names its module.
//   Sources/Shared      what several features need, and the core doesn't.
//   Sources/Library     what Swift clients import: values of their own over the core and the features.
//   Sources/vcdiagram   the program: it registers the features.
//
// A target is called as its folder, after VC: no other package has such names.
let package = Package(
  name: "vcdiagram",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "vcdiagram", targets: ["vcdiagram"]),
    .plugin(name: "FigureCommand", targets: ["FigureCommand"]),
    // Figures, and all that VCHierarchy has.
    .library(name: "VCDiagramKit", targets: ["VCDiagramKit"]),
    // Questions alone, without Graphviz.
    .library(name: "VCHierarchy", targets: ["VCHierarchy"]),
    // For Tools/Fuzz, a package of its own: the program without its `main`.
    .library(
      name: "VCCommandLine",
      targets: [
        "VCAdviceCommand", "VCAgents", "VCBatches", "VCChecks", "VCCodeCommand", "VCCommand",
        "VCCommandHelp", "VCComparisonCommand", "VCDocuments", "VCExplain", "VCFeatures",
        "VCImportCommand",
        "VCLogsCommand", "VCPreview", "VCReports", "VCSchemaCommand", "VCScreensCommand",
        "VCSettings",
        "VCTemplates", "VCTexts",
      ]),
  ],
  traits: [
    .trait(name: "Program", description: "The command line."), .default(enabledTraits: ["Program"]),
  ],
  dependencies: [
    isPinned ? .package(url: parser, exact: version) : .package(url: parser, from: version)
  ],
  targets: [
    // Places in a text, what is wrong there, and the languages in which it is said.
    core("Diagnostics"),
    // JSON and YAML.
    core("TextFormats", ["VCLibYAML", "VCDiagnostics"]),
    // Pictures from files, such as screenshots.
    core("Images"),
    // The model, the engine and its answers: values only, without sentences.
    core("Engine", ["VCDiagnostics", "VCImages"]),
    // A text to a model.
    core("Descriptions", ["VCDiagnostics", "VCEngine", "VCTextFormats"]),
    // What is said of a model, in each language.
    core("Phrases", ["VCDiagnostics", "VCEngine"]),
    // What a picture holds, and its look.
    core("Pictures", ["VCDiagnostics", "VCImages", "VCTextFormats"]),
    // cgraph and gvc, behind one session.
    core("Graphviz", ["VCGraphvizShim", "VCPictures", "VCTextFormats"]),
    // A model to pictures.
    core(
      "Figures",
      [
        "VCDiagnostics", "VCEngine", "VCFigureTemplates", "VCGraphviz", "VCImages", "VCPhrases",
        "VCPictures", "VCTextFormats",
      ]),
    // A picture to bytes, a folder a format.
    core(
      "Rendering",
      [
        "VCDiagnostics", "VCGraphviz", "VCImages", "VCLateLibraries", "VCPictures", "VCTextFormats",
      ],
      exclude: ["SVG/search.js"]),
    // Calls, and the files that they read and write.
    core(
      "Command",
      [
        "VCDescriptions", "VCDiagnostics", "VCEngine", "VCFigures", "VCFileExchange",
        "VCGraphviz", "VCPhrases", "VCPictures", "VCRendering", "VCTextFormats",
        arguments,
      ]),
    // The texts of the built-in templates.
    .target(
      name: "VCFigureTemplates", path: "Templates",
      exclude: ["book", "docs", "slide", "mono", "print", "print-mono", "blueprint"].map {
        "\($0).yaml"
      }),

    // The lists of what features bring.
    .target(
      name: "VCInputs",
      dependencies: [
        "VCDescriptions", "VCExplanations", "VCLogs", "VCPhrases", "VCProperties", "VCReaders",
      ],
      path: "Sources/Library/Inputs"),
    .target(
      name: "VCFeatures",
      dependencies: [
        "VCContainment", "VCCoverage", "VCFigures", "VCInputs", "VCInterchange", "VCMaps",
        "VCObjects", "VCRendering", "VCSlides", "VCWebPages",
      ], path: "Sources/Library/Features"),
    // What Swift clients import: values of their own over the modules above and the features.
    .target(
      name: "VCHierarchy",
      dependencies: [
        "VCAdvice", "VCDescriptions", "VCDiagnostics", "VCEngine", "VCExplanations", "VCImport",
        "VCInputs", "VCPhrases", "VCTextFormats",
      ], path: "Sources/Library/Hierarchy"),

    .target(
      name: "VCDiagramKit",
      dependencies: [
        "VCComparison", "VCDiagnostics", "VCEngine", "VCExplanations", "VCFeatures", "VCFigures",
        "VCHierarchy", "VCImages", "VCInterchange", "VCPhrases", "VCPictures", "VCRendering",
        "VCScreens",
      ], path: "Sources/Library/DiagramKit"),

    // The libraries in C.
    .systemLibrary(
      name: "VCLibGraphviz", path: "Sources/Core/Libraries/Graphviz", pkgConfig: "libgvc",
      providers: [.apt(["libgraphviz-dev"]), .brew(["graphviz"])]),
    .systemLibrary(
      name: "VCLibYAML", path: "Sources/Core/Libraries/YAML", pkgConfig: "yaml-0.1",
      providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),
    .systemLibrary(
      name: "VCLibExpat", path: "Sources/Core/Libraries/Expat", pkgConfig: "expat",
      // macOS has its own expat. Homebrew's would be linked by a path that other Macs don't have.
      providers: [.apt(["libexpat1-dev"])]),
    library("GraphvizShim", ["VCLibGraphviz"]),
    library("LateLibraries", folder: "Late"),
    library("FileExchange"),

    // Reasons, in sentences and as data.
    .target(
      name: "VCExplanations",
      dependencies: ["VCDiagnostics", "VCEngine", "VCPhrases", "VCTextFormats"],
      path: "Sources/Shared/Explanations"),
    // What features tell commands: of texts of their own, as code, and about steps.
    .target(
      name: "VCAnswering",
      dependencies: [
        "VCCommand", "VCDescriptions", "VCDiagnostics", "VCEngine", "VCExplanations",
      ], path: "Sources/Shared/Answering"),
    // Names as a running app prints them.
    .target(
      name: "VCObserved", dependencies: ["VCDiagnostics", "VCEngine"],
      path: "Sources/Shared/Observed"),
    // The keys of the file of settings.
    .target(
      name: "VCSettingKeys",
      dependencies: ["VCDescriptions", "VCDiagnostics", "VCEngine", "VCTextFormats"],
      path: "Sources/Shared/SettingKeys"),
    // Pictures as the slides of a talk, and as a text to listen to.
    .target(
      name: "VCStories", dependencies: ["VCDiagnostics", "VCPhrases", "VCPictures"],
      path: "Sources/Shared/Stories"),

    // Hints about calls that UIKit carries out and that may do something else than was meant.
    feature("Advice", ["VCDiagnostics", "VCEngine"], isInKit: true),
    command(of: "Advice", ["VCAnswering"]),
    // How assistants call the program: the skill that they install, and the same in the help.
    .target(name: "VCSkill", path: "Integrations/Skill", exclude: ["vcdiagram"]),
    feature("Agents", ["VCCommand", "VCSkill"]),
    // Many figures at once, each of which may be lost without the others.
    feature("Batches", ["VCCommand", "VCDiagnostics", "VCEngine", "VCFigures"]),
    // What is wrong with files.
    feature(
      "Checks",
      [
        "VCAnswering", "VCCommand", "VCDescriptions", "VCDiagnostics", "VCEngine", "VCExplanations",
        "VCFigures", "VCPhrases", "VCPictures", "VCRendering", arguments,
      ]),
    feature(
      "Code", ["VCDiagnostics", "VCEngine", "VCExplanations", "VCPhrases", "VCTextFormats"],
      isInKit: true),
    command(of: "Code", ["VCAnswering"]),
    feature(
      "Comparison",
      [
        "VCDiagnostics", "VCEngine", "VCExplanations", "VCFigures", "VCPhrases",
        "VCPictures", "VCTextFormats",
      ], isInKit: true),
    command(
      of: "Comparison",
      [
        "VCDescriptions", "VCDiagnostics", "VCEngine", "VCFigures", "VCPhrases",
        "VCRendering", arguments,
      ]),
    // The help of commands in other languages than English.
    feature("CommandHelp", ["VCCommand", "VCDiagnostics", "VCTextFormats", arguments]),
    // The calls that join a container and a child, and those that part them.
    feature(
      "Containment",
      [
        "VCDiagnostics", "VCEngine", "VCExplanations", "VCFigures", "VCPhrases", "VCPictures",
      ]),
    // The areas that presentations cover.
    feature(
      "Coverage",
      [
        "VCDiagnostics", "VCEngine", "VCExplanations", "VCFigures", "VCPhrases", "VCPictures",
      ]),
    feature(
      "Documents",
      [
        "VCCommand", "VCDiagnostics", "VCEngine", "VCFigures", "VCPhrases", "VCPictures",
        "VCRendering", "VCStories", arguments,
      ]),
    feature(
      "Explain",
      [
        "VCAnswering", "VCCommand", "VCDescriptions", "VCDiagnostics", "VCEngine", "VCExplanations",
        "VCFigures",
        "VCPhrases", "VCTextFormats", arguments,
      ]),
    // Descriptions to YAML.
    feature(
      "Import", ["VCDescriptions", "VCDiagnostics", "VCEngine", "VCTextFormats"], isInKit: true),
    command(
      of: "Import", ["VCDescriptions", "VCDiagnostics", "VCEngine", "VCPhrases", arguments]),
    // Pictures to texts that other programs read.
    feature(
      "Interchange", ["VCDiagnostics", "VCPictures", "VCRendering", "VCTextFormats"]),
    // Logs to descriptions, and what their lines mean.
    feature(
      "Logs",
      [
        "VCDescriptions", "VCDiagnostics", "VCEngine", "VCExplanations", "VCObserved", "VCPhrases",
        "VCTextFormats",
      ], isInKit: true),
    command(of: "Logs", ["VCAnswering", "VCDescriptions", "VCDiagnostics"]),
    // All controllers of an app, and the segues between them.
    feature("Maps", ["VCDiagnostics", "VCEngine", "VCFigures", "VCPhrases", "VCPictures"]),
    // Windows, views, and objects that are no controllers.
    feature("Objects", ["VCEngine", "VCExplanations", "VCFigures", "VCPhrases", "VCPictures"]),
    feature(
      "Preview",
      [
        "VCAnswering", "VCCommand", "VCDescriptions", "VCDiagnostics", "VCFigures", "VCPhrases",
        "VCPictures", "VCRendering", "VCTextFormats", arguments,
      ],
      exclude: ["page.html", "page.css", "page.js", "icon.svg"].map { "Page/\($0)" }),
    // Properties that relate no controllers: whom the system asks, transitions, bars.
    feature(
      "Properties",
      ["VCDiagnostics", "VCEngine", "VCExplanations", "VCPhrases", "VCTextFormats"]),
    // Printed hierarchies and storyboards to models.
    feature(
      "Readers",
      [
        "VCLibExpat", "VCDescriptions", "VCDiagnostics", "VCEngine", "VCObserved", "VCTextFormats",
      ]),
    // Findings to what services for CI read.
    feature("Reports", ["VCCommand", "VCDiagnostics", "VCTextFormats"]),
    // The keys of descriptions, for editors and for people.
    feature(
      "Schema",
      ["VCDescriptions", "VCDiagnostics", "VCEngine", "VCSettingKeys", "VCTextFormats"],
      isInKit: true),
    command(
      of: "Schema", ["VCDescriptions", "VCDiagnostics", "VCEngine", "VCSettingKeys", arguments]),
    // Pictures of screens in boxes.
    feature("Screens", ["VCDiagnostics", "VCImages", "VCRendering"], isInKit: true),
    command(
      of: "Screens", ["VCDescriptions", "VCDiagnostics", "VCEngine", "VCImages", "VCRendering"]),
    // What a repository's file says about its figures.
    feature(
      "Settings",
      [
        "VCCommand", "VCDiagnostics", "VCFigures", "VCSettingKeys", "VCTextFormats", arguments,
      ]),
    // Pictures to presentations.
    feature(
      "Slides",
      [
        "VCDiagnostics", "VCGraphviz", "VCImages", "VCPictures", "VCRendering", "VCStories",
        "VCTextFormats",
      ],
      exclude: ["Parts"]),
    // The built-in templates as files.
    feature("Templates", ["VCCommand", "VCDiagnostics", "VCFigures", arguments]),
    // Figures as sentences.
    feature(
      "Texts", ["VCCommand", "VCDiagnostics", "VCPictures", "VCRendering", "VCStories"]),
    // Pictures to a page that steps through them.
    feature(
      "WebPages", ["VCDiagnostics", "VCPictures", "VCRendering", "VCStories", "VCTextFormats"],
      exclude: ["Page"]),

    .executableTarget(
      name: "vcdiagram",
      dependencies: [
        "VCAdviceCommand", "VCAgents", "VCBatches", "VCChecks", "VCCodeCommand", "VCCommand",
        "VCCommandHelp", "VCComparisonCommand", "VCDocuments", "VCExplain", "VCFeatures",
        "VCImportCommand",
        "VCLogsCommand", "VCPreview", "VCReports", "VCSchemaCommand", "VCScreensCommand",
        "VCSettings",
        "VCTemplates", "VCTexts",
      ]),
    .plugin(
      name: "FigureCommand",
      capability: .command(
        intent: .custom(
          verb: "vcdiagram", description: "Draws the figures of DocC catalogues; --check compares."),
        permissions: [.writeToPackageDirectory(reason: "Figures stand in the catalogues.")]),
      dependencies: ["vcdiagram"]),
    .executableTarget(
      name: "Gallery",
      dependencies: [
        "VCDescriptions", "VCDiagnostics", "VCDocuments", "VCEngine", "VCFeatures", "VCFigures",
        "VCPictures", "VCRendering",
      ]),
    .executableTarget(
      name: "EngineBenchmark",
      dependencies: ["VCDescriptions", "VCDiagnostics", "VCEngine"],
      path: "Tools/Benchmarks/Engine"),
    .target(
      name: "VCTestSupport",
      dependencies: [
        "VCDescriptions", "VCDiagnostics", "VCEngine", "VCFeatures", "VCFigures", "VCPhrases",
        "VCPictures", "VCRendering",
      ],
      path: "Tests/TestSupport", exclude: ["Stubs"]),
    // What an app adds to its debug build, compiled against as much of UIKit as it uses. It imports
    // UIKit, which is a stub here: no module of the package's is called so.
    .target(name: "UIKitStub", path: "Tests/UIKitStub"),
    .target(
      name: "AppSupport", dependencies: ["UIKitStub"], path: "Integrations/DebugApp",
      swiftSettings: [.define("DEBUG"), .unsafeFlags(["-module-alias", "UIKit=UIKitStub"])]),
    // The experiments of Tools/OnDevice, a package of its own for simulators, against the same stub.
    .target(
      name: "OnDevice", dependencies: ["UIKitStub"], path: "Tools/OnDevice/Sources/OnDevice",
      swiftSettings: [.unsafeFlags(["-module-alias", "UIKit=UIKitStub"])]),
    .testTarget(
      name: "SupportTests",
      dependencies: [
        "AppSupport", "OnDevice", "VCDescriptions", "VCDiagnostics", "UIKitStub", "VCEngine",
        "VCTestSupport", "VCTextFormats", "vcdiagram",
      ]),
    .testTarget(
      name: "AdviceTests",
      dependencies: [
        "VCAdvice", "VCDescriptions", "VCDiagnostics", "VCEngine", "VCTestSupport",
      ],
      exclude: ["Expected"]),
    .testTarget(name: "DiagnosticsTests", dependencies: ["VCDiagnostics"]),
    .testTarget(
      name: "DocumentsTests",
      dependencies: ["VCDiagnostics", "VCDocuments", "VCPhrases", "VCTestSupport"],
      exclude: ["Expected"]),
    .testTarget(
      name: "PhrasesTests",
      dependencies: [
        "VCDescriptions", "VCDiagnostics", "VCEngine", "VCExplanations", "VCFeatures", "VCFigures",
        "VCPhrases", "VCPictures", "VCRendering", "VCTestSupport", "VCTextFormats",
      ],
      exclude: ["Expected"]),
    .testTarget(
      name: "TextFormatsTests", dependencies: ["VCLibYAML", "VCDiagnostics", "VCTextFormats"]),
    .testTarget(
      name: "ViewControllersTests",
      dependencies: [
        "VCContainment", "VCDescriptions", "VCDiagnostics", "VCEngine", "VCExplanations",
        "VCPhrases", "VCTestSupport",
      ]),
    .testTarget(
      name: "CodeTests",
      dependencies: ["VCCode", "VCDiagnostics", "VCEngine", "VCTestSupport"]),
    .testTarget(
      name: "ComparisonTests",
      dependencies: [
        "VCComparison", "VCDescriptions", "VCDiagnostics", "VCFeatures", "VCEngine",
        "VCExplanations",
        "VCFigures", "VCPhrases", "VCPictures", "VCTestSupport",
      ],
      exclude: ["Expected"]),
    .testTarget(
      name: "ExplanationsTests",
      dependencies: [
        "VCDescriptions", "VCDiagnostics", "VCEngine", "VCExplain", "VCExplanations",
        "VCTestSupport",
      ]),
    .testTarget(
      name: "DescriptionLoadingTests",
      dependencies: [
        "VCDescriptions", "VCDiagnostics", "VCExplanations", "VCPhrases", "VCTestSupport",
        "VCTextFormats", "VCEngine",
      ],
      exclude: ["Expected"]),
    .testTarget(
      name: "LogsTests",
      dependencies: [
        "VCDescriptions", "VCDiagnostics", "VCEngine", "VCExplain", "VCExplanations", "VCFeatures",
        "VCLogs", "VCPhrases", "VCTestSupport", "vcdiagram",
      ],
      exclude: ["Expected", "Logs"]),
    .testTarget(
      name: "PreviewTests",
      dependencies: [
        "VCDiagnostics", "VCFigures", "VCPhrases", "VCPreview", "VCTestSupport", "vcdiagram",
      ],
      exclude: ["Expected"]),
    .testTarget(
      name: "ReadersTests",
      dependencies: [
        "VCDescriptions", "VCDiagnostics", "VCFeatures", "VCEngine", "VCExplanations",
        "VCPhrases", "VCReaders",
        "VCTestSupport",
      ],
      exclude: ["Expected", "Hierarchies"]),
    .testTarget(name: "PicturesTests", dependencies: ["VCPictures", "VCTestSupport"]),
    .testTarget(
      name: "FiguresTests",
      dependencies: [
        "VCContainment", "VCCoverage", "VCDescriptions", "VCDiagnostics",
        "VCEngine", "VCFigures", "VCInterchange", "VCMaps", "VCObjects", "VCPhrases", "VCPictures",
        "VCRendering", "VCSlides", "VCStories", "VCTestSupport",
      ],
      exclude: ["Expected"]),
    .testTarget(
      name: "RenderingTests",
      dependencies: [
        "VCDiagnostics", "VCEngine", "VCFigures", "VCGraphviz", "VCMaps", "VCPictures",
        "VCRendering", "VCTestSupport",
      ]),
    .testTarget(
      name: "ImportTests",
      dependencies: [
        "VCDescriptions", "VCDiagnostics", "VCEngine", "VCImport", "VCTestSupport",
      ]),
    .testTarget(
      name: "InterchangeTests",
      dependencies: [
        "VCContainment", "VCCoverage", "VCDiagnostics", "VCEngine", "VCFigures", "VCInterchange",
        "VCObjects", "VCPictures", "VCRendering", "VCTestSupport",
      ],
      exclude: ["Expected"]),
    .testTarget(
      name: "SchemaTests",
      dependencies: [
        "VCDescriptions", "VCDiagnostics", "VCEngine", "VCPhrases", "VCSchema", "VCSettingKeys",
        "VCTestSupport",
        "VCTextFormats",
      ],
      exclude: ["Expected"]),
    .testTarget(
      name: "ScreensTests",
      dependencies: ["VCDiagnostics", "VCRendering", "VCScreens", "VCTestSupport", "vcdiagram"],
      exclude: ["Expected"]),
    .testTarget(
      name: "SettingsTests",
      dependencies: [
        "VCDiagnostics", "VCSettingKeys", "VCSettings", "VCTestSupport", "vcdiagram",
      ], exclude: ["Expected"]),
    .testTarget(
      name: "SlidesTests",
      dependencies: [
        "VCContainment", "VCDescriptions", "VCDiagnostics", "VCEngine", "VCFigures", "VCPictures",
        "VCRendering", "VCSlides", "VCStories", "VCTestSupport", "vcdiagram",
      ],
      exclude: ["Expected"]),
    .testTarget(
      name: "LibraryTests",
      dependencies: [
        "VCDescriptions", "VCDiagnostics", "VCDiagramKit", "VCFeatures", "VCFigures",
        "VCRendering", "VCTestSupport",
      ]),
    .testTarget(
      name: "WebPagesTests",
      dependencies: [
        "VCEngine", "VCFigures", "VCPictures", "VCRendering", "VCTestSupport", "VCWebPages",
      ]),
    .testTarget(
      name: "GalleryTests",
      dependencies: [
        "Gallery", "VCDiagnostics", "VCEngine", "VCFigures", "VCPhrases", "VCPictures",
        "VCRendering", "VCTestSupport",
      ],
      exclude: ["measure.js"]),
    .testTarget(
      name: "CommandTests",
      dependencies: [
        "VCBatches", "VCCommand", "VCCommandHelp", "VCDescriptions", "VCDiagnostics", "VCDocuments",
        "VCEngine", "VCExplain", "VCExplanations", "VCFeatures", "VCFigures", "VCGraphviz",
        "VCPhrases", "VCPictures", "VCRendering", "VCTestSupport", "VCTextFormats", "vcdiagram",
      ],
      exclude: ["Cases", "Expected"]),
  ],
  swiftLanguageModes: [.v6]
)

// `make test` compiles for release: figures are drawn many times as fast. Tests themselves are
// compiled in less time than that would save. Unsafe flags are those of targets that no package uses.
for target in package.targets where target.type == .test {
  target.swiftSettings = [.unsafeFlags(["-Onone"], .when(configuration: .release))]
}

/// A module of the core.
func core(
  _ name: String, _ dependencies: [Target.Dependency] = [], exclude: [String] = []
) -> Target {
  .target(
    name: "VC\(name)", dependencies: dependencies, path: "Sources/Core/\(name)", exclude: exclude)
}

/// An input, an output or a command: it imports the core, and no other feature.
func feature(
  _ name: String, _ dependencies: [Target.Dependency], exclude: [String] = [],
  isInKit: Bool = false
) -> Target {
  .target(
    name: "VC\(name)", dependencies: dependencies, path: "Sources/Features/\(name)",
    exclude: exclude + (isInKit ? ["Command"] : []))
}

/// What the program alone needs of a feature that libraries offer, too.
func command(of name: String, _ dependencies: [Target.Dependency] = []) -> Target {
  .target(
    name: "VC\(name)Command",
    dependencies: ["VCCommand", .byName(name: "VC\(name)")] + dependencies,
    path: "Sources/Features/\(name)/Command")
}

/// Code in C, behind which a library's versions or systems differ.
func library(
  _ name: String, _ dependencies: [Target.Dependency] = [], folder: String? = nil
) -> Target {
  .target(
    name: "VC\(name)", dependencies: dependencies,
    path: "Sources/Core/Libraries/\(folder ?? name)")
}
