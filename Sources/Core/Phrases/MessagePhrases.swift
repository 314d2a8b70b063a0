import VCDiagnostics

/// The texts of messages, one function per topic. They have no full stop, begin in lower case in
/// English, and quote the user's text.
package protocol MessagePhrases {
  func text(of fault: Message.Encoding) -> String
  func text(of fault: Message.Syntax) -> String
  func text(of fault: Message.JSON) -> String
  func text(of fault: Message.YAML) -> String
  func text(of fault: Message.Printed) -> String
  func text(of fault: Message.Log) -> String
  func text(of fault: Message.XML) -> String
  func text(of fault: Message.Storyboard) -> String
  func text(of fault: Message.Segue) -> String
  func text(of fault: Message.Keys) -> String
  func text(of fault: Message.Description) -> String
  func text(of fault: Message.Step) -> String
  func text(of fault: Message.Declaration) -> String
  func text(of fault: Message.Containment) -> String
  func text(of fault: Message.Container) -> String
  func text(of fault: Message.Presentation) -> String
  func text(of hint: Message.Hint) -> String
  func text(of fault: Message.Template) -> String
  func text(of fault: Message.Font) -> String
  func text(of fault: Message.Rendering) -> String
  func text(of fault: Message.Document) -> String
  func text(of note: Message.Note) -> String
}

extension MessagePhrases {
  package func text(of message: Message) -> String {
    switch message {
    case .encoding(let fault): text(of: fault)
    case .syntax(let fault): text(of: fault)
    case .json(let fault): text(of: fault)
    case .yaml(let fault): text(of: fault)
    case .printed(let fault): text(of: fault)
    case .log(let fault): text(of: fault)
    case .xml(let fault): text(of: fault)
    case .storyboard(let fault): text(of: fault)
    case .segue(let fault): text(of: fault)
    case .keys(let fault): text(of: fault)
    case .description(let fault): text(of: fault)
    case .step(let fault): text(of: fault)
    case .declaration(let fault): text(of: fault)
    case .containment(let fault): text(of: fault)
    case .container(let fault): text(of: fault)
    case .presentation(let fault): text(of: fault)
    case .hint(let hint): text(of: hint)
    case .template(let fault): text(of: fault)
    case .font(let fault): text(of: fault)
    case .document(let fault): text(of: fault)
    case .rendering(let fault): text(of: fault)
    case .note(let note): text(of: note)
    }
  }
}
