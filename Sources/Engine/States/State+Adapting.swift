/// The controllers that a presentation's delegate shows in place of the presented ones (R14).
extension State {
  /// Puts the delegate's controller in place of the presented one where the style adapts, and takes
  /// it back where it doesn't.
  mutating func exchangePresented(_ number: Int) {
    guard let presentation = record(number)?.presentation else { return }
    let presented = presentation.presented
    if presentation.replaced != nil {
      if presentation.adaptsTo == nil { takeBackPresented(number) }
      return
    }
    guard presentation.adaptsTo != nil, app.ios >= AppDescription.firstIOSWithSizeClasses,
      let other = app.viewControllers[presented].adaptiveViewController,
      isFree(other, for: presented)
    else { return }
    setPresented(other, of: number)
    presentations[number]?.presentation.replaced = presented
    if kinds[other] == .navigation, children[other].isEmpty {
      move(presented, to: other)
    } else {
      endPresentations(of: number, except: other)
      departures[presented] = Departure(kind: .replaced, range: stepRange)
    }
    enter(other)
  }

  /// Puts the controller that was asked for back in its place.
  mutating func takeBackPresented(_ number: Int) {
    guard let presentation = record(number)?.presentation, let original = presentation.replaced
    else { return }
    if parent[original] == presentation.presented {
      unlink(original)
    } else if !isFree(original, for: presentation.presented) {
      return
    }
    endPresentations(of: number, except: original)
    departures[presentation.presented] = Departure(kind: .replaced, range: stepRange)
    setPresented(original, of: number)
    presentations[number]?.presentation.replaced = nil
    enter(original)
  }

  private mutating func setPresented(_ other: Index, of number: Int) {
    guard let old = record(number)?.presentation.presented else { return }
    attach(other)
    presentationByPresented[old] = nil
    presentationByPresented[other] = number
    presentations[number]?.presentation.presented = other
  }

  /// Ends the presentations by members of a presented family that don't come along with one.
  private mutating func endPresentations(of number: Int, except top: Index) {
    for other in (record(number)?.fromItsFamily ?? []).sorted(by: >) {
      guard let presenter = record(other)?.presentation.presenter, !isInside(presenter, top)
      else { continue }
      end(other)
    }
  }
}
