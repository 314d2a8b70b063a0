import VCEngine

/// Matches the controllers of two snapshots: by id if both declare one, else by class and position.
///
/// Implied ids shift when a controller of the same class is added before, so they are ignored.
/// Other controllers are matched from the strongest evidence on: whole trees that occur once on
/// each side; containers that share most of their children; then from the matched ones down,
/// children of a class in order; finally the rest by class. Time is linear in the number of
/// controllers.
struct Matching {
  package typealias Index = Snapshot.Index

  private(set) var newOfOld: [Index?]
  private(set) var oldOfNew: [Index?]
  private let old: MatchedSide
  private let new: MatchedSide
  private var bestOlds: [Index: Index?] = [:]
  /// Pairs whose children are still to be matched.
  private var pending: [(old: Index, new: Index)] = []

  init(_ old: Snapshot, _ new: Snapshot) {
    newOfOld = [Index?](repeating: nil, count: old.controllers.count)
    oldOfNew = [Index?](repeating: nil, count: new.controllers.count)
    var names = TreeNames(withTitles: old.listsAllFlags && new.listsAllFlags)
    self.old = MatchedSide(old, &names)
    self.new = MatchedSide(new, &names)
    matchIDs()
    matchTrees(where: { $0.isDistinctive })
    matchContainers()
    for role in MatchedSide.Role.allCases { matchInOrder(self.old.tops(role), self.new.tops(role)) }
    matchPlaces()
    matchLeftovers()
    matchTrees(where: { _ in true })
    matchPlaces()
    matchOtherClasses()
    matchSystemMade()
  }

  private func mayMatch(_ one: Index, _ other: Index) -> Bool {
    let (a, b) = (old.snapshot.controllers[one], new.snapshot.controllers[other])
    return newOfOld[one] == nil && oldOfNew[other] == nil && (a.hasImpliedID || b.hasImpliedID)
      && a.systemMade == nil && b.systemMade == nil
  }

  private mutating func match(_ one: Index, _ other: Index) {
    newOfOld[one] = other
    oldOfNew[other] = one
    pending.append((one, other))
  }

  private mutating func matchIDs() {
    var places: [String: Index] = [:]
    for (index, controller) in new.snapshot.controllers.enumerated()
    where !controller.hasImpliedID && controller.systemMade == nil { places[controller.id] = index }
    for (index, controller) in old.snapshot.controllers.enumerated()
    where !controller.hasImpliedID && controller.systemMade == nil {
      if let other = places[old.snapshot.newName(of: controller.id)] { match(index, other) }
    }
  }

  /// Matches whole trees that occur once on each side, larger ones first.
  private mutating func matchTrees(where isAnchor: (MatchedSide.Node) -> Bool) {
    var counts: [Int: (old: Int, new: Int, place: Index)] = [:]
    for index in old.order where newOfOld[index] == nil {
      counts[old.nodes[index].tree, default: (0, 0, 0)].old += 1
    }
    for index in new.order where oldOfNew[index] == nil {
      let tree = new.nodes[index].tree
      let known = counts[tree, default: (0, 0, 0)]
      counts[tree] = (known.old, known.new + 1, index)
    }
    for index in old.order where newOfOld[index] == nil && isAnchor(old.nodes[index]) {
      guard let count = counts[old.nodes[index].tree], count.old == 1, count.new == 1 else {
        continue
      }
      var pairs = [(index, count.place)]
      while let (one, other) = pairs.popLast() {
        if mayMatch(one, other) { match(one, other) }
        pairs += zip(
          old.snapshot.controllers[one].children, new.snapshot.controllers[other].children)
      }
    }
  }

  /// Matches containers of the same class that share more children with each other than with any
  /// other.
  private mutating func matchContainers() {
    for index in old.order.reversed() where newOfOld[index] == nil {
      guard let (other, _) = bestNew(for: index), mayMatch(index, other),
        old.nodes[index].className == new.nodes[other].className, bestOld(for: other) == index
      else { continue }
      match(index, other)
    }
  }

  /// The container with the most children of an old controller, and their number; of several, the
  /// most similar one.
  private func bestNew(for index: Index) -> (index: Index, votes: Int)? {
    best(for: index, of: old, in: new, newOfOld) { isSamePlace(index, $0) }
  }

  /// The container with the most children of a new controller. Cached, because many controllers may
  /// ask about one container.
  private mutating func bestOld(for index: Index) -> Index? {
    if let known = bestOlds[index] { return known }
    let best = best(for: index, of: new, in: old, oldOfNew) { isSamePlace($0, index) }?.index
    bestOlds[index] = .some(best)
    return best
  }

  private func best(
    for index: Index, of side: MatchedSide, in other: MatchedSide, _ counterparts: [Index?],
    where isSamePlace: (Index) -> Bool
  ) -> (index: Index, votes: Int)? {
    var votes: [Index: Int] = [:]
    for child in side.children(of: index) {
      guard let parent = counterparts[child].flatMap({ other.parent(of: $0) }) else { continue }
      votes[parent, default: 0] += 1
    }
    func rank(_ candidate: Index) -> (Int, Int, Int, Int) {
      (
        votes[candidate] ?? 0, side.nodes[index].label == other.nodes[candidate].label ? 1 : 0,
        isSamePlace(candidate) ? 1 : 0, -candidate
      )
    }
    return votes.keys.max { rank($0) < rank($1) }.map { ($0, votes[$0] ?? 0) }
  }

