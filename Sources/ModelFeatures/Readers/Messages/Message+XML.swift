import VCSource

extension Message {
  /// Syntax errors in XML, and parts of it that are not read.
  package enum XML: WordedFacts {
    /// The text is not well-formed, in the parser's words.
    case notXML(String)
    /// A document type declaration, which may declare entities and name other files.
    case documentType
  }
}

extension Message.XML {
  package func text(in wording: Wording) -> String {
    wording.choose({ $0.text(of: self) }, { $0.text(of: self) })
  }
}

extension Message {
  package static func xml(_ fault: XML) -> Self { Self(fault) }
}
