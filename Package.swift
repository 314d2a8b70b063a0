// swift-tools-version: 6.2
import PackageDescription

// The modules that commands and features import.
let core: [Target.Dependency] = [
  "VCDescriptions", "VCEngine", "VCFigures", "VCPhrases", "VCPictures", "VCSource",
]

// The folders of Sources show the layers: each module imports only those that stand above it here.
//
//   Source, Engine, Phrases, Descriptions, Pictures, Figures, Command
//                      the core, from a text to a picture: a reader needs to know only these.
//   ModelFeatures, FigureFeatures, CommandFeatures
//                      what hangs on it: inputs and answers, kinds of figures and formats, commands.
//                      Each folder is a feature that can be left out; Tools/Scripts/features.py does it.
//   Hierarchy, DiagramKit
//                      what Swift clients import.
//   vcdiagram          the program: it registers the features.
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
      targets: ["VCCommand", "VCCommandFeatures", "VCFigureFeatures"]),
  ],
  targets: [
    // What files hold: places in a text and what is wrong there, JSON, YAML, XML, images.
    module("Source", ["VCLibYAML"], exclude: ["Words.xcstrings"]),
    // The model, the engine and its answers: values only, without sentences.
    module("Engine", ["VCSource"], exclude: ["Model/Classes.yaml"]),
    // What is said of a model, of answers and of their reasons, in each language.
    module(
      "Phrases", ["VCEngine", "VCSource"],
      exclude: ["Glossary.md", "UIKitTexts/Refusals.yaml", "Words.xcstrings"]),
    // A text to a model.
    module("Descriptions", ["VCEngine", "VCSource"], exclude: ["Words.xcstrings"]),
    // A picture, its look and its bytes; cgraph and gvc, behind one session.
    module(
      "Pictures", ["VCGraphvizShim", "VCLateLibraries", "VCSource"],
      exclude: ["Rendering/SVG/search.js", "Words.xcstrings"]),
    // A model to pictures.
    module("Figures", ["VCEngine", "VCPhrases", "VCPictures", "VCSource"]),
    // Calls, and the files that they read and write.
    module("Command", core + ["VCFileExchange"], exclude: ["Words.xcstrings"]),

    // What reads, writes and answers, and needs no figure.
    module(
      "ModelFeatures", ["VCDescriptions", "VCEngine", "VCLibExpat", "VCPhrases", "VCSource"],
      exclude: ["Advice", "Logs", "Properties", "Readers", "Schema"].map {
        "\($0)/Words.xcstrings"
      }
        + ["AppLibraries", "Hosts", "SystemClasses"].map { "Logs/Hosts/\($0).yaml" }
        + ["Code/Creations.yaml", "Logs/Explanations/Repairs.yaml", "Logs/Texts/Texts.yaml"]),
    // Kinds of figures, and formats of pictures.
    module(
      "FigureFeatures", core + ["VCModelFeatures"],
      exclude: ["Comparison", "Containment", "Coverage", "Maps", "Screens"].map {
        "\($0)/Words.xcstrings"
      } + ["Slides/Parts", "WebPages/Page"]),
    // Commands, and what only they need.
    module(
      "CommandFeatures", core + ["VCCommand", "VCFigureFeatures", "VCModelFeatures"],
      exclude: ["page.html", "page.css", "page.js", "icon.svg"].map { "Preview/Page/\($0)" }
        + [
          "Checks", "Code", "Comparison", "Documents", "Explain", "Import", "Logs", "Preview",
          "Schema", "Settings", "Templates",
        ].map { "\($0)/Words.xcstrings" }),

    // What Swift clients import: values of their own over the modules above.
    module(
      "Hierarchy", ["VCDescriptions", "VCEngine", "VCModelFeatures", "VCPhrases", "VCSource"]),
    module(
      "DiagramKit",
      [
        "VCEngine", "VCFigureFeatures", "VCFigures", "VCHierarchy", "VCPhrases", "VCPictures",
        "VCSource",
      ], exclude: ["Words.xcstrings"]),

    // The libraries in C.
    .systemLibrary(
      name: "VCLibGraphviz", path: "Sources/Libraries/Graphviz", pkgConfig: "libgvc",
      providers: [.apt(["libgraphviz-dev"]), .brew(["graphviz"])]),
    .systemLibrary(
      name: "VCLibYAML", path: "Sources/Libraries/YAML", pkgConfig: "yaml-0.1",
      providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),
    .systemLibrary(
      name: "VCLibExpat", path: "Sources/Libraries/Expat", pkgConfig: "expat",
      // macOS has its own expat. Homebrew's would be linked by a path that other Macs don't have.
      providers: [.apt(["libexpat1-dev"])]),
    library("GraphvizShim", ["VCLibGraphviz"]),
    library("LateLibraries", folder: "Late"),
    library("FileExchange"),

    .executableTarget(
      name: "vcdiagram",
      dependencies: ["VCCommand", "VCCommandFeatures", "VCFigureFeatures", "VCModelFeatures"]),
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
        "VCCommandFeatures", "VCDescriptions", "VCEngine", "VCFigureFeatures", "VCFigures",
        "VCPictures", "VCSource",
      ],
      exclude: ["Page"]),
    .executableTarget(
      name: "EngineBenchmark", dependencies: ["VCDescriptions", "VCEngine", "VCSource"],
      path: "Tools/Benchmarks/Engine"),
    // What Tools/Fuzz tries, on the inputs that are kept.
    .executableTarget(
      name: "Replay",
      dependencies: core + [
        "VCCommand", "VCCommandFeatures", "VCFigureFeatures", "VCModelFeatures",
      ], path: "Tools/Fuzz/Sources/Fuzz", exclude: ["Main.swift"]),
    .target(
      name: "VCTestSupport", dependencies: core + ["VCFigureFeatures"],
      path: "Tests/TestSupport", exclude: ["Everything", "Stubs"]),
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
    // A text to a model, its answers and what is said of them.
    tests(
      "Engine", ["VCCommandFeatures", "VCLibYAML", "vcdiagram"],
      exclude: expected(["Advice", "DescriptionLoading", "Logs", "Phrases", "Readers", "Schema"])
        + ["Cases", "Logs/Cases", "Logs/Logs", "Logs/Threads", "Readers/Hierarchies"]),
    // A model to pictures, and to what changed.
    tests(
      "Figure", ["VCCommand", "vcdiagram"],
      exclude: expected(["Figures", "Interchange", "Screens", "Slides"])
        + ["Cases", "Comparison/Cases"]),
    // The program, the libraries, and the files around them.
    tests(
      "Command",
      [
        "AppSupport", "Gallery", "OnDevice", "UIKitStub", "VCCommand", "VCCommandFeatures",
        "VCDiagramKit", "vcdiagram",
      ],
      exclude: expected(["Command", "Documents", "Preview", "Settings"])
        + ["Command/Cases", "Command/Transcripts", "Gallery/measure.js"]),
  ],
  swiftLanguageModes: [.v6]
)

