import VCDescriptions
import VCEngine
import VCFigureFeatures
import VCFigures
import VCPhrases
import VCPictures
import VCSource

/// A description, tried from its text to pictures.
struct DescriptionTrial {
  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  var text: String {
    var grammar = DescriptionGrammar(InputBytes(bytes), viewControllers: 20)
    return grammar.description(steps: 6)
  }

  func run() {
    guard let resolution = checkedResolution(of: text) else { return }
    // Questions and drawings are chosen by the bytes from the other end.
    var rest = InputBytes(bytes.reversed())
    let hierarchy = resolution.hierarchy
    checkInvariants(of: hierarchy)
    if bytes.isOne(of: 4) {
      checkRoundTrip(of: resolution, depth: 240)
      askQuestions(of: hierarchy, &rest)
      askForCode(of: resolution)
    }
    if bytes.isOne(of: 8) {
      draw(resolution, as: rest.pick([.svg, .svg, .json]), in: .chosen(by: &rest), &rest)
    }
    if bytes.isOne(of: 50) {
      draw(resolution, as: rest.pick([.png, .pdf, .dot, .dot]), in: .chosen(by: &rest), &rest)
    }
  }
}

/// Resolves a description, and checks it; nil if it can't be read.
private func checkedResolution(of text: String) -> Resolution? {
  let source = Source(name: "fuzz.json", text: text)
  var warnings: [Diagnostic] = []
  do throws(DiagnosticError) {
    let resolution = Resolution(try AppDescription(parsing: source, warnings: &warnings))
    check(warnings + resolution.diagnostics + resolution.hints, of: source)
    return resolution
  } catch {
    check(error.diagnostics, of: source)
    return nil
  }
}

/// A description with many steps, each drawn as a page.
struct StepsTrial {
  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  var text: String {
    var grammar = DescriptionGrammar(InputBytes(bytes), viewControllers: 16)
    return grammar.description(steps: 24)
  }

  func run() {
    guard let resolution = checkedResolution(of: text) else { return }
    var input = InputBytes(bytes.reversed())
    let moments = Array(resolution.moments)
    check(moments.count == resolution.stepCount + 1, "a step without a moment")
    for moment in moments { checkInvariants(of: moment.hierarchy) }
    let number = input.below(moments.count)
    check(
      resolution.hierarchy(afterStep: number).json == moments[number].hierarchy.json,
      "two roads to step \(number)")
    for number in resolution.refusedSteps {
      check(
        moments[number].hierarchy.presentations == moments[number - 1].hierarchy.presentations,
        "the refused step \(number) changed something")
    }
    if bytes.isOne(of: 16) {
      draw(resolution, .all, as: input.pick([.svg, .json]), in: .chosen(by: &input), &input)
    }
    if bytes.isOne(of: 100) {
      draw(resolution, .all, as: .pdf, in: .chosen(by: &input), &input)
    }
  }
}

extension Style {
  static func chosen(by input: inout InputBytes) -> Style {
    let template = Template(builtIn: input.pick(Template.names)) ?? .book
    return Style(
      template, pointers: input.pick([nil] + PointerSelection.allCases),
      language: input.pick(Language.allCases),
      page: input.oneIn(3) ? input.pick(PageSize.names.map(PageSize.init(named:))) : nil)
  }
}
