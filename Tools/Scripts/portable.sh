#!/bin/sh
# Packs the program with the part of Graphviz that draws SVG: portable.sh PROGRAM FOLDER
#
# The libraries stand beside the program, where it and they look first: patchelf, which is needed,
# gives the program a run path to its own folder that holds for them too. Graphviz finds its layout by a file
# of its own in the folder "graphviz" beside its library. PNG and PDF would need cairo, pango and the
# machine's fonts: they want Graphviz installed.
set -eu
program=$1 folder=$2
rm -rf "$folder" "$folder.tar.gz"
mkdir -p "$folder/graphviz"
install -m 755 "$program" "$folder/vcdiagram"
patchelf --force-rpath --set-rpath '$ORIGIN' "$folder/vcdiagram"
install -m 644 LICENSE README.md CHANGELOG.md Sources/Engine/VCEngine.docc/Rules.md "$folder"
libraries=$(ldd "$program" | sed -n 's/.* => \(\/[^ ]*\) .*/\1/p')
layout=$(find $(dirname "$(printf '%s\n' "$libraries" | grep libgvc)")/graphviz \
  -name 'libgvplugin_dot_layout.so.*' -type l | head -1)
for library in $libraries $(ldd "$layout" | sed -n 's/.* => \(\/[^ ]*\) .*/\1/p'); do
  case ${library##*/} in
  # What every Linux has; and what belongs together with its kernel.
  libc.so.* | libm.so.* | libdl.so.* | libpthread.so.* | librt.so.* | libgcc_s.so.* | libstdc++.so.*) ;;
  *) install -m 644 "$library" "$folder" ;;
  esac
done
install -m 644 "$layout" "$folder/graphviz"
configuration=$(basename "$(ls "${layout%/*}"/config* | head -1)")
printf '%s dot_layout {\n\tlayout {\n\t\tdot 0\n\t}\n}\n' "${layout##*/}" > "$folder/graphviz/$configuration"
cat > "$folder/NOTICE" <<NOTICE
The libraries beside the program are Graphviz's (Eclipse Public License 1.0,
https://graphviz.org), libltdl's (LGPL 2.1), expat's (MIT) and zlib's (zlib licence), as the system
distributed them on which this folder was made.
NOTICE
tar -C "$(dirname "$folder")" --sort=name --owner=0 --group=0 --numeric-owner --mtime=@946684800 \
  -cf - "$(basename "$folder")" | gzip -9n > "$folder.tar.gz"
