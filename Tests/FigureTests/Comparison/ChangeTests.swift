import Testing
import VCDescriptions
import VCEngine
import VCFigureFeatures
import VCPhrases
import VCSource
import VCTestSupport

/// What is told of small changes, whole: the descriptions stand beside what is recorded of them.
@Suite struct `The changes` {
  static let recording = "changes.txt"

  @Test func `are told as recorded`() throws {
    var text = ""
    for (title, old, new) in Self.cases {
      text += "\(title)\n- \(old)\n+ \(new)\n"
      for language in Language.allCases {
        text += try changes(old, new, language).map { "  \($0)\n" }.joined()
      }
      text += "\n"
    }
    try expectRecorded(text, Self.recording)
  }

  @Test func `are none between JSON and YAML, and between keys in other orders`() throws {
    let texts = [
      "rootViewController: {id: a, class: A, title: T, children: [B, {class: C, id: c}]}",
      "rootViewController: {children: [{class: B}, {id: c, class: C}], title: T, class: A, id: a}",
      #"{"rootViewController": {"title": "T", "id": "a", "class": "A", "children": ["B", {"id": "c", "class": "C"}]}}"#,
    ]
    for old in texts { for new in texts { #expect(try changes(old, new, .en) == []) } }
  }

  private func changes(_ old: String, _ new: String, _ language: Language) throws -> [String] {
    func read(_ name: String, _ text: String) throws -> (Source, Snapshot) {
      let whole = text.contains("rootViewController:") || text.hasPrefix("{\"")
      let source = Source(name: name, text: whole ? text : "rootViewController: " + text)
      let resolution = Resolution(try AppDescription(parsing: source))
      return (
        source, Snapshot(of: resolution.hierarchy)
      )
    }
    let (before, now) = (try read("old", old), try read("new", new))
    return Comparison(before.1, now.1).text(from: before.0, to: now.0, in: language)
      .split(separator: "\n").map(String.init)
  }

  private static let nav = "class: UINavigationController, viewControllers"

  private static let cases: [(title: String, old: String, new: String)] = [
    (
      "a child is inserted at the front, and nothing is renamed",
      "{class: UITabBarController, viewControllers: [{\(nav): [A]}, {\(nav): [B]}, {\(nav): [UIViewController, UIViewController]}]}",
      "{class: UITabBarController, viewControllers: [{\(nav): [C]}, {\(nav): [A]}, {\(nav): [B]}, {\(nav): [UIViewController, UIViewController, UIViewController]}]}"
    ),
    (
      "a segue goes, and the scene behind it is reached no more",
      "{id: a}\nscenes: [{id: b}, {id: c}]\nsegues: [{show: b, from: a}, {present: c, from: b}]",
      "{id: a}\nscenes: [{id: b}, {id: c}]\nsegues: [{present: c, from: b}]"
    ),
    ("a root is put into a container", "UIViewController", "{\(nav): [UIViewController]}"),
    (
      "a container goes, and what it held stays",
      "{id: tabs, class: UITabBarController, viewControllers: [{id: nav, \(nav): [{id: a, class: A}]}, {id: b, class: B}]}",
      "{id: tabs, class: UITabBarController, viewControllers: [{id: a, class: A}, {id: b, class: B}]}"
    ),
    (
      "siblings change places: as few as can be are told",
      "{children: [{id: a, class: A}, {id: b, class: B}, {id: c, class: C}, {id: d, class: D}]}",
      "{children: [{id: d, class: D}, {id: a, class: A}, {id: b, class: B}, {id: c, class: C}]}"
    ),
    (
      "a container is of another class",
      "{class: UITabBarController, viewControllers: [A, B, C]}",
      "{class: HomeTabs, superclass: UITabBarController, viewControllers: [A, B, C]}"
    ),
    (
      "a child has another name", "{children: {left: {id: a, class: A}, right: B}}",
      "{children: {center: {id: a, class: A}, right: B}}"
    ),
    (
      "a child with a name moves into a list",
      "{id: box, class: Box, children: {left: {id: a, class: A}}}",
      "rootViewController: {id: box, class: Box, children: {left: {id: a, class: A}}}\nsteps: [{setRootViewController: {id: list, class: Box, children: [B]}}, {add: a, to: list}]"
    ),
    (
      "flags", "{id: a, class: A, definesPresentationContext: true, title: Old}",
      "{id: a, class: A, title: New, isModalInPresentation: true, preferredContentSize: {width: 320, height: 200}}"
    ),
    (
      "a flag is set to what it is anyway", "{id: a, class: A, isModalInPresentation: true}",
      "{id: a, class: A, isModalInPresentation: false, hidesBottomBarWhenPushed: false}"
    ),
    (
      "facts that are no properties of UIKit's: the receiver, the adaptation, the presentation",
      "{rootViewController: {id: nav, \(nav): [{id: 甲, class: A}, {id: b, class: B}]}, idiom: phone, steps: [{present: {id: c, class: C, modalPresentationStyle: popover, sourceView: v}, from: 甲}, {present: {id: d, class: UIAlertController}, from: c}]}",
      "{rootViewController: {id: nav, \(nav): [{id: 甲, class: A}, {id: b, class: B}]}, idiom: phone, steps: [{present: {id: c, class: C, modalPresentationStyle: popover, sourceView: v, adaptivePresentationStyle: none}, from: b}, {present: {id: d, class: UIAlertController, preferredStyle: actionSheet}, from: c}]}"
    ),
    (
      "ids and segues in Chinese, and a reference that is weak",
      "rootViewController: {id: 导航, \(nav): [{id: 书架, class: A}]}\nobjects: [{id: o, class: O, references: {list: {to: 书架, weak: true}}}]\nscenes: [{id: 笔记, class: B}]\nsegues: [{present: 笔记, from: 书架, identifier: note}]",
      "rootViewController: {id: 导航, \(nav): [{id: 书架, class: A}, {id: 新书, class: C}]}\nobjects: [{id: o, class: O}]\nscenes: [{id: 笔记, class: B}]\nsegues: [{show: 笔记, from: 书架, identifier: open}]"
    ),
    (
      "a share sheet on an iPad has the style of its popover", "{id: a, class: A}",
      "{rootViewController: {id: a, class: A}, idiom: pad, steps: [{present: {id: s, class: UIActivityViewController, sourceView: v}, from: a}]}"
    ),
    (
      "something is presented, and something no more",
      "{id: nav, \(nav): [{id: a, class: A, presents: {id: old, class: Old}}]}",
      "{id: nav, \(nav): [{id: a, class: A, presents: {id: new, class: New, modalPresentationStyle: fullScreen}}]}"
    ),
    (
      "another presents: the flag decides",
      "{rootViewController: {id: nav, \(nav): [{id: a, class: A}]}, steps: [{present: {id: b, class: B, modalPresentationStyle: currentContext}, from: a}]}",
      "{rootViewController: {id: nav, \(nav): [{id: a, class: A, definesPresentationContext: true}]}, steps: [{present: {id: b, class: B, modalPresentationStyle: currentContext}, from: a}]}"
    ),
    (
      "a step is refused no more: the tab is selected first",
      "{rootViewController: {id: tabs, class: UITabBarController, viewControllers: [{id: a, class: A}, {id: b, class: B, definesPresentationContext: true}]}, steps: [{present: {id: c, class: C, modalPresentationStyle: currentContext}, from: b}]}",
      "{rootViewController: {id: tabs, class: UITabBarController, viewControllers: [{id: a, class: A}, {id: b, class: B, definesPresentationContext: true}]}, steps: [{select: b, in: tabs}, {present: {id: c, class: C, modalPresentationStyle: currentContext}, from: b}]}"
    ),
    (
      "a step is refused as before, with another message",
      "{rootViewController: {id: a, class: A}, steps: [{present: {id: b, class: B, modalPresentationStyle: fullScreen}, from: a}, {present: UIAlertController, from: a}]}",
      "{rootViewController: {id: a, class: A}, steps: [{present: {id: b, class: B, modalPresentationStyle: overFullScreen}, from: a}, {present: UIAlertController, from: a}]}"
    ),
    (
      "what a step says of its figure",
      "{rootViewController: {id: a, class: A}, steps: [{present: {id: b, class: B}, from: a, note: old, title: T, label: L}]}",
      "{rootViewController: {id: a, class: A}, steps: [{present: {id: b, class: B}, from: a, note: new, title: T, notes: said, emphasize: [a, a → b], build: arrows}]}"
    ),
    (
      "two controllers of one class, and one with a title",
      "{id: nav, \(nav): [{id: a, class: A}]}",
      "{id: nav, \(nav): [{id: a, class: A}, {id: b, class: A}, {id: c, class: C, title: Cards, presents: {id: d, class: A}}]}"
    ),
    (
      "another controller is the window's root",
      "{rootViewController: {id: a, class: A}, window: main}",
      "{rootViewController: {id: b, class: B}, window: main}"
    ),
    (
      "a controller is popped, and stays what it is",
      "{rootViewController: {id: nav, \(nav): [A, {id: b, class: B}]}}",
      "{rootViewController: {id: nav, \(nav): [A, {id: b, class: B}]}, steps: [{pop: nav}]}"
    ),
    (
      "the widths of windows",
      "{windows: [{id: w, rootViewController: {id: a, class: A}}, {id: v, rootViewController: {id: b, class: B}}]}",
      "{windows: [{id: w, rootViewController: {id: a, class: A}, horizontalSizeClass: regular}, {id: v, rootViewController: {id: b, class: B}, horizontalSizeClass: compact}]}"
    ),
    (
      "the app's width, and a window's that keeps it",
      "{windows: [{id: w, rootViewController: {id: a, class: A}}, {id: v, rootViewController: {id: b, class: B}}], horizontalSizeClass: compact}",
      "{windows: [{id: w, rootViewController: {id: a, class: A}, horizontalSizeClass: compact}, {id: v, rootViewController: {id: b, class: B}}]}"
    ),
    (
      "the system and the device", "{rootViewController: {id: a, class: A}, ios: 17}",
      "{rootViewController: {id: a, class: A}, idiom: phone}"
    ),
    (
      "a presentation in another style, because of the system",
      "{rootViewController: {id: a, class: A, presents: {id: b, class: B}}, ios: 17}",
      "{rootViewController: {id: a, class: A, presents: {id: b, class: B}}, ios: 12}"
    ),
    (
      "columns: what UIKit made for a controller goes with it",
      "{id: split, class: UISplitViewController, style: doubleColumn, primary: {id: list, class: List}, secondary: {id: detail, class: Detail}}",
      "{id: split, class: UISplitViewController, style: doubleColumn, primary: {id: list, class: List}, secondary: {id: other, class: Detail}}"
    ),
    (
      "objects and references",
      "{rootViewController: {id: a, class: A, references: {store: s}, delegate: c}, objects: [{id: s, class: Store}, {id: c, class: C}]}",
      "{rootViewController: {id: a, class: A, references: {store: {to: s, weak: true}}}, objects: [{id: s, class: Stock}, {id: d, class: D, references: {owner: a}}]}"
    ),
    (
      "segues",
      "{rootViewController: {id: a, class: A}, scenes: [{id: b, class: B}], segues: [{show: b, from: a, identifier: open}]}",
      "{rootViewController: {id: a, class: A}, scenes: [{id: b, class: B}, {id: c, class: C}], segues: [{present: b, from: a, identifier: open}, {show: c, from: b}]}"
    ),
    (
      "control characters are told, and obeyed by nobody",
      #"{id: a, class: A, title: "\e[31mred"}"#,
      "{id: a, class: A}"
    ),
  ]
}
