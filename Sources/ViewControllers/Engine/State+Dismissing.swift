import Diagnostics

extension State {
  /// `dismiss(animated:completion:)` (R10, R11).
  mutating func dismiss(_ receiver: Reference) throws(Refusal) {
    guard let slot = dismissal(sentTo: receiver.value) else {
      let top = top(of: receiver.value)
      if isShown(top: top) {
        throw .warning(
          "nothing is dismissed: neither \(name(receiver.value)) nor a controller above it presents"
            + " anything, and \(name(top)) is the window's root view controller",
          at: receiver.range, [])
      }
      let notes = departures[top].map {
        [Diagnostic.Note("\(name(top)) was \($0.verb) here", at: $0.range)]
      }
      throw .warning(
        "nothing is dismissed: \(name(receiver.value)) is in no window", at: receiver.range,
        notes ?? [])
    }
    end(slot, verb: "dismissed")
  }

  /// The presentation that ends when `dismiss` is sent to a controller (R10): what it or one of
  /// its ancestors presents, else the one that shows its own family.
  func dismissal(sentTo receiver: Index) -> Int? {
    slotPresented(from: receiver) ?? slotOfPresented[top(of: receiver)]
  }

  /// A presentation and everything presented above it, the last made first: the order of going.
  func chain(from slot: Int) -> [Int] {
    var chain: [Int] = []
    var stack = [slot]
    while let slot = stack.popLast() {
      chain.append(slot)
      stack.append(contentsOf: slots[slot]?.above ?? [])
    }
    return chain.sorted(by: >)
  }

  /// Ends a presentation and everything above it: both links are nil afterwards (R11).
  mutating func end(_ slot: Int, verb: String) {
    for slot in chain(from: slot) {
      guard let presentation = slots[slot]?.presentation else { continue }
      if let family = slotOfPresented[top(of: presentation.presenter)] {
        slots[family]?.above.remove(slot)
      } else {
        slotsAboveRoot.remove(slot)
      }
      slotOfPresenter[presentation.presenter] = nil
      slotOfPresented[presentation.presented] = nil
      departures[presentation.presented] = Departure(verb: verb, range: stepRange)
      slots[slot] = nil
    }
  }
}
