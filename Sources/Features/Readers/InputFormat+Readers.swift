import VCDescriptions

extension InputFormat {
  /// The formats of this module, each with the one before it in lists.
  package static let ofReaders: [(row: InputFormat, after: InputFormat?)] = [
    (.printed, after: .yaml), (.storyboard, after: nil),
  ]

  /// Adds the formats of this module to `allCases`, so that texts in them are recognized.
  public static func addReaders() {
    for format in ofReaders { add(format.row, after: format.after) }
  }
}
