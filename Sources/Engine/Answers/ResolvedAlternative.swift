/// One of a description's alternatives, carried out from the common initial state.
package struct ResolvedAlternative: Sendable {
  /// The number among the alternatives, from 1.
  package let number: Int
  /// The label, nil if the description has none.
  package let label: String?
  /// The run: the common steps, then the alternative's own.
  package let resolution: Resolution
}
