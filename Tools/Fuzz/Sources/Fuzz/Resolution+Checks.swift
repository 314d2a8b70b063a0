import VCCommand
import VCDescriptions
import VCEngine
import VCPhrases
import VCSource

/// Checks that a description written as JSON and parsed again, by either parser, is the same.
///
/// - Parameter depth: The maximum number of objects in the JSON. Nesting is limited, and names in
///   the text may be objects in the JSON.
func checkRoundTrip(of resolution: Resolution, depth: Int) {
  let json = resolution.app.json
  guard json.utf8.count(where: { $0 == UInt8(ascii: "{") }) <= depth else { return }
  // JSON may contain characters that YAML may not.
  let isYAML = json.unicodeScalars.allSatisfy { $0 == "\n" || $0 == $0.orReplacement }
  for name in isYAML ? ["again.json", "again.yaml"] : ["again.json"] {
    do throws(DiagnosticError) {
      let again = Resolution(try AppDescription(parsing: Source(name: name, text: json)))
      check(again.app.json == json, "\(name) differs: \(json)\n\(again.app.json)")
      check(
        again.hierarchy.json == resolution.hierarchy.json, "\(name) resolves otherwise: \(json)")
    } catch {
      fatalError("\(name): \(error.diagnostics)\n\(json)")
    }
  }
}

/// Checks the invariants of every state.
func checkInvariants(of hierarchy: Hierarchy) {
  for family in hierarchy.families {
    let members = Set(family.members)
    check(members.count == family.members.count, "a member is in its family twice")
    let presenter = hierarchy.presentingViewController(of: family.top)
    for member in family.members {
      let parent = hierarchy.parentViewController(of: member)
      check((parent == nil) == (member == family.top), "two tops, or none")
      check(parent.map(members.contains) ?? true, "a parent is in another family")
      check(
        hierarchy.children(of: member).allSatisfy {
          hierarchy.parentViewController(of: $0) == member
        }, "a child has another parent")
      check(hierarchy.presentingViewController(of: member) == presenter, "two presenters")
    }
  }
  let presentations = hierarchy.presentations
  let windows = hierarchy.windows
  check(
    presentations.count + windows.count
      == hierarchy.families.count { hierarchy.viewHolder(of: $0.top) == nil },
    "a family without a presentation")
  check(
    windows.allSatisfy { hierarchy.window(of: hierarchy.rootViewController(of: $0)) == $0 },
    "a root is in another window")
  check(
    presentations.allSatisfy {
      hierarchy.window(of: $0.presented) == hierarchy.window(of: $0.presenter)
    }, "what is presented is in another window")
  check(
    Set(presentations.map(\.presenter)).count == presentations.count, "one presents twice")
  check(
    presentations.allSatisfy {
      hierarchy.presentedViewController(of: $0.presenter) == $0.presented
    }, "presented is not the inverse of presenting")
}

/// Asks a question of each kind, about controllers that the bytes choose.
func askQuestions(of hierarchy: Hierarchy, _ input: inout InputBytes) {
  let members = Array(hierarchy.app.viewControllers.indices)
  let (one, other) = (input.pick(members), input.pick(members))
  let containment: [(any Explanation)?] = [
    ContainmentExplanation(of: .add(Sourced(one), to: Sourced(other)), in: hierarchy),
    ContainmentExplanation(of: .remove(Sourced(one)), in: hierarchy),
  ]
  let explanations: [any Explanation] =
    containment.compactMap(\.self) + [
      PresentExplanation(
        of: input.pick(["UIViewController", "New", "UIImagePickerController"]),
        style: input.pick([nil] + ModalPresentationStyle.allCases), from: one,
        during: input.pick([nil] + StepTime.allCases), in: hierarchy),
      DismissExplanation(sentTo: one, byUser: input.oneIn(2), in: hierarchy),
      WindowExplanation(of: one, in: hierarchy),
      hierarchy.root(of: input.pick(hierarchy.windows)),
    ] + Property.allCases.map { PropertyExplanation(of: $0, for: other, in: hierarchy) }
  let language = input.pick(Language.allCases)
  for explanation in explanations { checkTexts(of: explanation, in: language) }
  _ = checkJSON(Array(hierarchy.json.utf8))
  check(!hierarchy.table(in: language).isEmpty, "a table without lines")
}

/// Asks the program's features for the code of each step.
func askForCode(of resolution: Resolution) {
  guard let write = VCDiagram.offers(of: CodedCall.Writer.self).first?.write else {
    return check(false, "no feature writes code")
  }
  for step in 0...resolution.stepCount {
    // What has no code is a fault of the call.
    if let code = try? write(.step(step, of: resolution)) { checkTexts(of: code, in: .en) }
  }
}

/// Asks the program's features what a text says in addition to its description.
func askForExplanation(of text: Source, as format: InputFormat) {
  guard let explainer = TextExplainer.all.first(where: { $0.formats.contains(format) }) else {
    return check(false, "no feature explains '\(format.rawValue)'")
  }
  for asksForCode in [false, true] {
    let question = TextExplainer.Question(asksForCode: asksForCode, spelling: nil, host: nil) { [] }
    do {
      guard let explanation = try explainer.explanation(text, question) else { continue }
      for language in Language.allCases { checkTexts(of: explanation, in: language) }
    } catch {
      check(false, "\(error)")
    }
  }
}

private func checkTexts(of explanation: any Explanation, in language: Language) {
  check(hasNoControls(explanation.text(in: language).linesWithoutControls), "a control character")
  _ = checkJSON(Array(explanation.json(in: language).utf8))
}
