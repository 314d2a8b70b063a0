#include <stdlib.h>
#include <strings.h>

#include "VCLateLibraries.h"
#include "late.h"

#if __has_include(<fontconfig/fontconfig.h>)
#include <fontconfig/fontconfig.h>
#else
#include "without-fontconfig-headers.h"
#endif

LATE(FcConfigReference);
LATE(FcConfigGetFonts);
LATE(FcPatternGetCharSet);
LATE(FcCharSetHasChar);
LATE(FcPatternGetLangSet);
LATE(FcLangSetHasLang);
LATE(FcPatternCreate);
LATE(FcPatternAddString);
LATE(FcPatternAddInteger);
LATE(FcConfigSubstitute);
LATE(FcDefaultSubstitute);
LATE(FcFontMatch);
LATE(FcPatternGetString);
LATE(FcPatternDestroy);
LATE(FcConfigAppFontAddFile);

/// All installed fonts; null without fontconfig. Their configuration is kept, even if fontconfig
/// replaces it.
static const FcFontSet *installed(void) {
  static bool is_asked;
  static const FcFontSet *fonts;
  if (is_asked) return fonts;
  is_asked = true;
  // fontconfig prefers fonts for the locale's language, which would change a figure's bytes.
  setenv("FC_LANG", "en", 1);
  void *library = OPEN("libfontconfig.so.1", "libfontconfig.1.dylib");
  if (library && FIND(library, FcConfigReference) && FIND(library, FcConfigGetFonts) &&
      FIND(library, FcPatternGetCharSet) && FIND(library, FcCharSetHasChar) &&
      FIND(library, FcPatternGetLangSet) && FIND(library, FcLangSetHasLang) &&
      FIND(library, FcPatternCreate) && FIND(library, FcPatternAddString) &&
      FIND(library, FcPatternAddInteger) && FIND(library, FcConfigSubstitute) &&
      FIND(library, FcDefaultSubstitute) && FIND(library, FcFontMatch) &&
      FIND(library, FcPatternGetString) && FIND(library, FcPatternDestroy) &&
      FIND(library, FcConfigAppFontAddFile))
    fonts = late_FcConfigGetFonts(late_FcConfigReference(NULL), FcSetSystem);
  return fonts;
}

long vcd_font_count(void) {
  const FcFontSet *fonts = installed();
  return fonts ? fonts->nfont : -1;
}

static bool has_character(const FcFontSet *fonts, uint32_t scalar) {
  for (int index = 0; fonts && index < fonts->nfont; index++) {
    FcCharSet *characters;
    if (late_FcPatternGetCharSet(fonts->fonts[index], FC_CHARSET, 0, &characters) ==
            FcResultMatch &&
        late_FcCharSetHasChar(characters, scalar))
      return true;
  }
  return false;
}

bool vcd_has_character(uint32_t scalar) {
  return installed() &&
         (has_character(installed(), scalar) ||
          has_character(late_FcConfigGetFonts(NULL, FcSetApplication), scalar));
}

bool vcd_has_language(const char *language) {
  const FcFontSet *fonts = installed();
  for (int index = 0; fonts && index < fonts->nfont; index++) {
    FcLangSet *languages;
    if (late_FcPatternGetLangSet(fonts->fonts[index], FC_LANG, 0, &languages) == FcResultMatch &&
        late_FcLangSetHasLang(languages, (const FcChar8 *)language) == FcLangEqual)
      return true;
  }
  return false;
}

vcd_font vcd_match_font(const char *const *families, size_t count, bool is_bold) {
  vcd_font none = {NULL, NULL, NULL};
  FcPattern *pattern = installed() ? late_FcPatternCreate() : NULL;
  if (!pattern) return none;
  for (size_t index = 0; index < count; index++)
    late_FcPatternAddString(pattern, FC_FAMILY, (const FcChar8 *)families[index]);
  late_FcPatternAddInteger(pattern, FC_WEIGHT, is_bold ? FC_WEIGHT_BOLD : FC_WEIGHT_REGULAR);
  FcPattern *font = NULL;
  FcResult result;
  if (late_FcConfigSubstitute(NULL, pattern, FcMatchPattern)) {
    late_FcDefaultSubstitute(pattern);
    font = late_FcFontMatch(NULL, pattern, &result);
  }
  late_FcPatternDestroy(pattern);
  FcChar8 *family;
  FcChar8 *file;
  FcCharSet *characters;
  if (!font) return none;
  if (late_FcPatternGetString(font, FC_FILE, 0, &file) != FcResultMatch) file = NULL;
  if (late_FcPatternGetString(font, FC_FAMILY, 0, &family) == FcResultMatch &&
      late_FcPatternGetCharSet(font, FC_CHARSET, 0, &characters) == FcResultMatch) {
    // A font has several names; the requested one counts, in any position.
    FcChar8 *name;
    for (int place = 0;
         late_FcPatternGetString(font, FC_FAMILY, place, &name) == FcResultMatch; place++)
      for (size_t index = 0; index < count; index++)
        if (strcasecmp((const char *)name, families[index]) == 0)
          return (vcd_font){(const char *)name, characters, (const char *)file};
    return (vcd_font){(const char *)family, characters, (const char *)file};
  }
  late_FcPatternDestroy(font);
  return none;
}

void vcd_add_font(const char *path) {
  if (installed()) late_FcConfigAppFontAddFile(NULL, (const FcChar8 *)path);
}

bool vcd_font_has(vcd_font font, uint32_t scalar) {
  return late_FcCharSetHasChar((const FcCharSet *)font.characters, scalar);
}
