import VCEngine

extension AppDescription {
  /// Returns an app as storyboards describe it: scenes, alone and in containers, and segues between
  /// them; always the same for a seed.
  package static func withSegues(
    seed: UInt64, scenes: Int, segues: Int
  ) throws -> AppDescription {
    var generator = SegueGenerator(seed: seed)
    return try AppDescription(generator.text(scenes, segues))
  }
}

private struct SegueGenerator {
  private var random: SplitMix
  private var ids: [String] = []

  private static let classes = [
    "UIViewController", "ListViewController", "SubscriptionInformationViewController",
    "UITableViewController", "DetailViewController", "OldAvatarOverviewViewController",
  ]
  private static let titles = ["", "", "", "Settings", "On My Device", "设置"]

  init(seed: UInt64) { random = SplitMix(seed: seed) }

  mutating func text(_ scenes: Int, _ segues: Int) -> String {
    var lines = ["rootViewController: root", "scenes:"]
    lines += scene("root", "  ")
    for number in 1..<max(2, scenes) { lines += scene("scene\(number)", "  ") }
    lines.append("segues:")
    for number in 0..<segues { lines.append("  - {\(segue(number))}") }
    if segues == 0 { lines.removeLast() }
    return lines.joined(separator: "\n") + "\n"
  }

  private mutating func below(_ limit: Int) -> Int { Int.random(in: 0..<limit, using: &random) }

  private mutating func scene(_ id: String, _ indent: String) -> [String] {
    let kind = below(10)
    guard kind < 4 else { return [indent + "- {" + controller(id) + "}"] }
    ids.append(id)
    let isTabbed = kind == 0
    let children = isTabbed ? 2 + below(4) : 1
    var lines = [
      indent + "- id: \(id)",
      indent + "  class: \(isTabbed ? "UITabBarController" : "UINavigationController")",
      indent + "  viewControllers:",
    ]
    for child in 1...children {
      lines.append(indent + "    - {" + controller("\(id)-\(child)") + "}")
    }
    return lines
  }

  private mutating func controller(_ id: String) -> String {
    ids.append(id)
    let title = Self.titles[below(Self.titles.count)]
    return "id: \(id), class: \(Self.classes[below(Self.classes.count)])"
      + (title.isEmpty ? "" : ", title: \(title)")
  }

  /// Adds a segue; many begin at a few scenes.
  private mutating func segue(_ number: Int) -> String {
    let from = ids[below(below(2) == 0 ? min(4, ids.count) : ids.count)]
    let to = ids[below(ids.count)]
    let kind = ["show", "showDetail", "present", "popover", "custom"][below(5)]
    let identifier = below(3) == 0 ? ", identifier: segue\(number)" : ""
    return "\(kind): \(to), from: \(from)\(identifier)"
  }
}
