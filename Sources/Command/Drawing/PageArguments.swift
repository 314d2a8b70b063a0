import VCPictures
import VCSource

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
      // A width alone.
      ?? MeasuredPage(argument: word + "x").map(\.argument)
  }

  package static let notation: Words? = .fitNotation
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
    NamedPage.meaning(of: word) ?? NamedPage(argument: word).map { "--page \($0.argument)" }
  }

  package static let notation: Words? = .sizeNotation
}
