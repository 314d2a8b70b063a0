import ViewControllers

extension Hierarchy {
  /// The hierarchy in sentences, for those who listen: families, members, presentations.
  package func text(in language: Language) -> String {
    var sentences = families.map { family in
      let names = family.members.map(nameAndClass).joined(separator: language.comma)
      return language.family(family.number) + language.colon + names + language.stop
    }
    sentences += presentations.map { presentation in
      let (presenter, presented) = (name(presentation.presenter), name(presentation.presented))
      let asked = presentation.sender == presentation.presenter ? nil : name(presentation.sender)
      return language.presents(
        presenter, presented, style: presentation.modalPresentationStyle.rawValue, asked: asked)
    }
    return sentences.joined(separator: language == .en ? " " : "")
  }

  private func name(_ member: Index) -> String {
    let controller = description.viewControllers[member]
    return controller.title?.value ?? controller.id.value
  }

  private func nameAndClass(_ member: Index) -> String {
    let (name, className) = (name(member), description.viewControllers[member].className.value)
    return name == className ? name : "\(name) (\(className))"
  }
}

extension Language {
  fileprivate var comma: String { self == .en ? ", " : "、" }
  fileprivate var colon: String { self == .en ? ": " : "：" }
  fileprivate var stop: String { self == .en ? "." : "。" }

  fileprivate func presents(
    _ presenter: String, _ presented: String, style: String, asked: String?
  ) -> String {
    switch self {
    case .en:
      let end = asked.map { ", asked by \($0)." } ?? "."
      return "\(presenter) presents \(presented) (\(style))" + end
    case .zhHans:
      let start = asked.map { "应 \($0) 的请求，" } ?? ""
      return start + "\(presenter) 呈现 \(presented)（\(style)）。"
    }
  }
}
