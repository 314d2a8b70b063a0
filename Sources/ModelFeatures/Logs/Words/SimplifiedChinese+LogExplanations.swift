import VCEngine
import VCPhrases
import VCSource

extension SimplifiedChinese: LogPhrases {
  package func text(of sentence: LogSentence) -> String {
    switch sentence {
    case .occurrences(let count, let areOthers):
      "（出现 \(count.inThousands) 次\(areOthers ? "，实例不同" : "")）"
    case .caller(let name): "推测：调用来自 \(name)，即调用栈中属于应用的第一个栈帧。"
    case .raisedIn(let method): "仅根据调用栈推测：\(method) 通常抛出下面的异常。实际抛出的内容，见控制台中调用栈上方的那一行。"
    case .maskedClasses: "日志隐藏了类名，系统控制台会这样写成“<private>”。Xcode 的控制台会显示类名。"
    case .linesLeftOut(let count, let limit): "另有 \(count) 行关于视图控制器的日志没有解释：只解释前 \(limit) 种不同的行。"
    case .causesHeading(let count, let areChoices, let differ):
      causesHeading(count, areChoices: areChoices, of: differ ? "日志中这条消息的" : "")
    case .usualCause(let cause): "常见原因：\(cause)"
    case .usualRemedy(let remedy): "通常有效的修复：\(remedy)"
    case .sameCauses: "原因和修复与上文相同。"
    case .debuggerHeading(let stop): debuggerHeading(stop)
    case .found(let className, let ids, let file):
      "在 \(file) 中，\(className) 是\(list(ids.map { "“\($0)”" }, "或"))。"
    case .foundNone(let file): "\(file) 中没有这行日志里的视图控制器。"
    case .answerIsOfDescription(let file): "因此 \(file) 与记录这行日志时的应用不一致。按 \(file)，答案是："
    case .isGiven(let file, let condition): isGiven(by: file, condition)
    case .calledOn(let name): spaced("代码对\(name)调用了 present。")
    case .raisesException: "UIKit 抛出异常，应用随之终止。"
    }
  }

  private func causesHeading(_ count: Int, areChoices: Bool, of text: String) -> String {
    if areChoices, count > 1, text.isEmpty { return "请选择一种：" }
    return "\(text)常见原因与修复" + (count == 1 ? "：" : "，最可能的在前：")
  }

  private func isGiven(by file: String, _ condition: LogCondition) -> String {
    let time = condition.step.map { $0 == 0 ? "在第一步之前" : "在第 \($0) 步之后" }
    let style = condition.style.map { "样式为 \(code.value($0)) 时" }
    return "按 \(file)，" + [time, style].compactMap(\.self).joined(separator: "、")
      + "，这次调用会得到这条消息" + (style == nil ? "。" : "（日志没有写明样式）。")
  }

  private func debuggerHeading(_ stop: DebuggerStop) -> String {
    switch stop {
    case .state, .path: "如果问题仍未解决，请针对每个决定显示内容的状态，在视图上加入下面的代码，再重复同样的操作："
    default: "如果问题仍未解决，请在调试器中设置断点，重复同样的操作，再在调用栈中查找你自己的代码："
    }
  }

  package func text(of difference: LogDifference, in file: String) -> String {
    switch difference {
    case .missing(let name): spaced("但 \(file) 中没有\(name)。")
    case .presenter(let presenter, let logged):
      spaced("但日志中的呈现者是\(logged)，而 \(file) 中的是\(name(presenter))。")
    case .blocker(let blocker?, let presenter, let logged):
      spaced("但日志中挡住呈现的是\(logged)，而 \(file) 中“\(presenter)”呈现的是\(name(blocker))。")
    case .blocker(nil, let presenter, let logged):
      spaced("但日志中挡住呈现的是\(logged)，而 \(file) 中“\(presenter)”此时没有呈现任何控制器。")
    case .isInWindow(let presenter): "但在 \(file) 中，“\(presenter)”的视图此时在窗口中。"
    }
  }

  package func text(of words: TopicWords, for line: LoggedText) -> String {
    spaced(TopicWords.parts(of: words.chinese, from: line) { line[chinese: $0] })
  }
}

extension SimplifiedChinese {
  /// Joins the parts of a sentence.
  func spaced(_ parts: [String]) -> String {
    parts.reduce(into: "" as SpacedText) { $0.append($1) }.text
  }
}

extension LoggedText {
  /// Returns a role's class, or a description of the role if the line doesn't name it.
  subscript(chinese role: UIKitRole) -> String {
    if let name = classes[role] { return name }
    return switch role {
    case .blocker: "另一个控制器"
    case .sender, .presenter: "呈现者"
    default: "某个控制器"
    }
  }
}
