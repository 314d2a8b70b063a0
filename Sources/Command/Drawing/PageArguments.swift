import VCPictures

/// A page by its name, as an option's value.
package struct NamedPage: Equatable {
  package let size: PageSize

  package init?(argument: String) {
    guard let size = PageSize(named: argument) else { return nil }
    self.size = size
  }

  package static var allValueStrings: [String] { PageSize.names }
}

/// A page by its measures, as an option's value.
package struct MeasuredPage: Equatable {
  package let size: PageSize

  package init?(argument: String) {
    guard let size = PageSize(measures: argument) else { return nil }
    self.size = size
  }
}

/// The size of a figure's names, as an option's value.
package struct TextSize: Equatable {
  package let points: Double
  /// The size in the option's notation.
  package let text: String

  package init?(argument: String) {
    guard let points = Double(argument), Look.textSizes.contains(points) else { return nil }
    (self.points, text) = (points, argument)
  }
}
