// error: value of type 'stat' has no member 'st_mtim'
import Darwin

func change(of file: stat) -> Int { file.st_mtim.tv_nsec }
