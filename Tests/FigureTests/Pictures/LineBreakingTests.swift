import Testing
import VCPictures
import VCTestSupport

@Suite struct `Line breaking` {
  private let style = TextStyle(face: .sans, size: 12)

  @Test(arguments: [1, 5, 40, 41, 42, 300, 1001])
  func `a long word is cut where it reaches the limit`(count: Int) {
    let word = String(repeating: "abcdefghij", count: count / 10 + 1).prefix(count)
    let lines = LineBreaking.lines(of: String(word), style, limit: 100, keepsNames: true)
    #expect(lines == cut(word))
    #expect(lines.joined() == word)
  }

  /// By a search from the whole rest down, in time that grows with its square.
  private func cut(_ word: Substring) -> [String] {
    var (lines, rest): ([String], Substring) = ([], word)
    while style.width(of: String(rest)) > 100, rest.count > 1 {
      var count = rest.count - 1
      while count > 1, style.width(of: String(rest.prefix(count))) > 100 { count = count * 7 / 8 }
      lines.append(String(rest.prefix(count)))
      rest = rest.dropFirst(count)
    }
    return lines + [String(rest)]
  }

  @Test func `a sentence is broken only at spaces`() {
    let text = "The settings of the watch that is paired with an iPhone"
    let lines = [200.0, 250, 300, 310, 315].map { limit in
      LineBreaking.lines(of: text, style, limit: limit)
    }
    for lines in lines { #expect(lines.joined(separator: " ") == text) }
  }

  @Test func `a name is broken between its words, and Apple's stay whole`() {
    func lines(_ name: String) -> [String] { LineBreaking.lines(of: name, style, limit: 60) }
    #expect(lines("iPhoneController") == ["iPhone", "Controller"])
    #expect(lines("MyiPadController") == ["MyiPad", "Controller"])
    #expect(lines("macOSController") == ["macOS", "Controller"])
    #expect(lines("Module.Controller") == ["Module.", "Controller"])
    #expect(lines("HTTPSController") == ["HTTPS", "Controller"])
    #expect(lines("2 nav: SomeController") == ["2 nav:", "Some", "Controller"])
  }

  @Test func `a name is not broken within its suffix, or after a prefix`() {
    func lines(_ name: String, _ limit: Double) -> [String] {
      LineBreaking.lines(of: name, style, limit: limit)
    }
    #expect(lines("FilterViewController", 90) == ["Filter", "ViewController"])
    #expect(
      lines("homeNav: UINavigationController", 150) == ["homeNav:", "UINavigationController"])
    #expect(
      lines("RecentlyViewedProductsViewController", 100)
        == ["RecentlyViewed", "Products", "ViewController"])
    #expect(lines("BNRItemsViewController", 90) == ["BNRItems", "ViewController"])
  }

  @Test func `a name is broken before its generic arguments, not within them`() {
    #expect(
      LineBreaking.lines(of: "UIHostingController<BillDetail>", style, limit: 150)
        == ["UIHostingController", "<BillDetail>"])
  }

  @Test func `one character has a line, however wide`() {
    #expect(LineBreaking.lines(of: "漢漢", style, limit: 1) == ["漢", "漢"])
    #expect(LineBreaking.lines(of: "m", style, limit: 1) == ["m"])
  }

  /// Titles of Chinese words, names and all punctuation, at random.
  private func chineseText(_ random: inout SplitMix) -> String {
    let words = [
      "书架", "我的", "图书", "评论", "最近阅读", "句子", "的", "和", "设置", "iPad", "UIKit", "3D",
      "ViewController", "打开", "用户", "表单",
    ]
    let pairs = [("“", "”"), ("（", "）"), ("《", "》"), ("‘", "’"), ("「", "」"), ("(", ")")]
    let stops = ["，", "。", "；", "：", "、", "！", "？", "……", "——", "％"]
    var text = ""
    for _ in 0..<(8 + random.next() % 20) {
      let word = words[Int(random.next() % UInt64(words.count))]
      switch random.next() % 6 {
      case 0: text += word + stops[Int(random.next() % UInt64(stops.count))]
      case 1:
        let (open, close) = pairs[Int(random.next() % UInt64(pairs.count))]
        text += open + word + close
      case 2: text += " " + word + " "
      default: text += word
      }
    }
    return text
  }

  @Test
  func `no Chinese line begins or ends with punctuation that may not, and the last is no orphan`() {
    var random = SplitMix(seed: 47)
    let starts = Set("，。；：、！？…—％”）》’」)")
    let ends = Set("“（《‘「(")
    for number in 0..<200 {
      let text = chineseText(&random)
      let limit = [150.0, 180, 240, 320][number % 4]
      let lines = LineBreaking.lines(of: text, style, limit: limit)
      #expect(lines.joined().filter { $0 != " " } == text.filter { $0 != " " })
      #expect(lines.allSatisfy { style.width(of: $0) <= limit })
      for line in lines.dropFirst() { #expect(!starts.contains(line.first ?? "，"), "\(lines)") }
      for line in lines.dropLast() { #expect(!ends.contains(line.last ?? "（"), "\(lines)") }
      if lines.count > 1 { #expect((lines.last?.count ?? 0) > 2, "\(lines)") }
    }
  }

  @Test func `Chinese lines have similar lengths`() {
    func lines(_ text: String) -> [String] { LineBreaking.lines(of: text, style, limit: 180) }
    #expect(
      lines("这里可以看到我的书架和最近阅读过的所有的图书，还有收藏的句子")
        == ["这里可以看到我的书架和最近阅读", "过的所有的图书，还有收藏的句子"])
    #expect(lines("读书笔记界面可以看到全部的句子们") == ["读书笔记界面可以", "看到全部的句子们"])
    #expect(lines("在Settings中可以看到全部的iPad与笔记") == ["在Settings中可以看", "到全部的iPad与笔记"])
    #expect(lines("设置") == ["设置"])
  }

  /// 1 MB took hours.
  @Test func `a word of a megabyte is cut as well`() {
    let word = String(repeating: "a", count: 1_000_000)
    let lines = LineBreaking.lines(of: word, style, limit: 180)
    #expect(lines.map(\.count).reduce(0, +) == word.count)
  }
}
