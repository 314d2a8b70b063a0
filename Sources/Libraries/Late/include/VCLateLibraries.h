// Pango, and libraries that it depends on: cairo, fontconfig and zlib. They are opened by name on
// first use, because linking them would load them for SVG, too, which takes longer than drawing a
// figure.
#ifndef CLATELIBRARIES_H
#define CLATELIBRARIES_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// --- zlib (deflate.c) ---

typedef struct vcd_deflater vcd_deflater;
typedef struct {
  /// The number of input bytes taken, and of output bytes written.
  size_t taken, written;
  bool is_done, has_failed;
} vcd_deflation;

/// Begins to compress at one of zlib's levels; null without zlib or memory.
vcd_deflater *vcd_begin_deflate(int level);
/// Compresses until the input is taken or the output is full; `is_end` if no input follows.
vcd_deflation vcd_deflate(vcd_deflater *deflater, const uint8_t *input, size_t input_count,
                          uint8_t *output, size_t output_count, bool is_end);
void vcd_end_deflate(vcd_deflater *deflater);

typedef struct vcd_inflater vcd_inflater;

/// Begins to decompress bytes that stay valid; null without zlib or memory.
vcd_inflater *vcd_begin_inflate(const uint8_t *input, size_t count);
/// Decompresses the next bytes, and returns their number: 0 at the end, and where no zlib data follows.
size_t vcd_inflate(vcd_inflater *inflater, uint8_t *output, size_t count);
void vcd_end_inflate(vcd_inflater *inflater);

// --- cairo (image.c) ---

/// A PNG's bytes, and its size in pixels.
typedef struct {
  const uint8_t *bytes;
  size_t count;
  int width, height;
} vcd_png;

/// A PNG on a rectangle, measured from the upper left corner.
typedef struct {
  const vcd_png *png;
  double x, y, width, height;
  /// From 0 to 1.
  double opacity;
} vcd_image;

/// Draws on a `cairo_t`; false without cairo, or for a damaged PNG.
bool vcd_draw_image(void *cairo, const vcd_image *image);
/// Draws on pixels in rows without gaps: alpha, red, green and blue from the highest byte on, with
/// colours multiplied by alpha.
bool vcd_draw_image_on_pixels(uint32_t *pixels, int width, int height, const vcd_image *image);

// --- cairo (pdf.c) ---

typedef struct vcd_pdf vcd_pdf;

/// Begins a PDF in memory, with a title and a date of creation (ISO 8601); null without cairo or
/// memory. Sizes are in points.
vcd_pdf *vcd_begin_pdf(const char *title, const char *date, double width, double height);
/// Begins a page and returns a `cairo_t` to draw on; null if cairo couldn't make one.
void *vcd_begin_page(vcd_pdf *pdf, double width, double height, double scale);
/// Adds a link from a rectangle of the page, measured from its upper left corner, to an address;
/// call it before drawing. The address is ASCII without apostrophes and backslashes.
void vcd_add_link(vcd_pdf *pdf, double x, double y, double width, double height,
                  const char *address);
/// Adds a picture over what was drawn.
bool vcd_add_image(vcd_pdf *pdf, const vcd_image *image);
void vcd_end_page(vcd_pdf *pdf);
/// Ends the PDF. Its bytes are valid as long as `pdf`; null if cairo couldn't write it.
const uint8_t *vcd_finish_pdf(vcd_pdf *pdf, size_t *count);
void vcd_close_pdf(vcd_pdf *pdf);

// --- pango (pango.c) ---

/// Makes pango measure texts exactly as their fonts say, from the next layout on. Graphviz's plugin
/// lets it round each letter's width to pixels, which printers don't have. `pango_layout` is any
/// text's layout.
bool vcd_measure_exactly(void *pango_layout);
/// Sets the language for which pango chooses fonts, from the next layout on; without it, that is the
/// locale's. It is a name that fontconfig's fonts state, such as "zh-cn". Does nothing before
/// `vcd_measure_exactly`.
void vcd_set_language(const char *language);

/// A part of a text, from one byte up to another, with its own look.
typedef struct {
  uint32_t start, end;
  /// The families and the weight, as in a Pango font description, without a size.
  const char *font;
  uint8_t red, green, blue;
  /// The bytes of each of its characters if these are 1 em wide; 0 if their widths are the font's.
  uint32_t wide;
  /// Whether it is a mark that is half an em wide, where the font has one.
  bool is_half;
} vcd_text_run;
/// Sets a text without ligatures, and gives its parts their looks. A text that kerning makes a little
/// narrower than `wanted`, in points, gets that width, as `textLength` does in an SVG. Returns its
/// width in points; 0 if Pango can't do that. `pango_layout` is the text's layout.
double vcd_set_runs(void *pango_layout, const vcd_text_run *runs, size_t count, double wanted);

// --- fontconfig (fonts.c): one caller at a time ---

/// The font that fontconfig chooses for a list of families. It is kept until the process ends.
typedef struct {
  const char *family;
  const void *characters;
  /// The font's path; null if fontconfig doesn't say.
  const char *file;
} vcd_font;

/// The number of installed fonts; negative without fontconfig.
long vcd_font_count(void);
/// Whether any of them has a character.
bool vcd_has_character(uint32_t scalar);
/// Whether any of them is made for a language, such as "zh-cn".
bool vcd_has_language(const char *language);
/// The font for the first available family; its `family` is null if there is none.
vcd_font vcd_match_font(const char *const *families, size_t count, bool is_bold);
bool vcd_font_has(vcd_font font, uint32_t scalar);
/// Registers a font's file with fontconfig, as if it were installed.
void vcd_add_font(const char *path);

#endif
