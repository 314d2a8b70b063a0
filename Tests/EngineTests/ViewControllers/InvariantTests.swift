import Testing
import VCEngine
import VCPhrases
import VCSource
import VCTestSupport

/// What holds for every hierarchy at every moment, whatever was done to it.
///
/// A failing test names the seeds, each of which makes the same description again.
struct InvariantTests {
  private static let seeds = Seeds.few(100, of: 300)

  /// The seeds with a moment at which something does not hold; there must be presentations enough
  /// for the answer to mean anything.
  private func seeds(
    breaking holds: (Hierarchy) -> Bool, sourceLocation: SourceLocation = #_sourceLocation
  ) -> [UInt64] {
    var presentations = 0
    let broken = Self.seeds.filter { seed in
      let description = AppDescription.unruly(seed: seed)
      var state = State(description)
      for step in 0...description.steps.count {
        if step > 0 { state.run(description.steps[step - 1], number: step) }
        let hierarchy = Hierarchy(state, step: step)
        presentations += hierarchy.presentations.count
        guard holds(hierarchy) else { return true }
      }
      return false
    }
    #expect(presentations > 3 * Self.seeds.count, sourceLocation: sourceLocation)
    return broken
  }

  @Test func `presented and presenting are each other's inverse between families`() {
    let broken = seeds { hierarchy in
      hierarchy.families.filter { $0.presentation != nil }.allSatisfy { family in
        hierarchy.presentingViewController(of: family.top)
          .flatMap(hierarchy.presentedViewController) == family.top
      }
        && hierarchy.presentations.allSatisfy {
          hierarchy.presentingViewController(of: $0.presented) == $0.presenter
        }
    }
    #expect(broken == [])
  }

  @Test func `a family is closed under parent and children, and its first is the only top`() {
    let broken = seeds { hierarchy in
      hierarchy.families.allSatisfy { family in
        let members = Set(family.members)
        return members.count == family.members.count
          && family.members.allSatisfy { member in
            let parent = hierarchy.parentViewController(of: member)
            return (parent == nil) == (member == family.top)
              && parent.map(members.contains) ?? true
              && hierarchy.children(of: member).allSatisfy {
                members.contains($0) && hierarchy.parentViewController(of: $0) == member
              }
          }
      }
    }
    #expect(broken == [])
  }

  @Test func `nothing presents twice, is presented twice, or is presented and contained`() {
    let broken = seeds { hierarchy in
      let presentations = hierarchy.presentations
      return Set(presentations.map(\.presenter)).count == presentations.count
        && Set(presentations.map(\.presented)).count == presentations.count
        && presentations.count == hierarchy.state.presentationsInForce.count
        && presentations.count + hierarchy.windows.count
          == hierarchy.families.count { hierarchy.viewHolder(of: $0.top) == nil }
        && presentations.allSatisfy { hierarchy.parentViewController(of: $0.presented) == nil }
    }
    #expect(broken == [])
  }

  @Test func `the last presenter below a presentation is where a walk down ends`() {
    let broken = seeds { hierarchy in
      let state = hierarchy.state
      return hierarchy.presentations.allSatisfy { presentation in
        var presenter = presentation.presenter
        while let next = state.record(ofPresented: presenter) {
          presenter = next.presentation.presenter
        }
        return state.furthestPresenter(below: presentation.presented) == presenter
      }
    }
    #expect(broken == [])
  }

  @Test func `presenters stand in families shown before theirs`() {
    let broken = seeds { hierarchy in
      hierarchy.presentations.allSatisfy { presentation in
        let presented = hierarchy.family(of: presentation.presented)?.number ?? 0
        return (hierarchy.family(of: presentation.presenter)?.number ?? .max) < presented
      }
    }
    #expect(broken == [])
  }

  @Test func `a family is in its presenter's window, and a root in its own`() {
    let broken = seeds { hierarchy in
      hierarchy.windows.allSatisfy {
        hierarchy.window(of: hierarchy.rootViewController(of: $0)) == $0
      }
        && hierarchy.presentations.allSatisfy {
          hierarchy.window(of: $0.presented) == hierarchy.window(of: $0.presenter)
        }
        && hierarchy.windows.allSatisfy { window in
          let own = hierarchy.families.filter { $0.window == window }.map(\.members)
          return hierarchy.only(window).families.map(\.members) == own
        }
    }
    #expect(broken == [])
  }

