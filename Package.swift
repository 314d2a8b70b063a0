// swift-tools-version: 6.0
import PackageDescription

// The road from text to picture, one module a stage; an arrow never points back:
//
//   Diagnostics <- SourceText <- HierarchyLoading -> ViewControllers <- FigureDrawing <- vcdiagram
let package = Package(
  name: "vcdiagram",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "vcdiagram", targets: ["vcdiagram"]),
    .library(name: "ViewControllers", targets: ["ViewControllers"]),
    .library(name: "HierarchyLoading", targets: ["HierarchyLoading"]),
    .library(name: "FigureDrawing", targets: ["FigureDrawing"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2")
  ],
  targets: [
    .systemLibrary(
      name: "CGraphviz", pkgConfig: "libgvc",
      providers: [.apt(["libgraphviz-dev"]), .brew(["graphviz"])]),
    .systemLibrary(
      name: "CLibYAML", pkgConfig: "yaml-0.1",
      providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),
    .target(name: "Diagnostics"),
    .target(name: "ViewControllers", dependencies: ["Diagnostics"]),
    .target(name: "SourceText", dependencies: ["CLibYAML", "Diagnostics"]),
    .target(
      name: "HierarchyLoading", dependencies: ["Diagnostics", "SourceText", "ViewControllers"]),
    .target(
      name: "FigureTemplates", path: "Templates",
      resources: ["book", "docs", "slide", "mono", "blueprint"].map { .embedInCode("\($0).yaml") }),
    .target(
      name: "FigureDrawing",
      dependencies: [
        "CGraphviz", "Diagnostics", "FigureTemplates", "SourceText", "ViewControllers",
      ]),
    .executableTarget(
      name: "vcdiagram",
      dependencies: [
        "Diagnostics", "FigureDrawing", "HierarchyLoading", "ViewControllers",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),
    .executableTarget(
      name: "Gallery",
      dependencies: ["Diagnostics", "FigureDrawing", "HierarchyLoading", "ViewControllers"]),
    .executableTarget(
      name: "EngineBenchmark",
      dependencies: ["Diagnostics", "HierarchyLoading", "ViewControllers"],
      path: "Benchmarks/Engine"),
    .testTarget(name: "DiagnosticsTests", dependencies: ["Diagnostics"]),
    .testTarget(
      name: "ViewControllersTests", dependencies: ["HierarchyLoading", "ViewControllers"]),
    .testTarget(
      name: "HierarchyLoadingTests",
      dependencies: ["Diagnostics", "HierarchyLoading", "SourceText", "ViewControllers"],
      exclude: ["Expected"]),
    .testTarget(
      name: "FigureDrawingTests",
      dependencies: ["Diagnostics", "FigureDrawing", "HierarchyLoading", "ViewControllers"],
      exclude: ["Expected"]),
    .testTarget(
      name: "GalleryTests",
      dependencies: [
        "Diagnostics", "FigureDrawing", "Gallery", "HierarchyLoading", "ViewControllers",
      ],
      resources: [.embedInCode("measure.js")]),
    .testTarget(
      name: "CommandTests",
      dependencies: ["vcdiagram", "FigureDrawing", "HierarchyLoading", "ViewControllers"],
      exclude: ["Expected"]),
  ],
  swiftLanguageModes: [.v6]
)
