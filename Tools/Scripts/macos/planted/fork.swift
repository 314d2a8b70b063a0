// error: 'fork()' is unavailable: Please use threads or posix_spawn*()
import Darwin

func child() -> pid_t { fork() }
