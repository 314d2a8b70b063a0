import Testing
import VCDescriptions
import VCEngine
import VCSource
import VCTestSupport

/// SwiftUI's inspectors: sheets in compact width, columns in regular width (R32).
struct InspectorStepTests {
  /// Resolves an app whose list shows an inspector in its first step.
  private func resolution(_ idiom: String, _ steps: String = "") throws -> Resolution {
    let text = """
      ios: 18
      idiom: \(idiom)
      rootViewController: {class: NavigationStack, children: [ShapesView]}
      steps:
        - {inspector: ShapeView, from: ShapesView}
      \(steps)
      """
    return Resolution(try AppDescription(parsing: Source(name: "app.yaml", text: text)))
  }

  /// What is presented after each step.
  private func presented(_ resolution: Resolution) -> [[String]] {
    resolution.app.steps.indices.map { step in
      let hierarchy = resolution.hierarchy(afterStep: step + 1)
      return hierarchy.presentations.map { hierarchy.id($0.presented) }
    }
  }

  @Test func `are presented in compact width, by the top of the family`() throws {
    let hierarchy = try resolution("phone").hierarchy(afterStep: 1)
    let presentation = try #require(hierarchy.presentations.first)
    #expect(hierarchy.id(presentation.presenter) == "UIHostingController")
    #expect(hierarchy.doubts.isEmpty)
  }

  @Test func `are left out in regular width, where nobody knows their parent`() throws {
    let hierarchy = try resolution("pad").hierarchy(afterStep: 1)
    #expect(hierarchy.presentations.isEmpty)
    #expect(hierarchy.doubts == [Doubt(.inspectorAsColumn, of: "ShapeView")])
    #expect(hierarchy.refusalOfStep == nil)
  }

  @Test func `change from columns to sheets and back, with what they present`() throws {
    let resolution = try resolution(
      "pad",
      """
        - horizontalSizeClass: compact
        - {alert: DeleteAlert, from: ShapeView}
        - horizontalSizeClass: regular
        - horizontalSizeClass: compact
      """)
    let sheets = [[], ["ShapeView"], ["ShapeView", "DeleteAlert"], [], ["ShapeView"]]
    #expect(presented(resolution) == sheets)
    #expect(resolution.diagnostics.isEmpty)
  }

  @Test func `stay away once they were dismissed, as a sheet or as a column`() throws {
    let column = try resolution(
      "pad",
      """
        - dismiss: ShapeView
        - horizontalSizeClass: compact
      """)
    #expect(presented(column) == [[], [], []])
    #expect(column.diagnostics.isEmpty)
    let sheet = try resolution(
      "phone",
      """
        - dismiss: ShapeView
        - horizontalSizeClass: regular
        - horizontalSizeClass: compact
      """)
    #expect(presented(sheet) == [["ShapeView"], [], [], []])
  }

  @Test func `wait for the sheet in their way`() throws {
    let text = """
      ios: 18
      idiom: phone
      rootViewController: {class: NavigationStack, children: [ShapesView]}
      steps:
        - {sheet: HelpView, from: ShapesView}
        - {inspector: ShapeView, from: ShapesView}
        - dismiss: HelpView
      """
    let resolution = Resolution(try AppDescription(parsing: Source(name: "app.yaml", text: text)))
    #expect(presented(resolution) == [["HelpView"], ["HelpView"], ["ShapeView"]])
  }
}
