import Explanations
import Figures
import Phrases
import TextFormats
import ViewControllers

/// What a step did that is explained by no walk: it pushed, popped or selected a controller.
struct StepSummary: Explanation {
  private let number: Int
  private let app: AppDescription

  /// - Parameter number: The step's number, from 1.
  init(of number: Int, in app: AppDescription) {
    self.number = number
    var app = app
    // Only steps without a label get a caption.
    app.steps[number - 1].label = nil
    self.app = app
  }

  func text(in language: Language) -> String { caption(in: language) + "\n" }

  func json(in language: Language) -> String {
    var json = JSONWriter()
    json.object(spread: true) { json in
      json.member("step", number)
      json.member("text", caption(in: language))
    }
    return json.text
  }

  private func caption(in language: Language) -> String {
    let moments = Resolution(app).moments.captioned(in: language)
    return moments.dropFirst(number).first { _ in true }?.label ?? ""
  }
}
