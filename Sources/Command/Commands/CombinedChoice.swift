import ArgumentParser

/// A choice whose values are those of other choices, and some of its own.
package protocol CombinedChoice: CaseIterable, RawRepresentable, Hashable, ExpressibleByArgument
where RawValue == String {}

extension CombinedChoice {
  package init?(rawValue: String) {
    guard let choice = Self.allCases.first(where: { $0.rawValue == rawValue }) else { return nil }
    self = choice
  }
}
