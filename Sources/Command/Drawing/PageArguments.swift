import VCPictures

/// A page by its name, as an option's value.
package struct NamedPage: Equatable, OptionValue {
  package let size: PageSize

  package init?(argument: String) {
    guard let size = PageSize(named: argument) else { return nil }
    self.size = size
  }

  package var argument: String { size.name }
  package static var allValueStrings: [String] { PageSize.names }

  package static func meaning(of word: String) -> String? {
    MeasuredPage(argument: word).map { _ in "--fit \(word)" }
  }
}

/// A page by its measures, as an option's value.
package struct MeasuredPage: Equatable, OptionValue {
  package let size: PageSize

  package init?(argument: String) {
    guard let size = PageSize(measures: argument) else { return nil }
    self.size = size
  }

  package var argument: String { size.name }

  package static func meaning(of word: String) -> String? {
    NamedPage(argument: word).map { _ in "--page \(word)" }
  }

  package static let notation: String? =
    "a size is 450x300 in points, 120mmx180mm, or 740x for any height, and 36 to 20000 points long"
}

/// The size of a figure's names, as an option's value.
package struct TextSize: Equatable, OptionValue {
  package let points: Double
  package let argument: String

  package init?(argument: String) {
    guard let points = Double(argument), Look.textSizes.contains(points) else { return nil }
    (self.points, self.argument) = (points, argument)
  }

  package static func meaning(of word: String) -> String? {
    NamedPage.meaning(of: word) ?? MeasuredPage.meaning(of: word)
  }

  package static let notation: String? = "a size is 4 to 72 points"
}
