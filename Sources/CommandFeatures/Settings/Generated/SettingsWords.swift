// swift-format-ignore-file
// Made by Tools/Scripts/resources.py; do not edit.

import VCSource

// The rows of Words.xcstrings.
extension Words {
  /// The settings were asked for, and their file does not exist.
  package static func noSettings(file: (any RoleValue)?) -> Words {
    Words(
      "noSettings", "there is no {file}",
      "没有设置文件 {file}",
      ["file": file.role])
  }

  package static var settingsCall: Words {
    Words(
      "settingsCall", "print the settings for a file's figures",
      "输出某个文件中各图的设置")
  }

  package static var settingsDiscussion: Words {
    Words(
      "settingsDiscussion", "They are under 'figures' in vcdiagram.yaml, at the root of the file's repository. An option of a call, or of a document's directive, comes first.",
      "这些设置写在文件所在仓库根目录的 vcdiagram.yaml 中，在“figures”之下。命令或文档中的指令带有选项时，以选项为准。")
  }

  package static var settingsFile: Words {
    Words(
      "settingsFile", "A description or a document.",
      "描述或文档。")
  }

  package static var settingsPurpose: Words {
    Words(
      "settingsPurpose", "Print the settings for a file's figures, and where each is set.",
      "输出某个文件中各图的设置，以及每项设置的来源。")
  }

  /// The columns of the table of settings, and where a setting comes from that no file has; bars separate them.
  package static var settingsTable: Words {
    Words(
      "settingsTable", #"setting\|value\|from\|default"#,
      #"设置\|值\|来源\|默认"#)
  }
}

extension Message {
  /// A path leads out of the repository.
  package static func settingOutside(path: (any RoleValue)?) -> Message {
    Message(Words(
      "settingOutside", "{path:quoted} is outside the repository",
      "{path:quoted}在仓库之外",
      ["path": path.role]))
  }

  /// A file can't be read; the reason in each language.
  package static func unreadableSetting(path: (any RoleValue)?, reason: (any RoleValue)?) -> Message {
    Message(Words(
      "unreadableSetting", "cannot read {path:quoted}: {reason}",
      "无法读取{path:quoted}：{reason}",
      ["path": path.role, "reason": reason.role]))
  }

  /// A value doesn't suit its key.
  package static func wrongSetting(key: (any RoleValue)?, value: (any RoleValue)?) -> Message {
    Message(Words(
      "wrongSetting", "{key:quoted} doesn't take {value:quoted}",
      "{value:quoted}不是{key:quoted}的有效值",
      ["key": key.role, "value": value.role]))
  }
}
