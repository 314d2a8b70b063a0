import VCSource

extension SimplifiedChinese {
  /// The help of `resolve` and `explain`.
  static let explainHelp = [
    "print every relationship, as a table or JSON": "以表格或 JSON 列出全部关系",
    "Print every relationship of every controller.": "列出每个控制器的全部关系。",
    "explain an answer and cite its rules": "解释结论，并注明所依据的规则",
    "Explain an answer and cite its rules.": "解释结论，并注明所依据的规则。",
    "Without a question, explain the last step, or --step.":
      "没有提问时，解释最后一步，或 --step 指定的步骤。",
    "Who would present a new controller of this class, or the one with this id?":
      "这个类的新控制器，或具有这个 id 的控制器，会由谁呈现？",
    "The receiver of present, or the child to exchange.":
      "收到 present 的控制器，或要替换掉的子视图控制器。",
    "The presented controller's modalPresentationStyle.":
      "被呈现的控制器的 modalPresentationStyle。",
    "When the call happens, during the last step: *.": "调用发生在最后一步的什么时候：*。",
    "What would be dismissed if this one is sent dismiss?":
      "向它发送 dismiss 时，会关闭什么？",
    "The user dismisses it with a swipe or a tap outside, not code.":
      "由用户用轻扫或轻点外部来关闭，而不是由代码关闭。",
    "Which calls make this one a child?": "哪些调用使它成为子视图控制器？",
    "The new container.": "新的容器。",
    "Only its view is added: which calls are missing?": "只添加了它的视图：还缺哪些调用？",
    "Which calls remove this one from its container?": "哪些调用把它从容器中移除？",
    "Which calls exchange a child for this one?": "哪些调用以它替换一个子视图控制器？",
    "Why does a property have its value? For example items.navigationController.":
      "一个属性为什么是这个值？例如 items.navigationController。",
    "Find the *'s view controllers in this description, and answer for it.":
      "在这个描述中寻找*中的视图控制器，并据此回答。",
    "The framework of the app that wrote the *, if it doesn't show it.":
      "产生该*的应用所用的框架（*中看不出时填写）。",
    "log": "日志",
    "Print the code instead of the reason; without a question, the code of the last step or --step.":
      "打印代码而不是原因；没有提问时，打印最后一步或 --step 指定的步骤的代码。",
    "Print only the answer, its reason, its effect and what mends it.": "只打印结论、原因、结果和修复方法。",
    "Print every sentence of an answer, not only the twelve lines that say most.":
      "打印解释的全部句子，而不只是最要紧的 12 行。",
    "The output's format.": "输出的格式。",
  ]
}
