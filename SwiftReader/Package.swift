// swift-tools-version: 6.2
import PackageDescription

// The toolchain's folder with swift-syntax compiled. `make test-reader` sets it, because the package takes
// most of a build's time. What is installed has the package: the toolchain's parser is a fifth as fast.
let compiledSyntax = Context.environment["VCDIAGRAM_COMPILED_SYNTAX"] ?? ""
let parser: [Target.Dependency] = [
  .product(name: "SwiftParser", package: "swift-syntax"),
  .product(name: "SwiftSyntax", package: "swift-syntax"),
]

// A package of its own, so that the main one neither builds nor links Swift's parser.
//
//   ScreenMap         texts to screens and transitions: Parsing, which alone imports Swift's parser, reads a
//                     file's Facts, which the rest joins
//   vcdiagram-swift   the command: it alone reads files and starts processes
let package = Package(
  name: "SwiftReader",
  platforms: [.macOS(.v15)],
  products: [.executable(name: "vcdiagram-swift", targets: ["vcdiagram-swift"])],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", exact: "1.8.2")
  ],
  targets: [
    .target(
      name: "ScreenMap", dependencies: compiledSyntax.isEmpty ? parser : [],
      exclude: ["Words.xcstrings"]),
    .executableTarget(
      name: "vcdiagram-swift",
      dependencies: [
        "ScreenMap",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),
    .testTarget(
      name: "SwiftReaderTests",
      dependencies: ["ScreenMap", "vcdiagram-swift"],
      exclude: ["Cases", "Fixtures"]),
  ],
  swiftLanguageModes: [.v6]
)

if compiledSyntax.isEmpty {
  package.dependencies.append(
    .package(url: "https://github.com/swiftlang/swift-syntax", exact: "603.0.1"))
} else {
  for target in package.targets {
    target.swiftSettings = [.unsafeFlags(["-I", compiledSyntax])]
    target.linkerSettings = [
      .unsafeFlags(["-L", compiledSyntax, "-Xlinker", "-rpath", "-Xlinker", compiledSyntax])
    ]
  }
}
