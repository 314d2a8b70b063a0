#include <cgraph.h>
#include <gvc.h>
#include <stdlib.h>
#include <string.h>

#include "VCGraphvizShim.h"
#include "plugin.h"

// fontconfig says which fonts are installed, so pango must draw with it: on a Mac it would use
// CoreText. With an engine that it lacks, it continues without fonts and never ends.
static void choose_pango_engine(void) { setenv("PANGOCAIRO_BACKEND", "fontconfig", 1); }

// The same text has the same fonts in every locale. Pango and fontconfig read these variables before
// the locale's, such as LANGUAGE and LC_ALL. "C" is no language, so pango has one for each script.
static void ignore_locale(void) {
  setenv("PANGO_LANGUAGE", "C", 1);
  setenv("FC_LANG", "en", 1);
}

// Early versions take a fourth argument and ignore it.
typedef char **(*list_of_three)(GVC_t *, const char *, int *);
typedef char **(*list_of_four)(GVC_t *, const char *, int *, char *);
static inline char **with_three(list_of_three list, GVC_t *context, int *count) {
  return list(context, "layout", count);
}
static inline char **with_four(list_of_four list, GVC_t *context, int *count) {
  return list(context, "layout", count, NULL);
}

// Whether Graphviz found its own plugins. Without any it chooses no text engine, and crashes.
static bool has_plugins(GVC_t *context) {
  int count = 0;
  // The header decides, because early versions have no constant of their number.
  char **layouts = _Generic(&gvPluginList, list_of_three: with_three, default: with_four)(
      gvPluginList, context, &count);
  bool is_found = false;
  for (int index = 0; index < count; index++) {
    is_found = is_found || strcmp(layouts[index], "dot") == 0;
    free(layouts[index]);
  }
  free(layouts);
  return is_found;
}

vcd_context *vcd_make_context(bool measures_texts) {
  if (!measures_texts) {
    choose_pango_engine();
    ignore_locale();
  }
  vcd_context *context = gvContextPlugins(vcd_plugin_symbols(measures_texts), 1);
  return context && has_plugins(context) ? context : NULL;
}

const char *vcd_version(void) {
  // A context without plugins, which reads and loads nothing.
  GVC_t *context = gvNEWcontext(NULL, 0);
  if (!context) return "";
  // The version is a constant of the library, so it outlives the context.
  const char *version = gvcVersion(context);
  gvFreeContext(context);
  return version;
}

int vcd_lay_out(vcd_context *context, vcd_graph *graph, const char *engine) {
  return gvLayout(context, graph, engine);
}
void vcd_free_layout(vcd_context *context, vcd_graph *graph) { gvFreeLayout(context, graph); }

// Exported by every libgvc, but declared only in a header that isn't installed. After an unknown
// format, gvc leaves a job with a freed name, which the next picture would use.
void gvjobs_delete(GVC_t *context);

int vcd_render(vcd_context *context, vcd_graph *graph, const char *format, char **data,
               size_t *length) {
  // The length was `unsigned int` and is `size_t` from version 12 on.
  union { unsigned int narrow; size_t wide; } count = {.wide = 0};
  int failed = gvRenderData(context, graph, format, data, (void *)&count);
  *length = count.wide;
  if (failed) gvjobs_delete(context);
  return failed;
}
void vcd_free_data(char *data) { gvFreeRenderData(data); }

int vcd_render_on(vcd_context *context, vcd_graph *graph, const char *format, void *cairo) {
  return gvRenderContext(context, graph, format, cairo);
}

void vcd_begin_messages(void) {
  agreseterrors();
  agseterr(AGMAX);
}
char *vcd_last_message(void) { return aglasterr(); }
void vcd_free(void *memory) { free(memory); }
bool vcd_is_equal(const char *one, const char *other) { return strcmp(one, other) == 0; }
