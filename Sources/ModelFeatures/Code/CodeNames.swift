import VCEngine
import VCPhrases

/// Unique variable names for ids: letters and digits, and not a keyword of either language.
struct CodeNames {
  private var names: [Reference.Target: String] = [:]
  private var taken: Set<String>

  /// - Parameter classes: Names that variables must not have.
  init(besides classes: some Sequence<String>) { taken = Set(classes) }

  /// Returns the variable for a controller or an object; always the same for one target.
  mutating func name(of target: Reference.Target, _ app: AppDescription) -> String {
    if let known = names[target] { return known }
    let name = free(app.id(of: target).codeIdentifier)
    names[target] = name
    return name
  }

  private mutating func free(_ name: String) -> String {
    var (free, number) = (name, 1)
    while !taken.insert(free).inserted {
      number += 1
      free = "\(name)\(number)"
    }
    return free
  }
}
