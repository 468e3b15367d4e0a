# SPDX-License-Identifier: GPL-3.0-or-later
# What play and check have in common: saying what happens, installing what is missing, building.
# Read with "."; the reader has changed into the source folder and set program.
# shellcheck shell=sh disable=SC2046,SC2086,SC2154

say() { printf '%s\n' "$*"; }
complain() { printf '%s: %s\n' "$program" "$*" >&2; }
have() { command -v "$1" >/dev/null 2>&1; }

# Qt and CMake want UTF-8, and fresh systems speak plain C.
case ${LC_ALL:-${LC_CTYPE:-${LANG:-}}} in
*UTF-8 | *utf8) ;;
*) if [ "$(uname -s)" = Linux ]; then export LC_ALL=C.UTF-8; fi ;;
esac

# cores: how many compilers or tests may run at once.
cores() { nproc 2>/dev/null || sysctl -n hw.ncpu 2>/dev/null || echo 2; }

# packages COLUMN NEED...: the names in one column of packaging/packages, for these needs.
packages() {
    column=$1
    shift
    awk -F '|' -v column="$column" -v needs=" $* " '
        /^ *#/ || NF < 8 { next }
        { gsub(/^ +| +$/, "", $1); gsub(/^ +| +$/, "", $column) }
        index(needs, " " $1 " ") && $column != "-" { printf "%s ", $column }' packaging/packages
}

# missing_apt NAME...: those that are not installed.
missing_apt() {
    installed=" $(dpkg-query -W -f '${db:Status-Abbrev}${Package} ' "$@" 2>/dev/null) "
    for name; do
        case $installed in
        *" ii $name "* | *" hi $name "*) ;;
        *) printf '%s ' "$name" ;;
        esac
    done
}

# apt_names NEED...: apt's names, with clang's version filled in once apt knows it.
apt_names() {
    clang=$(apt-cache depends clang 2>/dev/null | sed -n 's/.*Depends: clang-\([0-9][0-9]*\)$/\1/p' | head -n 1)
    packages 3 "$@" | if [ -n "$clang" ]; then sed "s/@clang@/$clang/g"; else sed 's/[^ ]*@clang@[^ ]*//g'; fi
}

# as_root COMMAND...: runs it with the rights to install.
as_root() {
    if [ "$(id -u)" = 0 ]; then
        env DEBIAN_FRONTEND=noninteractive "$@"
    elif have sudo; then
        sudo env DEBIAN_FRONTEND=noninteractive "$@"
    else
        complain "installing needs root or sudo; as root: $*"
        return 1
    fi
}

install_with_apt() {
    wanted=$(apt_names "$@")
    [ -n "$(missing_apt $wanted)" ] || return 0
    mkdir -p build
    say "Reading the package lists"
    as_root apt-get update -q >build/install.log 2>&1 || complain "apt-get update failed (build/install.log)"
    names=
    for name in $(missing_apt $(apt_names "$@")); do
        if apt-cache show "$name" >/dev/null 2>&1; then
            names="$names $name"
        else
            complain "this system has no package $name; going on without it"
        fi
    done
    [ -n "$names" ] || return 0
    say "Installing$names"
    as_root apt-get install -q -y --no-install-recommends $names >>build/install.log 2>&1 && return 0
    tail -n 20 build/install.log >&2
    complain "the packages could not be installed (build/install.log)"
    return 1
}

# tell_packages NEED...: prints how to install what is needed where that is left to the reader.
tell_packages() {
    dnf="sudo dnf install $(packages 4 "$@")"
    pacman="sudo pacman -S --needed $(packages 5 "$@")"
    brew="brew install $(packages 6 "$@")"
    winget="winget install $(packages 8 "$@")"
    vcpkg="vcpkg install $(packages 7 "$@")"
    say "If something is missing, install it with:"
    if have dnf; then say "  $dnf"
    elif have pacman; then say "  $pacman"
    elif have brew; then say "  $brew"
    else
        case $(uname -s) in
        MINGW* | MSYS* | CYGWIN*) say "  $winget" && say "  $vcpkg" ;;
        *) printf '  %s\n' "$dnf" "$pacman" "$brew" "$winget" "$vcpkg" ;;
        esac
    fi
}

# install_needs NEED...: sees to it that what is needed is there; fails if the build cannot begin.
install_needs() {
    if have apt-get && have dpkg-query; then
        install_with_apt "$@" || return 1
    else
        tell_packages "$@"
    fi
    for tool in cmake ninja; do
        have $tool || { complain "$tool is missing"; return 1; }
    done
}

