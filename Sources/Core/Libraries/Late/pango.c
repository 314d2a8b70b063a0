#include "VCLateLibraries.h"
#include "late.h"

// Pango's headers aren't needed for these functions, which are unchanged since version 1.44 or
// longer.
typedef struct _PangoLayout PangoLayout;
typedef struct _PangoContext PangoContext;
typedef struct _PangoLanguage PangoLanguage;
typedef struct _cairo_font_options cairo_font_options_t;
enum { CAIRO_HINT_STYLE_NONE = 1, CAIRO_HINT_METRICS_OFF = 1 };

PangoContext *pango_layout_get_context(PangoLayout *);
void pango_context_set_round_glyph_positions(PangoContext *, int);
void pango_context_set_language(PangoContext *, PangoLanguage *);
PangoLanguage *pango_language_from_string(const char *);
void pango_cairo_context_set_font_options(PangoContext *, const cairo_font_options_t *);
cairo_font_options_t *cairo_font_options_create(void);
void cairo_font_options_set_hint_style(cairo_font_options_t *, int);
void cairo_font_options_set_hint_metrics(cairo_font_options_t *, int);
void cairo_font_options_destroy(cairo_font_options_t *);

LATE(pango_layout_get_context);
LATE(pango_context_set_round_glyph_positions);
LATE(pango_context_set_language);
LATE(pango_language_from_string);
LATE(pango_cairo_context_set_font_options);
LATE(cairo_font_options_create);
LATE(cairo_font_options_set_hint_style);
LATE(cairo_font_options_set_hint_metrics);
LATE(cairo_font_options_destroy);

/// The context of all texts, which Graphviz's plugin keeps while the process runs.
static PangoContext *context;

bool vcd_measure_exactly(void *pango_layout) {
  void *pango = OPEN("libpango-1.0.so.0", "libpango-1.0.0.dylib");
  void *pangocairo = OPEN("libpangocairo-1.0.so.0", "libpangocairo-1.0.0.dylib");
  void *cairo = OPEN("libcairo.so.2", "libcairo.2.dylib");
  if (!(pango && pangocairo && cairo && FIND(pango, pango_layout_get_context) &&
        FIND(pango, pango_context_set_language) && FIND(pango, pango_language_from_string) &&
        FIND(pangocairo, pango_cairo_context_set_font_options) &&
        FIND(cairo, cairo_font_options_create) && FIND(cairo, cairo_font_options_set_hint_style) &&
        FIND(cairo, cairo_font_options_set_hint_metrics) &&
        FIND(cairo, cairo_font_options_destroy)))
    return false;
  context = late_pango_layout_get_context(pango_layout);
  cairo_font_options_t *options = late_cairo_font_options_create();
  late_cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE);
  late_cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF);
  late_pango_cairo_context_set_font_options(context, options);
  late_cairo_font_options_destroy(options);
  if (FIND(pango, pango_context_set_round_glyph_positions))
    late_pango_context_set_round_glyph_positions(context, 0);
  return true;
}

void vcd_set_language(const char *language) {
  if (context) late_pango_context_set_language(context, late_pango_language_from_string(language));
}
