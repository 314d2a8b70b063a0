import Foundation
import Testing
import VCFigures
import VCTestSupport

/// `vcdiagram import`, and what is drawn of its result.
@Suite struct `Importing` {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// The ids that the reader gives to SwiftUI's containers, and those that a step names, are written.
  @Test(arguments: ["swiftui-views.yaml", "named-by-steps.yaml"])
  func `writes what draws the same in every kind of figure`(sample: String) throws {
    try folder.write(
      """
      rootViewController:
        class: UINavigationController
        viewControllers: [ItemsViewController, ItemsViewController]
      steps:
        - {present: {class: HelpViewController, id: HelpViewController#2}, from: ItemsViewController}
        - {dismiss: ItemsViewController#2}
        - {present: HelpViewController, from: ItemsViewController}

      """, to: "named-by-steps.yaml")
    let input = sample.hasPrefix("named") ? sample : Samples.path(sample)
    for name in ["app.yaml", "app.json"] {
      #expect(try Program.run(["import", input, "-o", name], in: folder).status == 0)
      for kind in FigureKind.all {
        let arguments = ["--figure", kind.rawValue, "--ids", "all"]
        let direct = try Program.run([input] + arguments, in: folder)
        let imported = try Program.run([name] + arguments, in: folder)
        #expect(direct.out == imported.out, "\(kind)")
        #expect(direct.status == imported.status)
      }
    }
  }
}
