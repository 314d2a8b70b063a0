#!/bin/sh
# What of all that vcdiagram needs is on this machine, on one screen: doctor.sh PROGRAM READER
# Ends with 1 where something is missing without which `make` fails. POSIX's shell and tools only.
set -u
program=${1-.build/release/vcdiagram}
reader=${2-.build-reader/release/vcdiagram-swift}
missing=0

has() { command -v "$1" >/dev/null 2>&1; }
line() { printf '%-12s %s\n' "$1" "$2"; }

# get PACKAGE-OF-DEBIAN PACKAGE-OF-HOMEBREW: how to install it here.
get() {
  if has apt-get; then
    echo "apt-get install $1"
  elif has brew; then
    echo "brew install $2"
  else
    echo "install $1"
  fi
}

# needs NAME WHAT COMMAND: without it there is no program.
needs() {
  line "$1" "missing: $2; $3"
  missing=1
}

# library NAME MODULE DEBIAN HOMEBREW
library() {
  if has pkg-config && pkg-config --exists "$2" 2>/dev/null; then
    line "$1" "$(pkg-config --modversion "$2"), in $(pkg-config --variable=libdir "$2")"
  else
    needs "$1" "pkg-config finds no $2" "$(get "$3" "$4")"
  fi
}

if has sw_vers; then
  system="macOS $(sw_vers -productVersion)"
elif [ -r /etc/os-release ]; then
  system=$(sed -n 's/^PRETTY_NAME="\{0,1\}\([^"]*\)"\{0,1\}$/\1/p' /etc/os-release)
else
  system=$(uname -s)
fi
line system "$system, $(uname -m)"

if has swift; then
  version=$(swift --version 2>/dev/null | sed -n 's/.*Swift version \([0-9.]*\).*/\1/p')
  number=$(echo "$version" | awk -F. '{ print $1 * 100 + $2 }')
  if [ "${number:-0}" -ge 602 ]; then
    line Swift "$version"
  else
    needs Swift "version 6.2 or later, this is ${version:-unknown}" "see swift.org/install"
  fi
else
  needs Swift "a toolchain of version 6.2 or later" "see swift.org/install"
fi
if has make; then
  line make "$(make --version 2>/dev/null | sed -n 1p)"
else
  needs make make "$(get make make)"
fi
has pkg-config || needs pkg-config pkg-config "$(get pkg-config pkg-config)"
library Graphviz libgvc libgraphviz-dev graphviz
library libyaml yaml-0.1 libyaml-dev libyaml
# macOS has its own.
[ "$(uname -s)" = Darwin ] || library expat expat libexpat1-dev expat

plugins=
if has pkg-config && folder=$(pkg-config --variable=libdir libgvc 2>/dev/null); then
  for file in "$folder"/graphviz/libgvplugin_pango*; do
    [ -e "$file" ] && plugins=pango
  done
fi
if [ -n "$plugins" ]; then
  line "PNG, PDF" "Graphviz's plugin $plugins"
else
  line "PNG, PDF" "no plugin pango: only SVG, DOT and JSON are drawn; $(get libgvplugin-pango graphviz)"
fi

if has fc-match; then
  line fonts "Helvetica is $(fc-match -f '%{family}' Helvetica), Courier New is \
$(fc-match -f '%{family}' 'Courier New')"
  fc-match -f '%{family}' ':lang=zh-cn' | grep -q . || line "" "none for Chinese"
else
  line fonts "unknown: there is no fc-match; $(get 'fontconfig fonts-liberation' fontconfig)"
fi

if [ -x "$program" ]; then
  line vcdiagram "$("$program" --version 2>/dev/null || echo 'it does not start'), in $program"
else
  line vcdiagram "not built; make"
fi
if [ -x "$reader" ]; then
  line reader "vcdiagram-swift, in $reader"
else
  line reader "not built; make reader, to draw maps of Swift source"
fi

found= absent=
for tool in chromium pandoc asciidoctor soffice pdflatex python3 git; do
  if has "$tool"; then found="${found:+$found }$tool"; else absent="$absent $tool"; fi
done
line "for tests" "${found:-nothing}${absent:+; missing:$absent (make chromium document-tools)}"

[ "$missing" = 0 ] || printf '\nmake cannot build the program yet: see what is missing.\n'
exit "$missing"
