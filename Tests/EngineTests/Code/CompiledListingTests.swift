import Foundation
import Testing
import VCEngine
import VCModelFeatures
import VCSource
import VCTestSupport

/// Printed code is meant to be pasted, so a compiler checks it against a stub of UIKit.
///
/// Each compiler checks all listings in one call, because starting it takes longer than checking
/// them.
@Suite struct `Printed code` {
  @Test(.enabled(if: Compiler.swift.isThere, "there is no swiftc"))
  func `compiles as Swift`() throws {
    let faults = try Compiler.swift.faults(in: ListingSource.swift(try Self.sources()))
    #expect(faults == "")
  }

  @Test(.enabled(if: Compiler.objectiveC.isThere, "there is no clang"))
  func `compiles as Objective-C`() throws {
    let faults = try Compiler.objectiveC.faults(in: ListingSource.objectiveC(try Self.sources()))
    #expect(faults == "")
  }

  /// The compilers report errors; without this test, the others would prove nothing.
  @Test(.enabled(if: Compiler.swift.isThere, "there is no swiftc"))
  func `is refused with a method that there is not`() throws {
    let faults = try Compiler.swift.faults(in: "@MainActor func f(a: UIView) { a.appear() }\n")
    #expect(faults.contains("value of type 'UIView' has no member 'appear'"))
  }

  /// Returns every sample with its alternatives, and descriptions of what no sample has.
  private static func sources() throws -> [ListingSource] {
    let described = try Samples.names.map { try Samples.description(of: $0) }
    let others = Self.others.map { Notation($0).description() }
    let sources = (described + others).flatMap { app in
      let resolution = Resolution(app)
      return [resolution] + resolution.alternatives.map(\.resolution)
    }.map(ListingSource.init)
    #expect(sources.reduce(0) { $0 + $1.count } > 60)
    return sources
  }

  private static let others = [
    "nav(a,b,c)\npop nav\npopTo a\npush b onto nav\npopToRoot nav",
    "tab(a)\nset a,b of tab\nselect b in tab",
    "box(a)\nadd b to box\nremove a\nview c in b",
    "split(a,b)\nshowDetail c from a",
    "box(a,b)\ntransition c from a\ntransition b from c",
    "nav(a)\nshow b from a\npresent c[crossDissolve,custom] from b\nunwind a from c",
    "page(a)\nset b of page\nroot c",
    "a\npresent b:UICollectionViewController from a",
    "a\npresent b:UITableViewController[popover] from a",
    "nav(a)\npush b~find:UISearchController(results) onto nav\nsearch b",
    "nav(a)\npresent b from a during viewDidLoad",
    "nav(a)\npresent b from a\npresent c from a during transition",
    "nav(a){b}\ndismiss b\ndismiss nav during transition",
    "nav(a)\npush b onto nav\npresent c from b during transition\npop nav during transition",
  ]
}

/// The code of each step of a description, as input for a compiler.
private struct ListingSource {
  private let app: AppDescription
  private let resolution: Resolution

  init(_ resolution: Resolution) {
    self.resolution = resolution
    app = resolution.app
  }

  var count: Int { app.steps.count }

  static func swift(_ sources: [ListingSource]) -> String {
    sources.enumerated().map { number, source in
      "@MainActor enum Description\(number) {\n"
        + source.classes.map(\.swift).joined() + source.listings(.swift).joined() + "}\n"
    }.joined()
  }

  /// Returns the Objective-C source. Because Objective-C has no nested classes, each description's
  /// classes get a prefix.
  static func objectiveC(_ sources: [ListingSource]) -> String {
    sources.enumerated().map { number, source in
      source.classes.map { "#define \($0.name) Description\(number)_\($0.name)\n" }.joined()
        + source.classes.map { "@class \($0.name);\n" }.joined()
        + source.classes.map(\.objectiveC).joined()
        + source.listings(.objectiveC).enumerated().map { "void f\(number)_\($0)\($1)" }.joined()
        + source.classes.map { "#undef \($0.name)\n" }.joined()
    }.joined()
  }

  /// One of the app's own classes, with the properties that the description gives it.
  private struct OwnClass {
    let name: String
    let superclass: String?
    /// The types by property name.
    var properties: [String: String] = [:]

    private var sorted: [(key: String, value: String)] {
      properties.sorted { $0.key < $1.key }
    }

    var swift: String {
      "  class \(name)\(superclass.map { ": " + $0 } ?? "") {\n"
        + sorted.map { "    var \($0.key): \($0.value)?\n" }.joined() + "  }\n"
    }

    var objectiveC: String {
      "@interface \(name) : \(superclass ?? "NSObject")\n"
        + sorted.map {
          "@property \($0.value == "AnyObject" ? "id " : $0.value + " *")\($0.key);\n"
        }.joined() + "@end\n"
    }
  }

  private var classes: [OwnClass] {
    var classes: [String: OwnClass] = [:]
    for controller in app.viewControllers where controller.systemMade == nil {
      let name = controller.className.value
      guard UIKitClass(named: name) == nil else { continue }
      var own = classes[name] ?? OwnClass(name: name, superclass: controller.uiKitClass.name)
      for property in controller.childNames.values { own.properties[property] = "UIViewController" }
      for reference in controller.references { own.properties[reference.name.value] = "AnyObject" }
      classes[name] = own
    }
    for object in app.objects {
      classes[object.className.value] = OwnClass(name: object.className.value, superclass: nil)
    }
    return classes.values.sorted { $0.name < $1.name }
  }

  /// Returns a function for each step that code can carry out; the code's requirements are its
  /// parameters.
  private func listings(_ spelling: Spelling) -> [String] {
    var app = app
    app.spelling = spelling
    let resolution = Resolution(app)
    return (1...max(1, count)).compactMap { step in
      guard let lines = try? CodeListing(ofStep: step, of: resolution).lines else { return nil }
      let taken = lines.prefix { $0.hasPrefix("// ") }.map { $0.dropFirst(3) }
        .filter { !$0.hasPrefix("import ") && !$0.hasPrefix("@import ") && !$0.contains("viewDid") }
        .joined(separator: ", ")
      let code = lines.drop { $0.hasPrefix("// ") }.map { "    \($0)\n" }.joined()
      return spelling == .swift
        ? "  func step\(step)(\(taken)) {\n\(code)  }\n"
        : "(\(taken.isEmpty ? "void" : taken)) {\n\(code)}\n"
    }
  }
}
