/// The reader's texts, in the languages of the main program.
public enum Words: String, Sendable, CaseIterable {
  case english = "en"
  case simplifiedChinese = "zh-Hans"

  func pick(_ english: String, _ simplifiedChinese: String) -> String {
    self == .english ? english : simplifiedChinese
  }

  /// Returns the numbers of calls, by what became of them; those of which there are none are left
  /// out, except for what is drawn and what is open.
  func heading(_ counts: AppMap.Counts) -> String {
    let arrows = number(counts.arrows, "arrow")
    var parts = [
      pick("\(counts.drawn) drawn as \(arrows)", "\(counts.drawn) 处绘为 \(counts.arrows) 条箭头")
    ]
    func add(_ count: Int, _ english: String, _ chinese: String) {
      if count > 0 { parts.append(pick("\(count) \(english)", "\(count) 处\(chinese)")) }
    }
    add(counts.inline, "built in place", "就地构建界面")
    add(counts.system, "of the system", "呈现系统界面")
    add(counts.same, "to the same screen", "通往界面自身")
    add(counts.hidden, "hidden", "被隐藏")
    parts.append(pick("\(counts.open) to look at", "\(counts.open) 处待查看"))
    let all = counts.sites
    return pick(
      "\(number(all, "call")) \(all == 1 ? "brings" : "bring") a screen: "
        + parts.joined(separator: ", "),
      "\(all) 处调用打开界面：" + parts.joined(separator: "，"))
  }

  /// Returns the note about one of the app's own functions whose calls aren't all followed.
  func unfollowed(_ entry: OwnFunctions.Entry) -> String {
    let (calls, followed) = (number(entry.calls, "time"), number(entry.followed, "time"))
    return pick(
      "Not followed: '\(entry.name)' is called \(calls), followed \(followed)",
      "未跟踪：“\(entry.name)”被调用 \(entry.calls) 次，跟踪了 \(entry.followed) 次")
  }

  /// Returns the note about a component, which has a box of its own: the screens that contain it, or
  /// some of them.
  func part(of screens: [String]) -> String {
    // So many names fit into a line below a figure.
    let named = screens.prefix(8)
    let others = screens.count - named.count
    guard others > 1 else {
      return pick(
        "part of \(screens.joined(separator: ", "))", "属于 \(screens.joined(separator: "、"))")
    }
    return pick(
      "part of \(named.joined(separator: ", ")) and \(others) others",
      "属于 \(named.joined(separator: "、")) 等 \(screens.count) 个界面")
  }

  /// Returns the note about a first screen that leads on to the app's main screen.
  func shownBefore(_ name: String) -> String {
    pick("shown at first, then \(name)", "最先显示，之后是\(name)")
  }

  /// Returns the note about a screen that may be in another one's place.
  func alternative(to name: String) -> String {
    pick("shown instead of \(name)", "代替 \(name) 显示")
  }

  func alerts(_ count: Int) -> String {
    pick("Not drawn: \(number(count, "alert"))", "未绘制：\(count) 个提醒框")
  }

  func segues(_ count: Int) -> String {
    pick("Besides: \(number(count, "segue")) of storyboards", "另有：故事板的 \(count) 个 segue")
  }

  func ignored(_ count: Int) -> String {
    pick(
      "Left out by '// vcdiagram: ignore': \(number(count, "transition"))",
      "因“// vcdiagram: ignore”略去：\(count) 个转场")
  }

  func apps(_ all: [String], drawn app: String) -> String {
    pick(
      "The folder has \(all.count) apps: \(all.joined(separator: ", ")); the map begins with \(app)",
      "这个文件夹中有 \(all.count) 个应用：\(all.joined(separator: "、"))；关系图从 \(app) 开始")
  }

