#include "CGraphviz.h"

#include <cgraph.h>

/// What tells cgraph how objects are numbered.
Agdisc_t *vcd_discipline(void);

/// The name that says a number; it lasts until the next call.
char *vcd_name(vcd_id id);
