// The parts of fontconfig that fonts.c needs, for machines that have the library, because of
// Graphviz, but not its headers. All of them are as old as version 2.7. Where the headers are
// installed, as `make` does, the compiler checks fonts.c against those.
typedef unsigned char FcChar8;
typedef unsigned int FcChar32;
typedef int FcBool;
typedef struct FcConfig FcConfig;
typedef struct FcPattern FcPattern;
typedef struct FcCharSet FcCharSet;
typedef struct FcLangSet FcLangSet;
typedef struct {
  int nfont, sfont;
  FcPattern **fonts;
} FcFontSet;
typedef enum { FcResultMatch } FcResult;
typedef enum { FcLangEqual } FcLangResult;
enum { FcSetSystem = 0, FcSetApplication = 1, FcMatchPattern = 0, FC_WEIGHT_REGULAR = 80, FC_WEIGHT_BOLD = 200 };
#define FC_CHARSET "charset"
#define FC_FAMILY "family"
#define FC_FILE "file"
#define FC_LANG "lang"
#define FC_WEIGHT "weight"

FcConfig *FcConfigReference(FcConfig *);
FcFontSet *FcConfigGetFonts(FcConfig *, int);
FcResult FcPatternGetCharSet(const FcPattern *, const char *, int, FcCharSet **);
FcBool FcCharSetHasChar(const FcCharSet *, FcChar32);
FcResult FcPatternGetLangSet(const FcPattern *, const char *, int, FcLangSet **);
FcLangResult FcLangSetHasLang(const FcLangSet *, const FcChar8 *);
FcPattern *FcPatternCreate(void);
FcBool FcPatternAddString(FcPattern *, const char *, const FcChar8 *);
FcBool FcPatternAddInteger(FcPattern *, const char *, int);
FcBool FcConfigSubstitute(FcConfig *, FcPattern *, int);
void FcDefaultSubstitute(FcPattern *);
FcPattern *FcFontMatch(FcConfig *, FcPattern *, FcResult *);
FcResult FcPatternGetString(const FcPattern *, const char *, int, FcChar8 **);
void FcPatternDestroy(FcPattern *);
FcBool FcConfigAppFontAddFile(FcConfig *, const FcChar8 *);
