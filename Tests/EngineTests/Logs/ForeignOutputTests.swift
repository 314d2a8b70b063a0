import Foundation
import Testing
import VCCommandFeatures
import VCDescriptions
import VCEngine
import VCFigureFeatures
import VCModelFeatures
import VCPhrases
import VCSource
import VCTestSupport

/// The output of tests' snapshots, debuggers and crash reporters about view controllers.
@Suite struct `Snapshots and crash reports` {
  private static let folder = Samples.package.appending(path: "Tests/EngineTests/Logs/Logs")
  private static let names = Samples.files(in: folder).filter { name in
    [".printed.txt", ".json"].contains(where: name.hasSuffix)
  }
  static let recordings = names.map { $0 + ".description.txt" }

  init() { addFeatures() }

  @Test(arguments: names)
  func `each becomes the recorded description, which reads as the same`(name: String) throws {
    let source = try Samples.source(name, in: Self.folder)
    try expectImported(source, as: name + ".description.txt")
  }

  @Test(arguments: [
    (
      "error: expression failed to parse:\nerror: unknown identifier 'nav'",
      "this is an LLDB error"
    ),
    ("nil\n", "this is nil"),
    (
      "Uncaught Kotlin exception: kotlin.IllegalStateException: QuayController.view should be attached",
      "no line of this console is one of UIKit's about view controllers"
    ),
    (
      "System.InvalidOperationException: Unable to convert Quay.PageHandler to UIKit.UIView",
      "no line of this console is one of UIKit's about view controllers"
    ),
    ("(lldb) error: Couldn't apply expression", "this is an LLDB error"),
    (
      "(lldb) expression -l objc -O -- [UIViewController _printHierarchy]\nnil",
      "this is nil: the expression had no value"
    ),
    ("import UIKit\n\nfinal class A: UIViewController {\n}\n", "this is source code in Swift"),
    ("#import <UIKit/UIKit.h>\n@implementation A\n@end", "this is source code in Objective-C"),
    ("<svg xmlns=\"http://www.w3.org/2000/svg\"></svg>", "this is an SVG drawing"),
    (
      "<?xml version=\"1.0\"?>\n<!DOCTYPE plist PUBLIC \"a\" \"b\">\n<plist/>",
      "this is a property list"
    ),
    ("<!DOCTYPE html><html></html>", "this is an HTML page"),
    ("%PDF-1.7\n", "this is a PDF document"),
    ("// !$*UTF8*$!\n{\n}", "this is an Xcode project"),
    ("<UIView: 0x7f8a3b00; frame = (0 0; 1 1)>", "these are views, and no view controllers"),
    (
      "It says \"attempt to present a controller whose view is not in the window hierarchy\".",
      "this quotes UIKit's log without the names of the view controllers"
    ),
    (
      "Why unbalanced calls to begin/end appearance transitions?",
      "this quotes UIKit's log without the names of the view controllers"
    ),
    (
      "{\"rendering_system\": \"flutter\", \"windows\": [{\"type\": \"RootWidget\"}]}",
      "this is Sentry's file of a Flutter app"
    ),
    (
      "{\"rendering_system\": \"android_view_system\", \"windows\": [{\"type\": \"DecorView\"}]}",
      "this is Sentry's file of an Android app"
    ),
    (
      "{\"platform\": \"java\", \"breadcrumbs\": [{\"category\": \"navigation\"}]}",
      "this is Sentry's file of an Android app"
    ),
    (
      "{\"rendering_system\": \"Unity\", \"windows\": [{\"type\": \"Scene\"}]}",
      "this is Sentry's file of a Unity app"
    ),
    (
      "{\"rendering_system\": \"UIKIT\", \"windows\": [{\"type\": \"UIWindow\"}]}",
      "Sentry's file names no view controller"
    ),
    ("Hello,\n\nwhy does my login screen not show?\n", "these are sentences"),
  ])
  func `what is no input is named, with what to paste instead`(text: String, words: String) {
    let found = diagnostics(of: Source(name: "in.txt", text: text))
    #expect(found.count == 1)
    #expect(found.first?.text(in: .en).hasPrefix(words) == true)
  }

  /// It was an input of `diff` once, which then compared without scenes and segues.
  @Test(arguments: [nil, InputFormat.json, .yaml])
  func `the output of resolve is named, and the way to a baseline`(format: InputFormat?) throws {
    let resolutions = try ["login", "figure-10-4"].map {
      Resolution(try Samples.description(of: $0))
    }
    for text in [
      resolutions[0].hierarchy.json, resolutions[1].jsonOfAlternatives { _ in [0] },
    ] {
      let error = #expect(throws: DiagnosticError.self) {
        try AppDescription(parsing: Source(name: "app.json", text: text), as: format)
      }
      #expect(
        error?.diagnostics.map { $0.formatted(in: Source(name: "app.json", text: text)) } == [
          """
          app.json:1:1: error: this is the output of 'vcdiagram resolve --format json', not a \
          description; give the description itself; for a baseline of 'diff', save one with \
          'vcdiagram import'
              {
              ^
          """
        ])
    }
  }

  @Test func `an image is named`() {
    let source = Source(name: "in.png", bytes: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    #expect(
      diagnostics(of: source).map { $0.text(in: .en) }
        == ["this is a PNG image; give the description that it was drawn from"])
  }
}
