import Foundation
import ScreenMap
import Testing

/// The targets of an Xcode project, whose files are in groups or in folders.
@Suite struct `A target of Xcode` {
  private static let files = [
    "Shop/Counter/Till \"1\".swift", "Shop/Shared/Bread.swift", "Shop/Oven.swift",
    "Shop/Wrist/Face.swift", "Shop/Wrist/Both.swift", "Shop/Wrist/Deep/None.swift",
    "Shop/Package/Flour.swift", "Oven.swift",
  ]

  @Test func `has the files that it compiles`() throws {
    let text = try Array(Data(contentsOf: testsFolder.appending(path: "Fixtures/bakery.pbxproj")))
    let targets = XcodeTarget.all(in: text, at: "Shop/Bakery.xcodeproj/project.pbxproj")
    #expect(targets.map(\.name) == ["Bakery", "Bakery Watch", "Bakery Mac"])
    #expect(targets.map(\.isForOtherSystem) == [false, true, true])
    #expect(
      targets.map { target in Self.files.filter(target.contains) } == [
        [Self.files[0], Self.files[1], Self.files[4]],
        [Self.files[1], Self.files[3], Self.files[4]], [Self.files[2]],
      ])
  }

  @Test func `isn't found in a project that breaks off`() throws {
    let text = try Array(Data(contentsOf: testsFolder.appending(path: "Fixtures/bakery.pbxproj")))
    for count in stride(from: 0, to: text.count - 2, by: 97) {
      #expect(XcodeTarget.all(in: Array(text[..<count]), at: "project.pbxproj").isEmpty)
    }
    let deep = Array(String(repeating: "{a=", count: 100_000).utf8)
    #expect(XcodeTarget.all(in: deep, at: "project.pbxproj").isEmpty)
  }
}
