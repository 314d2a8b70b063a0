import VCEngine
import VCPhrases

/// The view controllers of an app at one moment.
public struct State: Hashable, Sendable {
  private let run: Run
  /// The number of the last step, from 1; 0 for the initial state.
  public let number: Int
  let hierarchy: Hierarchy

  init(of run: Run, number: Int) {
    (self.run, self.number) = (run, number)
    hierarchy = run.resolution.hierarchy(afterStep: number)
  }

  /// The controllers window by window, family by family: the root's first, then what is presented.
  public var viewControllers: [ViewController] {
    hierarchy.families.flatMap(\.members).map { ViewController(in: self, $0) }
  }

  /// The controller with an id; nil if the app has none.
  public subscript(id: ControllerID) -> ViewController? {
    hierarchy.app.index(ofID: id.description).map { ViewController(in: self, $0) }
  }

  /// The root view controller of the first window.
  public var rootViewController: ViewController {
    ViewController(in: self, hierarchy.rootViewController)
  }

  /// The presentations in windows, from the lowest up.
  public var presentations: [Presentation] {
    hierarchy.presentations.map { Presentation($0, in: self) }
  }

  /// Why a property has its value.
  ///
  /// - Parameter property: The controller's id and the property: `items.navigationController`.
  public func explanation(of property: String) throws(RequestError) -> Explanation {
    do {
      return Explanation(try hierarchy.explanation(ofProperty: property))
    } catch {
      throw RequestError(error)
    }
  }

  /// Who would present a controller, and why.
  ///
  /// - Parameters:
  ///   - presented: The id of a declared controller, or the class of a new one.
  ///   - receiver: The controller that is sent `present`.
  ///   - style: The presented controller's style, nil for its own.
  public func presenting(
    _ presented: String, from receiver: ControllerID, style: PresentationStyle? = nil
  ) throws(RequestError) -> PresentationAnswer {
    let member = try member(receiver)
    let modalStyle = try style.map { style throws(RequestError) in
      guard let known = ModalPresentationStyle(rawValue: style.rawValue) else {
        let known = ModalPresentationStyle.allCases.map(\.rawValue)
        throw RequestError(
          .unknownStyle(name: style.rawValue, suggestion: style.rawValue.nearest(among: known)))
      }
      return known
    }
    if let declared = hierarchy.app.index(ofID: presented),
      !hierarchy.app.viewControllers[declared].idIsImplied
    {
      return PresentationAnswer(
        PresentExplanation(ofDeclared: declared, style: modalStyle, from: member, in: hierarchy),
        in: self)
    }
    guard VCEngine.ViewController.isClassName(presented) else {
      throw RequestError(.notAClass(name: presented))
    }
    return PresentationAnswer(
      PresentExplanation(of: presented, style: modalStyle, from: member, in: hierarchy), in: self)
  }

  /// What `dismiss`, sent to a controller, would dismiss, and why.
  public func dismissing(_ receiver: ControllerID) throws(RequestError) -> DismissalAnswer {
    DismissalAnswer(DismissExplanation(sentTo: try member(receiver), in: hierarchy), in: self)
  }

  private func member(_ id: ControllerID) throws(RequestError) -> Hierarchy.Index {
    do {
      return try hierarchy.member(id.description)
    } catch {
      throw RequestError(error)
    }
  }

  public static func == (one: State, other: State) -> Bool {
    one.number == other.number && one.run == other.run
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(run)
    hasher.combine(number)
  }
}

/// What a call of `dismiss` would end.
public struct DismissalAnswer: Hashable, Sendable {
  /// The presentations that would end, the topmost first; none if nothing would be dismissed.
  public let ended: [Presentation]
  public let explanation: Explanation

  init(_ answer: DismissExplanation, in state: State) {
    ended = answer.going.map { Presentation($0, in: state) }
    explanation = Explanation(answer)
  }
}

/// Who would present a controller, or why nobody would.
public struct PresentationAnswer: Hashable, Sendable {
  /// The controller that would present.
  public let presenter: ViewController
  /// What UIKit would raise or log; nil if the controller would be presented.
  public let refusal: Issue?
  public let explanation: Explanation

  init(_ answer: PresentExplanation, in state: State) {
    presenter = ViewController(in: state, answer.presenter)
    refusal = answer.refusal.map { Issue($0, in: nil) }
    explanation = Explanation(answer)
  }
}
