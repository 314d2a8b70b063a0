import VCEngine
import VCSource

extension SimplifiedChinese {
  package func text(of sentence: FigureSentence) -> String {
    switch sentence {
    case .untitled: "视图控制器层次结构"
    case .beginning: "初始状态"
    case .family(let number): "族系 \(number)"
    case .consists(let frame, let top): spaced("\(frame)的顶层是\(top)。")
    case .contains(let holder, let names, let deeper, let frame):
      (frame.map { spaced("\($0)中，") } ?? "") + spaced("\(holder)包含\(list(names, "和"))")
        + (deeper.isEmpty ? "。" : spaced("，后者包含\(list(deeper, "和"))。"))
    case .summary(let title, let controllers, let families, let segues):
      "\(title)：\(controllers) 个视图控制器" + (families > 1 ? "，分属 \(families) 个族系" : "")
        + (segues > 0 ? "，\(segues) 个 segue。" : "。")
    case .nothingPresented(let isBeginning): isBeginning ? "呈现任何视图控制器之前。" : "没有呈现任何视图控制器。"
    case .following(let name, let sentences): "\(name)：" + joined(sentences)
    case .isRoot(let root, let window):
      spaced("\(window.map(titled) ?? "窗口")的 rootViewController 是\(titled(root))。")
    case .notShown(let containers): spaced("图中略去了其间的容器：\(list(containers.map(mention), "和"))。")
    case .objects(let objects): "其他对象：\(list(objects.map(mention), "和"))。"
    case .refers(let property, let owner, let target, let isWeak):
      spaced("\(titled(owner))的 \(property) \(isWeak ? "弱引用" : "引用")\(titled(target))。")
    case .width(let window, let sizeClass): spaced("窗口\(titled(window))为\(noun(of: sizeClass))。")
    case .views(let window, let inWindow, let outside):
      views(of: window.map(titled) ?? "窗口", inWindow: inWindow, outside: outside)
    case .viewsNotLoaded(let names): spaced("\(all(names))的视图尚未加载。")
    case .subviews(let holder, let names): spaced("\(all(names))的视图是\(titled(holder))的视图的子视图。")
    case .refused(let names, let blocker?, let presenter?):
      spaced(
        "UIKit 没有呈现\(list(names.map(mention), "和"))，因为\(titled(presenter))已在呈现\(titled(blocker))。")
    case .refused(let names, let blocker, _):
      spaced("UIKit 没有执行涉及\(list(names.map(mention), "和"))的这一步")
        + (blocker.map { spaced("，原因在于\(titled($0))。") } ?? "。")
    case .uiKitsWords(let words): "UIKit 的原文：\(words)"
    case .note(let number, let subject, let words):
      "注 \(number)" + (subject.map { "（\($0)）" } ?? "") + "：\(words)"
    }
  }

  private func all(_ names: [String]) -> String { list(names.map(titled), "和") }

  private func views(of window: String, inWindow: [String], outside: [String]) -> String {
    let shown = spaced("\(all(inWindow))的视图在\(window)中")
    if outside.isEmpty { return shown + "。" }
    return (inWindow.isEmpty ? "" : "\(shown)；") + spaced("\(all(outside))的视图不在\(window)中。")
  }

  package func mention(_ name: ControllerName) -> String {
    titled(name.id) + (name.className.map { "（\($0)）" } ?? "")
  }

  package func place(of window: Window, above other: Window?) -> String? {
    let level = window.windowLevel.map { "（windowLevel \($0.value.text)）" }
    let scene = window.scene.map { spaced("在场景\(titled($0.value))中") }
    let subject = spaced("窗口\(titled(window.id.value))\(level ?? "")")
    if let other { return spaced("\(subject)\(scene ?? "")位于\(titled(other.id.value))之上。") }
    return scene.map { spaced("\(subject)\($0)。") } ?? level.map { _ in "\(subject)位于最底层。" }
  }

  package func meaning(of line: LineMeaning) -> String {
    switch line {
    case .contains: "子视图控制器"
    case .pointsToContainer: "所属容器"
    case .pointsToPresented: "被呈现者"
    case .pointsToPresenter: "呈现者"
    case .asksToPresent: "呈现请求"
    case .isRefusedFor: "拒绝的原因"
    case .containsIndirectly: "后代"
    case .showsAsRoot: "根视图控制器"
    case .startsHere: "初始场景"
    case .isOfEachMember: "族系的每个成员都有同样的指针"
    case .hasGone: "上一幅图之后已移除"
    case .isOutsideWindow: "不在窗口中"
    case .hasView: "视图"
    case .hasViewAndSubviews: "视图或子视图"
    case .refersTo: "引用"
    case .refersWeakly: "弱引用"
    case .holdsInProperty: "属性"
    case .segueShows: "show（显示）"
    case .segueShowsDetail: "showDetail（显示详情）"
    case .seguePresents: "present（呈现）"
    case .segueOpensPopover: "popover（弹出框）"
    case .segueUnwinds: "unwind（返回）"
    case .segueIsCustom: "custom（自定义）"
    case .segueShowsAsInferred: "show（显示，推断得出）"
    case .seguePresentsAsInferred: "present（呈现，推断得出）"
    }
  }

  package func meaning(of mark: MarkMeaning) -> String {
    switch mark {
    case .added: "新增"
    case .removed: "移除"
    case .unfound: "找不到了"
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
    case .presents(let family, let page): "呈现\(family)，第 \(page) 页"
    case .isPresented(let family, let page): "由\(family)呈现，第 \(page) 页"
    case .statement(let code, let page): "\(code)，第 \(page) 页"
    case .page(let number): "第 \(number) 页"
    }
  }
}
