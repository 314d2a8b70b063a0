/// The presentations in force, and those made from each family.
extension State {
  /// The presentations in force, in order.
  var presentationsInForce: [Presentation] { presentations.compactMap { $0?.presentation } }

  /// A presentation in force, nil for one that ended.
  func record(_ number: Int) -> PresentationRecord? {
    presentations.indices.contains(number) ? presentations[number] : nil
  }

  /// The presentation that a controller makes, nil for none.
  func record(ofPresenter presenter: Index) -> PresentationRecord? {
    presentationByPresenter[presenter].flatMap { presentations[$0] }
  }

  /// The presentation that shows a controller as the top of its family, nil for none.
  func record(ofPresented presented: Index) -> PresentationRecord? {
    presentationByPresented[presented].flatMap { presentations[$0] }
  }

  /// The presentations made from members of the family below a top; none for one that is in no
  /// window.
  func presentations(fromFamilyOf top: Index) -> Set<Int> {
    record(ofPresented: top)?.fromItsFamily
      ?? windowOfRoot[top].map { windows[$0].fromRootFamily } ?? []
  }

  /// Enters a presentation into its presenter's family, or crosses it out there.
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
