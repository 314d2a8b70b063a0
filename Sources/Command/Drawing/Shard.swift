import ArgumentParser

/// One of `count` shares of the descriptions, numbered from 1: `2/5`.
package struct Shard: Equatable, ExpressibleByArgument {
  let number: Int
  let count: Int

  package init?(argument: String) {
    let parts = argument.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let number = parts[0], let count = parts[1], count >= 1,
      (1...count).contains(number)
    else { return nil }
    (self.number, self.count) = (number, count)
  }

  /// The shard in the option's notation.
  var text: String { "\(number)/\(count)" }

  /// The indices of the paths in this share, in their own order.
  ///
  /// Paths are distributed in the order of their bytes, so that machines whose shells sort files
  /// differently agree. The sizes of shares differ by at most one.
  package func share(of paths: [String]) -> [Int] {
    let order = paths.indices.sorted { a, b in
      let (left, right) = (paths[a].utf8, paths[b].utf8)
      return left.elementsEqual(right) ? a < b : left.lexicographicallyPrecedes(right)
    }
    return stride(from: number - 1, to: order.count, by: count).map { order[$0] }.sorted()
  }
}
