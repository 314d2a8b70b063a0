// swift-tools-version: 6.2
import PackageDescription

// A package of its own, so that the main one neither builds nor links Swift's parser.
//
//   SourceFacts       a file's types, functions and expressions, without Swift's parser
//   SourceParsing     a file's text to its facts: only this imports Swift's parser
//   ScreenMap         the facts of all files to screens and transitions
//   vcdiagram-swift   the command: it alone reads files and starts processes
let package = Package(
  name: "SwiftReader",
  platforms: [.macOS(.v15)],
  products: [.executable(name: "vcdiagram-swift", targets: ["vcdiagram-swift"])],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", exact: "1.8.2"),
    .package(url: "https://github.com/swiftlang/swift-syntax", exact: "603.0.1"),
  ],
  targets: [
    .target(name: "SourceFacts"),
    .target(
      name: "SourceParsing",
      dependencies: [
        "SourceFacts",
        .product(name: "SwiftParser", package: "swift-syntax"),
        .product(name: "SwiftSyntax", package: "swift-syntax"),
      ]),
    .target(name: "ScreenMap", dependencies: ["SourceFacts"]),
    .executableTarget(
      name: "vcdiagram-swift",
      dependencies: [
        "ScreenMap", "SourceFacts", "SourceParsing",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),
    .testTarget(
      name: "SwiftReaderTests",
      dependencies: ["ScreenMap", "SourceFacts", "SourceParsing", "vcdiagram-swift"],
      exclude: ["Expected", "Fixtures"]),
  ],
  swiftLanguageModes: [.v6]
)
