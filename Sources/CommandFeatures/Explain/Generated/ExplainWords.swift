// swift-format-ignore-file
// Made by Tools/Scripts/resources.py; do not edit.

import VCSource

// The rows of Words.xcstrings.
extension Words {
  package static var addOption: Words {
    Words(
      "addOption", "Which calls make this one a child?",
      "哪些调用使它成为子视图控制器？")
  }

  package static var codeOption: Words {
    Words(
      "codeOption", "Print the code instead of the reason; without a question, the code of the last step or --step.",
      "打印代码而不是原因；没有提问时，打印最后一步或 --step 指定的步骤的代码。")
  }

  package static var containerOption: Words {
    Words(
      "containerOption", "The new container.",
      "新的容器。")
  }

  package static var dismissOption: Words {
    Words(
      "dismissOption", "What would be dismissed if this one is sent dismiss?",
      "向它发送 dismiss 时，会关闭什么？")
  }

  package static func duringOption(times: (any RoleValue)?) -> Words {
    Words(
      "duringOption", "When the call happens, during the last step: {times:enumerated}.",
      "调用发生在最后一步的什么时候：{times:or}。",
      ["times": times.role])
  }

  package static func explainAppOption(kinds: (any RoleValue)?) -> Words {
    Words(
      "explainAppOption", "Find the {kinds:or}'s view controllers in this description, and answer for it.",
      "在这个描述中寻找{kinds:or}中的视图控制器，并据此回答。",
      ["kinds": kinds.role])
  }

  package static var explainCall: Words {
    Words(
      "explainCall", "explain an answer and cite its rules",
      "解释结论，并注明所依据的规则")
  }

  package static var explainDiscussion: Words {
    Words(
      "explainDiscussion", "Without a question, explain the last step, or --step.",
      "没有提问时，解释最后一步，或 --step 指定的步骤。")
  }

  package static var explainPurpose: Words {
    Words(
      "explainPurpose", "Explain an answer and cite its rules.",
      "解释结论，并注明所依据的规则。")
  }

  package static var fullOption: Words {
    Words(
      "fullOption", "Print every sentence of an answer, not only the twelve lines that say most.",
      "打印解释的全部句子，而不只是最要紧的 12 行。")
  }

  package static func hostOption(kinds: (any RoleValue)?) -> Words {
    Words(
      "hostOption", "The framework of the app that wrote the {kinds:or}, if it doesn't show it.",
      "产生该{kinds:or}的应用所用的框架（{kinds:or}中看不出时填写）。",
      ["kinds": kinds.role])
  }

  package static var interactiveOption: Words {
    Words(
      "interactiveOption", "The user dismisses it with a swipe or a tap outside, not code.",
      "由用户用轻扫或轻点外部来关闭，而不是由代码关闭。")
  }

  package static var presenterOption: Words {
    Words(
      "presenterOption", "The receiver of present, or the child to exchange.",
      "收到 present 的控制器，或要替换掉的子视图控制器。")
  }

  package static var presentOption: Words {
    Words(
      "presentOption", "Who would present a new controller of this class, or the one with this id?",
      "这个类的新控制器，或具有这个 id 的控制器，会由谁呈现？")
  }

  package static var propertyOption: Words {
    Words(
      "propertyOption", "Why does a property have its value? For example items.navigationController.",
      "一个属性为什么是这个值？例如 items.navigationController。")
  }

  package static var removeOption: Words {
    Words(
      "removeOption", "Which calls remove this one from its container?",
      "哪些调用把它从容器中移除？")
  }

  package static var resolveCall: Words {
    Words(
      "resolveCall", "print every relationship, as a table or JSON",
      "以表格或 JSON 列出全部关系")
  }

  package static var resolvePurpose: Words {
    Words(
      "resolvePurpose", "Print every relationship of every controller.",
      "列出每个控制器的全部关系。")
  }

  package static var shortOption: Words {
    Words(
      "shortOption", "Print only the answer, its reason, its effect and what mends it.",
      "只打印结论、原因、结果和修复方法。")
  }

  package static var styleOption: Words {
    Words(
      "styleOption", "The presented controller's modalPresentationStyle.",
      "被呈现的控制器的 modalPresentationStyle。")
  }

  package static var transitionOption: Words {
    Words(
      "transitionOption", "Which calls exchange a child for this one?",
      "哪些调用以它替换一个子视图控制器？")
  }

  package static var viewOnlyOption: Words {
    Words(
      "viewOnlyOption", "Only its view is added: which calls are missing?",
      "只添加了它的视图：还缺哪些调用？")
  }
}
