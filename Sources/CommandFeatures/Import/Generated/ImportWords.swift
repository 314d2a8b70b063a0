// swift-format-ignore-file
// Made by Tools/Scripts/resources.py; do not edit.

import VCSource

// The rows of Words.xcstrings.
extension Words {
  /// The line before a description that was imported from files.
  package static func importedFrom(files: (any RoleValue)?) -> Words {
    Words(
      "importedFrom", "Imported from {files:and}.",
      "导入自 {files:and}。",
      ["files": files.role])
  }
}
