/// The branches of `switch` and `if` around each call of a function.
struct Branches {
  /// A branch, by its index in its statement.
  enum Place {
    case selection(Selection, Int)
    case condition([Branch], Int)
  }

  private var places: [ObjectIdentifier: [Place]] = [:]
  /// The branches around the assignments in each line.
  private var assignments: [Int: [Place]] = [:]

  init(of function: ProjectFunction) {
    var stack: [(expression: Expression, path: [Place])] = function.body.map { ($0, []) }
    while let (expression, path) = stack.popLast() {
      switch expression {
      case .selection(let selection):
        stack.append((selection.subject, path))
        for (index, branch) in selection.cases.enumerated() {
          stack += branch.body.map { ($0, path + [.selection(selection, index)]) }
        }
        continue
      case .branches(let branches):
        for (index, branch) in branches.enumerated() {
          stack += branch.conditions.map { ($0, path) }
          stack += branch.body.map { ($0, path + [.condition(branches, index)]) }
        }
        continue
      case .call(let call):
        if !path.isEmpty { places[ObjectIdentifier(call)] = path }
      case .assignment(_, _, let line):
        if !path.isEmpty { assignments[line] = path }
      default: break
      }
      stack += expression.children.map { ($0, path) }
    }
  }

  /// Returns the branches around a call, the outermost first.
  func around(_ call: Call) -> [Place] { places[ObjectIdentifier(call)] ?? [] }

  /// Returns the branches around an assignment, the outermost first.
  func around(assignmentAt line: Int) -> [Place] { assignments[line] ?? [] }
}
