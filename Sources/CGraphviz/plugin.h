#include <gvc.h>

/// The library of plugin.c, as `gvContextPlugins` takes it.
const lt_symlist_t *vcd_plugin_symbols(bool measures_texts);
