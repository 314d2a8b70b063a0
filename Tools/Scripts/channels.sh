#!/bin/bash
# Tries every channel of a release from an empty Debian: channels.sh RELEASE BASE [CHANNEL...]
#
# RELEASE is what `make release-rehearsal` made; BASE is a folder that `debootstrap --variant=minbase bookworm`
# made, and stays as it is. Needs root and overlayfs. Prints for each channel how many commands lead to the
# first figure, and how many seconds. The channels `source` and `formula` build for many minutes, with this
# machine's toolchain, which `plugin` uses, too; BIND names folders that they need besides.
set -eu
release=$(cd "$1" && pwd) base=$(cd "$2" && pwd)
shift 2
channels=${*:-deb portable bundle wheel action hook}
version=$(sed -n 's/.*version "\(.*\)"/\1/p' "$release/vcdiagram.rb")
triple=$(uname -m)-unknown-linux-gnu
integrations=$(cd "$(dirname "$0")/../../Integrations" && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# What the container images of Swift have beside the toolchain.
needed="binutils ca-certificates git libc6-dev libcurl4 libedit2 libgcc-12-dev libncurses6 libpython3.11 \
libsqlite3-0 libstdc++-12-dev libxml2 pkg-config tzdata zlib1g-dev"

steps() {
  case $1 in
  deb) echo "apt-get update -qq
apt-get install -y -qq --no-install-recommends /release/vcdiagram_${version}_*.deb
vcdiagram app.yaml -o app.svg" ;;
  portable) echo "tar -xzf /release/vcdiagram-$triple.tar.gz
vcdiagram-$triple/vcdiagram app.yaml -o app.svg" ;;
  bundle) echo "apt-get update -qq
apt-get install -y -qq unzip
unzip -q /release/vcdiagram.artifactbundle.zip
vcdiagram.artifactbundle/$triple/vcdiagram app.yaml -o app.svg" ;;
  wheel) echo "apt-get update -qq
apt-get install -y -qq --no-install-recommends python3-venv
python3 -m venv /opt/python
/opt/python/bin/pip install -q --no-index /release/vcdiagram-$version-py3-none-manylinux_*_$(uname -m).whl
/opt/python/bin/vcdiagram app.yaml -o app.svg" ;;
  action) echo "apt-get update -qq
apt-get install -y -qq curl unzip
/integrations/GitHub/install.sh file:///release /opt/vcdiagram
/opt/vcdiagram/vcdiagram app.yaml -o app.svg" ;;
  hook) echo "apt-get update -qq
apt-get install -y -qq --no-install-recommends curl git pre-commit unzip
git init -q . && git add app.vcd.yaml
pre-commit run --all-files
/root/.cache/pre-commit/repo*/.release/*/vcdiagram app.yaml -o app.svg" ;;
  # The bundle has no address yet.
  plugin) echo "apt-get update -qq
apt-get install -y -qq unzip
tar -xzf /release/vcdiagram-plugin.tar.gz
cp /release/vcdiagram.artifactbundle.zip vcdiagram-plugin
sed -i 's|url: .*|path: \"vcdiagram.artifactbundle.zip\"),|; /checksum: /d' vcdiagram-plugin/Package.swift
cp -r /integrations/SwiftPM/Sample demo
sed -i 's|\"vcdiagram\", path: .*|\"vcdiagram-plugin\", path: \"../vcdiagram-plugin\")],|' demo/Package.swift
cp app.yaml demo/Sources/Demo/Demo.docc/app.vcd.yaml
swift package --package-path demo --allow-writing-to-package-directory vcdiagram
cp demo/Sources/Demo/Demo.docc/app.svg ." ;;
  source) echo "apt-get update -qq
apt-get install -y -qq dpkg-dev lld make python3
mkdir source
tar -xzf /release/vcdiagram-$version-source.tar.gz -C source --strip-components 1
make -C source deb
apt-get install -y -qq --no-install-recommends ./source/packages/*.deb
vcdiagram app.yaml -o app.svg" ;;
  formula) echo "apt-get update -qq
apt-get install -y -qq libexpat1-dev libgraphviz-dev libyaml-dev make python3 ruby
ruby /scripts/try-formula.rb /release/vcdiagram.rb /release/vcdiagram-$version-source.tar.gz /prefix
/prefix/bin/vcdiagram app.yaml -o app.svg" ;;
  *) echo "there is no channel '$1'" >&2 && exit 64 ;;
  esac
}

# Runs a channel's steps in a namespace of its own, which takes the mounts along when it ends.
within() {
  root=$1 channel=$2
  mount -t tmpfs tmpfs "$root"
  mkdir "$root/upper" "$root/work" "$root/root"
  mount -t overlay overlay -o "lowerdir=$base,upperdir=$root/upper,workdir=$root/work" "$root/root"
  cd "$root/root"
  mkdir -p release releases/"v$version" integrations scripts project
  mount --bind "$release" release
  mount --bind "$release" "releases/v$version"
  mount --bind "$integrations" integrations
  mount --bind "$integrations/.." project
  mount --bind "$integrations/../Tools/Scripts" scripts
  mount -t proc proc proc
  mount --rbind /dev dev
  cp /etc/resolv.conf etc
  path=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin
  export DEBIAN_FRONTEND=noninteractive HOME=/root LANG=C.UTF-8
  case $channel in
  plugin | source | formula)
    toolchain=$(readlink -f "$(command -v swiftc)")
    toolchain=${toolchain%/usr/bin/*}
    for folder in "$toolchain" ${BIND:-}; do
      mkdir -p ".$folder"
      mount --bind "$folder" ".$folder"
    done
    path=$toolchain/usr/bin:$path
    [ ! -e /etc/gitconfig ] || cp /etc/gitconfig etc
    PATH=$path chroot . sh -ec "apt-get update -qq; apt-get install -y -qq --no-install-recommends $needed" \
      > "$work/prepared" 2>&1 ;;
  esac
  printf 'rootViewController: {class: UINavigationController, viewControllers: [HomeViewController]}\n' \
    > app.yaml
  # Of a project that has the hook.
  cp app.yaml app.vcd.yaml
  printf 'repos: [{repo: /project, rev: %s, hooks: [{id: vcdiagram-check}]}]\n' \
    "$(git -C "$integrations/.." rev-parse HEAD)" > .pre-commit-config.yaml
  export VCDIAGRAM_RELEASES=file:///releases
  printf '[safe]\n\tdirectory = *\n' > root/.gitconfig
  start=$(date +%s.%N)
  PATH=$path chroot . sh -ec "$(steps "$channel")"
  echo "$start $(date +%s.%N)" > "$work/times"
  grep -q HomeViewController app.svg
}

for channel in $channels; do
  steps "$channel" > /dev/null
  mkdir -p "$work/$channel"
  (export -f within steps; export release base version triple integrations work needed
    unshare --mount bash -euc 'within "$@"' within "$work/$channel" "$channel") > "$work/log" 2>&1 ||
    { cat "$work/log" >&2; echo "$channel: failed" >&2; exit 1; }
  echo "$channel: $(steps "$channel" | wc -l) commands, $(awk '{ printf "%.1f", $2 - $1 }' "$work/times") s"
done
