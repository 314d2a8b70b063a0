import VCEngine
import VCSource

extension AppDescription {
  /// Returns a generated description in which some controllers and three objects refer to each
  /// other; always the same for a seed.
  package static func withReferences(
    seed: UInt64, upTo count: Int = 25, families: Int = 5, windows: Int = 1
  ) -> AppDescription {
    var app = AppDescription.generated(
      seed: seed, upTo: count, families: families, windows: windows)
    var generator = SplitMix(seed: seed)
    app.objects = (1...3).map {
      AppObject(id: Sourced("object\($0)"), className: Sourced("Helper\($0)"))
    }
    func anyEnd() -> Reference.Target {
      Bool.random(using: &generator)
        ? .object(Int.random(in: 0..<3, using: &generator))
        : .viewController(Int.random(in: app.viewControllers.indices, using: &generator))
    }
    for number in 0..<Int.random(in: 1...8, using: &generator) {
      let (owner, target) = (anyEnd(), anyEnd())
      let reference = Reference(
        Sourced("property\(number)"), to: target, isWeak: number.isMultiple(of: 2))
      switch owner {
      case .viewController(let index): app.viewControllers[index].references.append(reference)
      case .object(let index): app.objects[index].references.append(reference)
      case .window: preconditionFailure("no window is drawn at random")
      }
    }
    return app
  }
}
