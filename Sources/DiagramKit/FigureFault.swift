import VCFigures
import VCPhrases
import VCPictures
import VCSource

/// A figure that an app doesn't have, or that can't be drawn.
enum FigureFault: RequestFault {
  case unknownKind(String, known: [String])
  case unknownFormat(String, known: [String])
  case hops(Int)
  case scale(Int)
  case notAnID(String)
  case notAFlowchart(format: String)
  case nothingToDraw
  case windowOfWholeApp
  case selectionOfOtherKind
  case nothingMatches(String)
  case noPath(String, to: String)
  case unknownWindow(String, known: [String])
  case tooLarge(Message)
  case graphviz(String)
  case cancelled
  case outOfTime
  case tooManyControllers(Int, limit: Int)
  case tooManyPixels(Int, limit: Int)
  case tooManyBytes(Int, limit: Int)

  /// Throws if a limit was reached, because what was drawn by then is of no use.
  static func check(_ limit: WorkLimit) throws(RequestError) {
    guard limit.isReached else { return }
    throw RequestError(limit.wasStopped ? FigureFault.cancelled : .outOfTime)
  }

  /// Draws, and puts what goes wrong into words.
  static func wording<Result>(_ draw: () throws -> Result) throws(RequestError) -> Result {
    do {
      return try draw()
    } catch let error as RequestError {
      throw error
    } catch let error as FigureRequestError {
      throw RequestError(of: error)
    } catch let error as PNGSizeError {
      throw RequestError(FigureFault.tooLarge(error.message))
    } catch let error as PDFSizeError {
      throw RequestError(FigureFault.tooLarge(error.message))
    } catch {
      throw RequestError(FigureFault.graphviz("\(error)"))
    }
  }

  func text(in language: VCSource.Language) -> String {
    switch language {
    case .en: text(in: English())
    case .zhHans: text(in: SimplifiedChinese())
    }
  }

  private func text(in words: English) -> String {
    switch self {
    case .unknownKind(let name, let known):
      "there is no kind of figure \(words.quoted(name)); the kinds are \(words.list(known, "and"))"
    case .unknownFormat(let name, let known):
      "there is no format \(words.quoted(name)); the formats are \(words.list(known, "and"))"
    case .hops(let number): "the number of hops is \(number), and must be at least 0"
    case .scale(let number): "the scale is \(number), and must be 1, 2 or 3"
    case .notAnID(let text):
      "\(words.quoted(text)) isn't an id; use ASCII letters, digits, - and _, and begin with a letter"
    case .notAFlowchart(let format):
      "\(format) can't show this kind of figure; it shows hierarchies, chains, objects and maps"
    case .nothingToDraw: "there is nothing to draw"
    case .windowOfWholeApp: "this kind of figure shows the whole app, not one window"
    case .selectionOfOtherKind: "only a map shows a selection of scenes"
    case .nothingMatches(let pattern):
      "no view controller has an id, class or title like \(words.quoted(pattern))"
    case .noPath(let source, let destination):
      "no segues lead from \(words.quoted(source)) to \(words.quoted(destination))"
    case .unknownWindow(let id, let known):
      "no window has the id \(words.quoted(id)); the windows are \(words.list(known, "and"))"
    case .tooLarge(let message): message.text(in: .en)
    case .graphviz(let text): "Graphviz: \(text)"
    case .cancelled: "the drawing was cancelled"
    case .outOfTime: "drawing takes longer than it may"
    case .tooManyControllers(let count, let limit):
      "the app has \(count) view controllers, and may have \(limit)"
    case .tooManyPixels(let count, let limit):
      "the figure has \(count) pixels, and may have \(limit)"
    case .tooManyBytes(let count, let limit): "the file has \(count) bytes, and may have \(limit)"
    }
  }

  private func text(in words: SimplifiedChinese) -> String {
    switch self {
    case .unknownKind(let name, let known):
      "没有\(words.quoted(name))这种图；可用的有 \(words.list(known, "和"))"
    case .unknownFormat(let name, let known):
      "没有\(words.quoted(name))这种格式；可用的有 \(words.list(known, "和"))"
    case .hops(let number): "步数为 \(number)，至少应为 0"
    case .scale(let number): "缩放倍数为 \(number)，只能是 1、2 或 3"
    case .notAnID(let text): "\(words.quoted(text))不是 id；请使用 ASCII 字母、数字、- 和 _，并以字母开头"
    case .notAFlowchart(let format): "\(format) 无法表示这种图；它可以表示 hierarchy、chain、objects 和 map"
    case .nothingToDraw: "没有可画的内容"
    case .windowOfWholeApp: "这种图显示整个应用，不能只显示一个窗口"
    case .selectionOfOtherKind: "只有 map 能显示部分场景"
    case .nothingMatches(let pattern): "没有 id、类名或标题与\(words.quoted(pattern))相符的视图控制器"
    case .noPath(let source, let destination):
      "没有从\(words.quoted(source))到\(words.quoted(destination))的 segue"
    case .unknownWindow(let id, let known):
      "没有 id 为\(words.quoted(id))的窗口；现有的窗口是 \(words.list(known, "和"))"
    case .tooLarge(let message): message.text(in: .zhHans)
    case .graphviz(let text): "Graphviz：\(text)"
    case .cancelled: "绘制已取消"
    case .outOfTime: "绘制超出了允许的时间"
    case .tooManyControllers(let count, let limit):
      "应用有 \(count) 个视图控制器，最多允许 \(limit) 个"
    case .tooManyPixels(let count, let limit): "图有 \(count) 个像素，最多允许 \(limit) 个"
    case .tooManyBytes(let count, let limit): "文件有 \(count) 字节，最多允许 \(limit) 字节"
    }
  }
}

extension RequestError {
  fileprivate init(of error: FigureRequestError) {
    switch error {
    case .noStep(let number, let count): self.init(AnswerFault.noStep(number, of: count))
    case .unknownViewController(let id):
      self.init(QuestionFault.unknownViewController(id, known: []))
    case .unknownWindow(let id, let known): self.init(FigureFault.unknownWindow(id, known: known))
    case .windowOfWholeApp: self.init(FigureFault.windowOfWholeApp)
    case .selectionOfOtherKind: self.init(FigureFault.selectionOfOtherKind)
    case .nothingMatches(let pattern): self.init(FigureFault.nothingMatches(pattern))
    case .noPath(let source, let destination):
      self.init(FigureFault.noPath(source, to: destination))
    case .nothingSelected: self.init(FigureFault.nothingToDraw)
    case .tooManyPanels: preconditionFailure("the library asks for no panels")
    }
  }
}
