// swift-format-ignore-file
// Made by Tools/Scripts/resources.py; do not edit.

import VCSource

// The rows of Words.xcstrings.
extension Words {
  /// The settings were asked for, and their file does not exist.
  package static func noSettings(file: (any RoleValue)?) -> Words {
    Words(
      "noSettings", "there is no {file}",
      "没有 {file}",
      ["file": file.role])
  }

  /// There are both a page and a size.
  package static var pageBesideFit: Words {
    Words(
      "pageBesideFit", "use either 'page' or 'fit'",
      "“page”和“fit”只能写一个")
  }

  /// A path leads out of the repository.
  package static func settingOutside(path: (any RoleValue)?) -> Words {
    Words(
      "settingOutside", "{path:quoted} is outside the repository",
      "{path:quoted}在仓库之外",
      ["path": path.role])
  }

  /// The columns of the table of settings, and where a setting comes from that no file has; bars separate them.
  package static var settingsTable: Words {
    Words(
      "settingsTable", #"setting\|value\|from\|default"#,
      #"设置\|值\|出处\|默认"#)
  }

  /// A file can't be read; the reason in each language.
  package static func unreadableSetting(path: (any RoleValue)?, reason: (any RoleValue)?) -> Words {
    Words(
      "unreadableSetting", "cannot read {path:quoted}: {reason}",
      "无法读取{path:quoted}：{reason}",
      ["path": path.role, "reason": reason.role])
  }

  /// A value doesn't suit its key.
  package static func wrongSetting(key: (any RoleValue)?, value: (any RoleValue)?) -> Words {
    Words(
      "wrongSetting", "{key:quoted} doesn't take {value:quoted}",
      "{value:quoted}不是{key:quoted}的有效值",
      ["key": key.role, "value": value.role])
  }
}
