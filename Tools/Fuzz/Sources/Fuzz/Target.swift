import VCDescriptions
import VCEngine
import VCFigures
import VCModelFeatures
import VCPictures
import VCSource

/// The part of the program to try with the fuzzer's bytes.
enum Target: String, CaseIterable {
  /// The bytes are a description in JSON.
  case json
  /// The bytes are a description in YAML.
  case yaml
  /// The bytes are a UIKit log.
  case printed
  /// The bytes are a log of UIKit's.
  case logs
  /// The bytes are a storyboard.
  case storyboard
  /// The bytes are a template.
  case template
  /// The bytes are choices for a description.
  case description
  /// The bytes are choices for a description with many steps, each drawn as a page.
  case steps
  /// The bytes choose two descriptions; one may be the other with some bytes changed.
  case changes
  /// The bytes are the words of a call.
  case arguments

  func run(_ bytes: [UInt8]) {
    switch self {
    case .json: load(Source(name: "fuzz.json", bytes: bytes))
    case .yaml: load(Source(name: "fuzz.yaml", bytes: bytes))
    case .printed: load(Source(name: "fuzz.txt", bytes: bytes), as: .printed)
    case .logs:
      let log = Source(name: "fuzz.log", bytes: bytes)
      load(log, as: .log)
      askForExplanation(of: log, as: .log)
    case .storyboard: load(Source(name: "fuzz.storyboard", bytes: bytes), as: .storyboard)
    case .template: readTemplate(Source(name: "fuzz.yaml", bytes: bytes))
    case .description: DescriptionTrial(bytes).run()
    case .steps: StepsTrial(bytes).run()
    case .changes: ChangesTrial(bytes).run()
    case .arguments: CallTrial(bytes).run()
    }
  }

  /// Returns the text that the bytes represent.
  func text(of bytes: [UInt8]) -> String {
    switch self {
    case .json, .yaml, .printed, .logs, .storyboard, .template:
      String(decoding: bytes, as: UTF8.self)
    case .description: DescriptionTrial(bytes).text
    case .steps: StepsTrial(bytes).text
    case .changes: ChangesTrial(bytes).texts.joined(separator: "\n")
    case .arguments: CallTrial(bytes).text
    }
  }

  /// Prepares the first input.
  func prepare() {
    if self == .arguments { CallFolder.make() }
  }

  /// Cleans up after the last input.
  func tidyUp() {
    if self == .arguments { CallFolder.remove() }
  }

  // MARK: Texts

  private func load(_ source: Source, as format: InputFormat? = nil) {
    var warnings: [Diagnostic] = []
    do throws(DiagnosticError) {
      let app = try AppDescription(parsing: source, as: format, warnings: &warnings)
      check(warnings, of: source)
      let resolution = Resolution(app)
      check(resolution.diagnostics + resolution.hints, of: source)
      guard app.viewControllers.count <= 200 else { return }
      checkRoundTrip(of: resolution, depth: 240)
      if app.viewControllers.count <= 40, source.bytes.isOne(of: 10) {
        var input = InputBytes(hashOf: source.bytes)
        draw(resolution, as: input.pick([.svg, .json]), in: Style(), &input)
      }
    } catch {
      check(error.diagnostics, of: source)
    }
  }

  private func readTemplate(_ source: Source) {
    do throws(DiagnosticError) {
      // Few inputs are valid templates, so all of these are drawn.
      let template = try Template(parsing: source)
      var input = InputBytes(hashOf: source.bytes)
      let format: PictureFormat = source.bytes.isOne(of: 7) ? input.pick([.png, .pdf]) : .svg
      draw(Self.example, as: format, in: Style(template), &input)
    } catch {
      check(error.diagnostics, of: source)
    }
  }

  /// The description that templates are tried with.
  private static let example: Resolution = {
    let text = """
      {"title": "A title", "rootViewController": {"class": "UITabBarController", "viewControllers":
      [{"class": "UINavigationController", "viewControllers": ["ItemsController", {"id": "vc"}]},
      "SettingsViewController"]}, "steps": [{"present": "UIImagePickerController", "from": "vc",
      "label": "A caption"}]}
      """
    do throws(DiagnosticError) {
      return Resolution(try AppDescription(parsing: Source(name: "example.json", text: text)))
    } catch {
      fatalError("\(error.diagnostics)")
    }
  }()
}
