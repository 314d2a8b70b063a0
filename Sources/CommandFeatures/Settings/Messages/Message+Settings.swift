import VCSource

extension Message {
  /// Problems with a repository's settings for figures.
  package enum Settings: WordedFacts, Error {
    /// A value doesn't suit its key.
    case wrongSetting(String, of: String)
    /// A path leads out of the repository.
    case settingOutside(String)
    /// A file can't be read; the reason in each language.
    case unreadableSetting(String, reason: Words)
    /// There are both a page and a size.
    case pageBesideFit
  }

  package static func settings(_ fault: Settings) -> Self { Self(fault) }
}

extension Message.Settings {
  package var words: Words {
    switch self {
    case .wrongSetting(let value, let key): .wrongSetting(key: key, value: value)
    case .settingOutside(let path): .settingOutside(path: path)
    case .unreadableSetting(let path, let reason): .unreadableSetting(path: path, reason: reason)
    case .pageBesideFit: .pageBesideFit
    }
  }
}
