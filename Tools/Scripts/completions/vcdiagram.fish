# Completes calls of vcdiagram in fish: the program says what can follow.
function __vcdiagram_offered
    set -l call (commandline -opc)
    set -l begun (commandline -ct)
    for line in ($call[1] --complete $call[2..] "$begun" 2>/dev/null)
        switch $line
            case ':folders'
                __fish_complete_directories $begun
            case ':files*'
                set -l endings (string split -n ' ' -- (string replace ':files' '' -- $line))
                for path in $begun*
                    if test -d $path
                        echo $path/
                    else if not count $endings >/dev/null
                        echo $path
                    else if contains -- (string replace -r '.*\.' '' -- $path) $endings
                        echo $path
                    end
                end
            case '*'
                echo $line
        end
    end
end
complete -c vcdiagram -k -f -a '(__vcdiagram_offered)'
