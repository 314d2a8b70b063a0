import VCSource

/// The room for a figure on a page, in points.
package struct PageSize: Sendable, Hashable {
  /// The name or measures, as users write them: `a4-landscape`, or `740x`.
  package let name: String
  package private(set) var width: Double
  /// The height; nil for any height.
  package private(set) var height: Double?
  /// The factor by which readers see the page enlarged.
  package private(set) var enlargement = 1.0
  /// The minimum size of its smallest text, in points of the page, whatever the template says.
  package private(set) var smallestText = 0.0
  /// The size that pictures have however small they are; nil if they may be smaller than the page.
  package private(set) var exact: Size?

  /// The pages with names. Paper has margins of an inch, A5 and B5 of 18 mm.
  package static let named = [
    PageSize(name: "a4", width: 451, height: 697),
    PageSize(name: "a4-landscape", width: 697, height: 451),
    PageSize(name: "a5", width: 317, height: 493),
    PageSize(name: "b5", width: 397, height: 607),
    PageSize(name: "letter", width: 468, height: 648),
    PageSize(name: "letter-landscape", width: 648, height: 468),
    // A slide, whose text is read from afar.
    PageSize(name: "16:9", width: 960, height: 540, smallestText: 12),
    PageSize(name: "docc", width: 740, height: 1600),
    // The column of most pages that Markdown becomes: 837 pixels.
    PageSize(name: "column", width: 628, height: 1600),
  ]

  package static var names: [String] { named.map(\.name) }

  /// The range of a page's lengths, in points.
  package static let range = 36.0...20_000.0

  /// The page with this name; nil if there is none.
  package init?(named name: String) {
    guard let page = Self.named.first(where: { $0.name == name }) else { return nil }
    self = page
  }

  /// The page with this width and height, `450x300`, or with this width alone, `740x`; nil for
  /// other texts and impossible sizes. A length is in points, or has a unit, `120mmx180mm`; a
  /// single unit applies to both lengths: `120x180mm`. After `!`, pictures are exactly that large.
  package init?(measures text: String) {
    let isExact = text.hasSuffix("!")
    let parts = text.dropLast(isExact ? 1 : 0)
      .split(separator: "x", omittingEmptySubsequences: false)
    guard parts.count == 2 else { return nil }
    let unit = parts.lazy.compactMap(Self.unit).first
    guard let width = Self.length(parts[0], unit) else { return nil }
    var height: Double?
    if !parts[1].isEmpty {
      guard let length = Self.length(parts[1], unit) else { return nil }
      height = length
    }
    self.init(name: text, width: width, height: height)
    guard isExact else { return }
    guard let height else { return nil }
    exact = Size(width: width, height: height)
  }

  /// The units of length, in points.
  private static let units: [Unit] = [
    (name: "mm", points: 72 / 25.4), (name: "cm", points: 72 / 2.54), (name: "in", points: 72),
    (name: "pt", points: 1),
  ]

  private typealias Unit = (name: String, points: Double)

  private static func unit(of text: Substring) -> Unit? { units.first { text.hasSuffix($0.name) } }

  /// A length in points, from digits with optional decimals and a unit, by default the other
  /// length's; nil for other texts that `Double` would read.
  private static func length(_ text: Substring, _ other: Unit?) -> Double? {
    let own = unit(of: text)
    let unit = own ?? other
    let text = text.dropLast(own?.name.count ?? 0)
    guard text.utf8.count <= 12,
      text.utf8.allSatisfy({ $0.isDigit || $0 == UInt8(ascii: ".") }),
      let number = Double(text), case let length = number * (unit?.points ?? 1),
      range.contains(length)
    else { return nil }
    return length
  }

  package init(
    name: String, width: Double, height: Double?, enlargement: Double = 1, smallestText: Double = 0
  ) {
    (self.name, self.width, self.height) = (name, width, height)
    (self.enlargement, self.smallestText) = (enlargement, smallestText)
  }

  /// The page with other lengths.
  private func resized(_ width: Double, _ height: Double?) -> PageSize {
    var page = self
    (page.width, page.height) = (width, height)
    return page
  }

  /// The part of the page that is no higher than 1.6 times its width, as paper is; nil if that is all.
  package var inView: PageSize? {
    height ?? .infinity > 1.6 * width ? resized(width, 1.6 * width) : nil
  }

  /// The page with any height.
  package var withoutEnd: PageSize { resized(width, nil) }

  /// One of the equal parts of a page, with the page's name.
  package func divided(columns: Int, rows: Int) -> PageSize {
    PageSize(name: name, width: width / Double(columns), height: height.map { $0 / Double(rows) })
  }

  /// The room for a picture that is scaled after it is fitted.
  package func room(forPictureScaledBy scale: Double) -> PageSize {
    // Graphviz rounds the scaled page.
    func room(_ length: Double) -> Double { (length - 1) / scale + 1 }
    return resized(room(width), height.map(room))
  }

  /// The part of the page that a picture with an aspect ratio fills; the page for a ratio of 0.
  package func filled(by aspectRatio: Double) -> PageSize {
    guard aspectRatio > 0 else { return self }
    // Graphviz rounds a page to whole points.
    let height = min(self.height ?? .infinity, width / aspectRatio + 1)
    return resized(min(width, height * aspectRatio + 1), height)
  }

  /// The factor by which a picture of this size, including margins, must shrink to fit: 1 or less.
  ///
  /// Graphviz rounds a page to whole points, adding up to one.
  package func scale(for size: Size) -> Double {
    let across = (width - 1) / max(size.width, 1)
    return min(1, across, height.map { ($0 - 1) / max(size.height, 1) } ?? 1)
  }
}
