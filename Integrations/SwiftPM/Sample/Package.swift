// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Demo",
  products: [.library(name: "Demo", targets: ["Demo"])],
  targets: [.target(name: "Demo")]
)

// `FIGURES=1 swift package vcdiagram` draws the figures of the documentation. Whoever uses the package
// doesn't load the program. Elsewhere the dependency is a URL and a version.
if Context.environment["FIGURES"] != nil {
  package.dependencies.append(.package(name: "vcdiagram", path: "../../.."))
}
