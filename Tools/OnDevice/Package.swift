// swift-tools-version: 6.0
import PackageDescription

// Run in a simulator: README.md. The tests are written by generate.py.
let package = Package(
  name: "OnDevice",
  platforms: [.iOS(.v16)],
  products: [.library(name: "OnDevice", targets: ["OnDevice"])],
  targets: [
    .target(name: "OnDevice"),
    .testTarget(name: "OnDeviceTests", dependencies: ["OnDevice"]),
  ]
)
