import ArgumentParser

/// The formats of answers: sentences for people, or data for programs.
enum TextOrJSON: String, CaseIterable, ExpressibleByArgument {
  case text
  case json
}
