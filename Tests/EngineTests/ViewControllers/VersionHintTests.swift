import Testing
import VCEngine
import VCPhrases
import VCSource
import VCTestSupport

/// Hints about what the description's iOS does not have yet, classes that are named again, and popovers.
struct VersionHintTests {
  @Test func `what came after the description's iOS`() {
    var description = Notation("A\nshow b from A\nadd c to A\nadd d to A").description(ios: 4)
    description.viewControllers[1].detents = Sourced([.medium])
    description.viewControllers[1].isModalInPresentation = Sourced(true)
    func hints(ios: Int) -> [String] {
      description.ios = ios
      return Resolution(description).hints.map { $0.text(in: .en) }
    }
    #expect(
      hints(ios: 4) == [
        "the method 'show' came with iOS 8, and the description is for iOS 4",
        "the method 'addChild' came with iOS 5, and the description is for iOS 4",
        "'detents' came with iOS 15, and the description is for iOS 4",
        "'isModalInPresentation' came with iOS 13, and the description is for iOS 4",
      ])
    #expect(
      hints(ios: 14) == ["'detents' came with iOS 15, and the description is for iOS 14"])
    #expect(hints(ios: 15) == [])
  }

  @Test func `a class that is named again after its controller left`() throws {
    var controllers = Notation("nav(a,b)\npop nav\npush c onto nav").description()
    for (index, id) in [(2, "B"), (3, "B#2")] {
      controllers.viewControllers[index].id = Sourced(id)
      controllers.viewControllers[index].className = Sourced("B")
      controllers.viewControllers[index].idIsImplied = true
    }
    #expect(
      Resolution(controllers).hints.map { $0.text(in: .en) } == [
        "'B#2' is a new B; give the declared one an 'id' to use it again"
      ])
  }
}
