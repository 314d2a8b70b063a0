extension SimplifiedChinese {
  package func noun(of construct: Message.Construct) -> String {
    switch construct {
    case .object: "对象"
    case .mapping: "映射"
    case .list: "列表"
    case .text: "文本"
    }
  }
}
