// error: cannot convert value of type 'UInt' to expected argument type 'nfds_t' (aka 'UInt32')
import Darwin

func wait(for one: inout pollfd, count: UInt) -> Int32 { poll(&one, count, -1) }
