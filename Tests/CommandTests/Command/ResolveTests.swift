import Foundation
import Testing
import VCTestSupport

@Suite struct `Resolving` {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test(arguments: Samples.names)
  func `the JSON can be read, and has the keys of the format`(sample: String) throws {
    let outcome = try Program.run(
      ["resolve", Samples.path(sample + ".yaml"), "--format", "json"], in: folder)
    if let several = try? JSONDecoder().decode(Answers.self, from: outcome.out) {
      let moments = several.alternatives.flatMap(\.moments)
      #expect(!moments.isEmpty)
      for moment in moments { expectWhole(moment.hierarchy) }
    } else {
      expectWhole(try JSONDecoder().decode(Answer.self, from: outcome.out))
    }
  }

  private func expectWhole(_ answer: Answer) {
    let ids = answer.viewControllers.map(\.id)
    #expect(Set(ids).count == ids.count)
    #expect(answer.families.map(\.number) == Array(1...answer.families.count))
    #expect(answer.families.allSatisfy { $0.members.first == $0.top })
    let windows = answer.windows ?? []
    // Besides the roots' families, and those whose views were added without them.
    #expect(answer.presentations.count <= answer.families.count - max(1, windows.count))
    // Each window's families follow its root's.
    let roots = Set(windows.map(\.rootViewController))
    #expect(
      windows.map(\.rootViewController) == answer.families.map(\.top).filter(roots.contains))
    for controller in answer.viewControllers {
      let family = answer.families.first { $0.members.contains(controller.id) }
      #expect(family?.number == controller.family)
    }
  }

  private struct Answers: Decodable {
    struct Alternative: Decodable {
      let moments: [Moment]
    }

    struct Moment: Decodable {
      let hierarchy: Answer
    }

    let alternatives: [Alternative]
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
      let modalTransitionStyle: String?
    }

    let viewControllers: [Controller]
    struct Window: Decodable {
      let rootViewController: String
    }

    let families: [Family]
    /// Of several windows.
    let windows: [Window]?
    let presentations: [Presentation]
  }
}
