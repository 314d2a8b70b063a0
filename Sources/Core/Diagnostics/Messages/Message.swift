/// The content of a diagnostic or a note, as facts: ids, names, numbers, never sentences. The
/// module `Phrases` words it in a language (`text(in:)`).
///
/// Each topic is an enum of its own.
public enum Message: Hashable, Sendable {
  /// The bytes of a text.
  case encoding(Encoding)
  /// Syntax errors that JSON and YAML share.
  case syntax(Syntax)
  /// Syntax errors in JSON.
  case json(JSON)
  /// Syntax errors in YAML, and parts of it that are not read.
  case yaml(YAML)
  /// A hierarchy printed by a running app.
  case printed(Printed)
  /// The facts and the gaps in a log of UIKit's.
  case log(Log)
  /// Syntax errors in XML.
  case xml(XML)
  /// A storyboard's contents.
  case storyboard(Storyboard)
  /// Segues.
  case segue(Segue)
  /// The keys of a mapping, and the types of their values.
  case keys(Keys)
  /// The declarations of a description.
  case description(Description)
  /// The keys of a step.
  case step(Step)
  /// Declarations that are wrong whatever the steps do.
  case declaration(Declaration)
  /// Parents and children.
  case containment(Containment)
  /// Stacks, columns and tabs.
  case container(Container)
  /// Presenting and dismissing.
  case presentation(Presentation)
  /// Remarks on things that UIKit accepts.
  case hint(Hint)
  /// The values of a template.
  case template(Template)
  /// Fonts.
  case font(Font)
  /// Pictures that a format can't represent.
  case rendering(Rendering)
  /// The directives of a document.
  case document(Document)
  /// Additional facts: other locations, and UIKit's text.
  case note(Note)
}

extension Message {
  /// The message's identifier for programs, such as `unknown-key`: the case's name in kebab case.
  ///
  /// It is unique over all topics, is the same in every language, and is never renamed or reused.
  public var id: String {
    // Read from the case itself, so that no second list can disagree with the cases.
    guard let message = Mirror(reflecting: self).children.first?.value else { return "" }
    return (Mirror(reflecting: message).children.first?.label ?? "\(message)").kebabCase
  }
}

extension String {
  /// The name in kebab case: `unknown-key` for `unknownKey`, `not-yaml` for `notYAML`.
  fileprivate var kebabCase: String {
    var result = ""
    var last: Character?
    for (index, character) in zip(indices, self) {
      let next = self[self.index(after: index)...].first
      let beginsWord = last?.isUppercase == false || next?.isLowercase == true
      if character.isUppercase, last != nil, beginsWord { result += "-" }
      result += character.lowercased()
      last = character
    }
    return result
  }
}
