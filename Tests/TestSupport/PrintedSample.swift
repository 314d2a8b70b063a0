/// A random hierarchy in the format of UIKit's `_printHierarchy`.
package struct PrintedSample {
  package struct Row {
    /// The class's name in the runtime, and in a figure.
    package var className: String
    package var shownName: String
    /// The number of cells before it.
    package var depth: Int
    package var isPresented: Bool
    /// The row that contains or presents it.
    package var superior: Int?
    package var state: String
    package var view: String
  }

  package private(set) var rows: [Row] = []
  private var random: SplitMix

  private static let styles = [
    "_UIFullscreenPresentationController", "_UIPageSheetPresentationController",
    "_UIFormSheetPresentationController", "_UICurrentContextPresentationController",
    "_UIOverCurrentContextPresentationController", "UIPopoverPresentationController",
    "Homepwner.CardPresentationController", "_UISheetPresentationController",
  ]

  package init(seed: UInt64) {
    random = SplitMix(seed: seed)
    grow(depth: 0, isPresented: false, below: nil, mayContain: true)
  }

  private mutating func chance(_ percent: Int) -> Bool {
    Int.random(in: 0..<100, using: &random) < percent
  }

  private mutating func grow(depth: Int, isPresented: Bool, below superior: Int?, mayContain: Bool)
  {
    let index = rows.count
    let container = mayContain && depth < 7 && rows.count < 30 && chance(55)
    let (name, shown) = className(isContainer: container)
    let isAppeared = chance(70)
    rows.append(
      Row(
        className: name, shownName: shown, depth: depth, isPresented: isPresented,
        superior: superior, state: isAppeared ? "appeared" : "disappeared",
        view: isAppeared || chance(50) ? "UIView" : ""))
    if container {
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        grow(
          depth: depth + 1, isPresented: false, below: index,
          mayContain: !shown.hasSuffix("NavigationController"))
      }
    }
    if chance(rows.count < 30 ? 25 : 0) {
      grow(depth: depth + 1, isPresented: true, below: index, mayContain: true)
    }
  }

  private mutating func className(isContainer: Bool) -> (String, String) {
    let number = rows.count
    if isContainer {
      switch Int.random(in: 0..<4, using: &random) {
      case 0: return ("UINavigationController", "UINavigationController")
      case 1: return ("UITabBarController", "UITabBarController")
      case 2: return ("Shop.Drawer\(number)", "Drawer\(number)")
      default: return ("MainTabBarController", "MainTabBarController")
      }
    }
    let name = "Items\(number)ViewController"
    switch Int.random(in: 0..<5, using: &random) {
    case 0: return ("Homepwner." + name, name)
    case 1: return ("_TtC9Homepwner\(name.count)\(name)", name)
    case 2:
      let content = "Content\(number)"
      return (
        "_TtGC7SwiftUI19UIHostingControllerV9Homepwner\(content.count)\(content)_",
        "UIHostingController<\(content)>"
      )
    case 3: return (name, name)
    default: return ("UIViewController", "UIViewController")
    }
  }

  /// Keeps only one of the rows and all rows below it.
  package mutating func cutToRandomPart() {
    let first = Int.random(in: rows.indices, using: &random)
    let end = rows[(first + 1)...].firstIndex { $0.depth <= rows[first].depth } ?? rows.count
    rows = Array(rows[first..<end])
    for index in rows.indices { rows[index].superior = rows[index].superior.map { $0 - first } }
    rows[0].superior = nil
  }

  // MARK: Printing

  /// Returns the rows as UIKit prints them, pasted in one of the ways in which people do.
  package mutating func pasted() -> String {
    let isChisel = chance(15)
    let (hasAddresses, hasColons) = (isChisel || chance(80), chance(50))
    var lines = rows.map { isChisel ? chiselLine($0) : line($0, hasAddresses, hasColons) }
    if chance(25) { lines = lines.map { "2026-11-21 20:26:29.120 Shop[4711:93] " + $0 } }
    if chance(15) {
      let text = lines.joined(separator: "\\n")
      return chance(50) ? "\"\(text)\"" : "$R0: String? = \"\(text)\\n\"\n"
    }
    if chance(35) {
      let width = Int.random(in: 24...90, using: &random)
      let atBlanks = chance(50)
      lines = lines.flatMap { Self.wrapped($0, width, atBlanks: atBlanks) }
    }
    if chance(25) {
      let indentation = String(repeating: " ", count: Int.random(in: 1...9, using: &random))
      lines = lines.map { indentation + $0 }
    }
    if chance(20) { lines = ["```"] + lines + ["```"] }
    if chance(20) { lines = lines.map { "> " + $0 } }
    if chance(10) { lines = lines.map { $0.replacing("   ", with: "\u{A0}\u{A0} ") } }
    if chance(20) { lines.insert("(lldb) po UIViewController._printHierarchy()", at: 0) }
    if chance(20) { lines.insert("", at: 0) }
    return lines.joined(separator: chance(20) ? "\r\n" : "\n") + (chance(80) ? "\n" : "")
  }

  private func cells(_ row: Row, presented: String) -> String {
    guard row.depth > 0 else { return "" }
    return String(repeating: "   | ", count: row.depth - 1)
      + (row.isPresented ? presented : "   | ")
  }

  private mutating func address() -> String {
    "0x" + String(UInt64.random(in: 0x1_0000_0000...0x7FFF_FFFF_FFFF, using: &random), radix: 16)
  }

  private mutating func line(_ row: Row, _ hasAddresses: Bool, _ hasColons: Bool) -> String {
    let (own, view) = (" " + address(), (hasColons ? ": " : " ") + address())
    var line = cells(row, presented: "   + ") + "<\(row.className)\(hasAddresses ? own : "")>"
    line += ", state: \(row.state), view: "
    line +=
      row.view.isEmpty
      ? "(view not loaded)"
      : "<\(row.view)\(hasAddresses ? view : "")>"
        + (row.state == "appeared" ? "" : " not in the window")
    if row.isPresented {
      let style = Self.styles[Int.random(in: Self.styles.indices, using: &random)]
      line += ", presented with: <\(style)\(hasAddresses ? " " + address() : "")>"
    }
    return line
  }

  private mutating func chiselLine(_ row: Row) -> String {
    let name = cells(row, presented: "   *M ") + "<\(row.className): \(address()); "
    return row.view.isEmpty
      ? name + "view not loaded>"
      : name + "view = <\(row.view); \(address())>; frame = (0, 0; 320, 480)>"
  }

  private static func wrapped(_ line: String, _ width: Int, atBlanks: Bool) -> [String] {
    var lines: [String] = []
    var rest = Array(line)
    while rest.count > width {
      let blank = atBlanks ? rest[..<width].lastIndex(of: " ") : nil
      // A line of cells alone would be a wrap without content.
      let end = blank.map { $0 + 1 } ?? width
      lines.append(String(rest[..<end]))
      rest.removeFirst(end)
    }
    return lines + [String(rest)]
  }
}
