import VCSource

/// The keys of a description's first level.
package enum AppDescriptionKey: String, DescriptionKeys {
  /// The location of the schema, for editors; figures ignore it.
  case schema = "$schema"
  /// The description that this one begins with, which its reader puts in its place.
  case app
  case title, language, rules, spelling, ios, idiom, observed
  case horizontalSizeClass, verticalSizeClass, window
  case rootViewController, windows
  case scenes, segues, steps, alternatives, objects, emphasize

  /// The accepted major versions of iOS.
  package static let iosVersions = 2...99

  package static let rows: [(key: Self, row: KeyRow<AppDescription>)] = allRows

  package var row: KeyRow<AppDescription> {
    switch self {
    case .schema: .text("schema", { _ in nil }, { _, _ in }).notCompared
    case .app:
      .text("base extends include inherits import imports", { _ in nil }, { _, _ in }).notCompared
    case .title:
      .text(
        "name label caption heading", as: .localizedText, { $0.title }, { $0.title = $1 }
      ).notCompared
    case .language:
      .choice(
        "lang locale texts", spelled: \.tags, { $0.language.map { Sourced($0) } },
        { $0.language = $1.value }
      ).notCompared
    case .rules:
      .choice(
        "ruleset mode behavior behaviour", { Sourced($0.rules) },
        // `ios` is read after this key.
        { ($0.rules, $0.ios) = ($1.value, $1.value.impliedIOS) })
    case .spelling:
      .choice(
        "programminglanguage codespelling syntax notation", { $0.spelling.map { Sourced($0) } },
        { $0.spelling = $1.value }
      ).notCompared
    case .ios:
      .number(
        "version iosversion os osversion sdk systemversion target deploymenttarget minimumios",
        .number(Self.iosVersions), { Sourced($0.ios) }, { $0.ios = $1.value })
    case .idiom:
      .choice(
        "device devicetype deviceidiom interfaceidiom userinterfaceidiom",
        { Sourced($0.idiom) }, { $0.idiom = $1.value })
    case .observed:
      .flag(
        "isobserved seen recorded printed fact facts",
        { $0.isObserved ? Sourced(true) : nil }, { $0.isObserved = $1.value }
      ).notCompared
    case .horizontalSizeClass:
      .choice(
        "sizeclass width horizontalsize",
        { $0.horizontalSizeClass }, { $0.horizontalSizeClass = $1 })
    case .verticalSizeClass:
      .choice(
        "height verticalsize orientation landscape",
        { $0.verticalSizeClass }, { $0.verticalSizeClass = $1 })
    case .window: .other("uiwindow keywindow windowid", .part(.id)).notCompared
    case .rootViewController:
      .other(
        "root rootvc rootcontroller rootview initial initialviewcontroller viewcontroller "
          + "viewcontrollers controller controllers children views hierarchy tree class",
        .part(.viewController))
    case .windows: .other("uiwindows windowlist overlays", .someParts(.window))
    case .scenes: .other("storyboard storyboards screens", .parts(.viewController))
    case .segues: .other("connections links navigation", .parts(.segue))
    case .steps: .other("step actions action events transitions sequence timeline", .parts(.step))
    case .alternatives:
      .other(
        "alternative ways branches variants options choices cases either", .parts(.alternative)
      ).notCompared
    case .objects: .other("object others models coordinators helpers", .parts(.object))
    case .emphasize:
      .other(
        "emphasis highlight highlighted highlights selected marked focus", .parts(.id)
      ).notCompared
    }
  }
}

package enum WindowKey: String, DescriptionKeys {
  case id, windowLevel, isHidden, scene, horizontalSizeClass, rootViewController

  package static let rows: [(key: Self, row: KeyRow<Window>)] = allRows

  package var row: KeyRow<Window> {
    switch self {
    case .id: .other("name identifier ref key title label", .part(.id))
    case .rootViewController:
      .other("root rootvc rootcontroller viewcontroller controller", .part(.viewController))
    case .windowLevel:
      KeyRow(
        "level zindex z order", .level, nil, nil, { $0.windowLevel }, { $0.windowLevel = $1 },
        { .level($0) }, { if case .level(let level) = $0 { level } else { nil } })
    case .isHidden: .flag("hidden notshown invisible", { $0.isHidden }, { $0.isHidden = $1 })
    case .scene:
      .text("windowscene uiwindowscene screen", as: .part(.id), { $0.scene }, { $0.scene = $1 })
    case .horizontalSizeClass:
      .choice(
        "sizeclass width horizontalsize",
        { $0.horizontalSizeClass }, { $0.horizontalSizeClass = $1 })
    }
  }
}

package enum AlternativeKey: String, DescriptionKeys {
  case label, set, steps

  package static let rows: [(key: Self, row: KeyRow<Alternative>)] = allRows

  package var row: KeyRow<Alternative> {
    switch self {
    case .label:
      .text(
        "title name caption text heading description comment note", as: .localizedText,
        { $0.label }, { $0.label = $1 }
      ).notCompared
    case .set: .other("with changes properties overrides values", .part(.changes)).notCompared
    case .steps: .other("step actions action events sequence then", .parts(.step)).notCompared
    }
  }
}

/// The keys of a step besides its verb's.
package enum StepKey: String, DescriptionKeys {
  case during, isInteractive, refused, expect, label, title, note, notes, emphasize, build

  package static let rows: [(key: Self, row: KeyRow<Step>)] = allRows

  package var row: KeyRow<Step> {
    switch self {
    case .during:
      .choice(
        "when while timing time moment callback method lifecycle",
        { $0.during }, { $0.during = $1 })
    case .isInteractive:
      .flag(
        "interactive interactively byuser user swipe swiped gesture swipedown",
        { $0.isInteractive }, { $0.isInteractive = $1 })
    case .refused:
      .text(
        "refusal refusedby rejected failed fails log logs error exception raises",
        { $0.refused }, { $0.refused = $1 })
    case .label:
      .text(
        "name caption text description comment", as: .localizedText,
        { $0.label }, { $0.label = $1 })
    case .expect:
      .choice("expected expects expectation", { $0.expect }, { $0.expect = $1 }).notCompared
    case .title: .text("heading headline", as: .localizedText, { $0.title }, { $0.title = $1 })
    case .note:
      .text("annotation remark footnote", as: .localizedText, { $0.note }, { $0.note = $1 })
    case .notes:
      .text("speakernotes script talk", as: .localizedText, { $0.notes }, { $0.notes = $1 })
    case .emphasize:
      .other("emphasis highlight highlighted highlights selected marked focus", .parts(.id))
    case .build: .choice("builds animation animate", { $0.build }, { $0.build = $1 })
    }
  }

  /// Whether a step with the verb may have the key.
  package func belongs(to verb: StepVerb) -> Bool {
    switch self {
    case .during: !verb.times.isEmpty
    case .isInteractive: ["dismiss", "pop", "select"].contains(verb.name)
    case .refused, .expect, .label, .title, .note, .notes, .emphasize, .build: true
    }
  }
}
