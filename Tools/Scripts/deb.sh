#!/bin/sh
# Makes a package for Debian: deb.sh PROGRAM VERSION FOLDER
#
# The same program and version make the same bytes: dates are the changelog's.
set -eu
program=$1 version=$2 folder=$3
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
root=$work/root
export SOURCE_DATE_EPOCH=946684800
umask 022
make -s install PROGRAM="$program" DESTDIR="$root" PREFIX=/usr >/dev/null
# Debian has a folder of its own for zsh, and compressed manuals.
mkdir -p "$root/usr/share/zsh/vendor-completions"
mv "$root/usr/share/zsh/site-functions/_vcdiagram" "$root/usr/share/zsh/vendor-completions"
rmdir "$root/usr/share/zsh/site-functions"
gzip -9n "$root/usr/share/man/man1/vcdiagram.1"
documents=$root/usr/share/doc/vcdiagram
gzip -9n "$documents/CHANGELOG.md"
printf 'vcdiagram (%s) unstable; urgency=low\n\n  * As CHANGELOG.md tells.\n\n -- %s  %s\n' \
  "$version" "The vcdiagram authors <vcdiagram@example.org>" "Sat, 01 Jan 2000 00:00:00 +0000" \
  | gzip -9n > "$documents/changelog.gz"
{
  printf 'Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/\n'
  printf 'Upstream-Name: vcdiagram\n\nFiles: *\nCopyright: the vcdiagram authors\nLicense: MIT\n'
  sed 's/^$/./; s/^/ /' LICENSE
} > "$documents/copyright"
rm "$documents/LICENSE"
chmod 644 "$root"/usr/share/man/man1/* "$root"/usr/share/vcdiagram/* \
  "$root"/usr/share/bash-completion/completions/* "$root"/usr/share/zsh/vendor-completions/*
mkdir -p "$work/debian" "$root/DEBIAN" "$folder"
printf 'Source: vcdiagram\n\nPackage: vcdiagram\nArchitecture: any\n' > "$work/debian/control"
depends=$(cd "$work" && dpkg-shlibdeps -O root/usr/bin/vcdiagram 2>/dev/null | sed 's/^shlibs:Depends=//')
# Since Graphviz 14, Debian's package graphviz writes the list of plugins; the libraries alone draw nothing.
depends="$depends, graphviz"
architecture=$(dpkg --print-architecture)
cat > "$root/DEBIAN/control" <<CONTROL
Package: vcdiagram
Version: $version
Architecture: $architecture
Maintainer: The vcdiagram authors <vcdiagram@example.org>
Installed-Size: $(du -sk "$root/usr" | cut -f1)
Depends: $depends
Recommends: fonts-liberation | fonts-dejavu-core
Section: graphics
Priority: optional
Description: draw the view controllers of an iOS app as figures
 vcdiagram reads a description of an iOS app's view controllers in JSON or
 YAML, works out every relationship that UIKit gives them, and draws the
 figure that a book, a documentation page or a slide needs: as SVG, PNG, PDF,
 HTML or PPTX.
CONTROL
dpkg-deb --root-owner-group --build "$root" "$folder/vcdiagram_${version}_$architecture.deb"
