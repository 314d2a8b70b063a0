import VCEngine
import VCSource

/// The Simplified Chinese texts.
extension SimplifiedChinese: Phrases {
  package var wording: Wording { Wording(.zhHans, spelling) }
  package var code: UIKitCode { UIKitCode(spelling) }

  /// A blank stands after a sentence of a Western text only.
  package func joined(_ sentences: [String]) -> String {
    sentences.reduce(into: "") { $0 += ($0.last?.isASCII == true ? " " : "") + $1 }
  }
}

// MARK: Parts of sentences

extension SimplifiedChinese {
  /// Returns `“nav”（UINavigationController）`, or only the id.
  package func name(_ controller: ControllerName) -> String {
    "“\(controller.id)”" + (controller.className.map { "（\($0)）" } ?? "")
  }

  /// Returns a name in a figure's sentences: a title is quoted, and an identifier stands bare. Within
  /// quotation marks there are single ones (GB/T 15834).
  package func titled(_ name: String) -> String {
    if name.allSatisfy({ $0.isASCII && ($0 != " " || name.last == ">") }) { return name }
    return "“\(name.replacing("“", with: "‘").replacing("”", with: "’"))”"
  }

  /// Returns `紧凑宽度（compact）`.
  package func noun(of sizeClass: SizeClass) -> String {
    (sizeClass == .compact ? "紧凑" : "常规") + "宽度（\(sizeClass.rawValue)）"
  }
}
