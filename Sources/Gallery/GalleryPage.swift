import Foundation
import VCCommandFeatures
import VCFigures

/// One HTML page with all figures in it. Its filters are style sheets, not scripts.
///
/// Every figure follows the colour scheme of the element that shows it, so that one file serves the
/// light and the dark look.
struct GalleryPage {
  private(set) var count = 0
  private var sections = ""
  private var kinds: [String] = []

  mutating func add(_ sample: Sample, _ figures: [SampleFigure]) {
    sections += "<section id=\"\(sample.name)\">\n<h2>\(sample.title.htmlEscaped)"
    sections += " <small>\(sample.name)</small></h2>\n<div>\n"
    for figure in figures {
      let kind = figure.kind.hasPrefix("step") ? "steps" : figure.kind
      if !kinds.contains(kind) { kinds.append(kind) }
      let data = Data(figure.svg).base64EncodedString()
      sections += """
        <figure class="\(kind) \(figure.template)">\
        <img alt="\(sample.title.htmlEscaped), \(figure.kind)" src="data:image/svg+xml;base64,\(data)">\
        <figcaption><a href="\(figure.name).svg">\(figure.kind), \(figure.template)</a>\
        </figcaption></figure>

        """
      count += 1
    }
    sections += "</div>\n</section>\n"
  }

  var html: String {
    let values = [
      ("rules", filterRules), ("count", "\(count)"),
      ("template", filter("template", Template.names, selected: "book")),
      ("kind", filter("kind", kinds, selected: "hierarchy")),
      ("theme", filter("theme", ["auto", "light", "dark"], selected: "auto", hasAll: false)),
      ("sections", sections),
    ]
    return values.reduce(GalleryResources.pageHtml) { $0.replacing("{\($1.0)}", with: $1.1) }
  }

  private func filter(
    _ name: String, _ choices: [String], selected: String, hasAll: Bool = true
  ) -> String {
    let buttons = (choices + (hasAll ? ["all"] : [])).map { choice in
      """
      <label><input type="radio" name="\(name)" id="\(name)-\(choice)"\
      \(choice == selected ? " checked" : "")>\(choice)</label>
      """
    }
    return "<fieldset><legend>\(name)</legend>\(buttons.joined())</fieldset>"
  }

  /// The rules that hide figures without the class of a checked choice.
  private var filterRules: String {
    let choices = Template.names.map { ("template", $0) } + kinds.map { ("kind", $0) }
    return choices.map { name, choice in
      "body:has(#\(name)-\(choice):checked) figure:not(.\(choice)){display:none}"
    }.joined(separator: "\n")
  }
}
