import VCDiagnostics

extension SimplifiedChinese {
  func text(of sentence: MapSentence) -> String {
    switch sentence {
    case .segue(let kind, let names, let source, let destination, let asked, let isInferred):
      segue(kind, named: names, from: source, to: destination, asked: asked, isInferred: isInferred)
    case .says(let name, let text): "\(name)：\(text)。"
    case .withoutRoom(let segues): "转场的名称：\(segues.concatenated(by: "；"))。"
    case .leadsOut(let ways): "通往未显示部分的线：\(ways.concatenated(by: "、"))。"
    case .leads(let kind, let name): "\(kind) → \(name)"
    case .isReached(let kind, let name): "\(kind) ← \(name)"
    }
  }

  private func segue(
    _ kind: String, named names: [String], from source: String, to destination: String,
    asked: String?, isInferred: Bool
  ) -> String {
    (asked.map { "应 \($0) 的请求，" } ?? "") + (isInferred ? "推断的" : "") + "类型为 \(kind) 的转场"
      + (names.isEmpty ? "从 \(source)" : "\(self.names(names))从 \(source)")
      + " 通往 \(destination)。"
  }
}
