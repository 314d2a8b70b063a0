import Foundation

/// The extent of tests that could try very much: a few cases by default, all with `SEEDS=all` in
/// the environment.
package enum Seeds {
  package static let areAll = ProcessInfo.processInfo.environment["SEEDS"] == "all"

  /// Whether packages that use ours are built, which takes minutes: with `SEEDS=all`, and with
  /// `CLIENTS=build`, as `.ci/run` has it.
  package static let haveClients =
    areAll || ProcessInfo.processInfo.environment["CLIENTS"] == "build"

  /// Returns the first few seeds, or all of them.
  package static func few(_ few: Int, of all: Int, from first: UInt64 = 0) -> Range<UInt64> {
    first..<first + UInt64(count(few, of: all))
  }

  /// Returns the element whose turn it is, or all of them. Where the turns are sums of other factors'
  /// places, each two values of two factors still meet.
  package static func turn<Element>(_ turn: Int, of all: [Element]) -> [Element] {
    areAll ? all : [all[turn % all.count]]
  }

  /// Returns a small count, or the full one.
  package static func count(_ few: Int, of all: Int) -> Int { areAll ? all : few }
}
