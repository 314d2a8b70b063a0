// State machines: what a handler does for an event happens where the event is sent to the machine.

extension OccasionFinder {
  /// Returns the occasion of a call in a machine's handler: those on which the object sends the
  /// machine the event that leads to the call. Nil if no event is sent.
  func occasion(ofEventsFor call: Call, in function: ProjectFunction, _ depth: Int) -> Occasion? {
    guard isSearched(depth), let owner = function.owner, !owner.isForeign else { return nil }
    for case .argument(let registration, _) in function.closures.around(call) {
      guard let machine = registration.machine else { continue }
      // `machine.add(.save) { … }`
      let added = registration.registers ? registration.arguments : []
      let events =
        function.branches.events(for: call) ?? Set(added.compactMap(\.value.caseName))
      let senders = senders(to: machine, of: events, in: owner)
      guard !senders.isEmpty else { continue }
      return occasion(ofAll: senders, depth)
    }
    return nil
  }

  /// Returns the calls by which a type's functions send a machine one of the events:
  /// `machine.send(.save)`.
  private func senders(to machine: String, of events: Set<String>, in owner: ProjectType)
    -> [Sender]
  {
    guard !events.isEmpty else { return [] }
    var found: [Sender] = []
    for function in owner.functionsInOrder {
      for call in function.body.calls where call.machine == machine && !call.registers {
        let sent = call.arguments.compactMap(\.value.caseName)
        if sent.contains(where: events.contains) { found.append((function, call)) }
      }
    }
    return found
  }
}

extension Branches {
  /// Returns the events for which the innermost branch around a call is taken; nil if no branch is
  /// an event's: `switch (context.fromState, context.event)`.
  fileprivate func events(for call: Call) -> Set<String>? {
    for case .selection(let selection, let index) in around(call).reversed() {
      let elements =
        if case .group(let elements) = selection.subject { elements } else { [selection.subject] }
      let place = elements.firstIndex { $0.lastName?.lowercased().hasSuffix("event") ?? false }
      guard let place else { continue }
      let names = selection.cases[index].patterns.map { pattern in
        place == 0 ? pattern.name : pattern.following.dropFirst(place - 1).first ?? ""
      }
      return Set(names.filter { !$0.isEmpty })
    }
    return nil
  }
}

extension Call {
  /// The name of the property that is asked to handle or to send events.
  fileprivate var machine: String? {
    guard let receiver, !receiver.isSelf else { return nil }
    return receiver.ownName
  }

  /// Whether its name says that a handler is added.
  fileprivate var registers: Bool { name?.begins(withOneOf: ["add", "on", "register"]) ?? false }
}
