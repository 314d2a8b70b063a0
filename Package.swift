// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "vcdiagram",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "vcdiagram", targets: ["vcdiagram"]),
    .library(name: "VCDiagramKit", targets: ["VCDiagramKit"]),
    .library(name: "ViewControllers", targets: ["ViewControllers", "Diagnostics"]),
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
      name: "Rendering", dependencies: ["CLateLibraries", "Graphviz", "Pictures", "TextFormats"]),
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
        "Pictures", "Rendering", "ViewControllers", .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
