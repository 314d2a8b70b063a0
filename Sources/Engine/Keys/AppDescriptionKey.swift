import VCSource

/// The keys of a description's first level.
package enum AppDescriptionKey: String, DescriptionKeys {
  /// The location of the schema, for editors; figures ignore it.
  case schema = "$schema"
  case title, language, rules, spelling, ios, idiom, observed
  case horizontalSizeClass, verticalSizeClass, window
  case rootViewController, windows
  case scenes, segues, steps, alternatives, objects, emphasize

  /// The accepted major versions of iOS.
  package static let iosVersions = 2...99

  package static let rows: [(key: Self, row: KeyRow<AppDescription>)] = allRows

  package var row: KeyRow<AppDescription> {
    switch self {
    case .schema:
      .text(
        "Where the editor finds this schema; the figure ignores it.", "schema", { _ in nil },
        { _, _ in }
      ).notCompared
    case .title:
      .text(
        "The figure's name for assistive technology; the templates docs, blueprint and slide draw it.",
        "name label caption heading", { $0.title }, { $0.title = $1 }
      ).notCompared
    case .language:
      .choice(
        "The language of figures, messages and explanations, unless the call names one with --language.",
        "lang locale texts", spelled: \.tags,
        { $0.language.map { Sourced($0) } }, { $0.language = $1.value }
      ).notCompared
    case .rules:
      .choice(
        "Whose rules hold: 'uikit' (default) as UIKit behaves, 'book' as on iOS 7.",
        "ruleset mode behavior behaviour", { Sourced($0.rules) },
        // `ios` is read after this key.
        { ($0.rules, $0.ios) = ($1.value, $1.value.impliedIOS) })
    case .spelling:
      .choice(
        "How figures and explanations write code: 'swift', or 'objc' as the older books do.",
        "programminglanguage codespelling syntax notation",
        { $0.spelling.map { Sourced($0) } }, { $0.spelling = $1.value }
      ).notCompared
    case .ios:
      .number(
        "The major version of iOS whose defaults apply: by default "
          + "\(RuleSet.uikit.impliedIOS), or \(RuleSet.book.impliedIOS) with the book's rules.",
        "version iosversion os osversion sdk systemversion target deploymenttarget minimumios",
        .number(Self.iosVersions), { Sourced($0.ios) }, { $0.ios = $1.value })
    case .idiom:
      .choice(
        "The device whose defaults apply: 'pad' (default) or 'phone'.",
        "device devicetype deviceidiom interfaceidiom userinterfaceidiom",
        { Sourced($0.idiom) }, { $0.idiom = $1.value })
    case .observed:
      .flag(
        "Whether the beginning was seen in a running app: no rule works out again who presents.",
        "isobserved seen recorded printed fact facts",
        { $0.isObserved ? Sourced(true) : nil }, { $0.isObserved = $1.value }
      ).notCompared
    case .horizontalSizeClass:
      .choice(
        "The width of windows without one of their own: by default 'regular' on an iPad and "
          + "'compact' on an iPhone.", "sizeclass width horizontalsize",
        { $0.horizontalSizeClass }, { $0.horizontalSizeClass = $1 })
    case .verticalSizeClass:
      .choice(
        "The height of all windows: by default 'compact' on an iPhone of regular width, which is held "
          + "sideways, and 'regular' elsewhere. In compact height a sheet covers the screen.",
        "height verticalsize orientation landscape",
        { $0.verticalSizeClass }, { $0.verticalSizeClass = $1 })
    case .window:
      .other(
        "The id of the window, which the figure then shows.", "uiwindow keywindow windowid",
        .part(.id)
      ).notCompared
    case .rootViewController:
      .other(
        "The window's root view controller and what it contains.",
        "root rootvc rootcontroller rootview initial initialviewcontroller viewcontroller "
          + "viewcontrollers controller controllers children views hierarchy tree class",
        .part(.viewController))
    case .windows:
      .other(
        "Several windows, in place of 'rootViewController' and 'window'.",
        "uiwindows windowlist overlays", .someParts(.window))
    case .scenes:
      .other(
        "What segues and steps can bring, besides the root view controller's family.",
        "storyboard storyboards screens", .parts(.viewController))
    case .segues:
      .other(
        "What can happen: a step performs one.", "connections links navigation", .parts(.segue))
    case .steps:
      .other(
        "What happens, in order.", "step actions action events transitions sequence timeline",
        .parts(.step))
    case .alternatives:
      .other(
        "Ways on after the steps, which the figure shows side by side.",
        "alternative ways branches variants options choices cases either", .parts(.alternative)
      ).notCompared
    case .objects:
      .other(
        "Objects that are no view controllers: the figure 'objects' shows them and what refers to them.",
        "object others models coordinators helpers", .parts(.object))
    case .emphasize:
      .other(
        "The ids of the view controllers that stand out.",
        "emphasis highlight highlighted highlights selected marked focus", .parts(.id)
      ).notCompared
    }
  }
}

