// swift-format-ignore-file
// Made by Tools/Scripts/resources.py; do not edit.

/// Texts that are files.
enum AgentsResources {
  /// The text of `Integrations/Skill/vcdiagram/SKILL.md`.
  static var skillMd: String {
#"""
---
name: vcdiagram
description: "Computes what UIKit does with view controllers, and cites its rules. Use it for a UIKit warning or exception in Xcode's console or a crash report (Attempt to present ... which is already presenting; whose view is not in the window hierarchy; Unbalanced calls to begin/end appearance transitions), to find which controller presents, pushes or is dismissed and why, to read _printHierarchy output or storyboards, and to draw or compare view controller hierarchies (SVG, PNG, PDF, Mermaid)."
---

# vcdiagram

Run `vcdiagram` before you answer a question about view controllers from memory. It applies UIKit's rules, quotes
UIKit's messages and proposes repairs.

| You have | Run |
|---|---|
| a warning, an exception, a whole console | `vcdiagram explain console.log --show short` |
| the same, and the app's hierarchy, storyboard or description | `vcdiagram explain console.log screen.log --show short`; a hierarchy may be in the same text |
| `_printHierarchy` output, a storyboard, a project's folder | `vcdiagram INPUT --format text` |
| a question about code that you read | write a description; `vcdiagram explain app.yaml` |
| the relationships after step N, and a property | `vcdiagram resolve app.yaml --step N`; why: `explain app.yaml --step N --property list.view.window` |
| a figure to make | `vcdiagram app.yaml -o figure.svg` (or `.png`, `.pdf`, `.html`, `.pptx`, Mermaid `.mmd`); `--figure chain`, `objects`, `coverage`, `map`; `--step N`, `--page 300x200`, `--ids all`, `--language zh-Hans` |
| a change to judge | `vcdiagram diff old.yaml new.yaml` |

Any input may be `-`, standard input. Don't clean up pasted text.

## Ask Xcode

- The whole console.
- The hierarchy, at a breakpoint: `expression -l objc -O -- [UIViewController _printHierarchy]`
- One stack: `po navigationController.viewControllers`

Save what Xcode prints as the `console.log` or `screen.log`.

## Five calls

Explain a warning. Save this as `console.log`:

```text
[Presentation] Attempt to present <Shop.FilterController: 0x12c81be10> on <Shop.HomeTabs: 0x7f8a1b00> (from <Shop.ListController: 0x7f8a3b00>) which is already presenting <Shop.PayController: 0x7f8a5b00>.
```

    $ vcdiagram explain console.log --show short
    `Attempt to present <FilterController> on <HomeTabs> (from <ListController>) which is already presenting <PayController>.`
    HomeTabs didn't present FilterController, because it is already presenting PayController. The code called present on ListController.
    A controller presents one other at a time. Its children pass the call up to it, so a request on another child usually fails, too. UIKit logs this and presents nothing.
    Choose one:
    1. If PayController is to stay, present FilterController from it.
         presentedViewController?.present(filterController, animated: true)
    2. If PayController isn't needed any more, dismiss it, and present FilterController in the completion handler.
         dismiss(animated: true) {
           self.present(filterController, animated: true)
         }

Without `--show short`, `explain` lists every cause and debugger commands; `--show code` prints the code alone. If a
framework made the app and the log doesn't show it, pass `--host flutter` (or `react-native`, `capacitor`, `maui`
...): the repairs are then in its language.

Check a description. Save this as `draft.yaml`:

```text
rootViewController: {id: list, class: ListController}
steps:
  - present: {id: pay, class: PayController}
    form: list
```

    $ vcdiagram check draft.yaml --format json; echo "exit $?"
    {"file": "draft.yaml", "range": {"start": {"line": 4, "column": 5}, "end": {"line": 4, "column": 9}}, "severity": "error", "id": "unknown-key", "message": "unknown key 'form'; did you mean 'from'?", "notes": []}
    exit 65

Mend what each `range` names, and check again until it prints nothing. A warning means that UIKit refuses a
call. If the app makes that call, keep it: the warning is the answer.

Explain the last step, or `--step N`. Save this as `app.yaml`:

```yaml
rootViewController:
  id: tabs
  class: UITabBarController
  viewControllers:
    - {id: shop, class: UINavigationController, viewControllers: [{id: list, class: ListController}]}
    - {id: cart, class: CartController}
steps:
  - present: {id: pay, class: PayController, modalPresentationStyle: pageSheet}
    from: list
```

    $ vcdiagram explain app.yaml --show short
    'tabs' presents 'pay'.
    The style pageSheet ignores definesPresentationContext: the request goes up to the top of the receiver's family (R5).
    'tabs' (UITabBarController) has no parent: it is the top, and presents.
    The view of 'tabs' stays on screen behind 'pay' (R12).

Ask about a call that the description doesn't make, with `--step N` after that step:

    $ vcdiagram explain app.yaml --present UIAlertController --from list --show short
    'tabs' presents 'pay' already, so 'UIAlertController' is not presented.
    An alert ignores definesPresentationContext: the request goes up to the top of the receiver's family (R5).
    'tabs' (UITabBarController) has no parent: it is the top, and would present.
    UIKit logs: Attempt to present <UIAlertController: UIAlertController> on <UITabBarController: tabs> (from <ListController: list>) which is already presenting <PayController: pay>.
    To present 'UIAlertController', dismiss 'pay' first, and present in the completion handler of that.
    Or send present(_:animated:completion:) to 'pay', which is in front and presents nothing.

Draw the app, and look at the PNG before you hand over the SVG.

    vcdiagram app.yaml -o figure.png
    vcdiagram app.yaml -o figure.svg

## Don't read

Skip `vcdiagram schema` (25,000 tokens), `vcdiagram help rules` (20,000), `vcdiagram help keys` (3,800) and SVG
text. `vcdiagram help R5` and `vcdiagram COMMAND --help` are short. [describing.md](describing.md) shows how to
describe an app, [answers.md](answers.md) how to read answers.

"""#
  }
}
