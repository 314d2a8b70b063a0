// swift-tools-version: 6.2
import PackageDescription

// The road from a text to a picture. A module imports what stands above it here, never what stands
// below, and the modules of one line do not know each other:
//
//   Diagnostics                       places in a text, what is wrong there
//   TextFormats, ViewControllers      JSON, YAML and XML; the model and the engine
//   Documents                         the directives of Markdown, AsciiDoc and LaTeX
//   Comparison                        what changed from one hierarchy to another
//   DescriptionLoading, Phrases       a text to a model; what is said of it, in each language
//   Explanations, Pictures            reasons and tables; what a picture holds, and its look
//   Graphviz                          cgraph and gvc, behind one session
//   Figures, Rendering                a model to pictures, a folder a kind; a picture to bytes
//   VCDiagramKit                      all of it in one import
//   vcdiagram, Gallery                the command, and the page of all samples: they read and write
//                                     files, as the benchmark does; the libraries do not
//
// Beside the road stand the texts of the built-in templates (FigureTemplates), the page that the
// command shows figures in while they are written (PreviewPage), and the libraries in C:
// CLibYAML and CExpat for TextFormats, CGraphvizLibrary and CGraphviz for Graphviz, CLateLibraries for
// Rendering, CFileExchange for the command.
let package = Package(
  name: "vcdiagram",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "vcdiagram", targets: ["vcdiagram"]),
    .plugin(name: "FigureCommand", targets: ["FigureCommand"]),
    .library(
      name: "VCDiagramKit", targets: ["VCDiagramKit", "Documents", "PreviewPage", "CFileExchange"]),
    .library(name: "ViewControllers", targets: ["ViewControllers", "Diagnostics", "Phrases"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", exact: "1.8.2")
  ],
  targets: [
    .systemLibrary(
      name: "CGraphvizLibrary", pkgConfig: "libgvc",
      providers: [.apt(["libgraphviz-dev"]), .brew(["graphviz"])]),
    .target(name: "CGraphviz", dependencies: ["CGraphvizLibrary"]),
    .target(name: "CLateLibraries"),
    .target(name: "CFileExchange"),
    .systemLibrary(
      name: "CLibYAML", pkgConfig: "yaml-0.1",
      providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),
    .systemLibrary(
      name: "CExpat", pkgConfig: "expat",
      // macOS has its own expat. Homebrew's would be linked by a path that other Macs don't have.
      providers: [.apt(["libexpat1-dev"])]),
    .target(name: "Diagnostics"),
    .target(name: "TextFormats", dependencies: ["CExpat", "CLibYAML", "Diagnostics"]),
    .target(name: "Documents", dependencies: ["Diagnostics"]),
    .target(
      name: "ViewControllers", dependencies: ["Diagnostics"],
      resources: [.embedInCode("ViewControllers.docc/Rules.md")]),
    .target(name: "Comparison", dependencies: ["Diagnostics", "ViewControllers"]),
    .target(name: "Phrases", dependencies: ["Comparison", "Diagnostics", "ViewControllers"]),
    .target(
      name: "Explanations",
      dependencies: ["Comparison", "Diagnostics", "Phrases", "TextFormats", "ViewControllers"]),
    .target(
      name: "DescriptionLoading",
      dependencies: ["Comparison", "Diagnostics", "TextFormats", "ViewControllers"]),
    .target(
      name: "FigureTemplates", path: "Templates",
      resources: ["book", "docs", "slide", "mono", "blueprint"].map { .embedInCode("\($0).yaml") }),
    .target(
      name: "PreviewPage", dependencies: ["Rendering"],
      resources: ["page.html", "page.css", "page.js", "icon.svg"].map { .embedInCode($0) }),
    .target(name: "Pictures", dependencies: ["Diagnostics", "TextFormats"]),
    .target(name: "Graphviz", dependencies: ["CGraphviz", "Pictures", "TextFormats"]),
    .target(
      name: "Figures",
      dependencies: [
        "Comparison", "Diagnostics", "FigureTemplates", "Graphviz", "Phrases", "Pictures",
        "TextFormats", "ViewControllers",
      ]),
    .target(
      name: "Rendering",
      dependencies: ["CLateLibraries", "Diagnostics", "Graphviz", "Pictures", "TextFormats"],
      resources: ["finder.js", "search.js", "steps.js"].map { .embedInCode("HTML/\($0)") }
        + [
          "app.xml", "core.xml", "notes.xml", "notesMaster1.xml", "notesMaster1.xml.rels",
          "package.rels", "presentation.xml", "slide.xml", "slideLayout1.xml",
          "slideLayout1.xml.rels", "slideMaster1.xml", "slideMaster1.xml.rels", "theme.xml",
          "transition.xml",
        ].map { .embedInCode("PPTX/Parts/\($0)") }),
    .target(
      name: "VCDiagramKit",
      dependencies: [
        "Comparison", "DescriptionLoading", "Diagnostics", "Explanations", "Figures", "Graphviz",
        "Phrases", "Pictures", "Rendering", "ViewControllers",
      ]),
    .executableTarget(
      name: "vcdiagram",
      dependencies: [
        "CFileExchange", "Comparison", "DescriptionLoading", "Diagnostics", "Documents",
        "Explanations", "Figures", "Graphviz", "Phrases", "Pictures", "PreviewPage", "Rendering",
        "TextFormats", "ViewControllers",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
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
        "DescriptionLoading", "Diagnostics", "Documents", "Figures", "Pictures", "Rendering",
        "ViewControllers",
      ]),
    .executableTarget(
      name: "EngineBenchmark",
      dependencies: ["DescriptionLoading", "Diagnostics", "ViewControllers"],
      path: "Tools/Benchmarks/Engine"),
    .target(
      name: "TestSupport",
      dependencies: [
        "DescriptionLoading", "Diagnostics", "Figures", "Pictures", "ViewControllers",
      ],
      path: "Tests/TestSupport"),
    // What an app adds to its debug build, compiled against as much of UIKit as it uses. It imports
    // UIKit, which is a stub here: no module of the package's is called so.
    .target(name: "UIKitStub", path: "Tests/UIKitStub"),
    .target(
      name: "AppSupport", dependencies: ["UIKitStub"], path: "Integrations/DebugApp",
      swiftSettings: [.define("DEBUG"), .unsafeFlags(["-module-alias", "UIKit=UIKitStub"])]),
    .testTarget(
      name: "SupportTests",
      dependencies: [
        "AppSupport", "DescriptionLoading", "Diagnostics", "UIKitStub", "ViewControllers",
      ]),
    .testTarget(name: "DiagnosticsTests", dependencies: ["Diagnostics"]),
    .testTarget(
      name: "DocumentsTests", dependencies: ["Diagnostics", "Documents", "Phrases", "TestSupport"]),
    .testTarget(
      name: "PhrasesTests",
      dependencies: [
        "DescriptionLoading", "Diagnostics", "Explanations", "Figures", "Phrases", "TestSupport",
        "ViewControllers",
      ],
      exclude: ["Expected"]),
    .testTarget(
      name: "TextFormatsTests", dependencies: ["CLibYAML", "Diagnostics", "TextFormats"]),
    .testTarget(
      name: "ViewControllersTests",
      dependencies: ["Diagnostics", "Phrases", "TestSupport", "ViewControllers"]),
    .testTarget(
      name: "ComparisonTests",
      dependencies: [
        "Comparison", "DescriptionLoading", "Diagnostics", "Explanations", "Phrases", "TestSupport",
        "ViewControllers",
      ],
      exclude: ["Expected"]),
    .testTarget(
      name: "ExplanationsTests",
      dependencies: ["Diagnostics", "Explanations", "Phrases", "TestSupport", "ViewControllers"],
      exclude: ["Stubs"]),
    .testTarget(
      name: "DescriptionLoadingTests",
      dependencies: [
        "DescriptionLoading", "Diagnostics", "Explanations", "Phrases", "TestSupport",
        "TextFormats", "ViewControllers",
      ],
      exclude: ["Expected", "Logs"]),
    .testTarget(name: "PicturesTests", dependencies: ["Pictures", "TestSupport"]),
    .testTarget(
      name: "FiguresTests",
      dependencies: [
        "Comparison", "DescriptionLoading", "Diagnostics", "Figures", "Phrases", "Pictures",
        "TestSupport",
        "ViewControllers",
      ],
      exclude: ["Expected"]),
    .testTarget(
      name: "RenderingTests",
      dependencies: [
        "Diagnostics", "Figures", "Graphviz", "Pictures", "Rendering", "TestSupport",
        "ViewControllers",
      ],
      exclude: ["Expected"]),
    .testTarget(name: "VCDiagramKitTests", dependencies: ["TestSupport", "VCDiagramKit"]),
    .testTarget(
      name: "GalleryTests",
      dependencies: [
        "Diagnostics", "Figures", "Gallery", "Phrases", "Pictures", "TestSupport",
        "ViewControllers",
      ],
      resources: [.embedInCode("measure.js")]),
    .testTarget(
      name: "CommandTests",
      dependencies: [
        "DescriptionLoading", "Diagnostics", "Figures", "Graphviz", "Phrases", "Pictures",
        "PreviewPage", "Rendering", "TestSupport", "ViewControllers", "vcdiagram",
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
