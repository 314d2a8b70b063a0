import Testing
import VCCommand
import VCPictures

@Suite struct `The exit code` {
  @Test func `of what Graphviz cannot do is that of our own faults`() {
    var status = ExitStatus.done
    let message = Console.collecting {
      status = ExitStatus.reporting(GraphvizError("the layout 'dot' failed"))
    }
    #expect(status == 70)
    #expect(
      String(decoding: message, as: UTF8.self) == "error: Graphviz: the layout 'dot' failed\n")
  }

  @Test(
    arguments: [
      ([], 0), ([0, 0], 0), ([0, 65, 0], 65), ([65, 66], 66), ([66, 73, 65], 73), ([73, 70], 70),
      ([64, 0], 64), ([64, 65], 65),
    ] as [([Int32], Int32)])
  func `of many figures is that of the gravest`(statuses: [Int32], gravest: Int32) {
    #expect(ExitStatus.mostSevere(of: statuses) == gravest)
  }
}
