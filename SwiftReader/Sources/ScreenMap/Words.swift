/// The reader's texts, in the languages of the main program.
public enum Words: String, Sendable, CaseIterable {
  case english = "en"
  case simplifiedChinese = "zh-Hans"

  private func pick(_ english: String, _ simplifiedChinese: String) -> String {
    self == .english ? english : simplifiedChinese
  }

  func heading(_ counts: AppMap.Counts) -> String {
    let (all, both, open) = (counts.sites, counts.withBoth, counts.sites - counts.withBoth)
    return pick(
      "\(number(all, "transition")), \(both) with both ends, \(open) to look at",
      "\(all) 个转场，\(both) 个两端均已找到，\(open) 个待查看")
  }

  func notDrawn(_ counts: AppMap.Counts) -> String {
    pick(
      "Not drawn: \(number(counts.alerts, "alert")), "
        + "\(number(counts.system, "presentation")) of system view controllers",
      "未绘制：\(counts.alerts) 个警告框，\(counts.system) 次对系统控制器的呈现")
  }

  func inline(_ count: Int) -> String {
    let their = count == 1 ? "its" : "their"
    return pick(
      "Not drawn: \(number(count, "screen")) built in place, without a view of \(their) own",
      "未绘制：\(count) 个就地构建、没有自己视图类型的界面")
  }

  func segues(_ count: Int) -> String {
    pick("Besides: \(number(count, "segue")) of storyboards", "另有：故事板的 \(count) 个转场")
  }

  func ignored(_ count: Int) -> String {
    pick(
      "Left out by '// vcdiagram: ignore': \(number(count, "transition"))",
      "因“// vcdiagram: ignore”略去：\(count) 个转场")
  }

  func apps(_ all: [String], drawn app: String) -> String {
    pick(
      "The folder has \(all.count) apps: \(all.joined(separator: ", ")); the map begins with \(app)",
      "该文件夹有 \(all.count) 个应用：\(all.joined(separator: "、"))；导航图从 \(app) 开始")
  }

  /// Returns the error for an unknown app.
  public func unknown(app: String, _ all: [String]) -> String {
    let count = all.count == 1 ? "is" : "are"
    return pick(
      "no app begins with '\(app)'; there \(count) "
        + (all.isEmpty ? "none" : all.joined(separator: ", ")),
      "没有应用从“\(app)”开始；现有：" + (all.isEmpty ? "无" : all.joined(separator: "、")))
  }

  /// Returns the error for a folder without files to read.
  public func empty(_ folder: String) -> String {
    pick(
      "'\(folder)' has no Swift file and no storyboard to read",
      "“\(folder)”中没有可读取的 Swift 文件或故事板")
  }

  /// Returns the note about a storyboard for a system without view controllers.
  public func leftOut(_ path: String, for runtime: String) -> String {
    pick(
      "'\(path)' is for '\(runtime)' and is left out", "“\(path)”用于“\(runtime)”，未被读取")
  }

  /// Returns the note about a storyboard for tvOS.
  public func tvOS(_ path: String) -> String {
    pick(
      "'\(path)' is for tvOS; the answers follow the rules of iOS",
      "“\(path)”用于 tvOS；答案遵循 iOS 的规则")
  }

  var nothing: String { pick("No transitions found.", "没有找到转场。") }
  static let settingsFile = "vcdiagram.yaml"

  var settling: String {
    pick(
      "'// vcdiagram: presents <screen>' above a line settles it",
      "在该行上方写“// vcdiagram: presents <界面>”即可说明")
  }

  /// The heading of the open questions.
  var lookAt: String { pick("To look at; \(settling):", "待查看；\(settling)：") }

  /// Returns the remark on a call whose screen isn't found, with settings that would help.
  ///
  /// - Parameters:
  ///   - function: The enclosing function, if its parameter is the screen.
  ///   - key: The segue key for what the function does with the screen.
  func noTarget(_ function: FunctionName?, _ key: String) -> String {
    let reason = pick("the screen isn't found", "找不到界面")
    guard let function else { return reason }
    let verb = key == "show" || key == "showDetail" ? "shows" : "presents"
    let setting = "\(verb): [\"\(function)\"]"
    return reason
      + pick(
        "; '\(setting)' in \(Self.settingsFile) takes it from the calls",
        "；在 \(Self.settingsFile) 中写“\(setting)”，即可从调用处得知")
  }

  /// Returns the remark on an unreached screen.
  func unreached(_ name: String) -> String {
    pick("no transition leads to '\(name)' from the app's first screen", "从应用的起点没有转场通往“\(name)”")
  }

  /// Returns the warning about a function in the settings that nothing calls.
  func unused(_ function: FunctionName) -> String {
    pick("nothing calls '\(function)'", "没有代码调用“\(function)”")
  }

  /// Returns the warning about a meaningless comment.
  func unknown(remark: String) -> String {
    pick(
      "'\(remark)' means nothing; write 'presents', 'shows' or 'from' with names, or 'ignore'",
      "“\(remark)”没有含义；请写“presents”“shows”或“from”并附上名称，或写“ignore”")
  }

  var noSource: String { pick("the screen that makes this transition isn't found", "找不到由谁打开该界面") }
  var storyboardSegue: String { pick("the segue is a storyboard's", "该转场属于故事板") }
  static let inPlace = "(built in place)"
  static let certain = "certain"
  static let inferred = "inferred"

  func vague(_ names: [String]) -> String {
    pick(
      "may lead to any of several screens: \(names.joined(separator: ", "))",
      "可能打开多个界面中的任意一个：\(names.joined(separator: "、"))")
  }

  /// Returns the heading's note about Objective-C.
  public func objectiveC(_ count: Int) -> String {
    pick(
      "\(number(count, "file")) of Objective-C \(count == 1 ? "wasn't" : "weren't") read",
      "有 \(count) 个 Objective-C 文件未读取")
  }

  private func number(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }
}
