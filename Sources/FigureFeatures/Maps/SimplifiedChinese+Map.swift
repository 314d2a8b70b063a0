import VCPhrases
import VCSource

extension SimplifiedChinese {
  func text(of sentence: MapSentence) -> String {
    switch sentence {
    case .segue(let kind, let names, let source, let destination, let isInferred):
      segue(kind, named: names, from: source, to: destination, isInferred: isInferred)
    case .frame(let title, let names): spaced("\(title)中有\(list(names.map(mention), "和"))。")
    case .others(let names, let areAll):
      "\(areAll ? "" : "其他")视图控制器：\(list(names.map(mention), "和"))。"
    case .says(let name, let text): "\(name)：\(text)。"
    case .leadsOut(let ways): "通往未显示部分的线：\(enumerated(ways))。"
    case .onPage(let number): "见第 \(number) 页"
    }
  }

  private func segue(
    _ kind: String, named names: [String], from source: String, to destination: String,
    isInferred: Bool
  ) -> String {
    let name = names.isEmpty ? "" : self.names(names)
    return spaced(
      "\(isInferred ? "推断的" : "")\(kind) segue\(name)从\(titled(source))通往\(titled(destination))。")
  }
}
