#!/bin/sh
# Packs the crate into dist, with the version of package.json, and compiles what was packed.
set -e
version=$(node -p 'require("./package.json").version')
target=${CARGO_TARGET_DIR:-target}
rm -rf dist "$target/crate"
mkdir -p dist "$target/crate"
cp -R Cargo.lock README.md LICENSE src "$target/crate"
sed "s/^version = \"0.0.0\"$/version = \"$version\"/" Cargo.toml > "$target/crate/Cargo.toml"
cargo package --quiet --allow-dirty --manifest-path "$target/crate/Cargo.toml" --target-dir "$target"
cp "$target/package/assessment-api-$version.crate" dist
