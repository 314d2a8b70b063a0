// swift-format-ignore-file
// Made by Tools/Scripts/resources.py; do not edit.

import VCSource

// The rows of Words.xcstrings.
extension Words {
  package static var checkCall: Words {
    Words(
      "checkCall", "report errors, warnings and hints",
      "报告错误、警告和提示")
  }

  /// The number of files checked, and of the diagnostics in them.
  package static func checked(files: (any RoleValue)?, nothingRead: Bool, errors: (any RoleValue)?, warnings: (any RoleValue)?, hints: (any RoleValue)?, unreadable: (any RoleValue)?) -> Words {
    Words(
      "checked", "{files} {files=1?file|files}: {nothingRead?|{errors} {errors=1?error|errors}, {warnings} {warnings=1?warning|warnings}{hints=0?|, {hints} {hints=1?hint|hints}}{unreadable=0?|, }}{unreadable=0?|{unreadable} unreadable}",
      "{files} 个文件：{nothingRead?|{errors} 个错误，{warnings} 个警告{hints=0?|，{hints} 个提示}{unreadable=0?|，}}{unreadable=0?|{unreadable} 个文件无法读取}",
      ["files": files.role, "nothingRead": nothingRead.role, "errors": errors.role, "warnings": warnings.role, "hints": hints.role, "unreadable": unreadable.role])
  }

  package static var checkOfFolder: Words {
    Words(
      "checkOfFolder", "For a folder of Swift source, the transitions that weren't found are hints.",
      "检查 Swift 源代码的文件夹时，没能找到的转场会作为提示列出。")
  }

  package static var checkPurpose: Words {
    Words(
      "checkPurpose", "Report errors, warnings and hints of descriptions.",
      "报告描述中的错误、警告和提示。")
  }
}
