import Testing
import VCDescriptions
import VCEngine
import VCModelFeatures
import VCSource
import VCTestSupport

/// Texts and links that a description gives in several languages.
@Suite struct `Texts in several languages` {
  private static let text = """
    title: {en: Shop, zh-Hans: 商店}

    rootViewController:
      id: list
      class: ListController
      title: {en: List, zh-Hans: 列表}
      link: {en: "https://example.com/list", zh-Hans: "https://example.com/zh/list"}
      family: {zh-Hans: 浏览}
      note: {en: Where it begins, zh-Hans: 从这里开始}
      group: {en: Browsing, zh-Hans: 浏览}

    segues:
      - show: {id: detail, class: DetailController}
        from: list
        label: {en: tap a row, zh-Hans: 轻点一行}

    steps:
      - present: {id: alert, class: UIAlertController, title: Delete}
        from: list
        label: {en: She asks, zh-Hans: 她询问}
        title: {en: The question, zh-Hans: 询问}
        note: {en: Asks, zh-Hans: 询问一次}
        notes: {en: Say why., zh-Hans: 说明原因。}

    alternatives:
      - label: {en: Yes, zh-Hans: 是}
        set: {list.title: {en: Empty, zh-Hans: 空}}

    objects:
      - {id: model, class: Model, title: {en: Items, zh-Hans: 项目}}

    """

  private func app(_ text: String = text, _ name: String = "a.yaml") throws -> AppDescription {
    try AppDescription(parsing: Source(name: name, text: text))
  }

  /// All texts for readers, in the order of the description.
  private func texts(of app: AppDescription) -> [String?] {
    let (list, step) = (app.viewControllers[0], app.steps[0])
    return [
      app.title?.value, list.title?.value, list.link?.value.description, list.family?.value,
      list.note?.value, list.group?.value, app.segues[0].label?.value, step.label?.value,
      step.title?.value, step.note?.value, step.notes?.value, app.alternatives[0].label?.value,
      Resolution(app).alternatives[0].resolution.app.viewControllers[0].title?.value,
      app.objects[0].title?.value,
      app.viewControllers.first { $0.id.value == "alert" }?.title?.value,
    ]
  }

  private static let english: [String?] = [
    "Shop", "List", "https://example.com/list", "浏览", "Where it begins", "Browsing", "tap a row",
    "She asks", "The question", "Asks", "Say why.", "Yes", "Empty", "Items", "Delete",
  ]
  private static let chinese: [String?] = [
    "商店", "列表", "https://example.com/zh/list", "浏览", "从这里开始", "浏览", "轻点一行", "她询问", "询问", "询问一次",
    "说明原因。", "是", "空", "项目", "Delete",
  ]

  @Test func `are those of a language, and one language stands for the other`() throws {
    var app = try app()
    #expect(texts(of: app) == Self.english)
    app.speak(.zhHans)
    #expect(texts(of: app) == Self.chinese)
    app.speak(.en)
    #expect(texts(of: app) == Self.english)
    #expect(texts(of: try self.app("language: zh-Hans\n" + Self.text)) == Self.chinese)
  }

  @Test func `are written in all languages, as JSON and as YAML`() throws {
    var app = try app()
    app.speak(.zhHans)
    for again in [try self.app(app.yaml()), try self.app(app.json, "a.json")] {
      #expect(texts(of: again) == Self.english)
      #expect(again.yaml() == app.yaml())
      #expect(again.json == app.json)
    }
  }

  @Test func `keep their places in a text that joins others`() throws {
    let other = "rootViewController: {id: a, class: AController}\n"
    let source = Source(
      joining: [Source(name: "a.yaml", text: Self.text), Source(name: "b.yaml", text: other)],
      name: "App", isOfFolder: true)
    var app = try AppDescription(parsing: source)
    app.speak(.zhHans)
    #expect(texts(of: app).prefix(6) == Self.chinese.prefix(6))
    let moved = Source(
      joining: [Source(name: "b.yaml", text: other), Source(name: "a.yaml", text: Self.text)],
      name: "App", isOfFolder: true)
    var second = try AppDescription(parsing: moved)
    second.speak(.zhHans)
    #expect(second.viewControllers.first { $0.id.value == "list" }?.title?.value == "列表")
  }
}
