import VCDescriptions
import VCEngine
import VCModelFeatures
import VCSource

/// An app's view controllers and what happens to them, as a description says it: read from a text, or
/// declared in code.
///
///     var app = App(Controller("UINavigationController", children: [Controller("ListController")]))
///     app.steps = [.present(Controller("EditController"), from: "ListController")]
///     let run = try app.resolved()
///
/// An app in code is checked as a text is, by `validate()` and `resolved()`. Nothing in it traps.
public struct App: Hashable, Sendable {
  private enum Content: Hashable, Sendable {
    case text(DescriptionText)
    case declared(Members)
  }

  private var content: Content

  /// An app with one window.
  public init(_ root: Controller) {
    content = .declared(Members([("rootViewController", root.value)]))
  }

  init(_ text: DescriptionText) { content = .text(text) }

  /// The root view controller of the only window; nil where an app has several.
  public var root: Controller? {
    get { members["rootViewController"].map(Controller.init(declared:)) }
    set { members["rootViewController"] = newValue?.value }
  }

  /// The screens that steps and segues can show, besides the root's family.
  public var scenes: [Controller] {
    get { members[list: "scenes"].map(Controller.init(declared:)) }
    set { members[list: "scenes"] = newValue.map(\.value) }
  }

  /// The ways from screen to screen, for maps.
  public var segues: [Segue] {
    get { members[list: "segues"].map { Segue($0.members) } }
    set { members[list: "segues"] = newValue.map(\.value) }
  }

  /// What happens to the initial state, in order.
  public var steps: [Step] {
    get { members[list: "steps"].map { Step($0.members) } }
    set { members[list: "steps"] = newValue.map(\.value) }
  }

  /// Whether its device is an iPad or an iPhone, which decides adaptation.
  public var idiom: Idiom {
    get { members[text: "idiom"] == "phone" ? .phone : .pad }
    set { members["idiom"] = newValue == .phone ? "phone" : "pad" }
  }

  /// Any key of a description, such as `title`, `windows` or `ios`.
  public subscript(key: String) -> Value? {
    get { members[key] }
    set { members[key] = newValue }
  }

  /// What its text warns of; empty for an app that was declared in code, or changed.
  public var warnings: [Issue] {
    if case .text(let text) = content { text.warnings } else { [] }
  }

  /// Throws the errors that a text with the same content would have.
  public func validate() throws(InvalidInput) { _ = try read() }

  /// Carries out the steps.
  ///
  /// - Throws: The errors of an app that was declared in code, or changed.
  public func resolved() throws(InvalidInput) -> Run { Run(of: self, try read()) }

  /// The description as a text that `init(_:named:)` reads.
  ///
  /// - Throws: As `resolved()`.
  public func yaml() throws(InvalidInput) -> String { try read().description.yaml() }

  func read() throws(InvalidInput) -> DescriptionText {
    switch content {
    case .text(let text): return text
    case .declared(let members):
      var json = JSONWriter()
      members.write(to: &json)
      return try DescriptionText(
        Source(name: "app.json", bytes: json.bytes), as: .json, isGenerated: true)
    }
  }

  private var members: Members {
    get {
      switch content {
      case .text(let text):
        SyntaxNode(written: Array(text.description.jsonWithDeclaredIDs.utf8)).map(Members.init)
          ?? Members()
      case .declared(let members): members
      }
    }
    set { content = .declared(newValue) }
  }
}

/// The kind of device.
#if hasAttribute(nonexhaustive)
  @nonexhaustive
#endif
public enum Idiom: Hashable, Sendable {
  case pad, phone
}

extension Value {
  /// The members of a mapping; none for another value.
  fileprivate var members: Members {
    if case .members(let members) = content { members } else { Members() }
  }
}
