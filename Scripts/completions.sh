#!/bin/sh
# Prints the completion script of a shell: completions.sh PROGRAM bash|zsh|fish
#
# What ArgumentParser generates offers a subcommand's options after its name alone, and drawing has
# none in nearly every call. Two lines are put in, for bash and zsh: where the first word is no
# subcommand, the call draws.
set -eu
program=$1 shell=$2
script=$("$program" --generate-completion-script "$shell")
case $shell in
bash)
  printf '%s\n' "$script" | awk '
    { print }
    /# Offer subcommand completions/ && !done {
      print "        if [[ ${COMP_CWORD} -gt 1 || \"${cur}\" == -* ]]; then"
      print "            unparsed_words=(\"${COMP_WORDS[@]:1:${COMP_CWORD}}\")"
      print "            _vcdiagram_draw"
      print "            return"
      print "        fi"
      print "        COMPREPLY+=($(compgen -f -X \"!*.@(yaml|yml|json)\" -- \"${cur}\"; compgen -d -- \"${cur}\"))"
      done = 1
    }'
  ;;
zsh)
  printf '%s\n' "$script" | awk '
    { print }
    /local -i ret=1/ && !done {
      print "    local -r first=\"${words[2]}\""
      print "    if [[ \"${first}\" == -* ]] || { (( CURRENT > 2 )) && (( ! ${+functions[_vcdiagram_${first}]} )) }; then"
      print "        _vcdiagram_draw"
      print "        return"
      print "    fi"
      print "    (( CURRENT == 2 )) && _files -g \"*.(yaml|yml|json)\" && ret=0"
      done = 1
    }'
  ;;
*) printf '%s\n' "$script" ;;
esac