// `make debug` and `make test` compile for debugging, so that a changed line takes seconds, but for the modules
// that take most of the time of a figure, and of looking at it. Packages that use this one may have no such flags.
if Context.environment["VCDIAGRAM_DEVELOPMENT"] != nil {
  let drawing = [
    "VCSource", "VCEngine", "VCPictures", "VCFigures", "VCFigureFeatures", "VCTestSupport",
  ]
  for target in package.targets where drawing.contains(target.name) {
    target.swiftSettings = [.unsafeFlags(["-O"], .when(configuration: .debug))]
  }
}

/// A module of Swift.
func module(
  _ name: String, _ dependencies: [Target.Dependency], exclude: [String] = []
) -> Target {
  .target(
    name: "VC\(name)", dependencies: dependencies, path: "Sources/\(name)", exclude: exclude)
}

/// Tests, which see all modules below the commands.
func tests(_ name: String, _ dependencies: [Target.Dependency], exclude: [String]) -> Target {
  .testTarget(
    name: "\(name)Tests",
    dependencies: dependencies + core + ["VCFigureFeatures", "VCModelFeatures", "VCTestSupport"],
    exclude: exclude)
}

/// The recorded texts in folders of tests.
func expected(_ folders: [String]) -> [String] { folders.map { "\($0)/Expected" } }

/// Code in C, behind which a library's versions or systems differ.
func library(
  _ name: String, _ dependencies: [Target.Dependency] = [], folder: String? = nil
) -> Target {
  .target(
    name: "VC\(name)", dependencies: dependencies,
    path: "Sources/Libraries/\(folder ?? name)")
}