/// The keys of a window.
package enum WindowKey: String, DescriptionKeys {
  case id, windowLevel, isHidden, scene, horizontalSizeClass, rootViewController

  package static let rows: [(key: Self, row: KeyRow<Window>)] = allRows

  package var row: KeyRow<Window> {
    switch self {
    case .id:
      .other(
        "What steps and figures call the window: by default 'window'.",
        "name identifier ref key title label", .part(.id))
    case .rootViewController:
      .other(
        "The window's root view controller and what it contains.",
        "root rootvc rootcontroller viewcontroller controller", .part(.viewController))
    case .windowLevel:
      KeyRow(
        "Which windows it lies above: 'normal' (0, default), 'statusBar' (1000), 'alert' (2000) or a "
          + "number.", "level zindex z order", .level, nil, nil,
        { $0.windowLevel }, { $0.windowLevel = $1 }, { .level($0) },
        { if case .level(let level) = $0 { level } else { nil } })
    case .isHidden:
      .flag(
        "Whether it has not been shown, as before makeKeyAndVisible: its root can't present then.",
        "hidden notshown invisible", { $0.isHidden }, { $0.isHidden = $1 })
    case .scene:
      .text(
        "The id of its scene: an object of the class UIWindowScene, which need not be declared. Windows "
          + "without one belong to one scene together.",
        "windowscene uiwindowscene screen", as: .part(.id), { $0.scene }, { $0.scene = $1 })
    case .horizontalSizeClass:
      .choice(
        "Its own width: by default the description's. Two scenes beside each other have two.",
        "sizeclass width horizontalsize",
        { $0.horizontalSizeClass }, { $0.horizontalSizeClass = $1 })
    }
  }
}

/// The keys of an alternative.
package enum AlternativeKey: String, DescriptionKeys {
  case label, set, steps

  package static let rows: [(key: Self, row: KeyRow<Alternative>)] = allRows

  package var row: KeyRow<Alternative> {
    switch self {
    case .label:
      .text(
        "The name of the way, which stands under it.",
        "title name caption text heading description comment note",
        { $0.label }, { $0.label = $1 }
      ).notCompared
    case .set:
      .other(
        "Properties of controllers that differ in this way, such as items.title: the id, and the key.",
        "with changes properties overrides values", .part(.changes)
      ).notCompared
    case .steps:
      .other(
        "What happens, in order.", "step actions action events sequence then", .parts(.step)
      ).notCompared
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
        "When it happens: while the transition of the step before runs, or in a method that the "
          + "receiver is sent as its view appears with that step.",
        "when while timing time moment callback method lifecycle",
        { $0.during }, { $0.during = $1 })
    case .isInteractive:
      .flag(
        "Whether the user does it, by a gesture such as a swipe or a tap, and not code.",
        "interactive interactively byuser user swipe swiped gesture swipedown",
        { $0.isInteractive }, { $0.isInteractive = $1 })
    case .refused:
      .text(
        "UIKit's words for refusing the step, as a log has them: the step changes nothing.",
        "refusal refusedby rejected failed fails log logs error exception raises",
        { $0.refused }, { $0.refused = $1 })
    case .label:
      .text(
        "The caption of the figure after this step.", "name caption text description comment",
        { $0.label }, { $0.label = $1 }
      )
    case .expect:
      .choice(
        "'refused' if the step shows a mistake: its refusal is then no warning, but its success is.",
        "expected expects expectation", { $0.expect }, { $0.expect = $1 }
      ).notCompared
    case .title:
      .text(
        "The title of the figure after this step, in place of the description's.",
        "heading headline", { $0.title }, { $0.title = $1 }
      )
    case .note:
      .text(
        "A note on it: a numbered mark at the arrow to its controller, and the text below the figure.",
        "annotation remark footnote", { $0.note }, { $0.note = $1 }
      )
    case .notes:
      .text(
        "What the speaker says: the notes of the slide, and of the web page's figure.",
        "speakernotes script talk", { $0.notes }, { $0.notes = $1 }
      )
    case .emphasize:
      .other(
        "The ids that stand out in the figure after this step, or the way between two: 'nav → map'.",
        "emphasis highlight highlighted highlights selected marked focus", .parts(.id)
      )
    case .build:
      .choice(
        "'arrows' if a presentation shows the new boxes first, and their arrows with another click.",
        "builds animation animate", { $0.build }, { $0.build = $1 }
      )
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
