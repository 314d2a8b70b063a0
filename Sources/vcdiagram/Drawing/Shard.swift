import ArgumentParser

/// One of `count` shares of the descriptions, numbered from 1: `2/5`.
struct Shard: Equatable, ExpressibleByArgument {
  let number: Int
  let count: Int

  init?(argument: String) {
    let parts = argument.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let number = parts[0], let count = parts[1], count >= 1,
      (1...count).contains(number)
    else { return nil }
    (self.number, self.count) = (number, count)
  }

  /// As it is asked for.
  var text: String { "\(number)/\(count)" }

  /// The positions of the paths in this share, in their own order.
  ///
  /// Paths are dealt out in the order of their bytes: machines whose shells list files in another
  /// order, by another language, agree all the same, and no share has two more than another.
  func share(of paths: [String]) -> [Int] {
    let order = paths.indices.sorted { a, b in
      let (left, right) = (paths[a].utf8, paths[b].utf8)
      return left.elementsEqual(right) ? a < b : left.lexicographicallyPrecedes(right)
    }
    return stride(from: number - 1, to: order.count, by: count).map { order[$0] }.sorted()
  }
}
