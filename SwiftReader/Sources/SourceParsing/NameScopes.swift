/// The names that blocks declare, so that two variables of one name in a function stay two.
///
/// A function's second variable of a name is called `name#2`, which no name in Swift can be.
struct NameScopes {
  /// What the names of each block are called, the innermost last.
  private var scopes: [[String: String]] = []
  private var counts: [[String: Int]] = []

  /// Begins a function: its parameters keep their names.
  mutating func beginFunction(parameters: [String] = []) {
    scopes.append(Dictionary(parameters.map { ($0, $0) }) { first, _ in first })
    counts.append(Dictionary(parameters.map { ($0, 1) }) { first, _ in first })
  }

  mutating func endFunction() {
    scopes.removeLast()
    counts.removeLast()
  }

  mutating func begin() { scopes.append([:]) }

  mutating func end() { scopes.removeLast() }

  /// What a variable that is declared here is called.
  mutating func declare(_ name: String) -> String {
    guard !scopes.isEmpty, !counts.isEmpty else { return name }
    let number = counts[counts.count - 1][name, default: 0] + 1
    counts[counts.count - 1][name] = number
    let unique = number == 1 ? name : "\(name)#\(number)"
    scopes[scopes.count - 1][name] = unique
    return unique
  }

  /// What a name that is used here means.
  func meaning(of name: String) -> String {
    for scope in scopes.reversed() {
      if let unique = scope[name] { return unique }
    }
    return name
  }
}
