import VCSource

extension English {
  func text(of fault: Message.Settings) -> String {
    switch fault {
    case .wrongSetting(let value, let key): "\(quoted(key)) doesn't take \(quoted(value))"
    case .settingOutside(let path): "\(quoted(path)) is outside the repository"
    case .unreadableSetting(let path, let reason):
      "cannot read \(quoted(path)): \(reason[.en] ?? "")"
    case .pageBesideFit: "use either 'page' or 'fit'"
    }
  }
}
