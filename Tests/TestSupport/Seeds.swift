import Foundation

/// How much a test tries that could try very much: a little each time, all of it with `SEEDS=all`
/// in the environment.
package enum Seeds {
  package static let areAll = ProcessInfo.processInfo.environment["SEEDS"] == "all"

  /// The first few of so many seeds, or all of them.
  package static func few(_ few: Int, of all: Int, from first: UInt64 = 0) -> Range<UInt64> {
    first..<first + UInt64(count(few, of: all))
  }

  /// A few of something, or as many as there may be.
  package static func count(_ few: Int, of all: Int) -> Int { areAll ? all : few }
}
