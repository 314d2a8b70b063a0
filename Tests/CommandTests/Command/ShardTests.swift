import Testing
import VCCommand
import VCTestSupport

@Suite struct `Shards of a collection` {
  private let paths = (0..<100).map { "figures/\($0 * 37 % 101).yaml" } + ["a b.yaml", "中.json"]

  @Test(arguments: [1, 2, 3, 7, 50, 101, 102, 103, 1000])
  func `the shards of any number are a partition, of equal shares`(count: Int) throws {
    let shares = try (1...count).map { number in
      try #require(Shard(argument: "\(number)/\(count)")).share(of: paths)
    }
    #expect(shares.joined().sorted() == Array(paths.indices))
    let sizes = shares.map(\.count)
    #expect((sizes.max() ?? 0) - (sizes.min() ?? 0) <= 1)
  }

  @Test func `a file's share does not depend on the order of the files`() throws {
    let shard = try #require(Shard(argument: "2/5"))
    let reversed = Array(paths.reversed())
    #expect(
      Set(shard.share(of: paths).map { paths[$0] })
        == Set(shard.share(of: reversed).map { reversed[$0] }))
  }

  @Test(arguments: ["", "1", "0/3", "4/3", "1/0", "-1/3", "1/2/3", "a/b", "1/"])
  func `what is no share is refused`(argument: String) {
    #expect(Shard(argument: argument) == nil)
  }

  @Test func `every shard draws its own figures`() throws {
    let folder = try TemporaryFolder()
    let names = ["a", "b", "c", "d", "e"]
    for name in names { try folder.write("rootViewController: A\n", to: "\(name).yaml") }
    for number in 1...3 {
      let outcome = try Program.run(
        names.map { "\($0).yaml" } + ["--shard", "\(number)/3", "-o", "out-\(number)/"], in: folder)
      #expect(outcome.status == 0)
    }
    let listing = try Program.shell("ls out-1 out-2 out-3", in: folder).text
    #expect(listing == "out-1:\na.svg\nd.svg\n\nout-2:\nb.svg\ne.svg\n\nout-3:\nc.svg\n")
  }
}
