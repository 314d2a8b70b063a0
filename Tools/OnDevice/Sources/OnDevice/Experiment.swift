import Foundation

/// A description, and what is to be observed of it: a case of `cases.json`.
public struct Experiment: Decodable, Sendable {
  public let name: String
  /// The rule that it tries, by its number in `Rules.md`.
  public let rule: String
  let app: App
  /// Properties to record besides the pointers, such as `nav.childForStatusBarHidden`.
  let properties: [String]?

  struct App: Decodable, Sendable {
    let rootViewController: Declaration
    let steps: [Step]?
  }

  /// The experiments in a JSON text.
  public static func all(in text: String) throws -> [Experiment] {
    try JSONDecoder().decode([Experiment].self, from: Data(text.utf8))
  }
}

/// A view controller as a description declares it.
struct Declaration: Decodable, Sendable {
  let id: String
  let `class`: String
  let viewControllers, children: [Declaration]?
  let selectedIndex: Int?
  let definesPresentationContext: Bool?
  let modalPresentationStyle, preferredStyle: String?
}

/// A step: its verb and what it names.
struct Step: Decodable, Sendable {
  /// A controller, declared in the step or named by its id.
  enum Named: Decodable, Sendable {
    case id(String)
    case new(Declaration)

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let id = try? container.decode(String.self) {
        self = .id(id)
      } else {
        self = .new(try container.decode(Declaration.self))
      }
    }
  }

  let present, push, show, showDetail, add, setRootViewController: Named?
  let setViewControllers: [Named]?
  let dismiss, pop, popToRoot, popTo, select, remove: String?
  let from, onto, to, of, `in`: String?
}
