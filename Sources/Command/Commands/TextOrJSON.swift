import ArgumentParser

/// The formats of answers: sentences for people, or data for programs.
package enum TextOrJSON: String, CaseIterable, ExpressibleByArgument {
  case text
  case json
}
