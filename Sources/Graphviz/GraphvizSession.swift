internal import CGraphviz
import Synchronization

/// The right to use Graphviz. cgraph and gvc keep global state, so there is one session at a time,
/// and whoever makes a graph, a context or a picture by them must show it.
package struct GraphvizSession: ~Copyable {
  private static let lock = Mutex(())

  private init() { GraphvizCalls.install() }

  /// Whether a picture's graph is left as it is: for a process that ends after one picture, whose
  /// memory the system frees at once, and not part by part. (A twelfth of the time of a picture of
  /// 10,000 controllers.)
  package static var leavesMemoryToSystem: Bool {
    get { isLast.load(ordering: .relaxed) }
    set { isLast.store(newValue, ordering: .relaxed) }
  }

  private static let isLast = Atomic(false)

  /// Graphviz's version, such as `2.43.0`.
  package static var version: String { run { _ in String(cString: vcd_version()) } }

  /// Runs `body` with Graphviz to itself; other callers wait. Not to be nested.
  package static func run<Result>(
    _ body: (borrowing GraphvizSession) throws -> sending Result
  ) rethrows -> sending Result {
    try lock.withLock { _ in try body(GraphvizSession()) }
  }
}

/// What Graphviz could not do, in its own words.
public struct GraphvizError: Error, Sendable, CustomStringConvertible {
  public let description: String

  package init(_ description: String) { self.description = description }
}
