#!/bin/sh
# Fails if the program loads a library from its own folder: planted-libraries.sh PROGRAM
#
# Each library of the program has an empty file of the same name beside a copy of the program.
set -eu
program=$1
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cp "$program" "$folder/vcdiagram"
# The last three are opened while a PNG or PDF is drawn.
for library in $(ldd "$program" | sed -n 's/^[[:space:]]*\([^ /]*\) => .*/\1/p') \
  libcairo.so.2 libfontconfig.so.1 libz.so.1; do
  : > "$folder/$library"
done
for format in svg png pdf; do
  "$program" Samples/figure-17-7.yaml --format $format -o "$folder/expected"
  "$folder/vcdiagram" Samples/figure-17-7.yaml --format $format -o "$folder/drawn" &&
    cmp "$folder/expected" "$folder/drawn" || {
    echo "'$program' loads libraries from its own folder; link it by 'make'" >&2
    exit 1
  }
done
