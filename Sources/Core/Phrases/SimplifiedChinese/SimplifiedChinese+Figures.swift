import VCDiagnostics
import VCEngine

extension SimplifiedChinese {
  package func text(of sentence: FigureSentence) -> String {
    switch sentence {
    case .untitled: "视图控制器层次结构"
    case .beginning: "开始"
    case .family(let number): "族系 \(number)"
    case .consists(let frame, let names):
      "\(frame) \(names.count == 1 ? "是" : "由") \(list(names, "、"))"
        + (names.count == 1 ? "。" : " 组成。")
    case .contains(let holder, let names, let deeper, let frame):
      (frame.map { "\($0) 中，" } ?? "") + holder + (holder.hasSuffix("）") ? "" : " ")
        + "包含 \(list(names, "、"))"
        + (deeper.isEmpty ? "。" : "，后者包含 \(list(deeper, "、"))。")
    case .summary(let title, let controllers, let families, let segues):
      "\(title)：" + (families > 1 ? "\(families) 个族系中的 " : "") + "\(controllers) 个视图控制器"
        + (segues > 0 ? "，以及 \(segues) 个转场。" : "。")
    case .presents(let presenter, let presented, let style, let asked):
      (asked.map { "应 \($0) 的请求，" } ?? "") + "\(presenter) 呈现 \(presented)（\(style)）。"
    case .nothingPresented(let isBeginning): isBeginning ? "尚未呈现任何视图控制器。" : "没有呈现任何视图控制器。"
    case .following(let name, let sentences): "\(name)：" + joined(sentences)
    case .isRoot(let root, let window):
      "\(window.map { "\($0) " } ?? "窗口")的 rootViewController 是 \(root)。"
    case .notShown(let containers): "它们之间的 \(list(containers.map(mention), "、")) 未显示。"
    case .objects(let objects): "其他对象：\(list(objects.map(mention), "、"))。"
    case .refers(let property, let target, let isWeak):
      "\(property) \(isWeak ? "弱引用" : "引用") \(target)。"
    case .width(let window, let sizeClass): "\(window) 的宽度是 \(sizeClass.rawValue)。"
    case .views(let window, let inWindow, let outside):
      views(of: window, inWindow: inWindow, outside: outside)
    case .viewsNotLoaded(let names): "\(names.concatenated(by: "、")) 的视图尚未加载。"
    case .subviews(let holder, let names): "\(names.concatenated(by: "、")) 的视图是 \(holder) 的视图的子视图。"
    case .refused(let names, let blocker):
      "UIKit 拒绝了 \(list(names.map(mention), "、"))"
        + (blocker.map { "，因为 \($0) 挡在前面。" } ?? "。")
    case .uiKitsWords(let words): "UIKit 的原文：\(words)"
    case .note(let number, let subject, let words):
      "注 \(number)" + (subject.map { "（\($0)）" } ?? "") + "：\(words)"
    }
  }

  private func views(of window: String?, inWindow: [String], outside: [String]) -> String {
    let name = window.map { " \($0) " } ?? "窗口"
    let shown = "\(inWindow.concatenated(by: "、")) 的视图在\(name)中"
    if outside.isEmpty { return shown + "。" }
    return (inWindow.isEmpty ? "" : "\(shown)；")
      + "\(outside.concatenated(by: "、")) 的视图不在\(name)中。"
  }

  package func mention(_ name: ControllerName) -> String {
    name.id + (name.className.map { "（\($0)）" } ?? "")
  }

  package func place(of window: Window, above other: Window?) -> String? {
    let level = window.windowLevel.map { "（windowLevel \($0.value.text)）" }
    let scene = window.scene.map { "在场景 \($0.value) 中" }
    let subject = window.id.value + (level ?? " ") + (scene ?? "")
    if let other { return "\(subject)位于 \(other.id.value) 之上。" }
    return level == nil && scene == nil ? nil : "\(subject)位于最底层。"
  }

  package func meaning(of line: LineMeaning) -> String {
    switch line {
    case .contains: "包含"
    case .pointsToContainer: "指向所属容器"
    case .pointsToPresented: "指向被呈现者"
    case .pointsToPresenter: "指向呈现者"
    case .asksToPresent: "请求呈现"
    case .isRefusedFor: "因其而被拒绝"
    case .showsAsRoot: "以其为根"
    case .startsHere: "初始场景"
    case .isOfEachMember: "族系中的每个控制器都是如此"
    case .hasView: "拥有视图"
    case .hasViewAndSubviews: "拥有视图或子视图"
    case .refersTo: "引用"
    case .refersWeakly: "弱引用"
    case .holdsInProperty: "属性所指"
    case .segueShows: "show（显示）"
    case .segueShowsDetail: "showDetail（显示详情）"
    case .seguePresents: "present（呈现）"
    case .segueOpensPopover: "popover（弹出框）"
    case .segueUnwinds: "unwind（返回）"
    case .segueIsCustom: "custom（自定义）"
    case .segueShowsAsInferred: "show（推断的显示）"
    case .seguePresentsAsInferred: "present（推断的呈现）"
    }
  }

  package func meaning(of mark: MarkMeaning) -> String {
    switch mark {
    case .added: "新增"
    case .removed: "移除"
    case .unfound: "不再找到"
    case .movedHere: "移到此处"
    case .movedAway: "原在此处"
    case .changed: "有变化"
    case .refused: "被拒绝"
    }
  }
}

extension SimplifiedChinese {
  package func text(of part: PageText) -> String {
    switch part {
    case .hidden(let count): "另有 \(count) 个"
    case .unchanged(let count): "另有 \(count) 个未变"
    case .presents(let family, let page): "呈现 \(family)，第 \(page) 页"
    case .isPresented(let family, let page): "由 \(family) 呈现，第 \(page) 页"
    case .statement(let code, let page): "\(code)，第 \(page) 页"
    case .page(let number): "第 \(number) 页"
    }
  }
}
