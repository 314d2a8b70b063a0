extension CallSequence {
  /// What sequences with the same participants in the same places have in common; a view may be any
  /// owner's.
  var places: [String] { participants.map { $0.isView ? "" : $0.elementID } }

  /// The participant before whose lifeline the texts of a message end: that of its arrow's right end,
  /// or the next one after a loop, or after a lifeline on which another call runs meanwhile.
  func end(ofTextOf index: Int) -> Int {
    let message = messages[index]
    let left = min(message.sender, message.receiver)
    let right = max(message.sender, message.receiver, left + 1)
    let isCrossed = messages.enumerated().contains { place, other in
      place < index && index <= other.last && left < other.receiver && other.receiver < right
    }
    return isCrossed ? left + 1 : right
  }
}

extension CallSequence.Participant {
  fileprivate var isView: Bool {
    switch kind {
    case .receiver(.view), .receiver(.superview): true
    default: false
    }
  }
}
