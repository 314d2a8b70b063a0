import VCDescriptions
import VCSource

/// The tree of controllers that the rows of a printed hierarchy form, by containment and
/// presentation.
struct PrintedHierarchy {
  /// A row's controller, or one that is missing because the text begins further down.
  struct Node {
    var row: PrintedRow?
    var children: [Int] = []
    var presented: Int?
  }

  /// The nodes in the order of the text; a missing controller precedes its children.
  private(set) var nodes: [Node] = []
  /// The tops of windows.
  private(set) var roots: [Int] = []

  /// The last node at each depth; nil after a row above ended it.
  private var path: [Int?] = []
  private let diagnostics: DiagnosticCollector
  private var missingCount = 0

  init(_ rows: [PrintedRow], _ diagnostics: DiagnosticCollector) {
    self.diagnostics = diagnostics
    let rows = Self.withFirstAsRoot(rows)
    let least = rows.map(\.cells).min() ?? 0
    // In a text that begins further down, the siblings of the first row have the same container.
    let isOneTree = rows.first?.cells == least && rows.count { $0.cells == least } == 1
    let base = isOneTree || least == 0 ? least : least - 1
    for row in rows { add(row, atDepth: row.cells - base) }
    if missingCount > 0, let first = rows.first {
      diagnostics.warning(.missingContainers(count: missingCount), at: first.range)
    }
  }

  /// Treats the first row as a root. A controller that is printed by itself has a `+` if it has no
  /// parent and isn't a window's root, as in a test's snapshot. Its children come before its
  /// presentations and have as many cells.
  private static func withFirstAsRoot(_ rows: [PrintedRow]) -> [PrintedRow] {
    guard let first = rows.first, first.cells == 1, first.isPresented,
      rows.allSatisfy({ $0.cells > 0 }),
      first.hasNoPresenter || rows.dropFirst().contains(where: { $0.cells == 1 })
    else { return rows }
    var rows = rows
    rows[0].cells = 0
    if first.hasNoPresenter { rows[0].isPresented = false }
    return rows
  }

  private mutating func add(_ row: PrintedRow, atDepth depth: Int) {
    guard depth <= SyntaxNode.maximumDepth else {
      return diagnostics.error(.nestedTooDeep(levels: SyntaxNode.maximumDepth), at: row.range)
    }
    let node = nodes.count
    if depth == 0 {
      roots.append(node)
      nodes.append(Node(row: row))
      path = [node]
      return
    }
    // Containers can be missing only above the first rows.
    if path.isEmpty { addMissing(upTo: depth) }
    guard depth <= path.count, let container = path[depth - 1] else {
      return diagnostics.error(.missingLevel, at: row.range)
    }
    let new = nodes.count
    nodes.append(Node(row: row))
    if !row.isPresented {
      nodes[container].children.append(new)
    } else if let first = nodes[container].presented {
      diagnostics.error(
        .secondPresented(id: nodes[container].row?.className.value ?? "?"),
        at: row.range,
        notes: [Diagnostic.Note(.standsHereFirst, at: nodes[first].row?.range)])
    } else {
      nodes[container].presented = new
    }
    path.removeSubrange(depth...)
    path.append(new)
  }

  /// Creates the controllers missing above the first row, one for each depth.
  private mutating func addMissing(upTo depth: Int) {
    for level in 0..<depth {
      let node = nodes.count
      nodes.append(Node())
      if level == 0 { roots.append(node) } else { nodes[node - 1].children.append(node) }
      path.append(node)
      missingCount += 1
    }
  }
}

extension PrintedHierarchy {
  /// Returns a controller and its descendants, then the families that these present, and so on. A
  /// description declares controllers in this order, and their presentations are carried out in it.
  func members(of root: Int) -> [Int] {
    var members: [Int] = []
    var tops = [root]
    var next = 0
    while next < tops.count {
      var stack = [(node: tops[next], isLeft: false)]
      next += 1
      while let (node, isLeft) = stack.popLast() {
        if isLeft {
          if let presented = nodes[node].presented { tops.append(presented) }
          continue
        }
        members.append(node)
        stack.append((node, isLeft: true))
        stack.append(contentsOf: nodes[node].children.reversed().map { ($0, isLeft: false) })
      }
    }
    return members
  }

  /// The roots of the windows to read: the app's own or, if there are only system windows, the
  /// first.
  var readRoots: [Int] {
    let own = roots.filter { nodes[$0].row?.isSystemRoot != true }
    return own.isEmpty ? Array(roots.prefix(1)) : own
  }
}

extension PrintedRow {
  /// Whether it is the root of a system window, such as the keyboard's or text effects'.
  fileprivate var isSystemRoot: Bool {
    let name = className.value
    return name.hasPrefix("UIInput") || name.hasPrefix("UIEditing")
      || name.hasPrefix("UISystem") || name.hasPrefix("UIApplicationRotation")
      || name.hasPrefix("UICompatibilityInput") || name.hasPrefix("UITextEffects")
      || name.hasPrefix("UIStatusBar")
  }
}