# reproducibly COMMAND...: runs it so that Qt's generators write the same bytes every time: with a fixed
# hash seed and, where the system lets us, fixed addresses. Second builds are then nearly free with ccache.
reproducibly() {
    if setarch "$(uname -m)" -R true >/dev/null 2>&1; then
        QT_HASH_SEED=0 setarch "$(uname -m)" -R "$@"
    else
        QT_HASH_SEED=0 "$@"
    fi
}

# minutes SECONDS: in words.
minutes() {
    if [ "$1" -lt 60 ]; then echo "$1 s"; else echo "$((($1 + 30) / 60)) min"; fi
}

# cost LINE: sets cost to the seconds of one processor that the object named at its end takes, as measured: a unit of many
# sources (or what Qt generates for all of them), one source; anything else takes next to nothing.
cost() {
    case $1 in
    */Unity/*.o | *application_autogen/mocs_compilation.cpp.o | *_qmltyperegistrations.cpp.o) cost=14 ;;
    *.o) cost=3 ;;
    *) cost=0 ;;
    esac
}

# work PRESET TARGET...: how many seconds of one processor it takes to build all of it.
work() {
    folder=build/$1
    shift
    ninja -C "$folder" -t inputs "$@" 2>/dev/null | {
        sum=0
        while IFS= read -r line; do
            cost "$line"
            sum=$((sum + cost))
        done
        echo $sum
    }
}

# follow WORK: reads what ninja says, and tells which share of the work is done and how long the rest will take. Passes on
# what compilers say. If the work is not known, the share is that of ninja's steps.
follow() {
    work=$1
    finished=0
    told=0
    if [ -t 1 ]; then step=1 form='\r  %d %% done, about %s left    ' last='\n'
    else step=10 form='  %d %% done, about %s left\n' last=
    fi
    while IFS= read -r line; do
        case $line in
        '['*'/'*'] '*) ;;
        'ninja: no work to do.') continue ;;
        *) say "$line" && continue ;;
        esac
        status=${line%%]*} # "[finished/all elapsed"
        status=${status#?}
        if [ "$work" = 0 ]; then
            steps=${status#*/}
            share=$((${status%%/*} * 100 / ${steps% *}))
        else
            cost "$line"
            finished=$((finished + cost))
            share=$((finished * 100 / work))
        fi
        [ "$share" -lt 100 ] || share=99
        [ "$share" -ge "$((told + step))" ] || continue
        told=$((share - share % step))
        elapsed=${status##* }
        printf "$form" "$share" "$(minutes $((${elapsed%%.*} * (100 - share) / share)))"
    done
    [ "$told" = 0 ] || printf "$last"
}

# configure PRESET: only once; where a build file or a list of sources has changed, ninja does it again.
configure() {
    folder=build/$1
    fresh=
    if [ -f "$folder/CMakeCache.txt" ] &&
        ! grep -qxF "CMAKE_HOME_DIRECTORY:INTERNAL=$(pwd -P)" "$folder/CMakeCache.txt"; then
        fresh=--fresh # the folder has been moved
    elif [ -f "$folder/build.ninja" ] && [ ! CMakePresets.json -nt "$folder/build.ninja" ]; then
        return 0
    fi
    mkdir -p "$folder"
    say "Configuring ($1)"
    cmake --preset "$1" $fresh >"$folder/configure.log" 2>&1 && return 0
    tail -n 40 "$folder/configure.log" >&2
    complain "the configuration failed ($folder/configure.log)"
    return 1
}

# build PRESET [TARGET...]: configures and builds what is not up to date. Says how long a first build takes, which share is
# done and how much is left.
build() {
    preset=$1
    shift
    configure "$preset" || return 1
    [ $# != 0 ] || set -- all
    needed=0
    if [ ! -f "build/$preset/.ninja_log" ]; then
        needed=$(work "$preset" "$@")
        say "Building ($preset): about $(minutes $((needed / $(cores)))) on $(cores) processors"
    fi
    {
        NINJA_STATUS='[%f/%t %e] ' reproducibly cmake --build "build/$preset" --target "$@" 2>&1
        echo $? >"build/$preset/status"
    } | follow "$needed"
    [ "$(cat "build/$preset/status")" = 0 ] || { complain "the build failed"; return 1; }
}
