// swift-format-ignore-file
// Made by Tools/Scripts/resources.py; do not edit.

import VCSource

// The rows of Words.xcstrings.
extension Words {
  package static var schemaCall: Words {
    Words(
      "schemaCall", "print the JSON Schema of descriptions",
      "输出描述的 JSON Schema")
  }

  package static var schemaDiscussion: Words {
    Words(
      "schemaDiscussion", "With it, an editor completes keys and values, explains them, and marks errors. Save it, and name it in a description's first line:",
      "有了它，编辑器可以补全键和值，显示说明，并标出错误。存储后，请在描述的第一行写上它的文件名：")
  }

  package static var schemaPurpose: Words {
    Words(
      "schemaPurpose", "Print the JSON Schema of descriptions, for editors.",
      "输出描述的 JSON Schema，供编辑器使用。")
  }

  package static var settingsSchemaOption: Words {
    Words(
      "settingsSchemaOption", "Print the schema of 'vcdiagram.yaml', an app's settings for reading its source.",
      "输出“vcdiagram.yaml”的 schema，其中是读取应用源代码的设置。")
  }
}
