import VCEngine
import VCPhrases
import VCSource

extension English {
  func text(of sentence: CallSentence) -> String {
    switch sentence {
    case .yourCode: "your code"
    case .adding(let child, let container): "Adding \(child) to \(container)"
    case .removing(let child, let container): "Removing \(child) from \(container)"
    case .exchanging(let old, let new, let container):
      "Exchanging \(old) for \(new) in \(container)"
    case .addingView(let child, let holder):
      "Adding the view of \(child) to \(holder), and not \(child)"
    case .dismissing(let presented, let delegate):
      "Presenting \(presented), and its end by \(delegate), the delegate"
    case .bySystem: "by the system, when the user is done"
    case .isMissing: "missing"
    case .lacks(let child, let holder):
      "\(child) has no parent, and \(holder) forwards neither appearance nor rotation to it."
    case .byUIKit(let call): "by UIKit, inside \(call)"
    case .whenOver(let call): "when \(call) is over"
    case .noCustomContainer:
      "There is no custom container here; UIKit’s containers make these calls themselves."
    case .noChildChanges: "No custom container changes its children here."
    case .calls(let title, let calls): self.calls(title, calls)
    }
  }

  private func calls(_ title: String, _ calls: [(code: String, note: String?)]) -> String {
    let list = calls.enumerated().map { number, call in
      "\(number + 1). \(call.code)" + (call.note.map { " (\($0))" } ?? "")
    }
    return "\(title): \(list.joined(separator: "; "))."
  }
}