  func noRoot(_ name: String) -> String {
    pick(
      "What the app starts with isn't found; the map begins with \(name)",
      "找不到应用启动时的界面；关系图从 \(name) 开始")
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

  /// Returns the warning about a file whose brackets nest too deep for the parser.
  public func tooDeep(_ path: String) -> String {
    pick("'\(path)' nests too deep and is left out", "“\(path)”嵌套过深，因此没有读取")
  }

  /// Returns the warning about a file that isn't read in time.
  public func tooSlow(_ path: String, seconds: Int) -> String {
    pick(
      "'\(path)' takes longer than \(seconds) seconds to read and is left out",
      "读取“\(path)”用时超过 \(seconds) 秒，因此没有读取")
  }

  /// Returns the error of a crash.
  ///
  /// - Parameter file: The file that was read; nil after all files.
  public func crash(on file: String?) -> String {
    pick(
      (file.map { "the reader crashed on '\($0)'" } ?? "the reader crashed after reading the files")
        + "; this is a bug: please report it",
      (file.map { "读取“\($0)”时，读取程序崩溃" } ?? "读取文件之后，读取程序崩溃") + "；这是程序的缺陷，请报告")
  }

  /// Returns the note about a storyboard for a system without view controllers.
  public func leftOut(_ path: String, for runtime: String) -> String {
    pick(
      "'\(path)' is for '\(runtime)' and is left out", "“\(path)”用于“\(runtime)”，因此没有读取")
  }

  /// Returns the note about a storyboard for tvOS.
  public func tvOS(_ path: String) -> String {
    pick(
      "'\(path)' is for tvOS; the answers follow the rules of iOS",
      "“\(path)”用于 tvOS；结论按 iOS 的规则得出")
  }

  var nothing: String { pick("No transitions found.", "没有找到转场。") }
  static let settingsFile = "vcdiagram.yaml"

  var settling: String {
    pick(
      "'// vcdiagram: presents <screen>' above a line settles it",
      "在这一行上方写“// vcdiagram: presents <界面>”，即可指明")
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
    pick(
      "no transition leads to '\(name)' from the app's first screen",
      "从应用的第一个界面出发，没有转场通往“\(name)”")
  }

  /// Returns the warning about a function in the settings that nothing calls.
  func unused(_ function: FunctionName) -> String {
    pick("nothing calls '\(function)'", "没有代码调用“\(function)”")
  }

  /// Returns the warning about a route in the settings that nothing hands over.
  func unused(route: String) -> String {
    pick("no call hands over '\(route)'", "没有调用传递“\(route)”")
  }

  /// Returns the hint about a route in the settings that is only given to a function that isn't known
  /// to bring a screen.
  func unused(route: String, in function: FunctionName) -> String {
    pick(
      "'\(function)' isn't known to bring a screen, so '\(route)' in \(Self.settingsFile) has no "
        + "effect; 'shows: [\"\(function)\"]' changes that",
      "不清楚“\(function)”是否打开界面，因此 \(Self.settingsFile) 中的“\(route)”没有作用；"
        + "写“shows: [\"\(function)\"]”，它就会起作用")
  }

  /// Returns the warning about a meaningless comment.
  func unknown(remark: String) -> String {
    pick(
      "'\(remark)' means nothing; write 'presents', 'shows' or 'from' with names, or 'ignore'",
      "“\(remark)”不起作用；请写“presents”“shows”或“from”并附上名称，或写“ignore”")
  }

  /// Returns the reason why a comment has no effect.
  ///
  /// - Parameter isAboutCall: Whether a call follows it.
  func idle(aboutCall isAboutCall: Bool) -> String {
    isAboutCall
      ? pick(
        "the comment has no effect: no transition is found here; add 'presents <screen>'",
        "这条注释没有作用：此处没有找到转场；请加上“presents <界面>”")
      : pick("the comment has no effect: no call follows it", "这条注释没有作用：其后没有调用")
  }

  /// Returns the warning about a screen that an author names but no file declares.
  func unknown(screen: String, _ similar: String?) -> String {
    pick("no type '\(screen)' is declared", "没有声明类型“\(screen)”")
      + (similar.map { pick("; did you mean '\($0)'?", "；是不是指“\($0)”？") } ?? "")
  }

  var noSource: String { pick("the screen that makes this transition isn't found", "找不到打开这个界面的界面") }
  var storyboardSegue: String { pick("the segue is a storyboard's", "这个 segue 属于故事板") }
  static let inPlace = "(built in place)"
  static let start = "(start)"
  static let certain = "certain"
  static let inferred = "inferred"

  /// Returns the remark on a call that may lead to several screens, and on others like it.
  func vague(_ names: [String], also places: [String]) -> String {
    let rest = names.count - Self.mostNames
    guard rest > 1 else {
      return pick(
        "may lead to any of several screens: \(names.joined(separator: ", "))",
        "可能打开多个界面中的任意一个：\(names.joined(separator: "、"))") + also(places)
    }
    let first = names.prefix(Self.mostNames)
    return pick(
      "may lead to any of \(names.count) screens, such as \(first.joined(separator: ", "))",
      "可能打开 \(names.count) 个界面中的任意一个，例如 \(first.joined(separator: "、"))") + also(places)
  }

  /// Returns the remark on calls of one of the app's own functions that aren't followed.
  func notFollowed(_ entry: OwnFunctions.Entry, also places: [String]) -> String {
    pick("what '\(entry.name)' is given here isn't found", "找不到传给“\(entry.name)”的界面") + also(places)
  }

  /// Returns the other places of a remark, or some of them and their number.
  private func also(_ places: [String]) -> String {
    guard !places.isEmpty else { return "" }
    let named = places.prefix(places.count > Self.mostNames + 1 ? Self.mostNames : places.count)
    let rest = places.count - named.count
    return pick("; also at ", "；另见 ") + named.joined(separator: ", ")
      + (rest > 0 ? pick(" and \(rest) others", " 等 \(places.count) 处") : "")
  }

  /// The maximum number of screens in a sentence.
  private static let mostNames = 6

  /// Returns the heading's note about Objective-C.
  public func objectiveC(_ count: Int) -> String {
    pick(
      "\(number(count, "file")) of Objective-C \(count == 1 ? "wasn't" : "weren't") read",
      "没有读取 \(count) 个 Objective-C 文件")
  }

  /// Returns the heading's note about files that aren't read because they are another system's.
  public func otherSystems(_ count: Int, of targets: [String]) -> String {
    pick(
      "Left out: \(number(count, "file")) of targets for other systems: "
        + targets.joined(separator: ", "),
      "没有读取其他系统的 target（\(targets.joined(separator: "、"))）中的 \(count) 个文件")
  }

  /// Returns the error for an unknown target.
  public func unknown(target: String, _ all: [String]) -> String {
    pick(
      "no Xcode project has the target '\(target)'; there \(all.count == 1 ? "is" : "are") "
        + (all.isEmpty ? "none" : all.joined(separator: ", ")),
      "没有 Xcode 项目包含 target“\(target)”；现有：" + (all.isEmpty ? "无" : all.joined(separator: "、")))
  }

  private func number(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }
}
