import Testing
import VCDescriptions
import VCEngine
import VCFigureFeatures
import VCFigures
import VCPhrases
import VCPictures
import VCSource
import VCTestSupport

/// The core's messages, as the program produces them. Those of a feature are in its tests.
@Suite struct `The catalogue of messages` {
  @Test func `has an id for each case, and none twice in all modules`() throws {
    let ids = try MessageCatalogue(of: "").ids
    #expect(ids.count > 100)
    #expect(Set(ids).count == ids.count)
    #expect(ids.allSatisfy { $0.wholeMatch(of: /[a-z][a-z0-9]*(-[a-z0-9]+)*/) != nil })
  }

  @Test func `is produced as a whole, and reads as recorded`() throws {
    var catalogue = try MessageCatalogue(
      of: "Source", "Engine", "Phrases", "Descriptions", "Pictures", "Figures", "Command")
    try catalogue.addAll()
    try catalogue.expectRecorded()
  }
}

extension MessageCatalogue {
  /// Adds messages of the invalid samples, and of texts that can't be samples.
  fileprivate mutating func addAll() throws {
    try addSamples { Samples.isOfCore($0) }
    // A text too large for the samples' folder.
    let large = [UInt8](repeating: 0x20, count: Source.maximumSize + 1)
    add(Source(name: "large.yaml", bytes: large))
    addTemplate("light: {frameFills: []}\nfonts: {sans: []}")
    add(.faintText(text: "captionText", ground: "background", contrast: 3.45.inTenths))
    add(.meantValue(value: "chain"))
    addBuilt()
    // A path requested on the command line.
    add(.segue(.noWay(scene: "about")))
    // Of files that begin with others.
    add(.baseOfItself(name: "app.yaml"))
    add(.notABase(name: "console.log"))
    add(.tooManyBases(most: 8))
    let reason = Words(foreign: "No such file or directory", inChinese: "没有这个文件或文件夹")
    add(.unreadableBase(name: "base.yaml", reason: reason))
    // Of several inputs.
    add(.stepsLeftOut)
    add(.earlierLines(count: 2))
    add(.secondState(name: "today.yaml"))
    // Of a running app, which a feature reads.
    let rules = Message.Hint.rulesChooseAnother(
      presenter: "A", presented: "B", expected: "MainTabBarController", isInContext: false)
    add(.hint(rules))
    // No known version of libyaml gives this message.
    add(.notYAML(problem: "found an unknown problem"))
    let font = Message.FontPackage(debian: "fonts-noto-cjk", homebrew: "font-noto-sans-cjk")
    add(.missingCharacters(["导", "\u{301}"], install: font))
    add(.noneInstalled(package: font))
    add(.noneForChinese(package: font))
    add(.notInstalled(family: "Source Sans 3"))
    add(.notAFont(file: "logo.png"))
    add(.unreadable(file: "Sans.otf", reason: reason))
    add(.tooManyPixels(width: 60_000, height: 9, limit: 32_767, scale: 1))
    add(.ignoredOption(option: "ids", kind: "coverage"))
    add(.nothingToShow(kind: "protocol"))
    add(.pageTooLarge(width: 327, height: 19_612_006, limit: 8_388_607))
    add(.noMemoryForPixels(width: 17_212, height: 5_266, scale: nil))
  }

  private mutating func addTemplate(_ text: String) {
    do {
      _ = try Template(parsing: Source(name: "template.yaml", text: text))
    } catch {
      add(error.diagnostics)
    }
  }

  /// Adds messages about descriptions that no text can express.
  private mutating func addBuilt() {
    let children = [[1, 2], [3], [3, 2], []]
    let controllers = children.enumerated().map { index, children in
      var controller = ViewController(
        id: Sourced("\(index)"), className: Sourced("UIViewController"))
      controller.children = children
      return controller
    }
    add(Resolution(AppDescription(viewControllers: controllers)).diagnostics)
  }
}
