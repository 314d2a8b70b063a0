import Testing
import VCDiagramKit

/// A server draws what strangers send.
@Suite(.serialized) struct `A drawing with limits` {
  /// A map that takes much longer than a test may.
  private static let map: String = {
    var text = "rootViewController: {id: s0, class: S0}\nscenes:\n"
    for scene in 1..<1_500 { text += "  - {id: s\(scene), class: S\(scene)}\n" }
    text += "segues:\n"
    var seed: UInt64 = 42
    for scene in 0..<1_500 {
      for _ in 0..<8 {
        seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        text += "  - {show: s\(1 + (seed >> 33) % 1_499), from: s\(scene)}\n"
      }
    }
    return text
  }()

  private static let large = Result { try App(map) }
  private let small = App(Controller("UINavigationController", children: [Controller("A")]))

  @Test func `ends when its time is over`() async throws {
    let drawer = FigureDrawer(limits: .init(duration: .milliseconds(300)))
    let app = try Self.large.get()
    let clock = ContinuousClock()
    let start = clock.now
    let error = await #expect(throws: RequestError.self) {
      try await drawer.draw(app, FigureOptions(.map), as: .svg)
    }
    print("ended after", clock.now - start)
    #expect(error?.code == "out-of-time")
  }

  @Test func `ends when its task is cancelled`() async throws {
    let app = try Self.large.get()
    let task = Task { try await FigureDrawer().draw(app, FigureOptions(.map, page: .a4), as: .svg) }
    try await Task.sleep(for: .milliseconds(300))
    let clock = ContinuousClock()
    let start = clock.now
    task.cancel()
    let error = await #expect(throws: RequestError.self) { try await task.value }
    print("ended after", clock.now - start)
    #expect(error?.code == "cancelled")
  }

  @Test func `leaves others alone`() async throws {
    let drawer = FigureDrawer(limits: .init(duration: .milliseconds(300)))
    let app = try Self.large.get()
    async let large = try? drawer.draw(app, FigureOptions(.map), as: .svg)
    let alone = try await drawer.draw(small, as: .svg)
    #expect(try await drawer.figure(of: small).data(as: .svg) == alone)
    for _ in 0..<20 {
      #expect(try await drawer.draw(small, as: .svg) == alone)
    }
    #expect(await large == nil)
  }

  @Test func `says which limit is exceeded`() async throws {
    func code(_ limits: FigureDrawer.Limits, _ format: FigureFormat) async -> String? {
      do {
        _ = try await FigureDrawer(limits: limits).draw(small, as: format)
        return nil
      } catch let error as RequestError {
        return error.code
      } catch {
        return "\(error)"
      }
    }
    #expect(await code(.init(controllers: 1), .svg) == "too-many-controllers")
    #expect(await code(.init(controllers: 2), .svg) == nil)
    #expect(await code(.init(pixels: 100), .png) == "too-many-pixels")
    #expect(await code(.init(pixels: 100), .svg) == nil)
    #expect(await code(.init(bytes: 100), .svg) == "too-many-bytes")
  }
}
