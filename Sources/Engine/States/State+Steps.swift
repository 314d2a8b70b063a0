import VCSource

extension State {
  /// Creates the initial state: the families of the roots, and the declared presentations of their
  /// controllers.
  package init(_ app: AppDescription) {
    var (app, containment) = (app, DeclaredContainment(of: app))
    if containment.hasDetails, app.hasColumns || app.hasTabs {
      app = app.withColumnsAsChildren().withTabsAsChildren()
      containment = DeclaredContainment(of: app)
    }
    self.init(containment, of: app.withScenesAsObjects())
    findings.diagnostics = containment.diagnostics
    hideColumnsInTheBeginning()
    arrangeBeginning()
    for window in app.windows { arrive(window.rootViewController) }
    presentPending(areFacts: true)
  }

  /// Carries out a step. A step that UIKit would refuse changes nothing, and the next steps go on.
  ///
  /// - Parameter isLast: Whether the caller needs the state after this step. It then stores the
  ///   state before it, for questions on R30.
  package mutating func run(_ step: Step, number: Int, isLast: Bool = false) {
    (stepRange, stepNumber) = (step.range, number)
    if let words = step.refused {
      noteRefusal(of: step, number: number, words)
      stepRange = nil
      return
    }
    hintAboutInstances(of: step.action)
    var earlier: [State] = []
    if isLast || app.steps.dropFirst(number).first?.during != nil {
      earlier = [self]
      earlier[0].before = []
    }
    do throws(StepRefusal) {
      let shown = app.showing(step.action)
      let doubt = shown.flatMap(doubt(ofShowing:))
      try perform(step)
      openPlaces = openPlaces.filter { children[$0.key].starts(with: $0.value.contents) }
      if let doubt, let shown {
        leaveOpen(doubt, contentsOf: parent[shown.child], upTo: shown.child)
      }
      if !moreTabs.isEmpty {
        for tabBar in moreTabs.keys.sorted() { arrangeMore(of: tabBar) }
      }
      presentPending()
      if !heldSheets.isEmpty { presentHeldSheets() }
      (before, lastCarriedOut) = (earlier, number)
      if let expectation = step.expect {
        findings.diagnostics.append(
          Diagnostic(.warning, .declaration(.notRefused), at: expectation.range))
      }
    } catch {
      let isConsequence = isConsequence(error, of: step.action)
      var diagnostic = error.diagnostic
      diagnostic.range = diagnostic.range ?? step.range
      if !isConsequence, step.expect == nil { findings.diagnostics.append(diagnostic) }
      noteMissingMembers(by: step.action)
      findings.refusedSteps.append(
        RefusedStep(number: number, diagnostic: diagnostic, isConsequence: isConsequence))
    }
    stepRange = nil
  }

  /// Notes a step that UIKit refused according to the description. If the rules refuse it, too,
  /// they give the reason.
  private mutating func noteRefusal(of step: Step, number: Int, _ words: Sourced<String>) {
    let message = UIKitMessage(quoting: words.value)
    var trial = self
    var reason: Diagnostic?
    do throws(StepRefusal) { try trial.perform(step) } catch { reason = error.diagnostic }
    if message.isAboutWindow, reason?.message.isAboutWindow != true {
      reason = hiding(ofReceiverIn: step)
    }
    var diagnostic =
      reason
      ?? Diagnostic(.hint, .hint(.unexplainedRefusal(words: words.value)), at: words.range)
    if reason == nil {
      // The app that was recorded had its reason; a person may have made a mistake.
      if !app.hasRecordedSteps { findings.hints.append(diagnostic) }
      diagnostic.message = message.note.message
    }
    diagnostic.notes.removeAll { $0.uiKit != nil }
    diagnostic.notes.append(message.note)
    noteMissingMembers(by: step.action)
    findings.refusedSteps.append(
      RefusedStep(number: number, diagnostic: diagnostic, isConsequence: false))
  }

  /// Why the receiver of a presentation isn't in the window, although another controller would present by
  /// the rules; nil if it is.
  private func hiding(ofReceiverIn step: Step) -> Diagnostic? {
    guard case .present(let presented, let receiver) = step.action else { return nil }
    let visibility = visibility(of: receiver.value)
    guard visibility != .inWindow else { return nil }
    return .warning(
      .presentation(
        .presenterNotInWindow(
          presenter: id(receiver.value), presented: id(presented.value), isOpen: false)),
      at: receiver.range, notes: notes(of: visibility))
  }

  /// Carries out a step that is not in the description. It becomes the description's last step, so
  /// that the resulting state can be resolved again.
  ///
  /// - Parameter number: The number of steps carried out so far.
  package mutating func runHypothetical(_ step: Step, afterStep number: Int) {
    findings = Findings()
    declare(step, afterStep: number)
    run(step, number: number + 1)
  }

