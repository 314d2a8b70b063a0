import Testing
import VCSource

@Suite struct `A value with a place` {
  @Test func `is a literal where it is made in code`() {
    let (text, letter): (Sourced<String>, Sourced<String>) = ("nav", "a")
    let (number, flag): (Sourced<Int>, Sourced<Bool>) = (3, true)
    #expect(text == Sourced("nav", at: nil))
    #expect(letter == Sourced("a", at: nil))
    #expect(number == Sourced(3, at: nil))
    #expect(flag == Sourced(true, at: nil))
  }
}
