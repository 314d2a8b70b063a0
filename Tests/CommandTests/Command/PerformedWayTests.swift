import Foundation
import Testing
import VCTestSupport

/// `--perform` with the id of a scene: the segues of the shortest way to it, by UIKit's rules.
@Suite struct `The way to a scene` {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(
      """
      rootViewController:
        class: UINavigationController
        viewControllers: [{id: home, class: Home}]
      scenes:
        - {id: list, class: List}
        - {id: item, class: Item}
        - {id: help, class: Help}
        - {id: lost, class: Lost}
      segues:
        - {show: list, from: home, identifier: open}
        - {show: item, from: list}
        - {present: help, from: item}
        - {show: help, from: lost}

      """, to: "map.yaml")
  }

  private func run(_ names: String) throws -> Outcome {
    let outcome = try Program.run(
      ["map.yaml", "--perform", names, "--format", "text"], in: folder)
    return Outcome(status: outcome.status, out: outcome.text, err: outcome.err)
  }

  private struct Outcome: Equatable {
    let status: Int32
    let out: String
    let err: String
  }

  @Test(arguments: ["help", "item,help", "open,Help"])
  func `is performed segue by segue, and the one who presents is UIKit's`(names: String) throws {
    #expect(
      try run(names)
        == Outcome(
          status: 0,
          out: """
            UINavigationController presents Help (formSheet), asked by Item. In Family 1, \
            UINavigationController contains Home, List and Item. Family 2 is Help.

            """, err: ""))
  }

  @Test func `has the navigation controllers that the source of an app shows, where it pushes`()
    throws
  {
    try folder.write(
      """
      rootViewController: {id: home, class: Home}
      scenes: [{id: list, class: List}, {id: item, class: Item}, {id: help, class: Help}]
      segues:
        - {show: list, from: home, at: "Home.swift:3"}
        - {present: item, from: list, at: "List.swift:3"}
        - {show: help, from: item, at: "Item.swift:3"}

      """, to: "map.yaml")
    #expect(
      try run("help")
        == Outcome(
          status: 0,
          out: """
            UINavigationController [home.navigationController] presents UINavigationController \
            [item.navigationController] (formSheet), asked by List. In Family 1, UINavigationController \
            [home.navigationController] contains Home and List. In Family 2, UINavigationController \
            [item.navigationController] contains Item and Help.

            """, err: ""))
  }

  @Test func `is missed in words`() throws {
    #expect(
      try run("lost")
        == Outcome(
          status: 65, out: "",
          err: "map.yaml: error: no segues lead from the window's root to 'lost'\n"))
    #expect(
      try run("hepl")
        == Outcome(
          status: 65, out: "",
          err: "map.yaml: error: no segue has the identifier 'hepl'; did you mean 'help'?\n"))
  }
}
