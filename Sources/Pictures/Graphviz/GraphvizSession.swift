import Synchronization
internal import VCGraphvizShim

/// The right to use Graphviz. cgraph and gvc have global state, so there is one session at a time,
/// and functions that make a graph, a context or a picture require one.
package struct GraphvizSession: ~Copyable {
  private static let lock = Mutex(())

  private init() { _ = GraphvizCalls.installed }

  /// Whether a picture's graph is not freed, because the process ends after one picture and the
  /// system frees its memory at once. (This saves a twelfth of the time for a picture of 10,000
  /// controllers.)
  package static var leavesMemoryToSystem: Bool {
    get { isLast.load(ordering: .relaxed) }
    set { isLast.store(newValue, ordering: .relaxed) }
  }

  private static let isLast = Atomic(false)

  /// Graphviz's version, such as `2.43.0`.
  package static var version: String { run { _ in String(cString: vcd_version()) } }

  /// Runs `body` with exclusive use of Graphviz; other callers wait. Don't nest calls.
  package static func run<Result>(
    _ body: (borrowing GraphvizSession) throws -> sending Result
  ) rethrows -> sending Result {
    try lock.withLock { _ in try body(GraphvizSession()) }
  }
}

/// An error of Graphviz, in its own words.
package struct GraphvizError: Error, Sendable, CustomStringConvertible {
  package let description: String

  package init(_ description: String) { self.description = description }
}
