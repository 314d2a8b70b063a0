#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "VCLateLibraries.h"
#include "late.h"

#if __has_include(<cairo/cairo-pdf.h>)
#include <cairo/cairo-pdf.h>
#else
#include "without-cairo-headers.h"
#endif

LATE(cairo_pdf_surface_create_for_stream);
LATE(cairo_pdf_surface_set_size);
LATE(cairo_pdf_surface_set_metadata);
LATE(cairo_create);
LATE(cairo_scale);
LATE(cairo_tag_begin);
LATE(cairo_tag_end);
LATE(cairo_surface_show_page);
LATE(cairo_destroy);
LATE(cairo_surface_finish);
LATE(cairo_surface_status);
LATE(cairo_surface_destroy);

static bool is_loaded(void) {
  static int state;  // 1 is loaded, -1 is not to be had
  if (state == 0) {
    void *library = OPEN("libcairo.so.2", "libcairo.2.dylib");
    state = library && FIND(library, cairo_pdf_surface_create_for_stream) &&
                    FIND(library, cairo_pdf_surface_set_size) &&
                    FIND(library, cairo_pdf_surface_set_metadata) && FIND(library, cairo_create) &&
                    FIND(library, cairo_scale) && FIND(library, cairo_tag_begin) &&
                    FIND(library, cairo_tag_end) &&
                    FIND(library, cairo_surface_show_page) && FIND(library, cairo_destroy) &&
                    FIND(library, cairo_surface_finish) && FIND(library, cairo_surface_status) &&
                    FIND(library, cairo_surface_destroy)
                ? 1
                : -1;
  }
  return state == 1;
}

struct vcd_pdf {
  cairo_surface_t *surface;
  /// What Graphviz draws the current page with. It draws on the document itself: text on a part of
  /// it would lose its characters, and each glyph would be copied as the first that the font has.
  cairo_t *context;
  double scale;
  uint8_t *bytes;
  size_t count, capacity;
};

static cairo_status_t append(void *closure, const unsigned char *data, unsigned int length) {
  vcd_pdf *pdf = closure;
  if (pdf->count + length > pdf->capacity) {
    size_t capacity = pdf->capacity * 2 + length;
    uint8_t *bytes = realloc(pdf->bytes, capacity);
    if (!bytes) return CAIRO_STATUS_WRITE_ERROR;
    pdf->bytes = bytes;
    pdf->capacity = capacity;
  }
  memcpy(pdf->bytes + pdf->count, data, length);
  pdf->count += length;
  return CAIRO_STATUS_SUCCESS;
}

vcd_pdf *vcd_begin_pdf(const char *title, const char *date, double width, double height) {
  vcd_pdf *pdf = is_loaded() ? calloc(1, sizeof *pdf) : NULL;
  if (!pdf) return NULL;
  pdf->surface = late_cairo_pdf_surface_create_for_stream(append, pdf, width, height);
  late_cairo_pdf_surface_set_metadata(pdf->surface, CAIRO_PDF_METADATA_TITLE, title);
  late_cairo_pdf_surface_set_metadata(pdf->surface, CAIRO_PDF_METADATA_CREATE_DATE, date);
  return pdf;
}

/// A context in the page's own coordinates. Graphviz changes those of its context.
static cairo_t *whole_page(vcd_pdf *pdf) {
  cairo_t *context = late_cairo_create(pdf->surface);
  if (pdf->scale < 1) late_cairo_scale(context, pdf->scale, pdf->scale);
  return context;
}

void *vcd_begin_page(vcd_pdf *pdf, double width, double height, double scale) {
  late_cairo_pdf_surface_set_size(pdf->surface, width, height);
  pdf->scale = scale;
  pdf->context = whole_page(pdf);
  return late_cairo_surface_status(pdf->surface) == CAIRO_STATUS_SUCCESS ? pdf->context : NULL;
}

bool vcd_add_image(vcd_pdf *pdf, const vcd_image *image) {
  cairo_t *context = whole_page(pdf);
  bool is_drawn = vcd_draw_image(context, image);
  late_cairo_destroy(context);
  return is_drawn;
}

void vcd_add_link(vcd_pdf *pdf, double x, double y, double width, double height,
                  const char *address) {
  // Numbers in hundredths, because a locale may write decimals with a comma.
  const char form[] = "rect=[%ld.%02ld %ld.%02ld %ld.%02ld %ld.%02ld] uri='%s'";
  const double values[] = {x, y, width, height};
  long parts[8];
  for (int i = 0; i < 4; i++) {
    long hundredths = values[i] > 0 ? (long)(values[i] * 100 + 0.5) : 0;
    parts[2 * i] = hundredths / 100;
    parts[2 * i + 1] = hundredths % 100;
  }
  size_t size = sizeof form + strlen(address) + 8 * 24;
  char *attributes = malloc(size);
  if (!attributes) return;
  snprintf(attributes, size, form, parts[0], parts[1], parts[2], parts[3], parts[4], parts[5],
           parts[6], parts[7], address);
  cairo_t *context = whole_page(pdf);
  late_cairo_tag_begin(context, "Link", attributes);
  late_cairo_tag_end(context, "Link");
  late_cairo_destroy(context);
  free(attributes);
}

static void drop_page(vcd_pdf *pdf) {
  if (!pdf->context) return;
  late_cairo_destroy(pdf->context);
  pdf->context = NULL;
}

void vcd_end_page(vcd_pdf *pdf) {
  late_cairo_surface_show_page(pdf->surface);
  drop_page(pdf);
}

const uint8_t *vcd_finish_pdf(vcd_pdf *pdf, size_t *count) {
  late_cairo_surface_finish(pdf->surface);
  *count = pdf->count;
  return late_cairo_surface_status(pdf->surface) == CAIRO_STATUS_SUCCESS ? pdf->bytes : NULL;
}

void vcd_close_pdf(vcd_pdf *pdf) {
  drop_page(pdf);
  late_cairo_surface_finish(pdf->surface);
  late_cairo_surface_destroy(pdf->surface);
  free(pdf->bytes);
  free(pdf);
}
