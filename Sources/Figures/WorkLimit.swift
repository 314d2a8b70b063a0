import Synchronization

/// An end of the work for a figure: a time, or a call that stops it.
///
/// Searches end early when it is reached, with what they have. Whoever set the limit asks at the end
/// whether it was reached, and throws the figure away.
package final class WorkLimit: Sendable {
  /// The limit of the current call; nil for none.
  @TaskLocal private static var current: WorkLimit?

  /// Whether the current call has a limit, and it is reached.
  package static var isReached: Bool { current?.isReached ?? false }

  private let end: ContinuousClock.Instant?
  private let isStopped = Atomic(false)

  /// - Parameter duration: The time from now on; nil for none.
  package init(_ duration: Duration? = nil) { end = duration.map { .now + $0 } }

  /// Ends the work, from any thread.
  package func stop() { isStopped.store(true, ordering: .relaxed) }

  /// Whether the work was stopped by `stop`, or its task cancelled.
  package var wasStopped: Bool { isStopped.load(ordering: .relaxed) || Task.isCancelled }

  package var isReached: Bool { wasStopped || end.map { $0 <= .now } ?? false }

  /// Works under the limit.
  package func limiting<Result>(_ work: () throws -> Result) rethrows -> Result {
    try Self.$current.withValue(self) { try work() }
  }
}
