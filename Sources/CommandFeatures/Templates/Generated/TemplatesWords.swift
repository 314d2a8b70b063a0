// swift-format-ignore-file
// Made by Tools/Scripts/resources.py; do not edit.

import VCSource

// The rows of Words.xcstrings.
extension Words {
  package static var templateCall: Words {
    Words(
      "templateCall", "print a template to start your own from",
      "输出一个模板，供你修改")
  }

  package static var templateName: Words {
    Words(
      "templateName", "The template to print; without it, the names are listed.",
      "要输出的模板；不写时列出各个名称。")
  }

  package static var templatePurpose: Words {
    Words(
      "templatePurpose", "List the templates, or print one to start from.",
      "列出模板，或输出一个模板供你修改。")
  }
}
