#include <gvc.h>

/// The library of plugin.c, in the form that `gvContextPlugins` takes.
const lt_symlist_t *vcd_plugin_symbols(bool measures_texts);
