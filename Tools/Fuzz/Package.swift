// swift-tools-version: 6.2
import PackageDescription

// A separate package, so that the main one builds and tests as fast as without it.

/// The name that `swift build` gives the main package: its folder's name, in characters that a
/// Swift name may contain. The targets here claim to belong to it, to see its `package`
/// declarations.
let mainPackage = String(
  Context.packageDirectory.split(separator: "/").dropLast(2).last.map(String.init) ?? "vcdiagram"
).lowercased().map { $0.isASCII && ($0.isLetter || $0.isNumber) ? String($0) : "_" }.joined()

let package = Package(
  name: "Fuzz",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(name: "vcdiagram", path: "../..")
  ],
  targets: [
    .target(name: "CFuzzer"),
    .executableTarget(
      name: "Fuzz",
      dependencies: [
        "CFuzzer",
        .product(name: "VCDiagramKit", package: "vcdiagram"),
        .product(name: "VCCommandLine", package: "vcdiagram"),
      ],
      // `make fuzz-replay` runs it, as a part of the main package.
      exclude: ["Replay.swift"],
      packageAccess: false,
      swiftSettings: [.unsafeFlags(["-package-name", mainPackage])]),
  ],
  swiftLanguageModes: [.v6]
)
