import Testing
import VCPictures

@Suite struct `What cannot be rendered` {
  @Test func `is a scale that no screen has`() async {
    await #expect(processExitsWith: .failure) { _ = RenderingOptions(scale: 0) }
    await #expect(processExitsWith: .failure) { _ = RenderingOptions(scale: -1) }
    await #expect(processExitsWith: .failure) { _ = RenderingOptions(scale: 4) }
    await #expect(processExitsWith: .failure) {
      var options = RenderingOptions()
      options.scale = 1_000_000
    }
    await #expect(processExitsWith: .success) { _ = RenderingOptions(scale: 3) }
  }

  @Test(arguments: ["", "1a", "-a", "a b", "a.b", "é", "a\"b"])
  func `is an id that means something else in a style sheet`(id: String) {
    #expect(!RenderingOptions.isID(id))
  }

  @Test func `is no id of a figure`() async {
    await #expect(processExitsWith: .failure) { _ = RenderingOptions(id: "a b") }
    await #expect(processExitsWith: .success) { _ = RenderingOptions(id: "Fig_1-a") }
  }

  @Test func `is a PDF without a page`() async {
    await #expect(processExitsWith: .failure) { _ = try [Picture]().pdf(in: .light) }
  }
}
