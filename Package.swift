// swift-tools-version: 6.2
import PackageDescription

// The road from a text to a picture. A module imports what stands above it here, never what stands
// below, and the modules of one line do not know each other:
//
//   Diagnostics                       places in a text, what is wrong there
//   TextFormats, ViewControllers      JSON, YAML and XML; the model and the engine
//   DescriptionLoading, Phrases       a text to a model; what is said of it, in each language
//   Explanations, Pictures            reasons and tables; what a picture holds, and its look
//   Graphviz                          cgraph and gvc, behind one session
//   Figures, Rendering                a model to pictures, a folder a kind; a picture to bytes
//   VCDiagramKit                      all of it in one import
//   vcdiagram, Gallery                the command, and the page of all samples: they read and write
//                                     files, as the benchmark does; the libraries do not
//
// Beside the road stand the texts of the built-in templates (FigureTemplates) and the libraries in C:
// CLibYAML for TextFormats, CGraphvizLibrary and CGraphviz for Graphviz, CLateLibraries for Rendering.
let package = Package(
  name: "vcdiagram",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "vcdiagram", targets: ["vcdiagram"]),
    .library(name: "VCDiagramKit", targets: ["VCDiagramKit"]),
    .library(name: "ViewControllers", targets: ["ViewControllers", "Diagnostics", "Phrases"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2")
  ],
  targets: [
    .systemLibrary(
      name: "CGraphvizLibrary", pkgConfig: "libgvc",
      providers: [.apt(["libgraphviz-dev"]), .brew(["graphviz"])]),
    .target(name: "CGraphviz", dependencies: ["CGraphvizLibrary"]),
    .target(name: "CLateLibraries"),
    .systemLibrary(
      name: "CLibYAML", pkgConfig: "yaml-0.1",
      providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),
    .target(name: "Diagnostics"),
    .target(name: "TextFormats", dependencies: ["CLibYAML", "Diagnostics"]),
    .target(name: "ViewControllers", dependencies: ["Diagnostics"]),
    .target(name: "Phrases", dependencies: ["Diagnostics", "ViewControllers"]),
    .target(
      name: "Explanations",
      dependencies: ["Diagnostics", "Phrases", "TextFormats", "ViewControllers"]),
    .target(
      name: "DescriptionLoading", dependencies: ["Diagnostics", "TextFormats", "ViewControllers"]),
    .target(
      name: "FigureTemplates", path: "Templates",
      resources: ["book", "docs", "slide", "mono", "blueprint"].map { .embedInCode("\($0).yaml") }),
    .target(name: "Pictures", dependencies: ["Diagnostics", "TextFormats"]),
    .target(name: "Graphviz", dependencies: ["CGraphviz", "Pictures", "TextFormats"]),
    .target(
      name: "Figures",
      dependencies: [
        "Diagnostics", "FigureTemplates", "Graphviz", "Phrases", "Pictures", "TextFormats",
        "ViewControllers",
      ]),
    .target(
      name: "Rendering",
      dependencies: ["CLateLibraries", "Diagnostics", "Graphviz", "Pictures", "TextFormats"]),
    .target(
      name: "VCDiagramKit",
      dependencies: [
        "DescriptionLoading", "Diagnostics", "Explanations", "Figures", "Graphviz", "Phrases",
        "Pictures", "Rendering", "ViewControllers",
      ]),
    .executableTarget(
      name: "vcdiagram",
      dependencies: [
        "DescriptionLoading", "Diagnostics", "Explanations", "Figures", "Graphviz", "Phrases",
        "Pictures", "Rendering", "ViewControllers",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),
    .executableTarget(
      name: "Gallery",
      dependencies: [
        "DescriptionLoading", "Diagnostics", "Figures", "Pictures", "Rendering", "ViewControllers",
      ]),
    .executableTarget(
      name: "EngineBenchmark",
      dependencies: ["DescriptionLoading", "Diagnostics", "ViewControllers"],
      path: "Benchmarks/Engine"),
    .target(
      name: "TestSupport",
      dependencies: [
        "DescriptionLoading", "Diagnostics", "Figures", "Pictures", "ViewControllers",
      ],
      path: "Tests/TestSupport"),
    .testTarget(name: "DiagnosticsTests", dependencies: ["Diagnostics"]),
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
      name: "ExplanationsTests",
      dependencies: ["Diagnostics", "Explanations", "Phrases", "TestSupport", "ViewControllers"]),
    .testTarget(
      name: "DescriptionLoadingTests",
      dependencies: [
        "DescriptionLoading", "Diagnostics", "Explanations", "Phrases", "TestSupport",
        "TextFormats", "ViewControllers",
      ],
      exclude: ["Expected"]),
    .testTarget(name: "PicturesTests", dependencies: ["Pictures", "TestSupport"]),
    .testTarget(
      name: "FiguresTests",
      dependencies: [
        "DescriptionLoading", "Diagnostics", "Figures", "Phrases", "Pictures", "TestSupport",
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
        "DescriptionLoading", "Diagnostics", "Figures", "Graphviz", "Pictures", "TestSupport",
        "ViewControllers", "vcdiagram",
      ],
      exclude: ["Expected"]),
  ],
  swiftLanguageModes: [.v6]
)
