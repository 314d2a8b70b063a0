import Testing
import VCPhrases
import VCSource

@Suite struct `The words of English` {
  @Test(arguments: [
    ("UIView", "a"), ("UIImagePickerController", "a"), ("NSObject", "an"),
    ("MFMailComposeViewController", "an"), ("HTMLViewController", "an"), ("BNRItems", "a"),
    ("QLPreviewController", "a"), ("SLComposeViewController", "an"), ("A", "an"), ("B", "a"),
    ("ItemsViewController", "an"), ("HomeTabs", "a"), ("HourViewController", "an"),
    ("UserViewController", "a"), ("UnitList", "a"), ("UpdatesViewController", "an"),
    ("UninstallViewController", "an"), ("EuropeList", "a"), ("App.Items", "an"), ("_Detail", "a"),
    ("iPhoneList", "an"), ("导航控制器", "a"), ("XViewController", "an"), ("object", "an"), ("", "a"),
  ])
  func `a noun has the article of its sound`(noun: String, article: String) {
    #expect(English().withArticle(noun) == "\(article) \(noun)")
  }

  @Test func `lists end as English ones do`() {
    let english = English()
    #expect(english.names(["a"]) == "'a'")
    #expect(english.names(["a", "b"]) == "'a' and 'b'")
    #expect(english.names(["a", "b", "c"]) == "'a', 'b' and 'c'")
    let many = (1...9).map(String.init)
    #expect(english.names(many) == "'1', '2', '3', '4', '5', '6', '7' and 2 more")
    #expect(english.names(many.dropLast()).hasSuffix("'7' and '8'"))
  }

  @Test func `what is long is cut`() {
    let text = String(repeating: "é", count: 61)
    #expect(English().quoted(text) == "'" + String(repeating: "é", count: 57) + "…'")
    #expect(English().quoted(String(repeating: "é", count: 60)).count == 62)
  }
}
