// error: value of type 'Int32' has no member 'rawValue'
import Darwin

func listener() -> Int32 { socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0) }
