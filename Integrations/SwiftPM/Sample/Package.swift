// swift-tools-version: 6.2
import PackageDescription

// A package whose documentation has figures: `swift package vcdiagram` draws them. Elsewhere the
// dependency is a URL and a version.
let package = Package(
  name: "Demo",
  products: [.library(name: "Demo", targets: ["Demo"])],
  dependencies: [.package(name: "vcdiagram", path: "../../..")],
  targets: [.target(name: "Demo")]
)
