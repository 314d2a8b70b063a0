import Testing
import VCDiagnostics

@testable import VCExplain

@Suite struct `The words of tables` {
  @Test func `are as many in each language`() {
    let (english, chinese) = (Language.en.tableWords, Language.zhHans.tableWords)
    #expect(english.controllers.count == chinese.controllers.count)
    #expect(english.presentations.count == chinese.presentations.count)
    #expect(english.windows.count == chinese.windows.count)
  }
}
