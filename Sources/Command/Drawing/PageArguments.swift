import VCPictures
import VCSource

/// A page by its name or by its measures, as an option's value.
package struct PageChoice: Equatable, OptionValue {
  package let size: PageSize

  package init?(argument: String) {
    guard let size = PageSize(named: argument) ?? PageSize(measures: argument) else { return nil }
    self.size = size
  }

  package var argument: String { size.name }
  package static var allValueStrings: [String] { PageSize.names }

  package static func meaning(of word: String) -> String? {
    // A width alone.
    PageChoice(argument: word + "x").map(\.argument)
  }

  package static let notation: Words? = .pageNotation
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
    PageChoice(argument: word).map { "--page \($0.argument)" }
  }

  package static let notation: Words? = .sizeNotation
}
