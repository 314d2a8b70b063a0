// error: no such module 'Glibc'
import Glibc

func page() -> Int { getpagesize() }
