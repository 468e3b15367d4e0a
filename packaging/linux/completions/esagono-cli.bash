# SPDX-License-Identifier: GPL-3.0-or-later
# What bash proposes after "esagono-cli".
_esagono_cli() {
    local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD - 1]} verb= each
    local verbs="games validate pack unpack new verify salvage fork state offers log position export notes compare do
        why preview takeback selfplay protocol"
    local options="--help --version --json --lang --packages"
    for each in "${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
        [[ " ${verbs//$'\n'/ } " == *" $each "* ]] && verb=$each && break
    done
    case $verb in
    games) options+=" --game --all" ;;
    pack) options+=" --scans" ;;
    new) options+=" --game --scenario --option --position --corrections --seed --dice --out" ;;
    salvage) options+=" --out" ;;
    fork) options+=" --at --out" ;;
    state | position) options+=" --as --at" ;;
    offers) options+=" --as --unit --verb --hex --all" ;;
    log | why | preview | takeback | protocol) options+=" --as" ;;
    do) options+=" --as --dice" ;;
    export) options+=" --as --at --format --out" ;;
    notes) options+=" --out --from --anyway" ;;
    compare) options+=" --branch --other-branch" ;;
    selfplay)
        options+=" --game --scenario --option --games --seed --players --out-dir --csv --jobs --max-commands"
        options+=" --check --rulings"
        ;;
    esac
    case $before in
    --lang) mapfile -t COMPREPLY < <(compgen -W "it en es fr" -- "$word") ;;
    --format) mapfile -t COMPREPLY < <(compgen -W "log json position" -- "$word") ;;
    --players) mapfile -t COMPREPLY < <(compgen -W "random greedy ai:quick ai:normal ai:patient" -- "$word") ;;
    --rulings) mapfile -t COMPREPLY < <(compgen -W "standard random" -- "$word") ;;
    --check) mapfile -t COMPREPLY < <(compgen -W "offers all" -- "$word") ;;
    --game)
        mapfile -t COMPREPLY < <(compgen -W "$(esagono-cli games --json 2>/dev/null |
            sed -n 's/^ \{6\}"id": "\([a-z_]*\)",*$/\1/p')" -- "$word")
        ;;
    *)
        if [[ $word == -* ]]; then
            mapfile -t COMPREPLY < <(compgen -W "$options" -- "$word")
        elif [[ -z $verb ]]; then
            mapfile -t COMPREPLY < <(compgen -W "$verbs" -- "$word")
        else
            compopt -o filenames 2>/dev/null
            mapfile -t COMPREPLY < <(compgen -f -- "$word")
        fi
        ;;
    esac
}
complete -F _esagono_cli esagono-cli
