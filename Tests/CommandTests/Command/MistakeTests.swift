import Testing
import VCTestSupport

/// Calls as newcomers write them, slips of the pen among them. What each is told stands in one file, to be
/// read: no reason may be false, and each must say what to do. Another call is another line there that
/// begins with `$ vcdiagram`; a word in quotation marks may have spaces.
@Suite struct `Mistakes of newcomers` {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(
      """
      rootViewController:
        id: nav
        class: UINavigationController
        viewControllers:
          - {id: items, class: ItemsViewController}
      steps:
        - {present: {id: login, class: LoginViewController}, from: items, label: Log in}

      """, to: "ok.yaml")
    try folder.write("rootViewController: A\n", to: "a.yaml")
    try folder.write("rootViewController: A\ntitel: x\n", to: "wrong.yaml")
    let steps = (1...110).map { "  - {present: {id: c\($0), class: C}, from: c\($0 - 1)}\n" }
    try folder.write(
      "rootViewController: {id: c0, class: C}\nsteps:\n" + steps.joined(), to: "chain.yaml")
  }

  static let recordings = ["mistakes.txt", "mistakes.zh-Hans.txt"]

  private func calls() throws -> [Substring] {
    try Recordings.text("mistakes.txt").matches(of: /(?m)^\$ vcdiagram (.+)$/).map(\.1)
  }

  /// Makes each call; returns what it is told, and its exit code in brackets.
  private func report(_ calls: [Substring], with options: [String] = []) throws -> String {
    let files = try folder.names
    let report = try calls.map { call in
      let words = call.matches(of: /'([^']*)'|\S+/).map { String($0.1 ?? $0.0) }
      let outcome = try Program.run(words + options, in: folder)
      #expect(outcome.out.isEmpty, "\(call)")
      #expect(
        options == [] || !outcome.err.contains(/[a-z]+ [a-z]+ [a-z]+/), "\(call): \(outcome.err)")
      return "$ vcdiagram \(call)\n\(outcome.err)[\(outcome.status)]\n\n"
    }
    #expect(try folder.names == files)
    return report.joined()
  }

  @Test func `are told what is wrong, and what to do`() throws {
    let calls = try calls()
    #expect(calls.count > 200)
    try expectRecorded(report(calls), "mistakes.txt")
  }

  @Test func `are told so in Chinese for a call in Chinese`() throws {
    let calls = try calls().filter { !$0.contains("--language") }
    try expectRecorded(report(calls, with: ["--language", "zh"]), "mistakes.zh-Hans.txt")
  }
}
