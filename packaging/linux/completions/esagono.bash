# SPDX-License-Identifier: GPL-3.0-or-later
# What bash proposes after "esagono".
_esagono() {
    local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD - 1]}
    local options="--help --version --packages --data-dir --lang --language --theme --page --at --replay --edit --size
        --scale --screenshot --export --smoke"
    compopt -o filenames 2>/dev/null
    case $before in
    --lang | --language) mapfile -t COMPREPLY < <(compgen -W "en es fr it" -- "$word") ;;
    --theme) mapfile -t COMPREPLY < <(compgen -W "light dark" -- "$word") ;;
    --page) mapfile -t COMPREPLY < <(compgen -W "library saved new rules guide settings shortcuts about" -- "$word") ;;
    --packages | --data-dir) mapfile -t COMPREPLY < <(compgen -d -- "$word") ;;
    --at | --size | --scale) COMPREPLY=() ;;
    *)
        if [[ $word == -* ]]; then
            compopt +o filenames 2>/dev/null
            mapfile -t COMPREPLY < <(compgen -W "$options" -- "$word")
        else
            mapfile -t COMPREPLY < <(compgen -f -- "$word")
        fi
        ;;
    esac
}
complete -F _esagono esagono
