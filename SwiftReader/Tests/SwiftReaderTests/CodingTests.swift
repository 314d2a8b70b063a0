import ScreenMap
import Testing

/// Facts as a cache stores them.
@Suite struct `Facts as bytes` {
  private static let names = [
    "swiftui-routes", "uikit-coordinators", "names", "remarks", "storyboard",
  ]

  @Test(arguments: names) func `are the same again`(name: String) throws {
    let facts = FileFacts(path: "a.swift", text: try fixture("\(name).swift"))
    let again = try #require(FileFacts(path: "a.swift", bytes: facts.bytes[...]))
    #expect(again.bytes == facts.bytes)
    #expect(AppMap([again]).list() == AppMap([facts]).list())
  }

  @Test(arguments: names) func `may be damaged anywhere`(name: String) throws {
    let bytes = FileFacts(path: "a.swift", text: try fixture("\(name).swift")).bytes
    for place in bytes.indices {
      #expect(FileFacts(path: "a.swift", bytes: bytes[..<place]) == nil)
      var damaged = bytes
      damaged[place] = damaged[place] &+ UInt8(place % 255 + 1)
      if let facts = FileFacts(path: "a.swift", bytes: damaged[...]) { _ = AppMap([facts]).list() }
    }
  }
}
