// swift-tools-version: 6.2
import PackageDescription

// A server that draws what it is sent. Elsewhere the dependency on vcdiagram is a URL and a version.
let package = Package(
  name: "FigureServer",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(name: "vcdiagram", path: "../.."),
    .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.0.0"),
  ],
  targets: [
    .executableTarget(
      name: "FigureServer",
      dependencies: [
        .product(name: "Hummingbird", package: "hummingbird"),
        .product(name: "VCDiagramKit", package: "vcdiagram"),
      ])
  ]
)