  private mutating func perform(_ step: Step) throws(StepRefusal) {
    switch step.action {
    case .present(let presented, let sender):
      try present(presented, from: sender, during: step.during)
    case .dismiss(let receiver) where step.isByUser:
      if let time = step.during { hint(.timeOfGesture, at: time.range) }
      try dismissByUser(receiver)
    case .dismiss(let receiver): try dismiss(receiver, during: step.during)
    case .push(let child, let navigation):
      let waiting = try checkStack(
        of: navigation.value, during: step.during, .push, moving: child.value)
      try push(child, onto: navigation)
      hintAboutStack(navigation.value, waiting)
    case .pop(let navigation):
      if step.isByUser { try checkReach(of: stackOfPath(at: navigation)) }
      let waiting = try checkStack(
        of: navigation.value, during: step.during, .pop, moving: children[navigation.value].last)
      try pop(navigation)
      hintAboutStack(navigation.value, waiting)
    case .popToRoot(let navigation): try popToRoot(navigation)
    case .popTo(let member): try popTo(member)
    case .setViewControllers(let list, let container):
      try setViewControllers(list, of: container)
    case .add(let child, let container): try add(child, to: container)
    case .addSubview(let child, let owner): try addSubview(child, of: owner)
    case .remove(let child): try remove(child)
    case .transition(let child, let other): try transition(from: other, to: child)
    case .show(let child, let sender): try show(child, from: sender)
    case .showDetail(let detail, let sender): try showDetail(detail, from: sender)
    case .select(let named, let tabBar):
      let tab = tab(ofView: named.value, in: tabBar.value)
      let child = tab == named.value ? named : Participant(tab, at: named.range)
      if step.isByUser {
        try checkReach(of: tabBar)
        hintAboutSidebar(child, of: tabBar.value)
      }
      if step.isByUser, selectedTab(of: tabBar.value) == child.value {
        tapShownTab(child)
      } else {
        try select(child, in: tabBar)
      }
    case .perform(let segue): try perform(segue)
    case .unwind(let destination, let source): try unwind(to: destination, from: source)
    case .setRootViewController(let root, let window):
      try setRootViewController(root, of: window.value)
    case .activateSearch(let owner): try activateSearch(owner)
    case .inspector(let view, let sender): try showInspector(view, from: sender)
    case .setHorizontalSizeClass(let sizeClass, let window):
      try setHorizontalSizeClass(sizeClass, of: window?.value)
    case .setColumn(let column, let split, let isShown):
      try setColumn(column, of: split, isShown: isShown)
    }
  }

  /// Performs the declared presentations of controllers that entered a family, in document order.
  private mutating func presentPending(areFacts: Bool = false) {
    while let sender = pending.popLast() {
      guard let presented = app.viewControllers[sender].presents else { continue }
      let range = place(of: presented)
      let outer = stepRange
      stepRange = range
      do throws(StepRefusal) {
        try present(
          Participant(presented, at: range), from: Participant(sender, at: place(of: sender)),
          isFact: areFacts)
      } catch {
        refuse(error, at: range)
        if neverShown[presented] { findings.missingMembers.insert(presented) }
      }
      stepRange = outer
    }
  }

  private mutating func noteMissingMembers(by action: Step.Action) {
    var missing = action.newMembers.map(\.value)
    if case .activateSearch(let named) = action {
      missing.append(app.viewControllers[named.value].searchController ?? named.value)
    }
    findings.missingMembers.formUnion(missing.filter { neverShown[$0] })
  }

  /// Whether a step fails only because an earlier, refused step should have added the controller
  /// that it names. The author has been told of that step.
  private func isConsequence(_ refusal: StepRefusal, of action: Step.Action) -> Bool {
    let missing: Index
    switch (refusal.diagnostic.message.engineFacts, action) {
    case (.presentation(.senderInNoWindow), .present(_, let sender)),
      (.presentation(.senderInNoWindow), .show(_, let sender)),
      (.presentation(.senderInNoWindow), .showDetail(_, let sender)):
      missing = sender.value
    case (.presentation(.receiverInNoWindow), .dismiss(let receiver)): missing = receiver.value
    case (.containment(.noParent), .remove(let child)): missing = child.value
    case (.container(.inNoStack), .popTo(let member)): missing = member.value
    case (.container(.notAmongTabs), .select(let child, _)): missing = child.value
    default: return false
    }
    let top = outerTop(of: missing)
    return neverShown[top] && findings.missingMembers.contains(top)
  }

  private mutating func refuse(_ refusal: StepRefusal, at range: SourceRange?) {
    var diagnostic = refusal.diagnostic
    diagnostic.range = diagnostic.range ?? range
    findings.diagnostics.append(diagnostic)
  }
}
