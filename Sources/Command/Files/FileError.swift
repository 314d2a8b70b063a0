import VCPhrases
import VCSource

/// An error in reading or writing a file.
package enum FileError: Error, CustomStringConvertible {
  case unreadable(String, reason: Words)
  /// A folder whose reader, another program, has reported the error on standard error.
  case unread(String, by: String)
  case unwritable(String, reason: Words)
  /// An input that could not be processed; `work` is the work in a word, such as "drawn".
  case unfinished(String, work: String, reason: Words)

  package var description: String {
    CallReport.language(of: CommandLine.arguments).phrases.headline(.error, text)
  }

  /// The message in the language that the call names, without its severity.
  package var text: String {
    words.text(in: Wording(CallReport.language(of: CommandLine.arguments)))
  }

  private var words: Words {
    switch self {
    case .unreadable(let path, _), .unread(let path, _):
      .unreadableFile(path: path, reason: reason)
    case .unwritable(let path, _): .unwritableFile(path: path, reason: reason)
    case .unfinished(let path, let work, _):
      .unfinishedFile(path: path, work: work, reason: reason)
    }
  }

  /// Why the work failed.
  var reason: Words {
    switch self {
    case .unreadable(_, let reason), .unwritable(_, let reason), .unfinished(_, _, let reason):
      reason
    case .unread(_, let reader): .readerFailedReason(reader: reader)
    }
  }

  package var exitCode: Int32 {
    switch self {
    case .unreadable, .unread: ExitStatus.unreadable
    case .unwritable: ExitStatus.unwritable
    case .unfinished: ExitStatus.ownFault
    }
  }
}

/// The reason of the last system error, such as "No such file or directory".
package func lastError() -> Words { words(for: errno) }

/// What the system says of an error number, which it says in English.
package func words(for failure: Int32) -> Words {
  let english = strerror(failure).map { String(cString: $0) } ?? "unknown error"
  return Words(foreign: english, inChinese: chineseReasons[failure] ?? english)
}

private let chineseReasons: [Int32: String] = [
  ENOENT: "没有这个文件或文件夹",
  EACCES: "没有权限",
  EPERM: "不允许进行此操作",
  EISDIR: "这是文件夹",
  ENOTDIR: "路径中的某一级不是文件夹",
  EEXIST: "文件已经存在",
  ENOSPC: "存储空间不足",
  EDQUOT: "超出了存储配额",
  EFBIG: "文件过大",
  EROFS: "文件系统是只读的",
  ELOOP: "符号链接的层级过多",
  ENAMETOOLONG: "文件名过长",
  EMFILE: "本进程打开的文件过多",
  ENFILE: "系统中打开的文件过多",
  ENOMEM: "内存不足",
  EIO: "输入或输出出错",
  EPIPE: "管道的另一端已关闭",
  EBADF: "文件没有打开",
  ENXIO: "没有这个设备或地址",
  EBUSY: "文件正被使用",
  ETXTBSY: "文件正在运行",
  EINVAL: "参数无效",
]
