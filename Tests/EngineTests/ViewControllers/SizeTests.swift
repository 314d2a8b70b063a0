import Testing
import VCEngine
import VCSource
import VCTestSupport

/// Sizes at which recursion would overflow the stack, and anything but linear work would not end.
struct SizeTests {
  private func controller(_ index: Int, children: [Int] = []) -> ViewController {
    var controller = ViewController(
      id: Sourced("v\(index)"), className: Sourced("UIViewController"))
    controller.children = children
    return controller
  }

  @Test func `a family 100,000 levels deep is resolved`() {
    let depth = 100_000
    var controllers = (0..<depth).map { controller($0, children: $0 + 1 < depth ? [$0 + 1] : []) }
    controllers[depth - 1].presents = depth
    controllers.append(controller(depth))
    let hierarchy = Resolution(AppDescription(viewControllers: controllers)).hierarchy
    #expect(hierarchy.presentations.map(\.presenter) == [0])
    #expect(hierarchy.presentations.map(\.walk.stops.count) == [depth])
    #expect(hierarchy.presentedViewController(of: depth - 1) == depth)
    #expect(hierarchy.families.map(\.members.count) == [depth, 1])
  }

  @Test func `10,000 families presented one from another are resolved, and go at once`() {
    let (families, size) = (10_000, 10)
    var controllers: [ViewController] = []
    for family in 0..<families {
      let top = family * size
      controllers.append(controller(top, children: Array(top + 1..<top + size)))
      controllers += (top + 1..<top + size).map { controller($0) }
      if family + 1 < families { controllers[top + 1].presents = top + size }
    }
    let description = AppDescription(
      viewControllers: controllers, steps: [Step(.dismiss(Sourced(0)))])
    let resolution = Resolution(description)
    #expect(resolution.hierarchy(afterStep: 0).families.count == families)
    #expect(resolution.hierarchy.families.count == 1)
    #expect(resolution.diagnostics.isEmpty)
  }

  @Test func `10,000 steps on a family of 100,000 are carried out`() {
    let count = 100_000
    var controllers = [controller(0, children: Array(1..<count))]
    controllers += (1..<count).map { controller($0) }
    controllers[1].className.value = "UINavigationController"
    controllers.append(controller(count))
    let steps = (0..<5_000).flatMap { _ in
      [
        Step(.push(Sourced(count), onto: Sourced(1))),
        Step(.remove(Sourced(count))),
      ]
    }
    let resolution = Resolution(AppDescription(viewControllers: controllers, steps: steps))
    #expect(resolution.refusedSteps.isEmpty)
    #expect(resolution.hierarchy.family(of: count) == nil)
    #expect(resolution.hierarchy(afterStep: 9_999).family(of: count)?.number == 1)
  }
}
