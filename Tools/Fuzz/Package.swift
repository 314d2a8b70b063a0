// swift-tools-version: 6.2
import PackageDescription

// A package of its own, so that the main one builds and tests as fast as without it.

/// What `swift build` calls the main package: by the name of its folder, in letters that a Swift
/// name may have. The targets here say that they belong to it, to see what is `package` there.
let mainPackage = String(
  Context.packageDirectory.split(separator: "/").dropLast(2).last.map(String.init) ?? "vcdiagram"
).lowercased().map { $0.isASCII && ($0.isLetter || $0.isNumber) ? String($0) : "_" }.joined()

let package = Package(
  name: "Fuzz",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(name: "vcdiagram", path: "../.."),
    .package(url: "https://github.com/apple/swift-argument-parser", exact: "1.8.2"),
  ],
  targets: [
    // The sources of the command, by a link, without its entry point.
    .target(
      name: "Command",
      dependencies: [
        .product(name: "VCDiagramKit", package: "vcdiagram"),
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      packageAccess: false,
      swiftSettings: [
        .unsafeFlags([
          "-package-name", mainPackage, "-enable-testing", "-Xfrontend",
          "-entry-point-function-name", "-Xfrontend", "commandMain",
        ])
      ]),
    .target(name: "CFuzzer"),
    .executableTarget(
      name: "Fuzz",
      dependencies: [
        "Command", "CFuzzer", .product(name: "ArgumentParser", package: "swift-argument-parser"),
        .product(name: "VCDiagramKit", package: "vcdiagram"),
      ],
      packageAccess: false,
      swiftSettings: [.unsafeFlags(["-package-name", mainPackage])]),
  ],
  swiftLanguageModes: [.v6]
)
