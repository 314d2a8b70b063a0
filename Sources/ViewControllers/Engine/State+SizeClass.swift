import Diagnostics

extension State {
  /// The window's width changes: columns collapse or expand (R25), tabs change places (R27), and what
  /// is presented adapts (R14).
  mutating func setHorizontalSizeClass(_ sizeClass: Sourced<SizeClass>) throws(Refusal) {
    guard app.ios >= AppDescription.firstIOSWithSizeClasses else {
      throw .warning(.container(.noSizeClasses(ios: app.ios)), at: sizeClass.range)
    }
    guard sizeClass.value != traits.horizontalSizeClass else {
      throw .warning(
        .container(.alreadyOfSizeClass(sizeClass.value.rawValue)), at: sizeClass.range)
    }
    traits.horizontalSizeClass = sizeClass.value
    lastArrangement = stepNumber
    arrangeColumns()
    arrangeMore()
    adaptPresentations()
  }

  private mutating func adaptPresentations() {
    for number in presentations.indices {
      guard var record = presentations[number] else { continue }
      let presented = app.viewControllers[record.presentation.presented]
      let style = presented.presentationStyle(in: traits)
      let adapted = style.adaptation(
        in: traits, delegate: presented.adaptivePresentationStyle?.value)
      record.presentation.modalPresentationStyle = style
      record.presentation.adaptsTo = adapted
      record.presentation.presenterStaysVisible = (adapted ?? style).keepsPresenterVisible
      record.context = context(of: record.presentation, number)
      record.isInPopover = isInPopover(record.presentation)
      presentations[number] = record
    }
  }
}
