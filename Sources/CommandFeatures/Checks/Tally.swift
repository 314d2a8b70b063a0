import VCSource

/// The number of files checked, and of the diagnostics in them.
struct Tally: Sendable {
  var files: Int
  var errors = 0
  var warnings = 0
  var hints = 0
  /// The number of files that could not be read.
  var unreadable = 0

  init(files: Int) { self.files = files }

  mutating func count(_ diagnostics: [Diagnostic]) {
    for diagnostic in diagnostics {
      switch diagnostic.severity {
      case .error: errors += 1
      case .warning: warnings += 1
      case .hint: hints += 1
      }
    }
  }
}

extension Tally {
  /// The numbers in words.
  func text(in language: Language) -> String {
    Wording(language).choose({ $0.summary(self) }, { $0.summary(self) })
  }
}

extension English {
  fileprivate func summary(_ tally: Tally) -> String {
    var parts = [counted(tally.errors, "error"), counted(tally.warnings, "warning")]
    if tally.hints > 0 { parts.append(counted(tally.hints, "hint")) }
    if tally.unreadable > 0 { parts.append("\(tally.unreadable) unreadable") }
    return "\(counted(tally.files, "file")): " + parts.joined(separator: ", ")
  }
}

extension SimplifiedChinese {
  fileprivate func summary(_ tally: Tally) -> String {
    var parts = ["\(tally.errors) 个错误", "\(tally.warnings) 个警告"]
    if tally.hints > 0 { parts.append("\(tally.hints) 个提示") }
    if tally.unreadable > 0 { parts.append("\(tally.unreadable) 个文件无法读取") }
    return "\(tally.files) 个文件：" + parts.joined(separator: "，")
  }
}
