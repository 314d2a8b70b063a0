// Pango, and libraries that it brings with it: cairo, fontconfig and zlib. They are opened by name when they
// are first needed, because linking them would load them for SVG too, which takes longer than a
// figure does.
#ifndef CLATELIBRARIES_H
#define CLATELIBRARIES_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// --- zlib (deflate.c) ---

typedef struct vcd_deflater vcd_deflater;
typedef struct {
  /// How many bytes of the input were taken, and how many of output written.
  size_t taken, written;
  bool is_done, has_failed;
} vcd_deflation;

/// Begins to compress at a level of zlib's; null when zlib is not to be found, or has no memory.
vcd_deflater *vcd_begin_deflate(int level);
/// Compresses until the input is taken or the output is full; `is_end` when no input follows.
vcd_deflation vcd_deflate(vcd_deflater *deflater, const uint8_t *input, size_t input_count,
                          uint8_t *output, size_t output_count, bool is_end);
void vcd_end_deflate(vcd_deflater *deflater);

// --- cairo (pdf.c) ---

typedef struct vcd_pdf vcd_pdf;

/// Begins a PDF in memory, with a title and a date of creation (ISO 8601); null when cairo is not
/// to be found, or has no memory. Sizes are points.
vcd_pdf *vcd_begin_pdf(const char *title, const char *date, double width, double height);
/// A page as a `cairo_t` to draw on; null when cairo could not make one.
void *vcd_begin_page(vcd_pdf *pdf, double width, double height, double scale);
/// A rectangle of the page, from its upper left corner, that leads to an address; call it before drawing.
/// The address is ASCII without apostrophes and backslashes.
void vcd_add_link(vcd_pdf *pdf, double x, double y, double width, double height,
                  const char *address);
void vcd_end_page(vcd_pdf *pdf);
/// Ends the PDF. Its bytes last as long as `pdf`; null when cairo could not write it.
const uint8_t *vcd_finish_pdf(vcd_pdf *pdf, size_t *count);
void vcd_close_pdf(vcd_pdf *pdf);

// --- pango (pango.c) ---

/// Makes pango measure texts as their fonts have them, from the next layout on: Graphviz's plugin lets it
/// round each letter's width to pixels, of which no printer knows. `pango_layout` is any text's layout.
bool vcd_measure_exactly(void *pango_layout);

// --- fontconfig (fonts.c): one caller at a time ---

/// What fontconfig takes for a list of families. Kept for as long as the process.
typedef struct {
  const char *family;
  const void *characters;
  /// Where it is; null when fontconfig does not say.
  const char *file;
} vcd_font;

/// How many fonts are installed; below 0 when fontconfig is not to be found.
long vcd_font_count(void);
/// Whether any of them has a character.
bool vcd_has_character(uint32_t scalar);
/// The font for the first of some families that there is; its `family` is null for none.
vcd_font vcd_match_font(const char *const *families, size_t count, bool is_bold);
bool vcd_font_has(vcd_font font, uint32_t scalar);
/// Makes a font's file known to fontconfig, as if it were installed.
void vcd_add_font(const char *path);

#endif
