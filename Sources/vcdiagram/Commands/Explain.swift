import ArgumentParser
import Diagnostics
import Explanations
import Phrases
import ViewControllers

/// The reason for an answer, a line a decision.
struct Explain: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Tells the reason for an answer, and the rules it follows.",
    usage: """
      vcdiagram explain <in> --present <class> --from <id> [--style <style>]
      vcdiagram explain <in> --dismiss <id>
      vcdiagram explain <in> --add <id> --to <id>
      vcdiagram explain <in> --remove <id>
      vcdiagram explain <in> --property <id>.<property>
      """)

  @Argument(help: ArgumentHelp("A description; - is standard input.", valueName: "in"))
  var input: String

  @Option(help: ArgumentHelp("Who would present a controller of this class?", valueName: "class"))
  var present: String?

  @Option(help: ArgumentHelp("The receiver of present.", valueName: "id"))
  var from: String?

  @Option(help: ArgumentHelp("Its modalPresentationStyle.", valueName: "style"))
  var style: String?

  @Option(help: ArgumentHelp("What would go when this one is sent dismiss?", valueName: "id"))
  var dismiss: String?

  @Option(help: ArgumentHelp("Which calls make this one a child?", valueName: "id"))
  var add: String?

  @Option(help: ArgumentHelp("The container to be.", valueName: "id"))
  var to: String?

  @Option(help: ArgumentHelp("Which calls take this one out of its container?", valueName: "id"))
  var remove: String?

  @Option(
    help: ArgumentHelp(
      "Why does a property hold what it holds? For instance items.navigationController.",
      valueName: "id.property"))
  var property: String?

  @Option(help: "text or json.")
  var format = TextOrJSON.text

  @Option(help: ArgumentHelp("The moment after this step; 0 is the beginning.", valueName: "n"))
  var step: Int?

  @Option(help: "The language of the program's own words: en or zh-Hans.")
  var language = Language.en

  func run() throws {
    let resolution = try Resolution(
      loading: InputFile(input), strict: false, language: language)
    let hierarchy = try resolution.hierarchy(atStep: step)
    let explanation = try explanation(in: hierarchy)
    try Console.print(
      format == .json ? explanation.json(in: language) : explanation.text(in: language))
  }

  private func explanation(in hierarchy: Hierarchy) throws -> any Explanation {
    if let present, let from {
      var modalStyle: ModalPresentationStyle?
      if let style {
        modalStyle = ModalPresentationStyle(spelling: style)
        if modalStyle == nil {
          throw UsageFault.unknownStyle(style)
        }
      }
      let explanation = PresentExplanation(
        of: present, style: modalStyle, from: try hierarchy.member(from), in: hierarchy)
      if UIKitClass(named: present)?.isViewController == false, let refusal = explanation.refusal {
        throw UsageFault.cannotBePresented(refusal.text(in: language))
      }
      return explanation
    }
    if let dismiss {
      return DismissExplanation(sentTo: try hierarchy.member(dismiss), in: hierarchy)
    }
    if let add, let to {
      return ContainmentExplanation(
        adding: try hierarchy.member(add), to: try hierarchy.member(to), in: hierarchy)
    }
    if let remove {
      return ContainmentExplanation(removing: try hierarchy.member(remove), in: hierarchy)
    }
    return try propertyExplanation(property ?? "", in: hierarchy)
  }

  /// The id may hold dots itself: the property is what follows the last.
  private func propertyExplanation(
    _ path: String, in hierarchy: Hierarchy
  ) throws -> any Explanation {
    if path.hasSuffix("." + WindowExplanation.property) {
      let id = path.dropLast(WindowExplanation.property.count + 1)
      return WindowExplanation(of: try hierarchy.member(String(id)), in: hierarchy)
    }
    guard let dot = path.lastIndex(of: "."), path.last != "." else {
      throw UsageFault.notAProperty(path)
    }
    let (id, name) = (String(path[..<dot]), String(path[path.index(after: dot)...]))
    let owner = try hierarchy.member(id)
    guard let property = Property(spelling: name) else {
      throw UsageFault.unknownProperty(name, of: id, known: Self.knownProperties)
    }
    return PropertyExplanation(of: property, for: owner, in: hierarchy)
  }

  private static let knownProperties =
    Property.allCases.map(\.rawValue) + [WindowExplanation.property]

  func validate() throws {
    if let fault { throw fault.validationError }
  }

  /// What is wrong with the call, nil for nothing.
  private var fault: UsageFault? {
    let questions = [present, dismiss, add, remove, property].count { $0 != nil }
    if questions != 1 { return .oneQuestion }
    if (present == nil) != (from == nil) { return .goesWith("--present", "--from") }
    if (add == nil) != (to == nil) { return .goesWith("--add", "--to") }
    if style != nil, present == nil { return .goesWith("--style", "--present") }
    if let present, !ViewController.isClassName(present) { return .notAClass(present) }
    return nil
  }
}

extension Hierarchy {
  /// The controller with an id.
  fileprivate func member(_ id: String) throws -> Index {
    guard let index = app.index(ofID: id) else { throw UsageFault.unknownViewController(id) }
    return index
  }
}
