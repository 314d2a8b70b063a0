# Completes calls of vcdiagram in bash: the program says what can follow.
_vcdiagram() {
    local begun=${COMP_WORDS[COMP_CWORD]} line ending IFS=$'\n'
    COMPREPLY=()
    while read -r line; do
        case $line in
        :files)
            compopt -o filenames 2>/dev/null
            COMPREPLY+=($(compgen -f -- "$begun"))
            ;;
        :files*)
            compopt -o filenames 2>/dev/null
            COMPREPLY+=($(compgen -d -- "$begun"))
            for ending in $(printf '%s' "${line#:files }" | tr ' ' '\n'); do
                COMPREPLY+=($(compgen -f -X "!*.$ending" -- "$begun"))
            done
            ;;
        :folders)
            compopt -o filenames 2>/dev/null
            COMPREPLY+=($(compgen -d -- "$begun"))
            ;;
        *) COMPREPLY+=("${line%%$'\t'*}") ;;
        esac
    done < <("$1" --complete "${COMP_WORDS[@]:1:COMP_CWORD}" 2>/dev/null)
}
complete -F _vcdiagram vcdiagram
