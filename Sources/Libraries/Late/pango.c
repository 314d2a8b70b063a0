#include "VCLateLibraries.h"
#include "late.h"

// Pango's headers aren't needed for these functions, which are unchanged since version 1.44 or
// longer.
typedef struct _PangoLayout PangoLayout;
typedef struct _PangoContext PangoContext;
typedef struct _PangoLanguage PangoLanguage;
typedef struct _PangoFontDescription PangoFontDescription;
typedef struct _PangoAttrList PangoAttrList;
typedef struct {
  const void *class;
  unsigned int start_index, end_index;
} PangoAttribute;
typedef struct {
  int x, y, width, height;
} PangoRectangle;
typedef struct _cairo_font_options cairo_font_options_t;
enum { PANGO_SCALE = 1024 };
enum { CAIRO_HINT_STYLE_NONE = 1, CAIRO_HINT_METRICS_OFF = 1 };

PangoContext *pango_layout_get_context(PangoLayout *);
void pango_context_set_round_glyph_positions(PangoContext *, int);
void pango_context_set_language(PangoContext *, PangoLanguage *);
PangoLanguage *pango_language_from_string(const char *);
void pango_cairo_context_set_font_options(PangoContext *, const cairo_font_options_t *);
void pango_layout_get_size(PangoLayout *, int *, int *);
int pango_layout_get_character_count(PangoLayout *);
void pango_layout_index_to_pos(PangoLayout *, int, PangoRectangle *);
const PangoFontDescription *pango_layout_get_font_description(PangoLayout *);
void pango_layout_set_attributes(PangoLayout *, PangoAttrList *);
PangoAttrList *pango_attr_list_new(void);
void pango_attr_list_insert(PangoAttrList *, PangoAttribute *);
void pango_attr_list_unref(PangoAttrList *);
PangoAttribute *pango_attr_font_features_new(const char *);
PangoAttribute *pango_attr_font_desc_new(const PangoFontDescription *);
PangoAttribute *pango_attr_foreground_new(uint16_t, uint16_t, uint16_t);
PangoAttribute *pango_attr_letter_spacing_new(int);
int pango_font_description_get_size(const PangoFontDescription *);
PangoFontDescription *pango_font_description_from_string(const char *);
void pango_font_description_free(PangoFontDescription *);
cairo_font_options_t *cairo_font_options_create(void);
void cairo_font_options_set_hint_style(cairo_font_options_t *, int);
void cairo_font_options_set_hint_metrics(cairo_font_options_t *, int);
void cairo_font_options_destroy(cairo_font_options_t *);

LATE(pango_layout_get_context);
LATE(pango_context_set_round_glyph_positions);
LATE(pango_context_set_language);
LATE(pango_language_from_string);
LATE(pango_layout_get_size);
LATE(pango_layout_get_character_count);
LATE(pango_layout_index_to_pos);
LATE(pango_layout_get_font_description);
LATE(pango_layout_set_attributes);
LATE(pango_attr_list_new);
LATE(pango_attr_list_insert);
LATE(pango_attr_list_unref);
LATE(pango_attr_font_features_new);
LATE(pango_attr_font_desc_new);
LATE(pango_attr_foreground_new);
LATE(pango_attr_letter_spacing_new);
LATE(pango_font_description_get_size);
LATE(pango_font_description_from_string);
LATE(pango_font_description_free);
LATE(pango_cairo_context_set_font_options);
LATE(cairo_font_options_create);
LATE(cairo_font_options_set_hint_style);
LATE(cairo_font_options_set_hint_metrics);
LATE(cairo_font_options_destroy);

