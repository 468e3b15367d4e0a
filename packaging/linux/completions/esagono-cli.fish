# SPDX-License-Identifier: GPL-3.0-or-later
# What fish proposes after "esagono-cli".
set -l verbs games validate pack unpack new verify salvage fork state offers log position export notes compare do why \
    preview takeback selfplay protocol
complete -c esagono-cli -n "not __fish_seen_subcommand_from $verbs" -f -a "$verbs"
complete -c esagono-cli -s h -l help -d 'Print a help'
complete -c esagono-cli -l version -d 'Print the version'
complete -c esagono-cli -l json -d 'Answer with one JSON document'
complete -c esagono-cli -l lang -x -a 'it en es fr' -d 'Language of the answers'
complete -c esagono-cli -l packages -x -a '(__fish_complete_directories)' -d 'Look into this folder first'
complete -c esagono-cli -n '__fish_seen_subcommand_from pack' -l scans -d 'Pack the scans as well'
complete -c esagono-cli -n '__fish_seen_subcommand_from new selfplay' -l game -x -d 'Id of the game'
complete -c esagono-cli -n '__fish_seen_subcommand_from new selfplay' -l scenario -x -d 'Id of the scenario'
complete -c esagono-cli -n '__fish_seen_subcommand_from new selfplay' -l option -x -d 'option=choice'
complete -c esagono-cli -n '__fish_seen_subcommand_from new selfplay' -l seed -x -d 'What the dice come from'
complete -c esagono-cli -n '__fish_seen_subcommand_from new' -l position -r -d 'Position to begin from'
complete -c esagono-cli -n '__fish_seen_subcommand_from new' -l corrections -r -d 'Corrections to lay over the package'
complete -c esagono-cli -n '__fish_seen_subcommand_from new do' -l dice -x -d 'What the dice show'
complete -c esagono-cli -n '__fish_seen_subcommand_from new salvage fork export notes' -l out -r -d 'File to be written'
complete -c esagono-cli -n '__fish_seen_subcommand_from fork state position export' -l at -x -d 'Number of an event'
complete -c esagono-cli -n '__fish_seen_subcommand_from state offers log export do why preview takeback protocol' \
    -l as -x -d 'Who asks or looks'
complete -c esagono-cli -n '__fish_seen_subcommand_from export' -l format -x -a 'log json position' -d 'Form'
complete -c esagono-cli -n '__fish_seen_subcommand_from notes' -l from -r -d 'File of notes'
complete -c esagono-cli -n '__fish_seen_subcommand_from notes' -l anyway -d 'Even of another game'
complete -c esagono-cli -n '__fish_seen_subcommand_from compare' -l branch -x -d 'Number of a branch'
complete -c esagono-cli -n '__fish_seen_subcommand_from compare' -l other-branch -x -d 'Branch of the other'
complete -c esagono-cli -n '__fish_seen_subcommand_from selfplay' -l games -x -d 'How many games'
complete -c esagono-cli -n '__fish_seen_subcommand_from selfplay' -l players -x -a 'random greedy ai:quick ai:normal ai:patient' -d 'Who plays'
complete -c esagono-cli -n '__fish_seen_subcommand_from selfplay' -l out-dir -r -d 'Folder for the diaries'
complete -c esagono-cli -n '__fish_seen_subcommand_from selfplay' -l csv -r -d 'Table of the games'
complete -c esagono-cli -n '__fish_seen_subcommand_from selfplay' -l jobs -x -d 'Games at the same time'
complete -c esagono-cli -n '__fish_seen_subcommand_from selfplay' -l max-commands -x -d 'How long a game may be'
complete -c esagono-cli -n '__fish_seen_subcommand_from selfplay' -l check -x -a 'offers all' -d 'Laws to check'
