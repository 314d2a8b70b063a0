import Foundation
import TestSupport
import Testing

@Suite struct `Resolving` {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private static let samples = ["figure-17-7", "figure-17-8"]
  static let recordings = samples.flatMap { [$0 + ".txt", $0 + ".json"] }

  @Test(arguments: samples, ["table", "json"])
  func `every relationship is printed`(sample: String, format: String) throws {
    let outcome = try Program.run(
      ["resolve", Samples.path(sample + ".yaml"), "--format", format], in: folder)
    #expect(outcome.status == 0)
    #expect(outcome.err == "")
    try expectRecorded(outcome.text, "\(sample).\(format == "json" ? "json" : "txt")")
    #expect(
      try Program.run(
        ["resolve", Samples.path(sample + ".json"), "--format", format], in: folder) == outcome)
  }

  @Test(arguments: Samples.names)
  func `the JSON can be read, and has the keys of the format`(sample: String) throws {
    let outcome = try Program.run(
      ["resolve", Samples.path(sample + ".yaml"), "--format", "json"], in: folder)
    let answer = try JSONDecoder().decode(Answer.self, from: outcome.out)
    let ids = answer.viewControllers.map(\.id)
    #expect(Set(ids).count == ids.count)
    #expect(answer.families.map(\.number) == Array(1...answer.families.count))
    #expect(answer.families.allSatisfy { $0.members.first == $0.top })
    #expect(answer.presentations.count == answer.families.count - 1)
    for controller in answer.viewControllers {
      let family = answer.families.first { $0.members.contains(controller.id) }
      #expect(family?.number == controller.family)
    }
  }

  private struct Answer: Decodable {
    struct Controller: Decodable {
      let id: String
      let family: Int?
    }

    struct Family: Decodable {
      let number: Int
      let top: String
      let members: [String]
    }

    struct Presentation: Decodable {
      let sender: String
      let presenter: String
      let presented: String
      let modalPresentationStyle: String
      let modalTransitionStyle: String
    }

    let viewControllers: [Controller]
    let families: [Family]
    let presentations: [Presentation]
  }
}
