import VCCommand
import VCModelFeatures

extension Feature {
  /// The code that carries out a step or a call: `explain --show code`.
  package static var code: Feature {
    Feature(offers: [CodedCall.Writer { call throws(UsageFault) in try CodeListing(of: call) }])
  }
}

extension CodeListing {
  fileprivate init(of call: CodedCall) throws(UsageFault) {
    do throws(CodeListing.Fault) {
      switch call {
      case .step(let number, let resolution): try self.init(ofStep: number, of: resolution)
      case .presentation(let explanation): try self.init(of: explanation)
      case .action(_, isByUser: true, _): throw .notByCode
      case .action(let action, _, let hierarchy): try self.init(of: action, in: hierarchy)
      }
    } catch {
      throw .noCode(error)
    }
  }
}

extension UsageFault {
  fileprivate static func noCode(_ fault: CodeListing.Fault) -> Self {
    switch fault {
    case .noStep: Self(.noStepToCodeFault)
    case .notByCode: Self(.notByCodeFault)
    case .bySwiftUI: Self(.bySwiftUIFault)
    case .genericClass(let name): Self(.genericClassFault(name: name))
    }
  }
}
