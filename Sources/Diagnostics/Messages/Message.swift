/// What a diagnostic or a note says, as facts: ids, names, numbers, never sentences. A language
/// words it (`text(in:)` of the module `Phrases`).
///
/// Each topic is an enum of its own.
public enum Message: Hashable, Sendable {
  /// The bytes of a text.
  case encoding(Encoding)
  /// What JSON and YAML have in common.
  case syntax(Syntax)
  /// What is not JSON.
  case json(JSON)
  /// What is not YAML, or not the plain part of it.
  case yaml(YAML)
  /// A hierarchy that a running app printed.
  case printed(Printed)
  /// What UIKit logged, and what it leaves open.
  case log(Log)
  /// What is not XML.
  case xml(XML)
  /// What a storyboard declares.
  case storyboard(Storyboard)
  /// Segues, and what performing them meets.
  case segue(Segue)
  /// The keys of a mapping, and the types of their values.
  case keys(Keys)
  /// What a description declares.
  case description(Description)
  /// The keys of a step.
  case step(Step)
  /// What cannot be declared of controllers, whatever the steps do.
  case declaration(Declaration)
  /// Parents and children.
  case containment(Containment)
  /// Stacks, columns and tabs.
  case container(Container)
  /// Presenting and dismissing.
  case presentation(Presentation)
  /// What is worth a second look.
  case hint(Hint)
  /// The values of a template.
  case template(Template)
  /// The fonts that pictures are drawn with.
  case font(Font)
  /// Pictures that a format cannot hold.
  case rendering(Rendering)
  /// The directives of a document.
  case document(Document)
  /// What stands at other places, and what UIKit would say.
  case note(Note)
}

extension Message {
  /// The message's name for programs, for instance `unknown-key`: the case's name in kebab case.
  ///
  /// It is unique over all topics, is the same in every language, and is never renamed nor given
  /// to another message.
  public var id: String {
    // Read from the case itself, so that no second list can disagree with the cases.
    guard let message = Mirror(reflecting: self).children.first?.value else { return "" }
    return (Mirror(reflecting: message).children.first?.label ?? "\(message)").kebabCase
  }
}

extension String {
  /// `unknown-key` of `unknownKey`, `not-yaml` of `notYAML`.
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