  /// Matches the children of matched controllers, and the controllers that these present.
  private mutating func matchPlaces() {
    while let (one, other) = pending.popLast() {
      matchInOrder(old.children(of: one), new.children(of: other))
      if let presented = old.presented[one], let counterpart = new.presented[other] {
        matchInOrder([presented], [counterpart])
      }
    }
  }

  /// Matches controllers in order: first those with equal trees, then with equal titles, classes
  /// and first children, and so on down to equal classes.
  private mutating func matchInOrder(_ some: [Index], _ others: [Index]) {
    let features: [(MatchedSide.Node) -> Int] = [
      { $0.tree }, { $0.head }, { $0.label }, { $0.className },
    ]
    for feature in features {
      let (left, right) = (
        some.filter { newOfOld[$0] == nil }, others.filter { oldOfNew[$0] == nil }
      )
      if left.isEmpty || right.isEmpty { return }
      // Controllers that kept their order come first, so that none of them is reported as moved.
      let (before, now) = (
        left.map { feature(old.nodes[$0]) }, right.map { feature(new.nodes[$0]) }
      )
      let common = CommonSubsequence(left.count, right.count) { one, other in
        before[one] == now[other] && mayMatch(left[one], right[other])
      }
      for (one, other) in common.pairs { match(left[one], right[other]) }
      matchOutOfOrder(left, right, feature)
    }
  }

  /// Matches equal controllers in order: the first with the first unmatched one, and so on.
  private mutating func matchOutOfOrder(
    _ some: [Index], _ others: [Index], _ feature: (MatchedSide.Node) -> Int
  ) {
    var queues: [Int: Queue] = [:]
    for other in others where oldOfNew[other] == nil {
      queues[feature(new.nodes[other]), default: Queue()].append(
        other, isDeclared: !new.snapshot.controllers[other].hasImpliedID)
    }
    if queues.isEmpty { return }
    for one in some where newOfOld[one] == nil {
      let isDeclared = !old.snapshot.controllers[one].hasImpliedID
      guard let other = queues[feature(old.nodes[one])]?.next(for: isDeclared),
        mayMatch(one, other)
      else { continue }
      match(one, other)
    }
  }

  /// Matches controllers with the app's own class, or with a title, of which one remains on each
  /// side.
  private mutating func matchLeftovers() {
    let features: [(MatchedSide.Node) -> Int] = [{ $0.label }, { $0.className }]
    for feature in features {
      var left: [Int: (old: [Index], new: [Index])] = [:]
      for index in old.order where newOfOld[index] == nil && old.nodes[index].isOwn {
        left[feature(old.nodes[index]), default: ([], [])].old.append(index)
      }
      for index in new.order where oldOfNew[index] == nil && new.nodes[index].isOwn {
        left[feature(new.nodes[index]), default: ([], [])].new.append(index)
      }
      for index in old.order {
        guard let pair = left[feature(old.nodes[index])], pair.old == [index],
          pair.new.count == 1, mayMatch(index, pair.new[0])
        else { continue }
        match(index, pair.new[0])
      }
      matchPlaces()
    }
  }

  /// Matches containers of different classes at the same position that share most of their
  /// children.
  private mutating func matchOtherClasses() {
    for index in old.order where newOfOld[index] == nil {
      guard let (other, votes) = bestNew(for: index), mayMatch(index, other),
        isSamePlace(index, other),
        2 * votes > max(old.children(of: index).count, new.children(of: other).count)
      else { continue }
      match(index, other)
      matchPlaces()
    }
  }

  private func isSamePlace(_ one: Index, _ other: Index) -> Bool {
    switch (old.parent(of: one), new.parent(of: other)) {
    case (let parent?, let counterpart?): newOfOld[parent] == counterpart
    case (nil, nil): old.role(ofTop: one) == new.role(ofTop: other)
    default: false
    }
  }

  /// Matches the controllers that UIKit made for matched controllers.
  private mutating func matchSystemMade() {
    var places: [Snapshot.SystemMade: Index] = [:]
    for (index, controller) in new.snapshot.controllers.enumerated() {
      if let made = controller.systemMade { places[made] = index }
    }
    for (index, controller) in old.snapshot.controllers.enumerated() {
      guard let made = controller.systemMade, let owner = newOfOld[made.owner],
        let other = places[Snapshot.SystemMade(role: made.role, owner: owner)]
      else { continue }
      newOfOld[index] = other
      oldOfNew[other] = index
    }
  }

  /// Candidates in order. Two controllers that both declare an id never match.
  private struct Queue {
    private var all: [(index: Index, isDeclared: Bool, isTaken: Bool)] = []
    private var firstImplied = 0
    private var first = 0

    mutating func append(_ index: Index, isDeclared: Bool) {
      all.append((index, isDeclared, false))
    }

    mutating func next(for isDeclared: Bool) -> Index? {
      if isDeclared {
        while firstImplied < all.count, all[firstImplied].isDeclared || all[firstImplied].isTaken {
          firstImplied += 1
        }
        return take(firstImplied)
      }
      while first < all.count, all[first].isTaken { first += 1 }
      return take(first)
    }

    private mutating func take(_ place: Int) -> Index? {
      guard place < all.count else { return nil }
      all[place].isTaken = true
      return all[place].index
    }
  }
}
