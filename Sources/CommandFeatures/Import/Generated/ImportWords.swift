// swift-format-ignore-file
// Made by Tools/Scripts/resources.py; do not edit.

import VCCommand
import VCSource

// The rows of Words.xcstrings.
extension Words {
  package static var imagesOption: Words {
    Words(
      "imagesOption", "A folder with pictures of the app's screens: reference images of snapshot tests, and files named after controllers' classes. Controllers get those that are named after them.",
      "存放应用界面图片的文件夹：快照测试的参考图片，以及以控制器的类命名的文件。每个控制器使用以它命名的图片。")
  }

  package static var importCall: Words {
    Words(
      "importCall", "write the description of an input in another format",
      "把其他格式的输入转换为描述")
  }

  package static var importDiscussion: Words {
    Words(
      "importDiscussion", "The description's figure is the same as the input's. Defaults are omitted; guesses and gaps are comments. A description with errors is written, too; the exit code is then 65. Several inputs are joined to one app: storyboards by their references, others by their classes. For a folder, 'vcdiagram-swift' reads its Swift source.",
      "由描述绘制的图与由输入绘制的图相同。默认值省略；推测的内容和缺失的信息写在注释中。描述有错误时也会写出；这时退出码为 65。多个输入合成一个应用：故事板按引用连接，其他的按类连接。输入为文件夹时，由“vcdiagram-swift”读取其中的 Swift 源代码。")
  }

  /// The line before a description that was imported from files.
  package static func importedFrom(files: (any RoleValue)?) -> Words {
    Words(
      "importedFrom", "Imported from {files:and}.",
      "由{files:quotedSeries}导入。",
      ["files": files.role])
  }

  package static var importFormatOption: Words {
    Words(
      "importFormatOption", "The description's format; by default the ending of <out>, else yaml.",
      "描述的格式；默认由 <out> 的扩展名决定，没有时为 yaml。")
  }

  package static var importInputs: Words {
    Words(
      "importInputs", "Storyboards, a printed hierarchy, a log or an app's folder; - is standard input.",
      "故事板、打印出的层次结构、日志或应用的文件夹；- 表示标准输入。")
  }

  package static var importLanguageOption: Words {
    Words(
      "importLanguageOption", "The language of comments and messages.",
      "注释和消息的语言。")
  }

  package static var importOutputOption: Words {
    Words(
      "importOutputOption", "The description's file; by default standard output.",
      "描述的文件；默认写到标准输出。")
  }

  package static var importPurpose: Words {
    Words(
      "importPurpose", "Write the description of a printed hierarchy, a log, storyboards, or Swift source.",
      "把打印出的层次结构、日志、故事板或 Swift 源代码转换为描述。")
  }

  package static var newDescriptionRole: Words {
    Words(
      "newDescriptionRole", "the new description",
      "新的描述")
  }
}

extension UsageFault {
  package static func noFolderOfPictures(path: (any RoleValue)?) -> UsageFault {
    UsageFault(Words(
      "noFolderOfPictures", "--images takes a folder with pictures, and '{path}' is not a folder",
      "--images 的值是存放图片的文件夹，而“{path}”不是文件夹",
      ["path": path.role]))
  }

  package static func picturesOutside(folder: (any RoleValue)?) -> UsageFault {
    UsageFault(Words(
      "picturesOutside", "'{folder}' is outside the repository of the new description, so its figures couldn't show the pictures",
      "“{folder}”在新描述的仓库之外，因此它的图不能显示这些图片",
      ["folder": folder.role]))
  }
}
