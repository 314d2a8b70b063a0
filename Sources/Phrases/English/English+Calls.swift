import Diagnostics
import ViewControllers

extension English: CallPhrases {
  package var yourCode: String { "your code" }

  package func adding(_ child: String, to container: String) -> String {
    "Adding \(child) to \(container)"
  }

  package func removing(_ child: String, from container: String) -> String {
    "Removing \(child) from \(container)"
  }

  package func exchanging(_ old: String, for new: String, in container: String) -> String {
    "Exchanging \(old) for \(new) in \(container)"
  }

  package func addingView(of child: String, to holder: String) -> String {
    "Adding the view of \(child) to \(holder), and not \(child)"
  }

  package func dismissing(_ presented: String, by delegate: String) -> String {
    "Presenting \(presented), and its end by \(delegate), the delegate"
  }

  package var bySystem: String { "by the system, when the user is done" }

  package var isMissing: String { "missing" }

  package func lacks(_ child: String, in holder: String) -> String {
    "\(child) has no parent, and \(holder) forwards neither appearance nor rotation to it."
  }

  package func byUIKit(inside call: String) -> String { "by UIKit, inside \(call)" }

  package func whenOver(_ call: String) -> String { "when \(call) is over" }

  package var noCustomContainer: String {
    "There is no custom container here; UIKit’s containers make these calls themselves."
  }

  package func calls(_ title: String, _ calls: [(code: String, note: String?)]) -> String {
    let list = calls.enumerated().map { number, call in
      "\(number + 1). \(call.code)" + (call.note.map { " (\($0))" } ?? "")
    }
    return "\(title): \(list.joined(separator: "; "))."
  }
}
