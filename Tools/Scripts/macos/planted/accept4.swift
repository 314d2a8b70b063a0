// error: cannot find 'accept4' in scope
import Darwin

func connection(of socket: Int32) -> Int32 { accept4(socket, nil, nil, 0) }
