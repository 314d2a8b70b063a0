import Synchronization
import VCEngine

/// Properties of controllers that a feature explains, besides those that relate controllers.
package struct PropertyTopic: Sendable {
  /// Returns the names of the properties that a controller has.
  package let names: @Sendable (ViewController) -> [String]
  /// Explains a property of a controller, by Swift's name or Objective-C's; nil for another property.
  package let explanation:
    @Sendable (_ name: String, _ owner: ViewController.Index, Hierarchy) -> (any Explanation)?

  package init(
    names: @escaping @Sendable (ViewController) -> [String],
    explanation:
      @escaping @Sendable (_ name: String, _ owner: ViewController.Index, Hierarchy)
      -> (any Explanation)?
  ) {
    (self.names, self.explanation) = (names, explanation)
  }

  /// Those that features added.
  package static var all: [PropertyTopic] { known.withLock(\.self) }

  private static let known = Mutex<[PropertyTopic]>([])

  /// Adds a feature's properties.
  package static func add(_ topic: PropertyTopic) { known.withLock { $0.append(topic) } }
}