  @Test func `container pointers are the nearest ancestors of their kind, and in the family`() {
    let broken = seeds { hierarchy in
      let controllers = hierarchy.app.viewControllers
      return controllers.indices.allSatisfy { index in
        [Property.navigationController, .tabBarController, .splitViewController].allSatisfy {
          var nearest = hierarchy.parentViewController(of: index)
          while let one = nearest, controllers[one].kind != $0.kind {
            nearest = hierarchy.parentViewController(of: one)
          }
          let family = hierarchy.family(of: index)?.number
          return hierarchy.value(of: $0, for: index).first == nearest
            && (nearest == nil || nearest.flatMap(hierarchy.family)?.number == family)
        }
      }
    }
    #expect(broken == [])
  }

  @Test func `every pointer is what its walk ends with`() {
    let broken = seeds { hierarchy in
      hierarchy.app.viewControllers.indices.allSatisfy { index in
        Property.pointers.allSatisfy {
          hierarchy.walk(for: $0, of: index).answer == hierarchy.value(of: $0, for: index).first
        }
      }
    }
    #expect(broken == [])
  }

  @Test func `dismiss undoes present`() {
    var undone = 0
    let broken = seeds { hierarchy in
      let sender = hierarchy.families[hierarchy.families.count / 2].members.last ?? 0
      var state = hierarchy.state
      var controller = ViewController(id: Sourced("new"), className: Sourced("UIViewController"))
      controller.modalPresentationStyle = Sourced(undone % 2 == 0 ? .fullScreen : .currentContext)
      let new = state.declare(controller)
      let before = Snapshot(Hierarchy(state, step: hierarchy.step))
      state.run(Step(.present(Sourced(new), from: Sourced(sender))), number: 1)
      guard state.presentationByPresented[new] != nil else {
        return Snapshot(Hierarchy(state, step: hierarchy.step)) == before
      }
      undone += 1
      state.run(Step(.dismiss(Sourced(new))), number: 2)
      return Snapshot(Hierarchy(state, step: hierarchy.step)) == before
    }
    #expect(broken == [])
    #expect(undone > 3 * Self.seeds.count)
  }

  @Test func `a refused step changes nothing`() {
    var refusals = 0
    let broken = Self.seeds.filter { seed in
      let resolution = Resolution(AppDescription.unruly(seed: seed))
      refusals += resolution.refusedSteps.count
      return !resolution.refusedSteps.allSatisfy { step in
        Snapshot(resolution.hierarchy(afterStep: step - 1))
          == Snapshot(resolution.hierarchy(afterStep: step))
      }
    }
    #expect(broken == [])
    #expect(refusals > 3 * Self.seeds.count)
  }

  /// Each presentation keeps the end of its way down.
  @Test func `the way down from a presented controller ends where its presenters end`() {
    var stops = 0
    let broken = Self.seeds.filter { seed in
      let resolution = Resolution(AppDescription.unruly(seed: seed))
      return !(0...resolution.stepCount).allSatisfy { step in
        let state = resolution.hierarchy(afterStep: step).state
        return state.app.viewControllers.indices.allSatisfy { member in
          var presenter = member
          while let record = state.record(ofPresented: presenter) {
            presenter = record.presentation.presenter
            stops += 1
          }
          return state.furthestPresenter(below: member) == presenter
        }
      }
    }
    #expect(broken == [])
    #expect(stops > 3 * Self.seeds.count)
  }

  /// What follows from an earlier refusal is not told.
  @Test func `a refusal is told once, and nothing is told of a step that was carried out`() {
    let broken = Self.seeds.filter { seed in
      var description = AppDescription.unruly(seed: seed)
      for index in description.viewControllers.indices {
        description.viewControllers[index].presents = nil
      }
      let resolution = Resolution(description)
      description.steps = []
      let declared = Resolution(description).diagnostics.count
      let (told, refused) = (resolution.diagnostics.count - declared, resolution.refusedSteps.count)
      let consequences = resolution.hierarchy.state.findings.refusedSteps
        .count(where: \.isConsequence)
      return told + consequences != refused
    }
    #expect(broken == [])
  }

  /// What a step can change.
  private struct Snapshot: Equatable {
    let parents: [Int]
    let children: [[Int]]
    let presentations: [Presentation]
    let selected: [Int?]

    init(_ hierarchy: Hierarchy) {
      parents = hierarchy.state.parent
      children = hierarchy.state.children
      presentations = hierarchy.presentations
      selected = hierarchy.app.viewControllers.indices.map {
        hierarchy.selectedViewController(of: $0)
      }
    }
  }
}
