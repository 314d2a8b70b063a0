#!/bin/sh
# Prints the completion script of a shell: completions.sh PROGRAM bash|zsh|fish
#
# ArgumentParser's scripts offer a subcommand's options only after its name, which drawing rarely has.
# A few lines are added: if the first word isn't a subcommand, the call draws; and `help` has its topics.
set -eu
program=$1 shell=$2
script=$("$program" --generate-completion-script "$shell")
topics=$("$program" help '?' 2>&1 | sed -n 's/.*; there is help for //p' | tr -d ,)
case $shell in
bash)
  printf '%s\n' "$script" | awk -v topics="$topics" '
    /^_vcdiagram_help\(\) / { is_help = 1 }
    is_help && /^}/ {
      print "    COMPREPLY+=($(compgen -W \"" topics "\" -- \"${cur}\"))"
      is_help = 0
    }
    { print }
    /# Offer subcommand completions/ && !done {
      print "        if [[ ${COMP_CWORD} -gt 1 || \"${cur}\" == -* ]]; then"
      print "            unparsed_words=(\"${COMP_WORDS[@]:1:${COMP_CWORD}}\")"
      print "            _vcdiagram_draw"
      print "            return"
      print "        fi"
      print "        COMPREPLY+=($(compgen -f -X \"!*.@(yaml|yml|json|storyboard|txt|log)\" -- \"${cur}\"; compgen -d -- \"${cur}\"))"
      done = 1
    }'
  ;;
zsh)
  # A colon would begin a description.
  printf '%s\n' "$script" |
    sed -e "s/'16:9'/'16\\\\:9'/" -e "s/'\*:subcommands:'/'*:subcommands:($topics)'/" | awk '
    { print }
    /local -i ret=1/ && !done {
      print "    local -r first=\"${words[2]}\""
      print "    if [[ \"${first}\" == -* ]] || { (( CURRENT > 2 )) && (( ! ${+functions[_vcdiagram_${first}]} )) }; then"
      print "        _vcdiagram_draw"
      print "        return"
      print "    fi"
      print "    (( CURRENT == 2 )) && _files -g \"*.(yaml|yml|json|storyboard|txt|log)\" && ret=0"
      done = 1
    }'
  ;;
fish)
  commands=$(printf '%s\n' "$script" | sed -n "s/.*\"vcdiagram\" -eq 1' -fa '\([a-z]*\)' .*/\1/p")
  printf '%s\n' "$script" | awk -v commands="$(echo $commands)" '
    { print }
    / *case .vcdiagram.$/ && !done {
      print "        if begin; test (count $unparsed_tokens) -gt 1; and not contains -- $unparsed_tokens[2] " commands "; end"
      print "            or begin; test (count $unparsed_tokens) -eq 1; and string match -q -- \"-*\" (commandline -ct); end"
      print "            set unparsed_tokens vcdiagram draw $unparsed_tokens[2..]"
      print "        end"
      done = 1
    }
    /for_positional "vcdiagram draw"/ { sub(/"vcdiagram draw" -ge 1/, "\"vcdiagram\" -eq 1"); print }'
  echo "complete -c vcdiagram -n '__fish_seen_subcommand_from help' -fa '$topics'"
  ;;
esac
