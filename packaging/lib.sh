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
    for name; do
        case $(dpkg-query -W -f '${Status}' "$name" 2>/dev/null) in
        *' installed') ;;
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

# build PRESET [TARGET...]: configures and builds, quietly unless somebody watches.
build() {
    preset=$1
    shift
    mkdir -p "build/$preset"
    fresh=
    if [ -f "build/$preset/CMakeCache.txt" ] &&
        ! grep -qxF "CMAKE_HOME_DIRECTORY:INTERNAL=$(pwd -P)" "build/$preset/CMakeCache.txt"; then
        fresh=--fresh # the folder has been moved
    fi
    say "Configuring ($preset)"
    if ! cmake --preset "$preset" $fresh >"build/$preset/configure.log" 2>&1; then
        tail -n 40 "build/$preset/configure.log" >&2
        complain "the configuration failed (build/$preset/configure.log)"
        return 1
    fi
    say "Building ($preset)"
    quiet=--quiet
    [ -t 1 ] && quiet=
    reproducibly cmake --build "build/$preset" ${1:+--target "$@"} -- $quiet ||
        { complain "the build failed"; return 1; }
}