/// The context of all texts, which Graphviz's plugin keeps while the process runs.
static PangoContext *context;
/// Whether the functions for the parts of a text were found.
static bool can_set_runs;

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
  can_set_runs = FIND(pango, pango_layout_get_size) && FIND(pango, pango_layout_set_attributes) &&
                 FIND(pango, pango_attr_list_new) && FIND(pango, pango_attr_list_insert) &&
                 FIND(pango, pango_attr_list_unref) && FIND(pango, pango_attr_font_features_new) &&
                 FIND(pango, pango_attr_font_desc_new) && FIND(pango, pango_attr_foreground_new) &&
                 FIND(pango, pango_layout_get_character_count) &&
                 FIND(pango, pango_layout_index_to_pos) &&
                 FIND(pango, pango_layout_get_font_description) &&
                 FIND(pango, pango_attr_letter_spacing_new) &&
                 FIND(pango, pango_font_description_get_size) &&
                 FIND(pango, pango_font_description_from_string) &&
                 FIND(pango, pango_font_description_free);
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

static void insert(PangoAttrList *list, PangoAttribute *attribute, uint32_t start, uint32_t end) {
  attribute->start_index = start;
  attribute->end_index = end;
  late_pango_attr_list_insert(list, attribute);
}

/// Graphviz's plugin sets texts at 96 dots per inch.
static double units(double points) { return points * 96 / 72 * PANGO_SCALE; }

/// The looks of a text's parts, and space after each character, in Pango's units.
static PangoAttrList *list_of(const vcd_text_run *runs, size_t count, int space) {
  PangoAttrList *list = late_pango_attr_list_new();
  insert(list, late_pango_attr_font_features_new("liga=0, clig=0"), 0, UINT32_MAX);
  if (space) insert(list, late_pango_attr_letter_spacing_new(space), 0, UINT32_MAX);
  for (const vcd_text_run *run = runs; run < runs + count; run++) {
    PangoFontDescription *font = late_pango_font_description_from_string(run->font);
    insert(list, late_pango_attr_font_desc_new(font), run->start, run->end);
    late_pango_font_description_free(font);
    if (run->is_half)
      insert(list, late_pango_attr_font_features_new("liga=0, clig=0, halt=1"), run->start, run->end);
    insert(list,
           late_pango_attr_foreground_new(run->red * 0x101, run->green * 0x101, run->blue * 0x101),
           run->start, run->end);
  }
  return list;
}

/// Adds the space that the marks of a run lack, whose font makes them narrower than 1 em.
static void widen(PangoLayout *layout, PangoAttrList *list, const vcd_text_run *run, int space) {
  const PangoFontDescription *font = late_pango_layout_get_font_description(layout);
  int em = units((double)late_pango_font_description_get_size(font) / PANGO_SCALE);
  for (uint32_t start = run->start; start < run->end; start += run->wide) {
    PangoRectangle place;
    late_pango_layout_index_to_pos(layout, start, &place);
    int missing = em - (place.width - space);
    if (missing > 0)
      insert(list, late_pango_attr_letter_spacing_new(missing + space), start, start + run->wide);
  }
}

/// Sets a text. Returns its width in points.
static double set(PangoLayout *layout, const vcd_text_run *runs, size_t count, int space) {
  PangoAttrList *list = list_of(runs, count, space), *wide = NULL;
  late_pango_layout_set_attributes(layout, list);
  for (const vcd_text_run *run = runs; run < runs + count; run++) {
    if (!run->wide) continue;
    if (!wide) wide = list_of(runs, count, space);
    widen(layout, wide, run, space);
  }
  if (wide) {
    late_pango_layout_set_attributes(layout, wide);
    late_pango_attr_list_unref(wide);
  }
  late_pango_attr_list_unref(list);
  int width, height;
  late_pango_layout_get_size(layout, &width, &height);
  return width / units(1);
}

double vcd_set_runs(void *pango_layout, const vcd_text_run *runs, size_t count, double wanted) {
  if (!can_set_runs) return 0;
  double width = set(pango_layout, runs, count, 0), missing = wanted - width;
  // Less can't be seen; a font that lacks more is another one than was measured.
  if (missing < 0.3 || missing > wanted / 20) return width;
  int letters = late_pango_layout_get_character_count(pango_layout);
  return set(pango_layout, runs, count, units(missing) / letters);
}
