import Foundation
import Testing
import VCDescriptions
import VCEngine
import VCSource
import VCTestSupport

/// The kit that compares the rules with UIKit, in `Tools/OnDevice`. Here a stub stands for UIKit.
@Suite struct `The kit for devices` {
  private static let folder = Samples.package.appending(path: "Tools/OnDevice")

  private static func text(_ path: String) throws -> String {
    try String(contentsOf: folder.appending(path: path), encoding: .utf8)
  }

  private static func script(_ call: String, in folder: TemporaryFolder) throws -> Program.Outcome {
    try Program.shell("\(Self.folder.path)/\(call)", in: folder)
  }

  @Test func `has the tests of its cases`() throws {
    let outcome = try Self.script("generate.py --check", in: try TemporaryFolder())
    #expect(outcome.status == 0, "\(outcome.text)")
  }

  @Test func `names a rule of the rules with each case`() throws {
    let text = try Self.text("cases.json")
    let cases = Array(try SyntaxNode(parsing: Source(name: "cases.json", text: text)).elements)
    #expect(cases.count >= 25)
    #expect(Set(cases.compactMap { $0[member: "name"]?.string }).count == cases.count)
    for rule in cases.map({ $0[member: "rule"]?.string ?? "" }) {
      #expect(Rules.text(of: rule, in: .en) != nil, "\(rule)")
    }
  }

  @Test func `sees one changed fact of a result`() throws {
    let folder = try TemporaryFolder()
    let program = "--program \(Program.path)"
    let record = "generate.py --record result.json --only aPresenterPresentsOnce \(program)"
    #expect(try Self.script(record, in: folder).status == 0)
    let same = try Self.script("compare-device.py result.json \(program)", in: folder)
    #expect(same.status == 0 && same.text.hasSuffix("iOS 26, phone: 1 cases, 0 differences\n"))
    let file = folder.url.appending(path: "result.json")
    let text = try String(contentsOf: file, encoding: .utf8)
    let changed = text.replacing(
      "\"presentedViewController\": \"first\"", with: "\"presentedViewController\": null",
      maxReplacements: 1)
    try folder.write(
      changed.replacing("<SecondController: second>", with: "<X: x>"), to: "result.json")
    let other = try Self.script("compare-device.py result.json \(program)", in: folder)
    #expect(other.status == 1)
    #expect(
      other.text.components(separatedBy: "\n").filter { $0.hasPrefix("R9") } == [
        "R9 aPresenterPresentsOnce, step 1: root.presentedViewController: device null, vcdiagram \"first\"",
        "R9 aPresenterPresentsOnce, step 2: log: device null, vcdiagram \"Attempt to present <SecondController: second> on <RootController: root> (from <RootController: root>) which is already presenting <FirstController: first>.\"",
        "R9 aPresenterPresentsOnce, step 2: log: device \"Attempt to present <X: x> on <RootController: root> (from <RootController: root>) which is already presenting <FirstController: first>.\", vcdiagram null",
      ])
  }

  @Test func `records containment of the stub as vcdiagram has it, and what the stub lacks`()
    async throws
  {
    let folder = try TemporaryFolder()
    let cases = """
      [{"name": "everyPropertyLeadsToTheNearestContainer", "rule": "R2", "app": \(Self.deep)}]
      """
    let path = folder.url.appending(path: "result.json").path
    try await StubDevice.result(of: cases, at: path)
    let outcome = try Self.script(
      "compare-device.py result.json --program \(Program.path)", in: folder)
    let lines = outcome.text.components(separatedBy: "\n").filter { $0.hasPrefix("R2") }
    #expect(
      !lines.isEmpty && lines.allSatisfy { $0.contains(".inWindow: device false") }, "\(outcome)")
  }

  private static let deep = """
    {"rootViewController": {"id": "tabs", "class": "UITabBarController", "viewControllers": [
      {"id": "nav", "class": "UINavigationController", "viewControllers": [
        {"id": "box", "class": "BoxController", "children": [{"id": "child", "class": "ChildController"}]}]},
      {"id": "other", "class": "OtherController"}]}}
    """
}
