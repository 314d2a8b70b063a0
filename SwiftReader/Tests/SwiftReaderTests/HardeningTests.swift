import Dispatch
import Foundation
import ScreenMap
import Synchronization
import Testing

/// Texts that nobody would write, but that must do no harm.
@Suite struct `Source of any kind` {
  /// Reads on a stack as large as the program's.
  private func map(_ text: String, path: String = "a.swift") -> String {
    let result = Mutex("")
    let done = DispatchSemaphore(value: 0)
    let thread = Thread {
      let facts = FileFacts(path: path, text: Array(text.utf8))
      result.withLock { $0 = AppMap([facts]).description(title: "t") }
      done.signal()
    }
    thread.stackSize = 64 << 20
    thread.start()
    done.wait()
    return result.withLock(\.self)
  }

  @Test(
    arguments: [
      "(", "[", "{ ", "a.b(", "if a { ", "!", "a<", "\"\\(", "a ? b : ", "a ?? ", "if a {} else ",
      "if a, ", "[a: ",
    ], [300, 20_000])
  func `may nest deep`(opening: String, count: Int) {
    let text = "func f() { " + String(repeating: opening, count: count) + " }"
    #expect(map(text).contains("# 0 calls bring a screen"))
  }

  @Test func `may chain calls without end`() {
    let chain = String(repeating: ".padding()", count: 20_000)
    _ = map("struct A: View { var body: some View { Text(\"\")\(chain) } }")
  }

  /// Swift's parser reads the square brackets of a type twice at each level.
  @Test(arguments: [
    "[(s: ", "[", "[A<", "[(a) -> ", "[a.B<[", "[any ", "[A & ", "[@a ", "[() throws(E) -> ", "A<[",
    "[A<B, [", "[A<[B], ",
  ])
  func `may nest brackets that the parser reads twice`(opening: String) {
    let text = String(repeating: opening, count: 30)
    for declaration in ["var p: ", "let p = "] {
      #expect(FileFacts(path: "a.swift", text: Array((declaration + text).utf8)).isLeftOut)
    }
  }

  @Test(arguments: [
    // Lists in calls are no types.
    (
      String(repeating: "Part(name: \"a\", parts: [", count: 40), String(repeating: "])", count: 40)
    ),
    (String(repeating: ".list([a, [", count: 40), String(repeating: "]])", count: 40)),
    (String(repeating: "[a: ", count: 40), String(repeating: "]", count: 40)),
    // What is in strings and comments isn't code.
    ("[" + String(repeating: "\"if [ ( { \\\" \\(a[b]) <\", ", count: 200), "]"),
    ("\"\"\"\n" + String(repeating: "if [ \" (\n", count: 400), "\"\"\""),
    ("#\"" + String(repeating: "\\([(", count: 400), "\"#"),
    ("/* " + String(repeating: "/* [ */ if ( \" ", count: 400), "*/ 1"),
    ("a // " + String(repeating: "[{(\"", count: 400), "\n"),
  ])
  func `is read though it has many brackets`(start: String, end: String) {
    let text = "let a = \(start)\(end)\nclass Home: UIViewController {}"
    let facts = FileFacts(path: "a.swift", text: Array(text.utf8))
    #expect(!facts.isLeftOut)
    #expect(facts.types.map(\.name) == ["Home"])
  }

  @Test(arguments: ["&", "any &", "(A) -> B<C", "<", "(", "[", "()", "@a", "->", "(A, ->"])
  func `may have types that break off`(type: String) {
    let text = """
      class A: UIViewController {
        let next: \(type)
        init(_ next: \(type)) { self.next = next }
        func go(_ next: \(type)) -> \(type) { present(next, animated: true) }
      }
      class B<\(type)>: A { func f() { A(go(B { x in self.next(x) })).go(A()) } }
      """
    #expect(map(text).contains(" a screen: "))
  }

  @Test func `may call itself in a circle`() {
    let text = """
      class A: B {}
      class B: A { func f(_ x: UIViewController) { g(x) }; func g(_ x: UIViewController) { f(x) } }
      class C: UIViewController {
        var next: UIViewController { other }
        var other: UIViewController { next }
        func f(_ x: UIViewController) { present(next, animated: true);
          f(x)
          present(x, animated: true)
        }
      }
      """
    #expect(map(text).contains("# 2 calls bring a screen: 0 drawn as 0 arrows, 2 to look at"))
  }

  @Test func `may have names that YAML reads as something else`() {
    let text = """
      class Yes: UIViewController { func f() { present(`Null`(), animated: true) } }
      class `Null`: UIViewController {}
      """
    let description = map(text, path: "a \"b\"\n# c: \u{202E}.swift")
    #expect(
      description.contains("{present: \"Null\", from: \"Yes\", at: \"a \\\"b\\\"?# c: ?.swift:1\"}")
    )
  }

  @Test(arguments: [
    [0xFF, 0xFE, 0x00], [], [0x7B], Array("\u{FEFF}import A\r\nlet a = 1\r\n".utf8),
  ])
  func `may be no text`(bytes: [UInt8]) {
    #expect(
      AppMap([FileFacts(path: "a.swift", text: bytes)]).list() == "")
  }

  @Test(arguments: [
    "", "<", "<a", "<a b", "<a b=", "<a b='", "</", "<!--", "<!", "<?", "<a/", "<=\">",
  ])
  func `a storyboard may break off`(text: String) {
    #expect(StoryboardFacts(path: "a.storyboard", text: Array(text.utf8)).segues.isEmpty)
  }
}
