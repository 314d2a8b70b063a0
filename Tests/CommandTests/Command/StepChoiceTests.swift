import Testing
import VCCommand

@Suite struct `Chosen steps` {
  @Test(arguments: [
    ("3", "3", [3]), ("2-4", "2-4", [2, 3, 4]), ("2-2", "2-2", [2]),
    ("3-5,8", "3-5,8", [3, 4, 5, 8]), ("8,0,3-5,4", "0,3-5,8", [0, 3, 4, 5, 8]),
    ("1,2,3", "1-3", [1, 2, 3]),
  ]) func `are numbers and ranges`(text: String, canonical: String, steps: [Int]) throws {
    let choice = try #require(StepChoice(argument: text))
    #expect(choice.argument == canonical)
    #expect(choice.steps.ranges.flatMap(Array.init) == steps)
    #expect(steps.indices.map(choice.number) == steps)
    #expect(choice.step == Int(text))
  }

  @Test(arguments: ["", "-1", "4-2", "1,", ",1", "1-2-3", "a", "1;2", "\(Int.max)"])
  func `are nothing else`(text: String) { #expect(StepChoice(argument: text) == nil) }

  @Test func `are turned round where the last comes first`() {
    #expect(StepChoice(reversed: "1,5-3")?.argument == "1,3-5")
    #expect(StepChoice(reversed: "a") == nil)
  }
}
