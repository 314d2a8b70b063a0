// error: 'sys/inotify.h' file not found
#include <sys/inotify.h>

int watcher(void) { return inotify_init(); }
