/// The presentations in force, and those made from each family.
extension State {
  /// The presentations in force, in order.
  package var presentationsInForce: [Presentation] { presentations.compactMap { $0?.presentation } }

  /// Returns a presentation in force, nil if it ended.
  func record(_ number: Int) -> PresentationRecord? {
    presentations.indices.contains(number) ? presentations[number] : nil
  }

  /// The presentation that a controller makes, nil if there is none.
  func record(ofPresenter presenter: Index) -> PresentationRecord? {
    presentationByPresenter[presenter].flatMap { presentations[$0] }
  }

  /// The presentation of a family's top, nil if there is none.
  package func record(ofPresented presented: Index) -> PresentationRecord? {
    presentationByPresented[presented].flatMap { presentations[$0] }
  }

  /// The presentation that was asked for with a controller, which the delegate's may replace (R14).
  func record(askedFor presented: Index) -> PresentationRecord? {
    record(ofPresented: presented)
      ?? presentations.lazy.compactMap(\.self).first { $0.presentation.replaced == presented }
  }

  /// The presentations made from members of a top's family; empty outside of windows.
  func presentations(fromFamilyOf top: Index) -> Set<Int> {
    record(ofPresented: top)?.fromItsFamily
      ?? windowOfRoot[top].map { windows[$0].fromRootFamily } ?? []
  }

  /// Adds a presentation to those of its presenter's family, or removes it from them.
  mutating func setPresentation(_ number: Int, fromFamilyOf presenter: Index, isMade: Bool) {
    func change(_ numbers: inout Set<Int>) {
      if isMade { numbers.insert(number) } else { numbers.remove(number) }
    }
    let top = outerTop(of: presenter)
    var window = windowOfRoot[top]
    if let family = presentationByPresented[top] {
      if var record = presentations[family].take() {
        change(&record.fromItsFamily)
        window = record.window
        presentations[family] = record
      }
    } else if let window {
      change(&windows[window].fromRootFamily)
    }
    if isMade { presentations[number]?.window = window }
  }
}
