import Testing
import VCDescriptions
import VCEngine
import VCFigureFeatures
import VCModelFeatures
import VCPhrases
import VCSource
import VCTestSupport

/// The answers for apps whose view controllers a framework makes.
@Suite struct `Hosts` {
  init() { addFeatures() }

  @Test func `have names, commands and remedies with sources`() {
    #expect(Set(Host.all.map(\.id)).count == Host.all.count)
    for host in Host.all {
      #expect(!host.versions.isEmpty && !host.marks.isEmpty && !host.libraries.isEmpty)
      for remedy in host.allRemedies where ![HostRemedy.update.id, "report"].contains(remedy.id) {
        #expect(!remedy.sources.isEmpty, "\(host.id) \(remedy.id)")
      }
    }
  }

  /// An override belongs into a class of the reader's own, which a host's or a library's isn't.
  @Test func `are never told to override a method`() {
    for host in Host.all {
      for text in UIKitText.allInLogs {
        var line = LoggedText(
          text, classes: [.presenter: "FlutterViewController"], words: [:],
          senderIsPresenter: true, plainText: text.form, count: 1, caller: nil)
        line.host = host
        guard let answering = line.answersHost else { continue }
        #expect(answering.id == host.id)
        for spelling in Spelling.allCases {
          let advice = LogAdvice.all(for: line, in: .en, spelling)
          #expect(advice.contains { ["report", "update"].contains($0.id) })
          // What a report contains is UIKit's text, and no code.
          let code = advice.filter { $0.language != "text" }.flatMap(\.code)
          #expect(!code.contains { $0.contains("override ") || $0.contains("viewDidAppear") })
        }
      }
    }
  }

  @Test(arguments: [
    ("RCTModalHostViewController", nil, "react-native"), ("RNSScreen", nil, "react-native"),
    ("EXDeckViewController", nil, "react-native"), ("EXIFViewController", nil, nil),
    ("PageController", "react_native_quay", "react-native"),
    ("FlutterViewController", nil, "flutter"),
    ("QuayController", "flutter_quay", "flutter"), ("CAPBridgeViewController", nil, "capacitor"),
    ("CapsuleController", nil, nil), ("CDVViewController", nil, "cordova"),
    ("Microsoft_Maui_Platform_PageViewController", nil, "maui"),
    ("Xamarin_Forms_Platform_iOS_PageRenderer", nil, "maui"),
    ("UnityDefaultViewController", nil, "unity"), ("UnityViewController", "Ferry", "unity"),
    ("ComposeHostingViewController", nil, "compose"), ("ComposeViewController", nil, nil),
    ("QuayController", "Ferry", nil), ("UINavigationController", nil, nil),
  ])
  func `are known by their classes and modules`(name: String, module: String?, id: String?) {
    let found = Host.all.first { $0.library(of: ClassInLog(name: name, module: module)) != nil }
    #expect(found?.id == id)
  }

  @Test func `are named by the call if the log shows none`() {
    let text =
      "Attempt to present <Ferry.QuayController: 0x1> on <Ferry.DeckController: 0x2> whose view "
      + "is not in the window hierarchy!"
    let line = LogReader(Source(name: "in.log", text: text)).lines[0].logged
    #expect(line.answersHost == nil)
    let advice = LogAdvice.all(for: line.of(Host(named: "flutter")), in: .en, .swift)
    #expect(
      advice.map(\.id) == [
        "updatePlugin", "flutterAsRoot", "afterFirstFrame", "fromFront", "report",
      ])
    #expect(advice.map(\.language) == ["shell", nil, "Dart", nil, "text"])
  }

  /// A reader's plugins are others: what a line doesn't name, the code doesn't either.
  @Test func `have code about the line's classes`() {
    let text =
      "Attempt to present <UIDocumentPickerViewController: 0x1> on <FlutterViewController: 0x2> (from "
      + "<FlutterViewController: 0x2>) which is already presenting <UIAlertController: 0x3>."
    let line = LogReader(Source(name: "in.log", text: text)).lines[0].logged
    let advice = LogAdvice.all(for: line, in: .en, .swift)
    #expect(
      advice.first?.code == [
        "await showFirst();  // UIAlertController",
        "await showSecond();  // UIDocumentPickerViewController",
      ])
    for host in Host.all {
      for text in UIKitText.allInLogs {
        var line = LoggedText(
          text, classes: [:], words: [:], senderIsPresenter: true, plainText: text.form, count: 1,
          caller: nil)
        line.host = host
        for language in Language.allCases {
          for advice in LogAdvice.all(for: line, in: language, .swift) {
            #expect(!advice.code.contains { $0.contains("#A") || $0.contains("#B") })
            for words in ["a controller", "another controller", "另一个控制器"] {
              #expect(!advice.text.contains("shows \(words)"), "\(advice.text)")
            }
          }
        }
      }
    }
  }

  /// UIKit's own causes would tell the author to override a method of Capacitor's class.
  @Test func `answer every text about a class of theirs, with what to report`() {
    for (host, name) in [
      ("react-native", "RNSScreen"), ("flutter", "FlutterViewController"),
      ("capacitor", "CAPBridgeViewController"), ("cordova", "CDVViewController"),
      ("maui", "Mopups_PopupPage"), ("unity", "UnityViewController"),
      ("compose", "ComposeHostingViewController"),
    ] {
      let troubling = TopicMeaning.all.filter { $0.trouble != nil }.map(\.topic)
      for text in UIKitText.allInLogs where troubling.contains(text.topic) {
        var line = LoggedText(
          text, classes: [.child: name, .presenter: name], words: [:], senderIsPresenter: true,
          plainText: text.form, count: 1, caller: nil)
        line.host = Host(named: host)
        #expect(line.answersHost?.id == host, "\(text.form)")
        let lines = LogExplanation(of: [line], spelling: nil).text(in: .en, lines: 11).text
        #expect(lines.contains("report it to the library"), "\(text.form)")
      }
    }
  }
}
