import Foundation
import Testing
import VCTestSupport

/// The terms of Chinese texts: one word for each thing, the one that Apple's documents use where they
/// have one.
@Suite struct `Chinese texts` {
  /// A word that isn't used, the longer words that contain it and are, and the term.
  private static let terms: [(word: String, in: [String], term: String)] = [
    ("家族", [], "族系"), ("操作表", ["操作表单"], "操作表单"), ("警告框", [], "提醒框"),
    ("分享表", [], "共享表单"), ("分栏", [], "分屏视图控制器"), ("翻页控制器", [], "页面视图控制器"),
    ("选项卡", [], "标签页"), ("标签控制器", [], "标签栏控制器"), ("代理", ["代理对"], "委托"),
    ("插座", [], "outlet"), ("您", [], "你"), ("点击", [], "轻点"), ("单击", [], "轻点"),
    ("父控制器", [], "父视图控制器"), ("子控制器", [], "子视图控制器"), ("弹窗", [], "弹出框"),
    ("控制器栈", [], "导航栈"), ("故事版", [], "故事板"), ("模态", ["模态页面"], "呈现"),
    ("外观", ["[外观]", "\"外观\"", "外观：", "图的外观"], "视图出现和消失"), ("转换样式", [], "转场样式"),
    ("层级结构", [], "层次结构"), ("引发异常", [], "抛出异常"), ("源码", [], "源代码"),
  ]

  /// The Chinese parts of the program and of its documents.
  private static let files: [String] = {
    let folders = ["Sources", "Guide", "Samples"]
    return folders.flatMap { folder in
      let url = Samples.package.appending(path: folder)
      return (FileManager.default.subpaths(atPath: url.path) ?? [])
        .filter { file in [".swift", ".md", ".yaml"].contains { file.hasSuffix($0) } }
        .map { folder + "/" + $0 }
        // It names the other terms.
        .filter { !$0.hasSuffix("/Glossary.md") }
    } + ["README.zh-Hans.md"]
  }()

  @Test func `have one term for each thing`() throws {
    var read = 0
    for file in Self.files {
      let text = String(
        decoding: try Data(contentsOf: Samples.package.appending(path: file)), as: UTF8.self)
      for line in text.split(separator: "\n") where line.contains(where: \.isHan) {
        read += 1
        for (word, longer, term) in Self.terms where line.contains(word) {
          let rest = longer.reduce(String(line)) { $0.replacing($1, with: "") }
          #expect(!rest.contains(word), "\(file): \(word) → \(term)")
        }
      }
    }
    #expect(read > 1_000)
  }
}

extension Character {
  fileprivate var isHan: Bool {
    unicodeScalars.contains { (0x4E00...0x9FFF).contains($0.value) }
  }
}
