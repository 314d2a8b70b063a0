// The sentences of an explanation.

extension Words {
  var certain: String { pick("certain", "确定") }
  var notDrawn: String { pick("not drawn", "未绘制") }
  var bringsNothing: String {
    pick("no call in this line is known to bring a screen", "这一行中没有已知会打开界面的调用")
  }

  var bringsByFunction: String {
    pick("a function that is called here brings a screen", "此处调用的函数会打开界面")
  }

  /// Returns the error for a line that isn't read.
  public func noSuchLine(_ text: String) -> String {
    pick(
      "'\(text)' names no file that was read and a line, such as 'Sources/App.swift:12'",
      "“\(text)”不是已读取的文件及行号，例如“Sources/App.swift:12”")
  }

  /// Returns whether a finding is certain, and why not.
  func certainty(_ doubts: Evidence) -> String {
    doubts.isEmpty ? certain : pick("inferred, because ", "推断得出，因为") + reasons(doubts)
  }

  /// Returns the reasons for a doubt about an arrow.
  func reasons(_ doubts: Evidence) -> String {
    let reasons: [(Evidence, String)] = [
      (.name, pick("the function is found by its name", "仅按名称找到函数")),
      (.unseen, pick("no code is seen that leads to it", "没有看到打开它的代码")),
      (.keepers, pick("the source is one of several screens", "起点是多个界面之一")),
      (.component, pick("the source is part of several screens", "起点是多个界面的一部分")),
      (.embedded, pick("a screen that is part of the source leads to it", "由起点所包含的界面打开")),
      (.openChoice, pick("it is one of several screens", "是多个界面之一")),
    ]
    return reasons.filter { doubts.contains($0.0) }.map(\.1)
      .joined(separator: pick(" and ", "，且"))
  }

  func carriedOut(at place: String) -> String {
    pick("carried out at \(place)", "在 \(place) 执行")
  }

  /// Returns that a parameter ends the search, and its function's callers.
  func stopped(atParameter name: String, of function: FunctionName, _ callers: [String]) -> String {
    let places = callers.isEmpty ? pick("nothing", "无") : callers.joined(separator: ", ")
    return pick(
      "stopped at '\(name)', a parameter of '\(function)'; found to call it: \(places)",
      "止于“\(function)”的参数“\(name)”；已找到的调用处：\(places)")
  }

  func stopped(at spelling: String) -> String {
    pick(
      "stopped at '\(spelling)', whose value isn't found",
      "止于“\(spelling)”，找不到它的值")
  }

  /// Returns that a call ends the search, and where its functions are declared.
  func stopped(at spelling: String, declared places: [String]) -> String {
    places.isEmpty
      ? pick(
        "stopped at '\(spelling)', which isn't declared in the source that was read",
        "止于“\(spelling)”，已读取的源代码中没有其声明")
      : pick(
        "stopped at '\(spelling)', declared at \(places.joined(separator: ", ")): what it returns "
          + "isn't found",
        "止于“\(spelling)”，声明于 \(places.joined(separator: ", "))：找不到它的返回值")
  }

  /// Returns which function a call calls.
  func calls(_ name: String, declared places: [String]) -> String {
    places.isEmpty
      ? pick(
        "'\(name)' isn't declared in the source that was read, or not found from its receiver",
        "“\(name)”在已读取的源代码中没有声明，或无法从其接收者得知")
      : pick(
        "'\(name)' is declared at \(places.joined(separator: ", "))",
        "“\(name)”声明于 \(places.joined(separator: ", "))")
  }
}
