#include "VCFileExchange.h"

#ifdef __APPLE__
#include <stdio.h>

int exchangeFiles(const char *one, const char *other) {
  return renamex_np(one, other, RENAME_SWAP);
}
#else
#include <fcntl.h>
#include <sys/syscall.h>
#include <unistd.h>

int exchangeFiles(const char *one, const char *other) {
  const unsigned exchange = 1 << 1;  // RENAME_EXCHANGE
  return (int)syscall(SYS_renameat2, AT_FDCWD, one, AT_FDCWD, other, exchange);
}
#endif
