import VCEngine
import VCSource

/// The value of a controller's `definesPresentationContext`, and its reason (R7).
package enum ContextFlag: Sendable {
  case declared(Bool)
  /// True for all controllers of this kind under UIKit's rules.
  case impliedByKind(ContainerKind)
  /// False for all other controllers under these rules.
  case byDefault(RuleSet)
}

extension ContextFlag: RoleValue {
  package var role: Words.Role {
    switch self {
    case .declared(let value): .words(.flagDeclared(value: CodeWord.truth(value)))
    case .impliedByKind(let kind): .words(.flagOfKind(value: CodeWord.true, kind: kind))
    case .byDefault(let rules): .words(.flagByDefault(value: CodeWord.false, rules: rules))
    }
  }
}
