import VCSource

extension Message {
  /// A platform whose apps have no view controllers; the raw value is its name.
  package enum ForeignPlatform: String, CaseIterable, Hashable, RoleValue {
    case android = "Android"
    case flutter = "Flutter"
    case unity = "Unity"
  }
}
