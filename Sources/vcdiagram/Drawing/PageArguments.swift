import VCPictures

/// A page by its name, as an option's value.
struct NamedPage: Equatable {
  let size: PageSize

  init?(argument: String) {
    guard let size = PageSize(named: argument) else { return nil }
    self.size = size
  }

  static var allValueStrings: [String] { PageSize.names }
}

/// A page by its measures, as an option's value.
struct MeasuredPage: Equatable {
  let size: PageSize

  init?(argument: String) {
    guard let size = PageSize(measures: argument) else { return nil }
    self.size = size
  }
}
