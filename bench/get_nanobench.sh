#!/usr/bin/env bash
# Gets nanobench.h from Debian's archive, for machines that reach a Debian mirror but not GitHub: the source
# package litecoin carries it (nanobench 4.0.0, MIT licence). apt checks the archive's signatures.
#
#   bench/get_nanobench.sh [directory]      (default: build/nanobench, where bench/CMakeLists.txt looks)
#
# Needs apt-get and cmake, no root, and changes nothing outside the directory.
set -euo pipefail

suite=trixie
package=litecoin
header=src/bench/nanobench.h

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
target=${1:-$root/build/nanobench}
if [ -s "$target/nanobench.h" ]; then
    exit 0
fi

give_up() {
    printf '%s\n' "$@" 'Give the directory of a nanobench.h of your own: -D TESSERA_NANOBENCH_INCLUDE_DIR=…' >&2
    exit 1
}
for tool in apt-get cmake; do
    command -v "$tool" >/dev/null || give_up "$0 needs $tool, which is not here."
done

mkdir -p "$target"
target=$(cd "$target" && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
mkdir -p lists/partial cache/archives/partial

# The machine's own mirrors, in whichever form its sources are written, each once and in order.
mirrors=$(apt-get update --print-uris | sed -nE "s|^'([^']+)/dists/.*|\1|p" | awk '!seen[$0]++')

keyring=/usr/share/keyrings/debian-archive-keyring.gpg
signed_by=
if [ -e "$keyring" ]; then
    signed_by="[signed-by=$keyring] "
fi

# A sources list, package lists and a cache of our own; proxies and credentials stay the machine's. As root,
# apt would download as a user who may not write here.
apt=(apt-get -q
     -o Dir::Etc::SourceList="$work/sources.list" -o Dir::Etc::SourceParts=/dev/null
     -o Dir::State::lists="$work/lists" -o Dir::Cache="$work/cache"
     -o Acquire::Languages=none -o APT::Sandbox::User=root)
for mirror in $mirrors; do
    echo "deb-src $signed_by$mirror $suite main" >sources.list
    if "${apt[@]}" update && "${apt[@]}" source --download-only --tar-only "$package"; then
        break
    fi
done

archive=$(find . -maxdepth 1 -name "${package}_*.orig.tar.*" ! -name '*.asc')
[ -n "$archive" ] || give_up "No mirror in apt's configuration has the source package $package of $suite."
path=$(cmake -E tar tf "$archive" | grep "/$header\$") || give_up "$archive has no $header."
cmake -E tar xf "$archive" "$path"
mv "$path" "$target/nanobench.h"
echo "$target/nanobench.h"
