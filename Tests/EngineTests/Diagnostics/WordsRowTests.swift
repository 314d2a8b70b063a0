import Foundation
import Testing
import VCSource
import VCTestSupport

@Suite struct `The rows of words` {
  private func texts(_ text: String, _ roles: [String: (any RoleValue)?]) -> [String] {
    let words = Words("id", text, text, roles.mapValues(\.role))
    return [words.text(in: Wording(.en)), words.text(in: Wording(.zhHans))]
  }

  @Test(arguments: [
    ("{id} is {state}", "nav is 2"), ("{id:quoted}{other?, not {other}}", "'nav'"),
    ("{state=1?one|=2,3?a few|many}", "a few"),
    ("{state<3?{isLast?the last|{state=2?second}}}", "second"),
    ("{ids.count}{ids=2? ids: {ids:or}|}", "2 ids: a or b"), (#"\{{id}\|\\"#, #"{nav|\"#),
    ("{controller}, {controller.id}", "'c' (C), c"),
  ])
  func `have their roles filled`(text: String, filled: String) {
    let controller = Words(
      "name", "'{id}' ({class})", "“{id}”", ["id": "c".role, "class": "C".role])
    let roles: [String: (any RoleValue)?] = [
      "id": "nav", "state": 2, "other": nil, "isLast": false, "ids": ["a", "b"],
      "controller": controller,
    ]
    #expect(texts(text, roles)[0] == filled)
  }

  @Test func `have a blank between Han and Latin letters`() {
    #expect(
      texts("共{count}个{name}，“{name}”", ["count": 2, "name": "segue"])[1] == "共 2 个 segue，“segue”")
  }

  @Test func `have code in the language that is asked for`() {
    let words = Words(
      "id", "{code}", "{code}",
      ["code": .code("addChild", swift: "addChild(_:)", objectiveC: "addChildViewController:")])
    #expect(
      [nil, .swift, .objectiveC].map { words.text(in: Wording(.en, $0)) }
        == ["addChild", "addChild(_:)", "addChildViewController:"])
  }

  /// The rows of each catalogue, by its path.
  private static let catalogues: [(path: String, rows: [String: [String: String]])] = {
    let sources = Samples.package.appending(path: "Sources")
    let paths = FileManager.default.subpaths(atPath: sources.path) ?? []
    return paths.filter { $0.hasSuffix("Words.xcstrings") }.sorted().map { path in
      let data = try? Data(contentsOf: sources.appending(path: path))
      let catalogue = data.flatMap { try? JSONDecoder().decode(Catalogue.self, from: $0) }
      return (
        path, catalogue?.strings.mapValues { $0.localizations.mapValues(\.stringUnit.value) } ?? [:]
      )
    }
  }()

  private struct Catalogue: Decodable {
    let strings: [String: Row]

    struct Row: Decodable { let localizations: [String: Localization] }
    struct Localization: Decodable { let stringUnit: Unit }
    struct Unit: Decodable { let value: String }
  }

  @Test func `are in both languages, with the same roles`() {
    #expect(Self.catalogues.count > 5)
    for (path, rows) in Self.catalogues {
      #expect(!rows.isEmpty, "\(path)")
      for (id, texts) in rows {
        #expect(Set(texts.keys) == ["en", "zh-Hans"], "\(path): \(id)")
        let roles = texts.mapValues { text in
          Set(text.replacing(#/\\./#, with: "").matches(of: #/\{(\w+)/#).map(\.1))
        }
        #expect(Set(roles.values).count == 1, "\(path): \(id)")
        for text in texts.values {
          let plain = text.replacing(#/\\./#, with: "")
          #expect(plain.count { $0 == "{" } == plain.count { $0 == "}" }, "\(path): \(id)")
        }
      }
    }
  }
}
