/// The names declared in blocks. They keep apart two variables of one name in a function, and a
/// property that one of them hides.
///
/// A function's second variable with a name is called `name#2`, which isn't a valid name in Swift.
struct NameScopes {
  /// The unique names of each block's names, the innermost block last.
  private var scopes: [[String: String]] = []
  private var counts: [[String: Int]] = []

  /// Begins a function: its parameters keep their names.
  mutating func beginFunction(parameters: [String] = []) {
    scopes.append(Dictionary(parameters.map { ($0, $0) }) { first, _ in first })
    counts.append([:])
  }

  mutating func endFunction() {
    scopes.removeLast()
    counts.removeLast()
  }

  mutating func begin() { scopes.append([:]) }

  mutating func end() { scopes.removeLast() }

  /// Declares a variable, and returns its unique name. `guard let self` declares nothing new.
  mutating func declare(_ name: String) -> String {
    guard !scopes.isEmpty, !counts.isEmpty, name != "self" else { return name }
    counts[counts.count - 1][name, default: 0] += 1
    let unique = "\(name)#\(counts[counts.count - 1][name, default: 0])"
    scopes[scopes.count - 1][name] = unique
    return unique
  }

  /// Returns the unique name for a name that is used here: `$name` is a binding to `name`.
  func meaning(of name: String) -> String {
    if name.hasPrefix("$"), name.utf8.count > 1 {
      return "$" + meaning(of: String(name.dropFirst()))
    }
    for scope in scopes.reversed() {
      if let unique = scope[name] { return unique }
    }
    return name
  }
}
