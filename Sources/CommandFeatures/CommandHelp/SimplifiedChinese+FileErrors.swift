import VCCommand
import VCSource

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

extension SimplifiedChinese {
  /// Why a file can't be read or written, by the English words.
  static let fileErrors = errors.merging(reasons) { first, _ in first }
    .merging(systemReasons.map { (words(for: $0), $1) }) { first, _ in first }

  private static let errors = [
    "'*' cannot be read: *": "无法读取“*”：*",
    "'*' cannot be written: *": "无法写入“*”：*",
    "'*' was not drawn: *": "没有绘制“*”：*",
    "'*' was not checked: *": "没有检查“*”：*",
    "'*' was not compared: *": "没有比较“*”：*",
    "'*' was not explained: *": "没有解释“*”：*",
    "'*' was not imported: *": "没有导入“*”：*",
    "'*' was not read: *": "没有读取“*”：*",
    "'*' was not resolved: *": "没有解析“*”：*",
  ]

  private static let reasons = [
    "it is a folder": "它是文件夹",
    "it is a folder of descriptions": "它是存放描述的文件夹",
    "name one of them, such as '*'": "请指定其中一个，例如“*”",
    "it is a pipe": "它是管道",
    "it is a device": "它是设备",
    "it is no regular file": "它不是普通文件",
    "a link leads nowhere": "链接没有指向任何文件",
    "a link leads out of its repository or folder": "链接指向仓库或文件夹之外",
    "it leads to a name that is not UTF-8": "它指向的名称不是 UTF-8",
    "it was changed meanwhile": "文件在此期间被修改",
    "try again": "请重试",
    "to give a text and no file, pipe it and write '-'": "要输入的是文本而不是文件时，请通过管道传入，并写“-”",
    "to read an app's Swift source, build '*' with 'make reader' and put it beside vcdiagram or on PATH":
      "要读取应用的 Swift 源代码，请构建“*”（make reader），并放在 vcdiagram 旁边或 PATH 中",
    "signal * ended '*'": "信号 * 终止了“*”",
    "'*' can't be started: *": "无法启动“*”：*",
    "signal * ended the process that drew it": "信号 * 终止了绘制它的进程",
    "the process that drew it ended with code *": "绘制它的进程以代码 * 结束",
    "no process could be started: *": "无法启动进程：*",
    "it takes longer than 1 second": "用时超过 1 秒",
    "it takes longer than * seconds": "用时超过 * 秒",
    "signal 9 ended the process that drew it, from outside or for lack of memory":
      "信号 9 从外部或因内存不足终止了绘制它的进程",
    "memory ran out, or a library ended the program": "内存不足，或者某个库终止了程序",
    "the program crashed; please report it, with the input, on the repository's Security page":
      "程序崩溃；请在代码仓库的 Security 页面报告，并附上此输入",
    "the program crashed; if its memory limit isn't the cause, please report it, with the input, on the repository's Security page":
      "程序崩溃；如果原因不是对它的内存限制，请在代码仓库的 Security 页面报告，并附上此输入",
  ]

  /// The system's reasons, by their numbers; its words differ.
  private static let systemReasons: [(code: Int32, translated: String)] = [
    (ENOENT, "没有这个文件或文件夹"),
    (EACCES, "没有权限"),
    (EPERM, "不允许这样操作"),
    (EISDIR, "它是文件夹"),
    (ENOTDIR, "路径中的某一级不是文件夹"),
    (EEXIST, "文件已经存在"),
    (ENOSPC, "存储空间不足"),
    (EDQUOT, "超出了存储配额"),
    (EFBIG, "文件过大"),
    (EROFS, "文件系统是只读的"),
    (ELOOP, "符号链接的层级过多"),
    (ENAMETOOLONG, "文件名过长"),
    (EMFILE, "本进程打开的文件过多"),
    (ENFILE, "系统中打开的文件过多"),
    (ENOMEM, "内存不足"),
    (EIO, "输入或输出出错"),
    (EPIPE, "管道的另一端已关闭"),
    (EBADF, "文件没有打开"),
    (ENXIO, "没有这个设备或地址"),
    (EBUSY, "文件正被使用"),
    (ETXTBSY, "文件正在运行"),
    (EINVAL, "参数无效"),
  ]
}
