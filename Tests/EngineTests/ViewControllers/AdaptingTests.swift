import Testing
import VCDescriptions
import VCEngine
import VCSource
import VCTestSupport

/// The controllers that a presentation's delegate shows in place of the presented ones (R14).
struct AdaptingTests {
  private let around = "adaptiveViewController: {id: nav, class: UINavigationController}"
  private let other = "adaptiveViewController: {id: list}"

  /// Resolves an iPad's app whose `home` presents `filter` as a popover, before other steps.
  private func resolution(_ key: String, width: String = "regular", _ steps: String) throws
    -> Resolution
  {
    let text = """
      idiom: pad
      horizontalSizeClass: \(width)
      rootViewController: {id: home}
      steps:
        - present: {id: filter, modalPresentationStyle: popover, sourceView: button, \(key)}
          from: home
      \(steps)
      """
    return Resolution(try AppDescription(parsing: Source(name: "app.yaml", text: text)))
  }

  /// What is presented after a step, each with its children: `home: nav(filter)`.
  private func presented(_ resolution: Resolution, afterStep step: Int) -> [String] {
    let hierarchy = resolution.hierarchy(afterStep: step)
    return hierarchy.presentations.map {
      let children = hierarchy.children(of: $0.presented).map(hierarchy.id)
      return "\(hierarchy.id($0.presenter)): \(hierarchy.id($0.presented))"
        + (children.isEmpty ? "" : "(\(children.joined(separator: ",")))")
    }
  }

  @Test func `a navigation controller takes what is presented, and gives it back`() throws {
    let resolution = try resolution(
      around,
      """
        - {horizontalSizeClass: compact}
        - {horizontalSizeClass: regular}
        - {horizontalSizeClass: compact}
        - {dismiss: filter}
        - {present: filter, from: home}
      """)
    #expect(resolution.diagnostics.isEmpty)
    #expect(
      (1...6).map { presented(resolution, afterStep: $0) } == [
        ["home: filter"], ["home: nav(filter)"], ["home: filter"], ["home: nav(filter)"], [],
        ["home: nav(filter)"],
      ])
  }

  @Test func `another controller takes the place, and what is presented leaves`() throws {
    let resolution = try resolution(
      other, width: "compact",
      """
        - {present: {id: help}, from: filter}
        - {present: {id: help2}, from: list}
        - {horizontalSizeClass: regular}
      """)
    #expect(presented(resolution, afterStep: 1) == ["home: list"])
    #expect(resolution.diagnostics.count == 1)
    #expect(presented(resolution, afterStep: 3) == ["home: list", "list: help2"])
    #expect(presented(resolution, afterStep: 4) == ["home: filter"])
  }

  @Test func `what the presented controller presents stays, what its frame presents goes`() throws {
    let own = try resolution(
      around,
      """
        - {present: {id: help}, from: filter}
        - {horizontalSizeClass: compact}
        - {horizontalSizeClass: regular}
      """)
    #expect(presented(own, afterStep: 3) == ["home: nav(filter)", "filter: help"])
    #expect(presented(own, afterStep: 4) == ["home: filter", "filter: help"])
    let frames = try resolution(
      around, width: "compact",
      """
        - {present: {id: help}, from: filter}
        - {horizontalSizeClass: regular}
      """)
    #expect(presented(frames, afterStep: 2) == ["home: nav(filter)", "nav: help"])
    #expect(presented(frames, afterStep: 3) == ["home: filter"])
  }

  @Test func `nobody is asked where the style stays, or the version is old`() throws {
    let none = try resolution(around + ", adaptivePresentationStyle: none", width: "compact", "")
    #expect(presented(none, afterStep: 1) == ["home: filter"])
    #expect(presented(try resolution(around, ""), afterStep: 1) == ["home: filter"])
  }
}
