import VCEngine
import VCSource

/// Texts with a special meaning for some stage between a description and a picture.
package enum Hostile {
  package static let texts =
    [
      "\"quoted\" 'twice'", "<b>&amp;</b> & <>", "]]>", "<!-- -->", "<![CDATA[", "</text></svg>",
      "<script>alert(1)</script>", "&#0;", "&nbsp;", "&", "\\", "\\\\", "\\N \\G \\E \\T \\H \\L",
      "\\l left \\r right \\n new", "two\nlines", "carriage\r\nreturn", "tab\tstop", "{a|b}",
      "<<table>>", "a\u{0}b", "\u{1}\u{1B}[31m\u{7F}\u{9B}", "\u{2028}\u{2029}\u{85}",
      "\u{FFFE}\u{FFFF}", "\u{FEFF}\u{200B}\u{200D}", "\u{301}", "a\u{301}\u{302}\u{303}",
      "\u{202E}right to left", "שלום עולם", "مرحبا بالعالم", "👩‍👩‍👧🏽🇩🇪1️⃣", "设置、导航。", "\u{1F9FF}\u{10FFFF}",
      "%s%d%n", "${HOME}", "$(id)", "url(#a)", "__proto__", "-", "0", " ", "   a   ", "a  b",
    ] + long

  private static let long = ["W", "word ", "字", "\u{301}", "\\N", "&"].map {
    String(repeating: $0, count: Seeds.count(1_000, of: 5_000) / $0.unicodeScalars.count)
  }

  /// Returns a container, its child and a presented controller, with `text` as all their texts.
  package static func description(with text: String) -> AppDescription {
    var controllers = ["", "2", "3"].map { suffix in
      ViewController(id: Sourced(text + suffix), className: Sourced(text))
    }
    for index in controllers.indices { controllers[index].title = Sourced(text) }
    controllers[0].children = [1]
    var description = AppDescription(
      viewControllers: controllers, steps: [Step(.present(Sourced(2), from: Sourced(1)))])
    description.title = Sourced(text)
    return description
  }

  /// A family with a text in each controller. The long texts would make a picture of gigabytes.
  package static var descriptionWithAll: AppDescription {
    let texts = texts.filter { $0.utf8.count < 100 }
    var controllers = texts.enumerated().map { place, text in
      var controller = ViewController(id: Sourced("\(place)"), className: Sourced(text))
      controller.title = Sourced(text)
      return controller
    }
    controllers[0].children = Array(controllers.indices.dropFirst())
    return AppDescription(viewControllers: controllers)
  }
}
