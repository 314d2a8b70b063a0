// What Swift cannot say of Graphviz's headers.
#ifndef CGRAPHVIZ_SHIM_H
#define CGRAPHVIZ_SHIM_H

#include <graphviz/cgraph.h>
#include <graphviz/gvc.h>

#endif
