import VCSource

extension SimplifiedChinese {
  func text(of fault: Message.Settings) -> String {
    switch fault {
    case .wrongSetting(let value, let key): "\(quoted(value))不是\(quoted(key))的有效值"
    case .settingOutside(let path): "\(quoted(path))在仓库之外"
    case .unreadableSetting(let path, let reason): "无法读取\(quoted(path))：\(reason[.zhHans] ?? "")"
    case .pageBesideFit: "“page”和“fit”只能写一个"
    }
  }
}
