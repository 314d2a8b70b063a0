import Testing
import VCSource

@Suite struct `JSON that is written` {
  @Test func `escapes what it must and keeps the rest`() {
    var json = JSONWriter()
    json.object {
      $0.member("\"\\/", "line\nbreak\r\ttab \u{1} \u{7F} \u{9B}\u{202E}\u{2028}\u{61C} é ½ — 导 👩‍👧")
      $0.member("none", nil as String?)
      $0.member("number", -1)
      $0.key("empty")
      $0.array(spread: true, [Int]()) { $0.literal(String($1)) }
    }
    #expect(
      json.text
        == #"{"\"\\/": "line\nbreak\r\ttab \u0001 \u007f \u009b\u202e\u2028\u061c é ½ — 导 👩‍👧", "#
        + #""none": null, "number": -1, "empty": []}"#)
  }
}
